/** The kinds of tiles: ours (`tiles.json`, made by `tools/tile_shapes.py`), and those that only the edition of a table has,
 * as its view describes them. */

/** @typedef {{ feature: "city" | "road" | "farm" | "cloister", sides?: number[], halves?: number[],
 *   pennants?: number, touches?: number[] }} Segment */
/** @typedef {{ edges: string, segments: Segment[], mark?: string, magic?: boolean }} Kind */

/** @type {Record<string, Kind>} */
export const KINDS = await (await fetch(new URL("./tiles.json", import.meta.url))).json();

/** Kinds that only the edition of a table has: how often a page has met others under the same ids, and what it knows now.
 * @type {{ told: unknown, described: Map<string, number>, stamps: Map<string, string> }} */
const own = { told: undefined, described: new Map(), stamps: new Map() };

/** Learns the kinds that a view describes. A page may show a table with another edition later: what was drawn of a kind
 * goes by its description, too. Returns what stands for all of them. @param {Record<string, Kind>} [kinds] */
export function learn(kinds) {
  if (kinds && kinds !== own.told) {
    own.told = kinds;
    for (const [label, kind] of Object.entries(kinds)) {
      const text = JSON.stringify(kind);
      if (!own.described.has(text)) own.described.set(text, own.described.size + 1);
      own.stamps.set(label, `~${own.described.get(text)}`);
      KINDS[label] = kind;
    }
  }
  return kinds ? Object.keys(kinds).map((label) => label + own.stamps.get(label)).join() : "";
}

/** What a face of this kind goes by, besides its label. @param {string} label */
export const stampOf = (label) => own.stamps.get(label) ?? "";
