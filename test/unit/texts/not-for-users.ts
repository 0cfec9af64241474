/** Texts in the code that no user reads, by reason: what a text of each kind looks like. */
export const NOT_FOR_USERS: readonly (readonly [why: string, kind: RegExp])[] = [
  [
    'pieces of SQL',
    /^removed IS NULL$| LEFT JOIN |^(AND )?[\w.]+ (IN|DESC|AND|BETWEEN)\b|^CASE \S+ | AS | = \(?(SELECT|:)|^\$ (AND|WHERE|ON CONFLICT|INDEXED BY) /,
  ],
  ['columns of a table', /^[a-z_]+(, [a-z_]+){2,}$/],
  ['types of files and heads of answers', /; charset=utf-8$|^HTTP\/|^GET, HEAD$/],
  [
    'CSS and selectors',
    /\[(role|type)=|system-ui|^linear-gradient\(|^@page|^\(prefers-|^\d+ \d+px /,
  ],
  ['ids of elements', /^\$-\w+ \$-\w+$/],
  ['XML and HTML', /^<(\?xml|!doctype html)/],
  ['code that a page runs', /^new Promise\(/],
]

const KEY = 'what something kept goes by'
const SEED = 'what random numbers are drawn from'
const NAME = 'a name'
const LOGGED = 'for the log'
const FORMAT = 'a word of a file format'

/** The others, each by itself, and why no language changes it. */
export const NEVER_READ: readonly (readonly [text: string, why: string])[] = [
  ['card retention', KEY],
  ['real dice', SEED],
  ['Farkel Farkle Ten Thousand 10000 Zehntausend Macke Hot Dice Greed Zonk', NAME],
  ['Kniffel Yatzy Yams Yacht Generala Yathzee', NAME],
  ['Application Support', 'a folder of macOS'],
  ['incorrect header check', 'what zlib says'],
  ['CHECK constraint failed', 'what SQLite says'],
  ['of unknown version', 'in tests only'],
  ['something without a text', 'in the log only'],
  ['nothing was thrown', 'in the log only'],
  ['calibration $ $', KEY],
  ['shares $ $ $', KEY],
  ['learnt rule $', KEY],
  ['examples $', SEED],
  ['keep $', FORMAT],
  ['Game: farkle', FORMAT],
  ['Breakpoint backend', NAME],
  ['The backend has gone with code $.', LOGGED],
  ['$ $, Electron $', LOGGED],
  ['Breakpoint $ on $', LOGGED],
  ['The page has gone: $, code $.', LOGGED],
  ['The page does not answer.', LOGGED],
  ['BREAKPOINT_DAYS_AHEAD must be a number of days.', 'in tests only'],
  [
    'Too many messages at once. The page connects again by itself.',
    'the reason of a closed socket, which no page shows',
  ],
  ['Breakpoint', NAME],
  ['again $', KEY],
  ['set1=100,200,1000,2000,3000,4000&set2=…', 'a query as it is pasted'],
  ['problems of the fields', KEY],
  ['#guid column:1', FORMAT],
  ['#deck column:2', FORMAT],
  ['#tags column:5', FORMAT],
  ['breakpoint $', FORMAT],
  ['choice $', KEY],
  ['limits and table', KEY],
  ['roll $', KEY],
  ['Set aside $ and $', KEY],
  ['Breakpoint game $', FORMAT],
  ['Game: $', FORMAT],
  ['Rules: $', FORMAT],
  ['Date: $', FORMAT],
  ['Seed: $', FORMAT],
  ['Komi: $', FORMAT],
  ['Result: $', FORMAT],
  ['Facebook Farkle', NAME],
  ['Patch rules (Possibly Wrong)', NAME],
  ['Breakpoint $, $', NAME],
  ['$ turn $', SEED],
  ['$ turns draw', SEED],
  ['a survey of play', SEED],
  ['shares of play', SEED],
  ['questions $', SEED],
  ['play $', SEED],
  ['Yahtzee, free choice of joker', NAME],
  ['Yahtzee without bonuses', NAME],
]
