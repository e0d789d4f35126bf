/**
 * Marks over a board: arrows from thing to thing and rings around things, named by their refs. A drawing of its own, as
 * large as the board's window, that touches nothing: what lies below it is clicked as if it were not there.
 */
import { html, useEffect, useRef } from "../html.js";
import { elementsAt } from "../pointing.js";
import { follow } from "./follow.js";

/** @typedef {{n: number, from: string, to: string, colour: string}} Mark  without `to` a ring
 *  @typedef {{x: number, y: number, w: number, h: number}} Box */

const AROUND = 5; // pixels between a thing and its ring
const HEAD = 15; // pixels of an arrow's head
const SHORT = 26; // pixels; an arrow to something that near begins in the middle of its thing

/** @param {{marks: Mark[], within?: string}} props `within`: the window of the board */
export function Marks({ marks, within = ".stage" }) {
  /** @type {{current: SVGSVGElement|null}} */
  const layer = useRef(null);
  const now = useRef(marks);
  now.current = marks;
  useEffect(() => follow(() => layer.current && place(layer.current, now.current, within)), [within]);
  return html`<svg class="kit-marks" ref=${layer} aria-hidden="true">${marks.map(({ n, colour }) => html`<g key=${n} data-mark=${n} style=${`--mark:${colour}`}>
    <path class="kit-mark-under" /><path class="kit-mark-line" /></g>`)}</svg>`;
}

/** Has anything moved? @param {SVGSVGElement} layer @param {Mark[]} marks @param {string} within */
function place(layer, marks, within) {
  const frame = document.querySelector(within)?.getBoundingClientRect();
  if (!frame) return false;
  let moved = lay(layer, frame);
  for (const { n, from, to } of marks) {
    const group = layer.querySelector(`[data-mark="${n}"]`);
    const path = pathOf(boxOf(from, frame), to ? boxOf(to, frame) : null, Boolean(to));
    for (const line of group?.children ?? []) moved = put(line, "d", path) || moved;
  }
  return moved;
}

/** Over the window, wherever the layer itself hangs on the page. @param {SVGSVGElement} layer @param {DOMRect} frame */
function lay(layer, frame) {
  const now = layer.getBoundingClientRect();
  const [left, top] = [frame.x - now.x, frame.y - now.y];
  if (Math.abs(left) + Math.abs(top) + Math.abs(frame.width - now.width) + Math.abs(frame.height - now.height) < 0.5) return false;
  const style = getComputedStyle(layer);
  const at = { left: parseFloat(style.left) + left, top: parseFloat(style.top) + top, width: frame.width, height: frame.height };
  for (const [name, pixels] of Object.entries(at)) layer.style.setProperty(name, `${pixels}px`);
  return true;
}

/** @param {Element} element @param {string} name @param {string} value */
function put(element, name, value) {
  if (element.getAttribute(name) === value) return false;
  element.setAttribute(name, value);
  return true;
}

/** Where a thing is in the window; null if it is not drawn now. @param {string} point @param {DOMRect} frame @returns {Box|null} */
function boxOf(point, frame) {
  const box = elementsAt(point)[0]?.getBoundingClientRect();
  return box && { x: box.x - frame.x, y: box.y - frame.y, w: box.width, h: box.height };
}

/** An arrow or a ring as an SVG path; "" if one of its things is not there. @param {Box|null} from @param {Box|null} to
 *  @param {boolean} arrow */
export function pathOf(from, to, arrow) {
  if (!from || (arrow && !to)) return "";
  return to ? arrowPath(from, to) : ringPath(from);
}

/** @param {Box} box */
function ringPath({ x, y, w, h }) {
  const [rx, ry] = [w / 2 + AROUND, h / 2 + AROUND];
  const [left, middle] = [round(x - AROUND), round(y + h / 2)];
  return `M${left} ${middle}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0z`;
}

/** From the middle of the one to the edge of the other, with a head. @param {Box} from @param {Box} to */
function arrowPath(from, to) {
  const [start, aim] = [centre(from), centre(to)];
  const [dx, dy] = [aim.x - start.x, aim.y - start.y];
  const far = Math.hypot(dx, dy);
  if (far < 1) return ringPath(from);
  const [ux, uy] = [dx / far, dy / far];
  const stop = Math.min(far - SHORT, reach(to, ux, uy)); // it points at the edge, unless both are too near
  const end = { x: aim.x - ux * Math.max(0, stop), y: aim.y - uy * Math.max(0, stop) };
  const barb = (/** @type {number} */ turn) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `M${round(end.x)} ${round(end.y)}l${round(-HEAD * (ux * cos - uy * sin))} ${round(-HEAD * (ux * sin + uy * cos))}`;
  };
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}${barb(0.5)}${barb(-0.5)}`;
}

/** How far from its middle the edge of a box lies in a direction. @param {Box} box @param {number} ux @param {number} uy */
function reach({ w, h }, ux, uy) {
  return Math.min(Math.abs(ux) > 0.001 ? w / 2 / Math.abs(ux) : Infinity, Math.abs(uy) > 0.001 ? h / 2 / Math.abs(uy) : Infinity) * 0.7;
}

/** @param {Box} box */
const centre = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** @param {number} pixels */
const round = (pixels) => Math.round(pixels * 10) / 10;
