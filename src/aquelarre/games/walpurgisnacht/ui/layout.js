/**
 * Where the places of the mountain are: four figures one in another around the summit fire,
 * pentacle, pentagon, pentagram and pentagon.
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{places: Map<string, Point>, scale: number, half: number, bottom: number}} Layout */

/** Half axes and height of each figure; its places lie where no card touches another. */
const NARROW = { P: [134, 132, 0], I: [264, 245, -10], S: [338, 328, -1], O: [412, 409, 6] };
const WIDE = { P: [132, 129, 6], I: [258, 239, -4], S: [308, 288, -9], O: [436, 427, 6] };
const BESIDE = 12.7; // degrees from a point of the pentagram to the two cards before it, wide foot

const made = new Map();

/**
 * @param {boolean} wide with ten places at the foot
 * @returns {Layout}
 */
export function layout(wide) {
  if (!made.has(wide)) made.set(wide, lay(wide));
  return made.get(wide);
}

/** @param {boolean} wide @returns {Layout} */
function lay(wide) {
  const axes = wide ? WIDE : NARROW;
  const places = new Map();
  for (const [ring, [rx, ry, dy]] of Object.entries(axes)) {
    const count = wide && ring === "O" ? 10 : 5;
    for (let i = 0; i < count; i++) {
      const angle = (angleOf(ring, i, wide) * Math.PI) / 180;
      places.set(`${ring}${i}`, { x: rx * Math.cos(angle), y: ry * Math.sin(angle) + dy });
    }
  }
  return { places, scale: wide ? 0.96 : 1, half: wide ? 492 : 452, bottom: wide ? 506 : 430 };
}

/** @param {string} ring @param {number} i @param {boolean} wide */
function angleOf(ring, i, wide) {
  const turn = 90 + 72 * (i % 5);
  if (ring === "P" || ring === "S") return turn;
  if (ring === "O" && wide) return turn + (i < 5 ? BESIDE : -BESIDE);
  return turn + 36;
}

/**
 * The places just outside this one, whose cards can block it.
 * @param {string} slot @param {boolean} wide @returns {string[]}
 */
export function outside(slot, wide) {
  const ring = slot[0];
  const i = Number(slot.slice(1));
  if (ring === "P") return [`I${(i + 4) % 5}`, `I${i}`];
  if (ring === "I") return [`S${i}`, `S${(i + 1) % 5}`];
  if (ring === "S") return wide ? [`O${i}`, `O${i + 5}`] : [`O${(i + 4) % 5}`, `O${i}`];
  return [];
}

/**
 * The lines of the four figures, as paths.
 * @param {boolean} wide @returns {{figure: string, path: string}[]}
 */
export function figures(wide) {
  const { places } = layout(wide);
  /** @param {string} ring @param {number[]} order */
  const drawn = (ring, order) => `M${order.map((i) => at(places, `${ring}${i}`)).join("L")}z`;
  const round = [0, 1, 2, 3, 4];
  const crossed = [0, 2, 4, 1, 3];
  const foot = wide ? [0, 6, 1, 7, 2, 8, 3, 9, 4, 5] : round;
  return [
    { figure: "P", path: drawn("P", crossed) },
    { figure: "I", path: drawn("I", round) },
    { figure: "S", path: drawn("S", crossed) },
    { figure: "O", path: drawn("O", foot) },
  ];
}

/** @param {Map<string, Point>} places @param {string} slot */
function at(places, slot) {
  const { x, y } = /** @type {Point} */ (places.get(slot));
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
