/** Problems of a request, as sentences about its fields or made of the requirements on a field. */
export const contract = {
  noRequest: 'There is no such request.',
  /** Of a fault of the program, whose cause is in the log. */
  inside:
    'Something failed inside Breakpoint. What was saved is safe. Try again; if it fails again, close Breakpoint and open it again. The log says why.',

  /** Expected types, and the requirements on a value. */
  kinds: {
    Object: 'an object',
    Array: 'a list',
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
  },
  must: {
    be: (what: string) => `must be ${what}`,
    finite: 'must be a finite number',
    whole: 'must be a whole number',
    least: (value: string) => `must be at least ${value}`,
    most: (value: string) => `must be at most ${value}`,
    entries: (count: string) => `must have ${count} entries`,
    leastEntries: (count: string) => `must have at least ${count} entries`,
    mostEntries: (count: string) => `must have at most ${count} entries`,
    characters: (count: string) => `must be ${count} characters long`,
    leastCharacters: (count: string) => `must be at least ${count} characters long`,
    mostCharacters: (count: string) => `must be at most ${count} characters long`,
    beWrittenRight: 'is not written as it must be',
  },
  /** Sentences of what must hold. */
  parameters: (name: string, must: string) => `The parameters of ${name} ${must}.`,
  unknownField: (field: string, name: string) =>
    `There is no field "${field}" in ${name}; take it out.`,
  field: (field: string, must: string) => `The field "${field}" ${must}.`,
  isMissing: 'is missing',
  missing: (field: string) => `The field "${field}" is missing.`,
  missingMust: (field: string, must: string) => `The field "${field}" is missing; it ${must}.`,
  missingMustOrNull: (field: string, must: string) =>
    `The field "${field}" is missing; it ${must} or null.`,
  records: {
    title: 'A name has at most 80 characters in one line.',
    notes: 'Notes have at most 4,000 characters.',
  },
  people: {
    name: 'A name has 1 to 60 characters in one line.',
    spellings: (most: number) => `One person has at most ${most} other names.`,
    taken: (name: string) => `${name} is the name of somebody else. Put the two together instead.`,
    changed: 'The people have changed in the meantime. Look again.',
    full: (most: number) => `There are ${most} people, which is the most. Remove somebody first.`,
  },

  loss: (most: string) => `A threshold must be a number above 0, at most ${most}.`,
  growingLosses:
    'The thresholds must grow: an inaccuracy below a mistake, a mistake below a blunder.',
  drill: {
    bound: (most: string) => `A bound must be a number from 0 to ${most}.`,
    dice: 'The dice must be numbers from 1 to 6, at least one of them.',
    session: 'A session is named by a whole number.',
    questions: 'The number of questions must be a whole number from 1 to 1,000, or none.',
    days: 'The days must be a whole number from 1 to 365.',
    seconds: 'The time must be a whole number of seconds from 10 to 3,600, or none.',
    lesson: 'A lesson is named by its id.',
    seed: 'The seed must be a text of 1 to 40 characters.',
  },

  noDeck: 'There is no such deck.',
  cardRules: 'Cards belong to a rule set of the library, named by its id.',
  cardSession: 'A session has 1 to 500 cards, or 1 to 120 minutes.',
  newCards: 'At most 100 new cards come in one session.',

  rulesId: 'The rule set must be named by its id.',
  noRulesId: 'This is not the id of a rule set.',

  diceColour: 'The dice must be "ivory", "jade", "ruby" or "onyx".',
  theme: 'The theme must be "system", "light" or "dark".',
  languageWish: 'The language must be "system", "en" or "de".',
  language: 'The language must be "en" or "de".',
  goal: 'The goal must be "points" or "wins".',
  players: 'The number of players must be 2 or 3.',
  singleKeys: 'Single keys must be on or off.',
  storedSetup: 'What was drilled last must be the setup of a drill.',
  dayBegins: (latest: number) => `The next day must begin at a whole hour from 0 to ${latest}.`,
  sound: 'Sound must be on or off.',
  cardSearch: 'The background search must be on or off.',

  backupName: 'A backup is named by its file.',
  noBackupName: 'This is not the name of a backup.',
  noTransfer: 'This is not a transfer.',
  largePiece: 'A piece of a package must be at most half a megabyte.',
  pieceForm: 'A piece of a package must be base64.',
  emptyFile: 'The file is empty.',
  largePackage: 'A package must be smaller than 512 MB.',
}
