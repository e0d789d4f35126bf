/**
 * The 24 characters: parts that portraits are put together from, what each character is made of, and
 * what is printed on the card of each. Parts are drawn in a box of 100 by 100 and cut like a woodcut;
 * a part is a list of strokes: [style, path].
 *
 *   k ink · s skin · h hair · c cloth · d second cloth · w linen · g gold · m metal · b wood and
 *   leather · r red · v green · o glow · q blush · l line · t fine line · f light line
 */

import { dot, pictured } from "../../../web/kit/drawing.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("../../../web/kit/drawing.js").Stroke} Stroke */

/** Dots at these places. @param {number} r @param {...number} places x, y, x, y … */
const dots = (r, ...places) => {
  let path = "";
  for (let i = 0; i < places.length; i += 2) path += dot(places[i], places[i + 1], r);
  return path;
};

/** @type {Record<string, Stroke[]>} */
const CLOTHES = {
  doublet: [["c", "M8 101q1-24 29-29l13 11 13-11q28 5 29 29z"], ["d", "M37 72l13 12 13-12 3 29H34z"], ["l", "M50 84v17"], ["g", dots(1.6, 46, 90, 46, 97)]],
  robe: [["c", "M8 101q1-25 30-30h24q29 5 30 30z"], ["w", "M40 71h20l-5 9H45z"], ["l", "M50 80v21"], ["t", "M22 88l-3 13M30 84l-2 17M70 84l2 17M78 88l3 13"]],
  mail: [["m", "M8 101q1-25 30-30h24q29 5 30 30z"], ["t", "M16 92q4 3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M20 85q4 3 8 0t8 0 8 0 8 0 8 0 8 0 8 0"], ["c", "M33 74l17 8 17-8 4 27H29z"], ["w", "M47 84h6v17h-6z"]],
  apron: [["c", "M8 101q1-24 30-29h24q29 5 30 29z"], ["d", "M33 78h34l5 23H28z"], ["l", "M33 78l4-7M67 78l-4-7"], ["t", "M40 84v17M60 84v17"]],
  cloak: [["c", "M4 101q4-32 34-31h24q30-1 34 31z"], ["d", "M41 71l9 14 9-14 5 30H36z"], ["t", "M18 84l-5 17M28 78l-5 23M72 78l5 23M82 84l5 17"]],
  split: [["c", "M8 101q1-24 30-29h12v29z"], ["d", "M92 101q-1-24-30-29H50v29z"], ["g", dots(2.2, 50, 79, 50, 87, 50, 95)], ["w", "M36 73l7 7 7-6 7 6 7-7-3-4H39z"]],
  fur: [["c", "M6 101q1-25 31-30h26q30 5 31 30z"], ["b", "M34 71q-8 12-6 30h12q-3-16 10-24 13 8 10 24h12q2-18-6-30l-16 10z"], ["t", "M32 84l4 3M31 92l4 3M68 84l-4 3M69 92l-4 3"]],
  rags: [["c", "M8 101q1-26 30-30h24q29 4 30 30z"], ["d", "M26 84l12-3 2 11-13 3zM60 88l11-2 3 9-12 3z"], ["t", "M27 86l11-3M28 92l11-3M61 91l12-3"]],
  bodice: [["w", "M10 101q0-24 28-29h24q28 5 28 29z"], ["c", "M34 78q7 5 16 1 9 4 16-1l5 23H29z"], ["l", "M46 86l8 4M54 86l-8 4M46 93l8 4M54 93l-8 4"], ["s", "M38 70q12 14 24 0l-2 8q-10 4-20 0z"]],
  dress: [["c", "M8 101q0-24 30-29h24q30 5 30 29z"], ["w", "M36 72q14 16 28 0l4 6q-18 18-36 0z"], ["t", "M26 86q2 8 0 15M74 86q-2 8 0 15"]],
  shawl: [["c", "M6 101q0-24 30-30h28q30 6 30 30z"], ["d", "M28 73q22 14 44 0l10 10-24 18H42L18 83z"], ["t", "M26 88l-4 10M34 93l-2 8M74 88l4 10M66 93l2 8"]],
  habit: [["k", "M6 101q0-26 30-32h28q30 6 30 32z"], ["w", "M29 70q21 14 42 0l3 10q-24 18-48 0z"], ["f", "M22 88l-3 13M78 88l3 13"]],
};

/** @type {Record<string, Stroke[]>} */
const FACES = {
  man: [["s", "M42 60v14q8 7 16 0V60z"], ["s", "M33 38q0-17 17-17t17 17q0 15-4 21-5 9-13 9t-13-9q-4-6-4-21z"], ["l", "M37 38q4-3 9-1M54 37q5-2 9 1M50 42l-3 10q3 2 6 0M44 59q6 2 12 0"], ["k", dots(1.9, 42, 43, 58, 43)], ["t", "M61 47l5-2M61 50l5-2M60 53l5-2M59 56l4-2"]],
  stern: [["s", "M42 60v14q8 7 16 0V60z"], ["s", "M32 38q0-17 18-17t18 17q0 15-5 21-4 9-13 9t-13-9q-5-6-5-21z"], ["l", "M36 36l10 4M64 36l-10 4M50 42l-3 10q3 2 6 0M43 60q7-3 14 0"], ["k", dots(1.9, 42, 43.5, 58, 43.5)], ["t", "M61 47l6-2M61 50l6-2M60 53l6-2M47 33v3M53 33v3"]],
  old: [["s", "M43 60v14q7 6 14 0V60z"], ["s", "M34 38q0-17 16-17t16 17q0 14-4 20-5 10-12 10t-12-10q-4-6-4-20z"], ["l", "M38 39q4-3 8-1M54 38q4-2 8 1M50 42l-3 11q3 2 6 0M45 60q5-2 10 0"], ["k", dots(1.7, 42, 43, 58, 43)], ["t", "M40 30q10-3 20 0M42 33q8-2 16 0M38 47q3 2 6 0M56 47q3 2 6 0M42 54q-2 3 0 6M58 54q2 3 0 6"]],
  woman: [["s", "M43 58v15q7 7 14 0V58z"], ["s", "M35 40q0-18 15-18t15 18q0 12-4 18-5 8-11 8t-11-8q-4-6-4-18z"], ["l", "M38 39q4-4 8-2M54 37q4-2 8 2M50 43l-2 8q2 1.5 4 0"], ["k", dots(1.9, 42, 43.5, 58, 43.5)], ["r", "M45.5 57q2.5-2 4.5-.7 2-1.3 4.5.7-4.5 4-9 0z"], ["t", "M38 42l-2-1.5M62 42l2-1.5M60 49l4-1.5M60 52l3-1.5"]],
  stout: [["s", "M41 60v14q9 7 18 0V60z"], ["s", "M31 40q0-19 19-19t19 19q1 14-4 20-6 9-15 9t-15-9q-5-6-4-20z"], ["l", "M37 38q4-3 9-1M54 37q5-2 9 1M46 53q4 3 8 0M42 58q8 6 16 0M42 66q8 5 16 0"], ["k", dots(1.9, 42, 43, 58, 43)], ["q", "M35 50a4.5 3.5 0 1 0 9 0 4.5 3.5 0 1 0-9 0zM56 50a4.5 3.5 0 1 0 9 0 4.5 3.5 0 1 0-9 0z"]],
  crone: [["s", "M44 58v15q6 6 12 0V58z"], ["s", "M35 40q0-18 15-18t15 18q0 10-4 16-3 11-10 14-9-2-12-14-4-6-4-16z"], ["l", "M38 40l8 1M62 40l-8 1M51 42l-5 12q3 2 6-1M45 61q5-2 10 0"], ["k", dots(1.7, 42, 44, 58, 44) + dot(57, 54, 1.3)], ["t", "M40 32q10-3 20 0M38 48q3 2 6 0M56 48q3 2 6 0M41 55q-1 3 1 6M59 55q1 3-1 6"]],
};

/** @type {Record<string, Stroke[]>} */
const HAIR = {
  short: [["h", "M31 45q-4-26 19-26t19 26l-3-1q-1-9-5-13-11 4-22 0-4 4-5 13z"], ["t", "M38 24q-4 4-5 10M46 21q-4 3-6 8M56 21q4 3 5 8"]],
  sides: [["h", "M31 50q-4-14 3-20l3 3q-2 8 0 15zM69 50q4-14-3-20l-3 3q2 8 0 15z"]],
  tonsure: [["h", "M31 48q-3-14 5-20l1 4q-3 6-2 15zM69 48q3-14-5-20l-1 4q3 6 2 15zM36 29q14-7 28 0l-1 4q-13-5-26 0z"]],
  bowl: [["h", "M29 48q-5-30 21-30t21 30h-5l-1-11q-15-5-30 0l-1 11z"], ["t", "M38 34v-10M45 33v-12M55 33v-12M62 34v-10"]],
  curls: [["h", dots(5, 33, 44, 32, 35, 35, 27, 42, 22, 50, 20, 58, 22, 65, 27, 68, 35, 67, 44)], ["t", "M35 27a3 3 0 1 0 3 3M50 20a3 3 0 1 0 3 3M65 27a3 3 0 1 1-3 3"]],
  flowing: [["h", "M29 80q-9-60 21-61 30 1 21 61-7 4-13 1 9-26 4-44-12-2-20-9-2 7-4 9-4 18 4 42-6 5-13 1z"], ["t", "M32 46q-2 16 1 30M68 46q2 16-1 30M36 52q0 14 2 24M64 52q0 14-2 24"]],
  parted: [["h", "M32 48q-3-28 18-29 21 1 18 29-4-13-18-19-14 6-18 19z"], ["t", "M50 20v8M42 23q-5 5-6 12M58 23q5 5 6 12"]],
  bun: [["h", dot(50, 15, 8.5)], ["h", "M33 45q-4-25 17-26 21 1 17 26-3-12-8-15-9 3-18 0-5 3-8 15z"], ["t", "M45 12q5-4 10 0M44 17q6-4 12 0"]],
  braids: [["h", "M33 45q-4-25 17-26 21 1 17 26-3-10-17-17-14 7-17 17z"], ["h", "M32 44q-5 8-2 16-5 6-1 13-4 6 0 14h6q3-8-1-14 4-7 0-13 3-8-2-16zM68 44q5 8 2 16 5 6 1 13 4 6 0 14h-6q-3-8 1-14-4-7 0-13-3-8 2-16z"], ["t", "M29 60l6 4M29 73l6 4M71 60l-6 4M71 73l-6 4"]],
  crown: [["h", "M33 45q-3-22 17-23 20 1 17 23-4-12-17-14-13 2-17 14z"], ["h", "M30 36q-2-20 20-21 22 1 20 21l-5-2q0-12-15-12t-15 12z"], ["t", "M33 27l5 3M38 20l4 5M47 16l1 6M56 17l-2 6M63 21l-4 5M68 28l-5 3"]],
};

/** @type {Record<string, Stroke[]>} */
const BEARDS = {
  full: [["h", "M32 45q2 7 6 7 12-4 24 0 4 0 6-7 1 19-5 26-5 6-13 6t-13-6q-6-7-5-26z"], ["s", "M44 58.5q6-3 12 0-6 4-12 0z"], ["t", "M40 62v9M46 65v10M54 65v10M60 62v9"]],
  long: [["h", "M33 48q4 5 7 5 10-4 20 0 3 0 7-5 2 22-4 33-5 10-13 15-8-5-13-15-6-11-4-33z"], ["s", "M45 58.5q5-2.5 10 0-5 3.5-10 0z"], ["t", "M42 64q0 14 4 22M50 66v24M58 64q0 14-4 22"]],
  goatee: [["h", "M44 63q6-2 12 0-1 10-6 13-5-3-6-13z"], ["h", "M41 57q5-4 9-1 4-3 9 1-5 1-9 0-4 1-9 0z"]],
  moustache: [["h", "M36 57q8-7 14-3 6-4 14 3-6 4-14 1-8 3-14-1z"]],
  stubble: [["t", "M39 58v2M42 61v2M45 63v2M50 64v2M55 63v2M58 61v2M61 58v2M42 65v1M47 67v1M53 67v1M58 65v1"]],
};

/** @type {Record<string, Stroke[]>} */
const HATS = {
  scholar: [["d", "M26 30q2-19 26-18 24 0 24 14-2 6-9 4-21-5-41 0z"], ["t", "M34 26q6-8 16-9M60 16q8 2 11 9"]],
  glasses: [["l", `${dot(42, 43.5, 6)}${dot(58, 43.5, 6)}M48 42q2-2 4 0M36 42l-4-2M64 42l4-2`]],
  biretta: [["k", "M29 30l4-17q8 3 17-1 9 4 17 1l4 17q-21 7-42 0z"], ["k", dot(50, 10, 3.5)], ["f", "M50 14v17M37 17l-1 13M63 17l1 13"]],
  kettle: [["m", "M21 33q29 9 58 0l-10-8Q66 11 50 11T31 25z"], ["t", "M33 24q17 6 34 0M50 12v12"], ["f", "M38 17q-3 3-4 7"]],
  band: [["r", "M32 32q18-7 36 0v5q-18-7-36 0z"]],
  floppy: [["w", "M30 33Q24 9 52 9q21 1 22 15 7 9 0 15-5-8-10-9-17-4-34 3z"], ["t", "M36 26q6-10 16-12M66 15q6 5 6 12"]],
  cap: [["d", "M31 31q0-16 20-16 19 0 20 13 6 2 8 6-22-8-48-3z"], ["l", "M35 27q16-7 34 0"]],
  skullcap: [["k", "M32 34q0-16 18-16t18 16q-18-8-36 0z"], ["f", "M50 18v11M41 20q-4 5-5 10M59 20q4 5 5 10"]],
  broad: [["k", "M12 36q38 12 76 0-6-8-21-9Q64 10 50 10T33 27q-15 1-21 9z"], ["b", "M33 28q17 6 34 0l-1-5q-16 5-32 0z"]],
  mask: [["k", "M22 84Q24 70 29 62 24 12 50 10q26 2 21 52 5 8 7 22-14-10-28-10T22 84z"], ["s", "M35 43q6-6 12-1-2 6-7 5-4 0-5-4zM65 43q-6-6-12-1 2 6 7 5 4 0 5-4z"], ["k", dots(1.9, 41.5, 43.5, 58.5, 43.5)], ["f", "M38 18q-6 8-6 18M62 18q6 8 6 18M50 56v10"]],
  feather: [["d", "M30 32q-2-16 20-17 16 0 23 9 5 8-3 8-22-7-40 0z"], ["r", "M66 24Q76 0 96 4q-4 16-26 24z"], ["t", "M68 25q8-14 22-19"]],
  chaperon: [["r", "M27 34q-6-8 4-15 6-10 20-9 20 0 24 12 4 10-4 12-22-7-44 0z"], ["r", "M72 26q16 4 12 36-6 4-11 0 4-18-6-30z"], ["l", "M32 24q10-7 20-7M50 17q12 0 20 9"], ["g", dot(50, 25, 4)]],
  hood: [["c", "M22 82Q14 14 50 10q36 4 28 72-7-8-10-16Q72 24 50 22T32 66q-3 8-10 16z"], ["t", "M50 11v10M36 17q-8 14-8 40M64 17q8 14 8 40"]],
  lace: [["k", "M20 88Q14 14 50 10q36 4 30 78-8-6-13-18Q71 26 50 24T33 70q-5 12-13 18z"], ["f", "M34 68q-4-1-3-5 -4-2-2-6-3-3-1-7-2-3 1-7-1-4 3-6 0-4 4-6 2-4 6-4 3-3 8-2 5-1 8 2 4 0 6 4 4 2 4 6 4 2 3 6 3 4 1 7 2 4-1 7 2 4-2 6 1 4-3 5"]],
  coif: [["w", "M30 50q-4-33 20-34 24 1 20 34-3-18-9-21-11-4-22 0-6 3-9 21z"], ["t", "M36 24q14-7 28 0M33 32q3-4 7-5M67 32q-3-4-7-5"]],
  leaves: [["v", "M30 40Q28 14 50 12q22 2 20 28l-4-6q-16-8-32 0z"], ["v", "M66 34q14 0 16 16-14 0-16-16z"], ["l", "M38 20q12-5 24 0M68 36l12 12"], ["g", dots(2, 40, 28, 50, 25, 60, 28)]],
  comb: [["k", "M34 24Q34 2 50 2t16 22q-16-6-32 0z"], ["k", "M26 84q-8-52 14-64l4 6q-14 12-8 44zM74 84q8-52-14-64l-4 6q14 12 8 44z"], ["f", "M40 20l-1-10M46 18V7M54 18V7M60 20l1-10"], ["r", dot(65, 24, 4)]],
  kerchief: [["r", "M30 42Q26 16 50 14q24 2 20 28-4-10-20-12t-20 12z"], ["r", "M47 16l-8-10 10 4 3-6 3 7 9-2-8 9z"], ["w", dots(1.5, 40, 24, 50, 22, 60, 24, 36, 32, 64, 32, 45, 27, 55, 27)]],
  puff: [["w", "M29 34q-11-9 1-18 4-10 20-7 16-3 20 7 12 9 1 18-21-8-42 0z"], ["t", "M38 14q-4 6-2 14M50 11v15M62 14q4 6 2 14M30 34q20-7 40 0"]],
  coins: [["r", "M30 40Q26 14 50 13q24 1 20 27-6-10-20-11t-20 11z"], ["r", "M66 36q10 10 8 30-5-2-8-10z"], ["g", dots(2.3, 37, 33, 43.5, 30.5, 50, 29.5, 56.5, 30.5, 63, 33) + dots(3.2, 34, 55, 66, 55)]],
  patched: [["d", "M26 78Q18 16 48 12q32 2 28 60-5-6-8-12Q70 26 50 25 32 26 33 62q-3 10-7 16z"], ["b", "M58 15l10 3-2 10-10-4z"], ["t", "M57 18l10 3M57 22l9 3M30 40l6-1"]],
  mob: [["w", "M27 40Q20 12 50 11q30 1 23 29-3-5-6-5-2-5-6-4-3-4-7-3-4-2-8 0-4-1-7 3-4-1-6 4-3 0-6 5z"], ["d", "M32 27q18-9 36 0v5q-18-9-36 0z"]],
  wimple: [["k", "M16 92Q8 10 50 6q42 4 34 86-10-8-14-22Q74 20 50 18T30 70q-4 14-14 22z"], ["w", "M29 78q-4-40 4-50 6-9 17-9t17 9q8 10 4 50-10 8-21 8t-21-8z"], ["s", "M36 42q0-13 14-13t14 13q0 12-4 17-4 7-10 7t-10-7q-4-5-4-17z"], ["l", "M39 40q4-3 8-1M53 39q4-2 8 1M50 43l-2 8q2 1.5 4 0M46 58q4 1.5 8 0"], ["k", dots(1.8, 43, 44, 57, 44)], ["f", "M30 20q-10 16-10 50M70 20q10 16 10 50"]],
};

/** @type {Record<string, Stroke[]>} */
const TOOLS = {
  book: [["b", "M58 80l20-6 20 6v20l-20-5-20 5z"], ["w", "M60 78l18-5 18 5v17l-18-5-18 5z"], ["t", "M78 74v16M64 81l10-3M64 85l10-3M82 78l10 3M82 82l10 3"]],
  cross: [["g", "M79 54h6v10h9v6h-9v26h-6V70h-9v-6h9z"]],
  halberd: [["b", "M84 16h4v85h-4z"], ["m", "M88 18q14 5 9 22-5-5-9-5zM84 22l-9 4 9 8zM83 17l3-15 3 15z"]],
  hammer: [["b", "M80 56h6v44h-6z"], ["m", "M68 48h26l4 6v9H68z"], ["f", "M72 52h16"]],
  wheat: [["l", "M82 100q-2-20 2-44M76 100q-4-16-4-34"], ["g", "M84 56q-6-4-2-12 6 4 2 12zM80 64q-8-2-6-10 8 2 6 10zM86 64q6-4 4-11-7 4-4 11zM80 73q-8-2-6-9 8 1 6 9zM86 73q7-3 5-10-7 3-5 10zM72 68q-6-3-3-10 6 4 3 10zM70 77q-7-1-6-8 7 1 6 8zM75 77q6-3 4-9-6 3-4 9z"]],
  tankard: [["b", "M66 72h20v27H66z"], ["l", "M86 77q10 0 10 8t-10 8"], ["m", "M65 77h22v3H65zM65 92h22v3H65z"], ["w", "M64 72q-2-6 4-7 3-5 8-2 5-3 8 2 6 1 4 7z"]],
  flask: [["w", "M77 56h8v14l10 22q1 7-5 7H72q-6 0-5-7l10-22z"], ["v", "M72 84h18l4 9q1 5-4 5H72q-5 0-4-5z"], ["w", dots(1.8, 78, 90, 84, 93)], ["b", "M77 52h8v6h-8z"]],
  spade: [["b", "M82 34h5v42h-5zM77 30h15v5H77z"], ["m", "M74 74h21v14q-4 13-10.5 13T74 88z"], ["f", "M79 79v10"]],
  axe: [["b", "M82 26h5v75h-5z"], ["m", "M87 30q16-8 12 6-1 14-12 12zM82 34h-6v9h6z"], ["f", "M94 31q2 6-1 13"]],
  lute: [["b", "M56 92q0-14 12-15 7-1 11 4l13-24 6 3-13 25q5 7-1 13-7 7-17 5-11-2-11-11z"], ["k", dot(70, 89, 4)], ["f", "M66 94l28-34M69 96l28-34"], ["b", "M90 56l10 5-3 5-9-5z"]],
  purse: [["b", "M70 79q-8 14-2 21h24q6-7-2-21-3-5-6-6h-8q-3 1-6 6z"], ["l", "M72 76q8 4 16 0M76 73l-3-6M84 73l3-6"], ["g", dots(3.5, 66, 97, 73, 99, 69, 91)]],
  lantern: [["l", "M74 64q8-12 16 0"], ["m", "M70 66h24l-3-5H73zM70 94h24v5H70z"], ["o", "M72 66h20v28H72z"], ["l", "M72 66v28M92 66v28M82 66v28"], ["g", "M82 72q5 7 4 12-1 5-4 5t-4-5q-1-5 4-12z"]],
  rosary: [["k", dots(2.8, 60, 74, 63, 81, 68, 87, 74, 91, 81, 90, 87, 86, 91, 79, 93, 72)], ["g", "M76 92h4v3h3v3h-3v4h-4v-4h-3v-3h3z"]],
  baby: [["w", "M50 90q14-18 34-12 12 4 10 13-3 10-14 9-18 4-28-2-4-3-2-8z"], ["s", dot(85, 86, 7)], ["t", "M54 92l10-8M62 96l12-14M72 98l6-12"], ["k", dots(1, 83, 86, 88, 86)]],
  herbs: [["l", "M74 100l6-30M82 100l4-26M68 100l2-24"], ["v", "M80 70q-8-6-4-15 8 5 4 15zM86 74q10-4 10-13-10 2-10 13zM70 76q-9-3-9-12 9 3 9 12zM78 82q-8 0-11-7 9-1 11 7zM84 86q7 1 11-5-8-3-11 5z"], ["r", dots(2.2, 75, 54, 96, 60, 61, 63)]],
  fan: [["r", "M70 100L60 74q18-18 38-4L76 100z"], ["l", "M72 99l-6-28M73 99l2-34M74 99l10-34M75 99l16-30"], ["g", "M60 74q18-18 38-4l-3 4q-16-11-32 4z"], ["g", dots(2, 40, 76, 45, 79, 50, 80, 55, 79, 60, 76)]],
  washboard: [["b", "M66 62h28v38H66z"], ["m", "M70 67h20v27H70z"], ["l", "M70 72h20M70 77h20M70 82h20M70 87h20"], ["w", "M58 86q10-8 16 2 8-2 8 12H58z"]],
  slate: [["b", "M62 68h34v30H62z"], ["k", "M65 71h28v24H65z"], ["f", "M70 90l5-13 5 13M72 86h6M84 77v13h4q4-1 2-4-1-2-4-2 4-1 3-4-1-3-5-3z"]],
  bread: [["g", "M54 92q0-14 20-15 22-1 24 13 0 9-22 9T54 92z"], ["t", "M64 80l6 9M73 78l6 10M82 78l6 10"], ["o", dots(1.5, 62, 90, 70, 93, 90, 91)]],
  crystal: [["b", "M70 94h24l4 7H66z"], ["o", dot(82, 80, 15)], ["l", dot(82, 80, 15)], ["f", "M72 76q3-8 10-9"], ["k", "M82 73l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z"]],
  bowl: [["b", "M62 84h34q-1 16-17 16T62 84z"], ["g", dots(3, 74, 82, 82, 81)], ["t", "M66 90h26"]],
  spindle: [["b", "M84 40h4v60h-4z"], ["w", "M86 48q10 10 6 26-6 8-12 0-4-16 6-26z"], ["t", "M80 58l12 4M79 64l14 4M79 70l13 3"], ["l", "M80 72q-14 2-18 24"]],
  jug: [["r", "M70 70h16q-2 6 3 12 6 12-2 18H69q-8-6-2-18 5-6 3-12z"], ["l", "M87 74q12 2 6 16"], ["b", "M56 98h44v4H56z"], ["f", "M70 84q-2 6 0 11"]],
  crozier: [["g", "M82 101V54q0-17 11-17 9 0 7 10-2 6-8 4-3-3 1-5-4-1-4 8v47z"], ["g", "M54 84h3v4h4v3h-4v7h-3v-7h-4v-3h4z"]],
};

const PARTS = { ...CLOTHES, ...FACES, ...HAIR, ...BEARDS, ...HATS, ...TOOLS };

/** Sex, base reputation, colours (skin, hair, cloth, second cloth), parts from the back to the front. */
const TABLE = /** @type {Record<string, [sex: string, base: number, colours: string, parts: string]>} */ ({
  P01: ["H", -1, "e9c6a0 8a8078 4a3a66 6d4f8f", "doublet old sides scholar glasses book"],
  P02: ["H", 2, "eec9a4 55453a 2c2733 3a3444", "robe stout tonsure biretta cross"],
  P03: ["H", 1, "e0b78c 4a2f1f 8f3030 6b6f7a", "mail stern short moustache kettle halberd"],
  P04: ["H", 1, "c98f63 2a1c16 7a6650 5a3d26", "apron stern short full band hammer"],
  P05: ["H", 0, "f0d2b0 c9a86a b9a57c efe4cd", "apron stout short floppy wheat"],
  P06: ["H", 0, "eec09a a5552a 3f6a4a e2d2ac", "apron stout sides full tankard"],
  P07: ["H", -1, "e6c7a6 3c3440 2f6a66 c9b98f", "doublet man bowl goatee skullcap glasses flask"],
  P08: ["H", -1, "c9b59a 55524e 3f3d3a 5c5348", "cloak old sides stubble broad spade"],
  P09: ["H", -2, "d9b48c 2a1c16 6a1f22 3a1418", "cloak stern mask axe"],
  P10: ["H", 0, "f0cda6 c5762f c23f3a e0a93f", "split man curls feather lute"],
  P11: ["H", 1, "d8a878 3a2a20 2f4a86 7d5aa0", "fur man short goatee chaperon purse"],
  P12: ["H", 0, "dcb48a d8d2c6 7a6a52 5c4d3a", "cloak old long hood lantern"],
  P13: ["M", 2, "efd0ae 4a3a33 3a3146 2f2838", "shawl old parted lace rosary"],
  P14: ["M", 0, "ecc19a 8a5a33 7a4a5c e9dfc8", "apron woman parted coif baby"],
  P15: ["M", -1, "d9a877 6a3f22 5a6a3a 7d8a4a", "shawl woman flowing leaves herbs"],
  P16: ["M", 1, "f1d6b8 241c20 2a2430 6a2438", "dress woman parted comb fan"],
  P17: ["M", 0, "e8b48a 9a4f28 5c83b0 e8e2d4", "bodice stout parted kerchief washboard"],
  P18: ["M", 1, "f0d0ac 6d6a70 3f5a70 e8e2d4", "dress old bun glasses slate"],
  P19: ["M", 1, "f3cfa6 d0953f c97f4a f3ead6", "apron stout curls puff bread"],
  P20: ["M", -2, "c48d5e 1c1618 5a2f86 c9772f", "shawl woman flowing coins crystal"],
  P21: ["M", -2, "cfae8a a8a39a 6f6353 8d7a5c", "rags crone flowing patched bowl"],
  P22: ["M", 0, "f0d2b2 d9b25a 8a6fb0 c7b2dc", "dress woman crown spindle"],
  P23: ["M", -1, "efbf98 c0582c 3f7a56 c23f3a", "bodice woman braids mob jug"],
  P24: ["M", 1, "f0d2b2 1c1618 211c28 efe4cd", "habit wimple crozier"],
});

/** @param {string} id */
export function characterOf(id) {
  const [sex, base, colours, parts] = TABLE[id];
  const [skin, hair, cloth, second] = colours.split(" ").map((colour) => `#${colour}`);
  return { sex, base, skin, hair, cloth, second, parts };
}

const INK = "#1a1320";
const TRIM = /** @type {Record<string, string>} */ ({ w: "#f3ead6", g: "#f0b73f", m: "#aab0bd", b: "#8a5a33", r: "#c23f3a", v: "#5f9a52", o: "#ffe6a0" });
const PALE = /** @type {Record<string, string>} */ ({ s: "#e8f1f8", h: "#aebfd4", c: "#8fa6c4", d: "#b5c6da", w: "#f4f9fd", g: "#c9dbea", m: "#bccbdc", b: "#9db0c8", r: "#a9b9d2", v: "#aecabf", o: "#f4f9fd", k: "#5d7396" });
/** The hem of a spectre. */
const HEM = "M0-4h100v92q-6 10-12 2t-13 3-13-1-12 4-13-4-13 1-12-3-12-2z";

const LINES = /** @type {Record<string, [width: number, light: boolean]>} */ ({ l: [1.7, false], t: [0.9, false], f: [1, true] });

/** @param {string} id @param {boolean} pale */
function drawn(id, pale) {
  const { skin, hair, cloth, second, parts } = characterOf(id);
  const living = { ...TRIM, s: skin, h: hair, c: cloth, d: second, k: INK };
  const fills = /** @type {Record<string, string>} */ (pale ? PALE : living);
  const ink = pale ? "#4b628a" : INK;
  const paths = parts.split(" ").flatMap((part) => PARTS[part]).map(([style, path]) => {
    if (style === "q") return `<path fill="#d4574a" opacity="${pale ? 0 : 0.4}" d="${path}"/>`;
    const line = LINES[style];
    return line
      ? `<path fill="none" stroke="${line[1] ? "#efe4cd" : ink}" stroke-width="${line[0]}" stroke-linecap="round"${line[1] ? ' opacity=".55"' : ""} d="${path}"/>`
      : `<path fill="${fills[style]}" stroke="${style === "k" ? "none" : ink}" stroke-width="1.5" stroke-linejoin="round" d="${path}"/>`;
  }).join("");
  const whole = pale ? `<clipPath id="h"><path d="${HEM}"/></clipPath><g clip-path="url(#h)" opacity=".86">${paths}</g>` : paths;
  return pictured("0 0 100 100", whole);
}

/** @type {Map<string, string>} */
const made = new Map();

/** A picture of its own: a browser paints many of them quickly. @param {string} id @param {boolean} pale */
function pictureOf(id, pale) {
  const key = pale ? `${id} pale` : id;
  const found = made.get(key) ?? drawn(id, pale);
  made.set(key, found);
  return found;
}

/**
 * A bust in a niche; a spectre is pale, and who has no character yet is a shadow.
 * @param {{character: string | null, spectre?: boolean, html: Html}} props
 */
export function Portrait({ character, spectre = false, html }) {
  if (!character) {
    return html`<svg class="bru-portrait" viewBox="0 0 100 100" aria-hidden="true"><path class="bru-nobody" d="M8 101q1-25 30-30l4-8Q31 54 33 38q2-17 17-17t17 17q2 16-9 25l4 8q29 5 30 30z" /></svg>`;
  }
  return html`<img class="bru-portrait" data-spectre=${spectre || undefined} src=${pictureOf(character, spectre)} alt="" draggable=${false} />`;
}

/** With its sign, so that a reader need not tell a minus from a dash. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));
