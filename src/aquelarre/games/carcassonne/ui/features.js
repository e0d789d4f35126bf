/** Which segments of the landscape belong together: needed to outline a whole city or road.
 * Pure geometry: edges that touch join what lies on them. */

/** @typedef {import("./tiles.js").Land} Land */
/** @typedef {{ place: string, part: number }} Member */
/** @typedef {{ feature: string, members: Member[], places: Set<string>, open: number }} Feature
 *   `open`: sides beyond which no tile lies */

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** @param {string} place @param {number} part */
const id = (place, part) => `${place}/${part}`;

/** The features of a landscape, by place and segment ("3,-2/0").
 * @param {Land} land @returns {Map<string, Feature>} */
export function featuresOf(land) {
  /** @type {Map<string, string>} */
  const parent = new Map();
  const top = (/** @type {string} */ key) => {
    let at = key;
    while (parent.get(at) !== at) at = /** @type {string} */ (parent.get(at));
    return at;
  };
  for (const { place, face } of land.values()) {
    face.parts.forEach((_, k) => parent.set(id(place, k), id(place, k)));
  }
  const opened = new Map();
  for (const { x, y, place, face } of land.values()) {
    face.parts.forEach((part, k) => {
      for (const side of part.sides) {
        const [dx, dy] = STEPS[side];
        const next = land.get(`${x + dx},${y + dy}`);
        const other = next?.face.parts.findIndex((p) => p.sides.includes((side + 2) % 4)) ?? -1;
        if (next && other >= 0) parent.set(top(id(place, k)), top(id(next.place, other)));
        else opened.set(id(place, k), (opened.get(id(place, k)) ?? 0) + 1);
      }
      for (const half of part.halves) {
        const [dx, dy] = STEPS[half >> 1];
        const next = land.get(`${x + dx},${y + dy}`);
        const facing = ((half >> 1) + 2) % 4 * 2 + (1 - (half & 1));
        const other = next?.face.parts.findIndex((p) => p.halves.includes(facing)) ?? -1;
        if (next && other >= 0) parent.set(top(id(place, k)), top(id(next.place, other)));
      }
    });
  }
  /** @type {Map<string, Feature>} */
  const byTop = new Map();
  /** @type {Map<string, Feature>} */
  const found = new Map();
  for (const { place, face } of land.values()) {
    face.parts.forEach(({ feature }, k) => {
      const root = top(id(place, k));
      const whole = byTop.get(root) ?? { feature, members: [], places: new Set(), open: 0 };
      byTop.set(root, whole);
      whole.members.push({ place, part: k });
      whole.places.add(place);
      whole.open += opened.get(id(place, k)) ?? 0;
      found.set(id(place, k), whole);
    });
  }
  return found;
}

/** Is this a city or road with no open end? @param {Feature | undefined} feature */
export const isComplete = (feature) => feature !== undefined
  && (feature.feature === "city" || feature.feature === "road") && !feature.open;
