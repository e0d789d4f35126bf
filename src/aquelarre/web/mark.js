/** Mark: a number that stands for what is held of updates. The server tells its own now and then: if they
 *  differ, changes have gone astray. */

const KEPT = ["table", "position", "silent", "apart", "keeps", "teacher", "prepared"];

/** @param {any} update what is held */
export function markOf(update) {
  return crc32(inOrder(Object.fromEntries(KEPT.filter((name) => name in update).map((name) => [name, update[name]]))));
}

/** As JSON with the names in order. @param {any} value @returns {string} */
function inOrder(value) {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOrder(value[name])}`).join(",")}}`;
}

/** @param {string} text */
function crc32(text) {
  let rest = -1;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
