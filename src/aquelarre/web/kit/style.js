/** Styles that a board fetches later than the rest. */
export { sheet } from "../lazy.js";
