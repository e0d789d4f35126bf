/**
 * A large copy of a thing as it is drawn on the board. What it stands in is copied as an empty shell, so that
 * styles that ask for it still hold; it cannot be touched, and it is nothing that a choice could find.
 */

const SHELLS = ".sheet, .beside, .own"; // what boards are drawn in
const MARKS = ["can", "can-else", "picked"];
const DROPPED = ["id", "data-ref", "data-named", "data-picked", "data-lit", "data-ghost", "role", "tabindex", "title",
  "aria-label", "aria-pressed", "aria-live"];
const LARGEST = 5; // times as large as on the board
const EDGE = 0.04; // of a drawing: its strokes reach beyond its shapes

/** @typedef {{width: number, height: number}} Room */

/** @param {Element} element @param {Room} room @param {boolean} layered is it drawn in layers, so that what is seen at its place
 *  is the thing? @returns {HTMLElement|null} null: it is not in sight */
export function copyOf(element, room, layered) {
  const drawing = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const made = drawing ? ofDrawing(element, room, layered) : ofElement(/** @type {HTMLElement} */ (element), room);
  if (made) for (const each of [made, ...made.querySelectorAll("*")]) clean(each);
  return made;
}

/** @param {SVGGraphicsElement} element @param {Room} room @param {boolean} layered */
function ofDrawing(element, room, layered) {
  const svg = element.ownerSVGElement;
  const box = element.getBBox();
  if (!svg || !box.width || !box.height) return null;
  const edge = EDGE * Math.max(box.width, box.height);
  const whole = { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge };
  const { x, y, width, height } = layered ? seenFrom(svg, element, whole) : whole;
  const scale = Math.min(room.width / width, room.height / height);
  const size = `width: ${width * scale}px; height: ${height * scale}px`;
  const made = document.createElement("div");
  made.style.cssText = `position: relative; overflow: clip; ${size}`;
  let inner = made;
  for (const shell of shellsOf(layered ? svg.firstElementChild ?? element : element)) {
    const copy = /** @type {any} */ (shell.cloneNode(layered && shell instanceof SVGSVGElement));
    if (shell instanceof SVGSVGElement) {
      copy.setAttribute("viewBox", [x, y, width, height].join(" "));
      copy.removeAttribute("preserveAspectRatio");
      copy.style.cssText += `; position: static; display: block; transform: none; margin: 0; padding: 0; inset: auto; min-width: 0; min-height: 0; ${size}`;
    } else flatten(copy, shell);
    inner.append(copy);
    inner = copy;
  }
  if (layered) return made;
  const own = /** @type {any} */ (element.cloneNode(true));
  own.removeAttribute("transform");
  own.style.transform = "none";
  inner.append(own);
  return made;
}

/** A box in the coordinates of an element as it lies in the whole drawing. @param {SVGSVGElement} svg
 *  @param {SVGGraphicsElement} element @param {{x: number, y: number, width: number, height: number}} box */
function seenFrom(svg, element, { x, y, width, height }) {
  const way = svg.getScreenCTM()?.inverse().multiply(element.getScreenCTM() ?? new DOMMatrix());
  const points = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([px, py]) => new DOMPoint(px, py).matrixTransform(way));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** @param {HTMLElement} element @param {Room} room */
function ofElement(element, room) {
  const { offsetWidth: width, offsetHeight: height } = element;
  if (!width || !height) return null;
  const scale = Math.min(room.width / width, room.height / height, LARGEST);
  const box = document.createElement("div");
  box.style.cssText = `position: relative; overflow: clip; width: ${width * scale}px; height: ${height * scale}px`;
  let inner = box;
  for (const shell of shellsOf(element)) {
    const made = /** @type {any} */ (shell instanceof HTMLDetailsElement ? document.createElement("div") : shell.cloneNode(false));
    flatten(made, shell);
    inner.append(made);
    inner = made;
  }
  const own = /** @type {HTMLElement} */ (element.cloneNode(true));
  own.style.cssText += `; position: absolute; inset: 0 auto auto 0; margin: 0; width: ${width}px; height: ${height}px;
    transform: scale(${scale}); translate: none; rotate: none; transform-origin: 0 0; transition: none; animation: none`;
  inner.append(own);
  return box;
}

/** What a thing stands in, from the board inwards. @param {Element} element */
function shellsOf(element) {
  const found = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    found.unshift(at);
    if (at.matches(SHELLS)) break;
  }
  return found;
}

/** A shell takes no room of its own; only what asks for the size of its container finds the same size again.
 *  @param {HTMLElement|SVGElement} made @param {Element} shell */
function flatten(made, shell) {
  if (shell instanceof SVGElement) {
    made.removeAttribute("transform");
    made.style.transform = "none";
  } else if (getComputedStyle(shell).getPropertyValue("container-type") !== "normal") {
    made.style.cssText += `; position: absolute; inset: 0 auto auto 0; display: block; transform: none; margin: 0; padding: 0; border: 0;
      background: none; overflow: visible; min-width: 0; min-height: 0; max-width: none; max-height: none;
      width: ${shell.clientWidth}px; height: ${shell.clientHeight}px`;
  } else made.style.display = "contents";
}

/** @param {Element} element */
function clean(element) {
  for (const name of DROPPED) element.removeAttribute(name);
  element.classList.remove(...MARKS);
}
