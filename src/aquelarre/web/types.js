/**
 * @template T
 * @typedef {{value: T, peek: () => T}} Signal
 */

/**
 * The shapes of docs/PROTOCOL.md, for the type comments of the other modules.
 *
 * @typedef {[string, string|number]} Thing  kind and label, `["seat", 2]` for a player
 * @typedef {Thing|number|string} Value
 * @typedef {Object<string, Value>} Values
 *
 * @typedef {Object} Option
 * @property {number} action
 * @property {string} verb
 * @property {Values} args
 * @property {string[]} refs
 * @property {string} rule
 *
 * @typedef {Object} Question
 * @property {number} number
 * @property {string} key
 * @property {string} rule
 * @property {boolean} mine
 * @property {boolean} answered
 * @property {number[]} asked  in a window all others: nobody sees who has passed
 * @property {boolean} [window]  a chance to react, put to all alike
 * @property {number} [occasion]  which one: the same number as long as it comes again, 0: none
 * @property {Option[]} options
 * @property {Option[]} asides
 * @property {string[]} rules
 * @property {boolean} [advice]  may be asked what the guide would do
 *
 * @typedef {Object} GameEvent
 * @property {number} n
 * @property {string} key
 * @property {string} rule
 * @property {boolean} known
 * @property {Values} values
 * @property {string[]} places
 *
 * @typedef {Object} Position
 * @property {any} view
 * @property {Question|null} question
 * @property {boolean} undo
 * @property {boolean} over
 * @property {number[]|null} returns
 * @property {number} events
 *
 * @typedef {Object} Person
 * @property {number} seat
 * @property {string} name
 * @property {string} bot
 * @property {boolean} free
 * @property {boolean} here
 * @property {boolean} mine
 *
 * @typedef {Object} Clock
 * @property {"none"|"decision"|"bank"} kind
 * @property {number} seconds
 * @property {number} extra
 * @property {Object<string, number>} [left]  milliseconds of each seat that has a limit now
 * @property {number|null} [grace]  milliseconds until silence counts as an answer
 *
 * @typedef {Object} Edition  what is in the box
 * @property {string} title   "" if it has none
 * @property {string} mark    the same for the same facts
 * @property {boolean} ours   our reconstruction
 *
 * @typedef {Object} Summary
 * @property {string} table
 * @property {string} game
 * @property {number} seats
 * @property {Object<string, number>} settings
 * @property {"waiting"|"playing"|"paused"|"finished"} status
 * @property {boolean} open
 * @property {number} created
 * @property {Person[]} people
 * @property {boolean} host
 * @property {number} watchers
 * @property {Clock} clock
 * @property {string} [next]  the table of the rematch
 * @property {{seat: number, votes: string[]}[]} [absent]  who is overdue
 * @property {"on"|"off"|"reminders"|"claims"} chat
 * @property {Edition|null} [edition]  null where the game has but one
 *
 * @typedef {Object} GameInfo
 * @property {string} key
 * @property {number} least
 * @property {number} most
 * @property {{name: string, default: number, values: number[]}[]} settings
 * @property {string[]} rules
 * @property {string[]} [talk]  the rules about what may be said
 * @property {{setting: string, events: string[]}} [claims]  what is said by picking it from a menu
 * @property {boolean} secrets
 * @property {string[]} sides
 * @property {string[]} bots
 * @property {Edition|null} [edition]  our box, of a game whose owner may bring another
 *
 * @typedef {Object} Refusal
 * @property {string} error
 * @property {string} rule
 * @property {Values} values
 * @property {string} sentence
 *
 * @typedef {Object} Player  how boards are told of a player
 * @property {number} seat
 * @property {string} name
 * @property {string} bot
 * @property {string} colour
 * @property {string} ink     a colour that can be read on `colour`
 * @property {string} shape
 * @property {string} path    the shape as an SVG path in a box of 24 by 24
 * @property {string} initial
 */
export {};
