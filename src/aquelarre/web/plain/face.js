/**
 * A game that draws no faces for the workshop: the page tells them in words. One that does exports
 * `Face({ part, row, facts, t, html })`, a drawing of a row of its box or null, and the `sheets` of style it needs.
 */
export const sheets = /** @type {string[]} */ ([]);
