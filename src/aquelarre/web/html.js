/** Preact, hooks and signals in one place; `html` is htm bound to Preact. A link to a path of the
 *  site gets the site's root, wherever that is. */
import { h } from "./vendor/preact.js";
import { useState } from "./vendor/hooks.js";
import htm from "./vendor/htm.js";
import { rooting } from "./root.js";

/** A node that is kept and drawn again later, with all that is in it. Of one that hangs in a tree already
 *  Preact draws a copy; with this mark (`__b`, its depth, in the short names of vendor/preact.js) it does so
 *  from the first time on. Else what is kept would hold on for ever to the tree in which it was drawn first,
 *  and so to faces that the table has turned down since. @param {any} node @returns {any} */
export function kept(node) {
  if (Array.isArray(node)) node.forEach(kept);
  else if (node?.props) {
    node.__b = 1;
    kept(node.props.children);
  }
  return node;
}

const rootedNode = rooting(h);

/** @this {number[]} htm's own: the first is 0 for a node without values, which htm keeps
 *  @param {[any, any, ...any[]]} given */
function make(...given) {
  const node = rootedNode(...given);
  return this[0] ? node : kept(node);
}

export const html = htm.bind(/** @type {any} */ (make));
export { Component, Fragment, render } from "./vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";
export { batch, computed, effect, signal, useComputed, useSignal } from "./vendor/signals.js";

/** A state that begins anew with whatever it is about, as soon as that is drawn: an effect would come a frame later, and
 *  undo what somebody quick has opened. @template T @param {unknown} about @param {T} start
 *  @returns {[T, (value: T) => void]} */
export function useStateOf(about, start) {
  const [kept, keep] = useState({ about, value: start });
  return [kept.about === about ? kept.value : start, (value) => keep({ about, value })];
}
