/**
 * @template T
 * @typedef {{value: T, peek: () => T}} Signal
 */

/**
 * @typedef {(strings: TemplateStringsArray, ...values: any[]) => any} Html  htm bound to Preact
 * @typedef {(key: string, values?: Record<string, any>) => string} Say  a text of the game, in words
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
 * @property {string} [manner] the text of the verb that says it as it is in this box: `verb-<verb>.<manner>`
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
 * @property {boolean} parts is an answer put together of several, each of which can be taken back?
 * @property {number[]} completes the actions that complete such an answer
 * @property {boolean} goes_on the table goes on for the reader, who can do nothing else
 * @property {number[]} asked  in a window all others: nobody sees who has passed
 * @property {boolean} [window]  a chance to react, put to all alike
 * @property {number} [occasion]  which one: the same number as long as it comes again, 0: none
 * @property {Option[]} options
 * @property {Option[]} asides
 * @property {string[]} rules
 * @property {boolean} [advice]  may be asked what the guide would do
 *
 * @typedef {Object} Lesson  what a teacher says now (docs/LESSONS.md)
 * @property {string} lesson
 * @property {string} step  "" while she says nothing
 * @property {string} says  the key of the text
 * @property {"on"|"answer"|"news"|""} waits
 * @property {string[]} point
 * @property {string[]} rules
 * @property {number} number  of the steps that everybody meets; 0: a remark that is none of them
 * @property {number} of
 * @property {boolean} missed  is it said without its scene, which did not come?
 * @property {boolean} taught  are they all behind the learner?
 * @property {boolean} quiet
 * @property {{says: string, may: boolean, action: number}|null} reply  to a poor answer, which was not given yet
 *
 * @typedef {Object} Preparation  answers given in advance (docs/PROTOCOL.md)
 * @property {{key: string, again: boolean, options: Option[]}[]} foreseen  questions that may come, and what can be answered
 * @property {{key: string, option: Option}[]} answers  what is prepared
 * @property {{key: string, option: Option}[]} failed  what was not possible when it came to it
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
 * @property {any} view  null if the game failed to build it
 * @property {Object<string, string[]>} [lines]  of a game without a board: the position in words, by language
 * @property {Question|null} question
 * @property {boolean} undo
 * @property {boolean} over
 * @property {number[]|null} returns
 * @property {string[]} [sides]  of a finished game of teams: the side of each seat, "" for nobody's
 * @property {[string, string]} [role]  and who the reader was: a thing of the game
 * @property {number[]} [points]  what each seat has on the score track in the end
 * @property {boolean} [together]  all have won or lost together
 * @property {number} events
 *
 * @typedef {Object} Person
 * @property {number} seat
 * @property {string} name
 * @property {string} bot
 * @property {"program"|"assistant"|""} agent what came through the network and is no person
 * @property {boolean} free
 * @property {boolean} here
 * @property {boolean} mine
 * @property {boolean} [offered]  this device may take it, if it is free: it has had no other secrets here
 * @property {boolean} [had]  this device has had it, and has it no more
 *
 * @typedef {Object} Coming  somebody sat down at a running table, or left it
 * @property {number} n
 * @property {number} at  seconds
 * @property {number} events  how many there were when it happened
 * @property {number} seat
 * @property {"left"|"removed"|"sat"|"came"|"moved"|"bot"|"back"|"named"|"program"|"assistant"} what
 * @property {string} before  the name on the seat until then
 * @property {string} name  and from then on
 *
 * @typedef {Object} Clock
 * @property {"none"|"decision"|"bank"} kind
 * @property {number} seconds
 * @property {number} extra
 * @property {Object<string, number>} [left]  milliseconds of each seat that has a limit now
 * @property {number|null} [grace]  milliseconds until silence counts as an answer
 * @property {number} [holidays]  days for which each seat may let a slow clock stand
 * @property {Object<string, number>} [away]  until when a seat is on holiday, in seconds of the calendar
 * @property {Object<string, number>} [spare]  days that each may still take, where there are holidays
 *
 * @typedef {Object} Edition  what is in the box
 * @property {string} title   "" if it has none
 * @property {string} mark    the same for the same facts
 * @property {boolean} ours   our box: a reconstruction, or
 * @property {boolean} [printed]  what the rulebook prints
 * @property {string} [name]  of a box that comes with the game beside ours: its text is `edition-<name>`
 *
 * @typedef {Object} Summary
 * @property {string} table
 * @property {string} game
 * @property {number} seats
 * @property {Object<string, number>} settings
 * @property {"waiting"|"playing"|"paused"|"stopped"|"finished"|"closed"} status
 * @property {boolean} [outdated]  the rules have changed: it can only be looked at
 * @property {boolean} open
 * @property {boolean} [invited]  is there an invitation that is valid?
 * @property {number} created
 * @property {Person[]} people
 * @property {boolean} host
 * @property {number} watchers
 * @property {Clock} clock
 * @property {Coming[]} [comings]  only where one table is asked for
 * @property {string} [next]  the table of the rematch
 * @property {string} [lesson]  that is given there
 * @property {{table: string, step: number}|null} [origin]  the replay and the step that it goes on from
 * @property {boolean} [coach]  may all who play ask it?
 * @property {{seat: number, votes: string[]}[]} [absent]  who is overdue
 * @property {"on"|"off"|"reminders"|"claims"} chat
 * @property {Edition|null} [edition]  null where the game has but one
 * @property {{stage: "gathering"|"opening"|"closed"|"told", code: string}|null} [fair]  see fair.js; null in lists
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
 * @property {string[]} [editions]  the names of the boxes that come with it beside ours
 * @property {{name: string, minutes: number}[]} lessons  that for beginners first
 * @property {boolean} [coach]  can its guide say why?
 * @property {number} [puzzles]  how many it brings
 * @property {boolean} [pictured]  it brings pictures of its board
 *
 * @typedef {Object} Refusal
 * @property {string} error
 * @property {string} rule
 * @property {Values} values
 * @property {string} sentence
 *
 * @typedef {{text: string, rule: string, tone: string}} Reason  why something is not possible, or that it is
 * @typedef {{element: Element, chain: string[], reason: Promise<Reason>|null}} Looked  what is looked at closely: its
 *   refs from the innermost outwards
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

/**
 * @typedef {Object} FaceProps  what a drawing of a row of a box is told (docs/BOARDS.md)
 * @property {string} part      which kind of row
 * @property {any} row          as it stands in the edition
 * @property {string[]} keys    the texts that name the thing
 * @property {Object<string, any[]>} facts  our own box
 * @property {Say} t
 * @property {Html} html
 */

/**
 * @typedef {Object} BoardProps  what boards are told (docs/BOARDS.md)
 * @property {any} view
 * @property {string[]|null} lines
 * @property {number} me
 * @property {Player[]} players
 * @property {Iterable<string>} picked
 * @property {Option|null} preview
 * @property {Option[]} [options]
 * @property {Iterable<string>} open
 * @property {Iterable<string>} lit
 * @property {GameEvent[]} news
 * @property {number[]} asked
 * @property {Say} t
 * @property {(ref: string) => string} thing
 * @property {Html} html
 */
export {};
