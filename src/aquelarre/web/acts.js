/** What one does unasked, as against what one only says. */

/** @typedef {import("./types.js").Option} Option */

export const WORDS = /^(seat|deed|cause|stance|fact|fact_me|doing|doing_me|reply):/; // what can be talked about, but is nobody's to play

/** In a window (of a trial…) what one does there with a thing of one's own is an aside, too: it is
 *  chosen like any answer, by touching that thing. What is about people and words is only said.
 *  @param {import("./types.js").Question|null|undefined} question @returns {Option[]} */
export function actsOf(question) {
  if (!question?.occasion) return [];
  return question.asides.filter((option) => option.refs.some((ref) => !WORDS.test(ref)));
}
