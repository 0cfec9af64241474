/** Of what all games have. */
export const games = {
  gameMustBe: (names: readonly string[]) => `The game must be ${names.join(' or ')}.`,
  /** What is wrong with a file of rules. */
  json: {
    tooLong: 'This text is far too long for a rule set.',
    notJson: (reason: string) => `This is not valid JSON (${reason}).`,
    /** Where it stops being JSON. */
    at: (line: string, column: string) => `line ${line}, column ${column}`,
    unexpected: (character: string) => `unexpected: ${character}`,
    endsEarly: 'it ends too early',
    noReason: 'unknown',
    notObject: 'A rule set in JSON is an object, in curly brackets.',
    format: (format: string) => `The format must be "${format}".`,
    version: (version: number) =>
      `This file's version is not ${version}; it may come from a newer Breakpoint.`,
  },
  /** Of presets whose names are not the game's own. */
  presetNames: {
    'yahtzee-free': 'Yahtzee, free choice of joker',
    'yahtzee-plain': 'Yahtzee without bonuses',
  },
  presetStays: (name: string) =>
    `${name} comes with the app and cannot be changed. Save a copy instead.`,
  noSuchRules: (id: string) => `There is no rule set of yours called "${id}".`,
  unreadable: (file: string, reason: string) =>
    `The rule set in ${file} could not be read: ${reason}`,
  putAside: (file: string) => `It was put aside as ${file}.`,
  notSaved: (folder: string, reason: string) =>
    `The rule set could not be saved in ${folder} (${reason}). What you typed is still here; make the folder writable and try again.`,
  notRemoved: (folder: string, reason: string) =>
    `The rule set could not be removed in ${folder} (${reason}). Make the folder writable and try again.`,
}
