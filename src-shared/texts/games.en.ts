/** Of what all games have. */
export const games = {
  gameMustBe: (names: readonly string[]) => `The game must be ${names.join(' or ')}.`,
  /** Problems of a rules file. */
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
  moreProblems: (count: string) => `And ${count} more.`,
  presetStays: (name: string) =>
    `${name} comes with the app and cannot be changed. Save a copy instead.`,
  noSuchRules: (id: string) => `There is no rule set of yours called "${id}".`,
  /** The reason may be a sentence. */
  unreadable: (file: string, reason: string) =>
    `The rule set in ${file} could not be read (${reason}). It was left as it is; Rules says what to do.`,
  /** Two or more. */
  unreadableFiles: (count: number) =>
    `${count} of your rule sets could not be read. Their files were left as they are; Rules says what to do.`,
  inTheWay: (file: string, reason: string) =>
    `The rule set was not saved: ${file} cannot be read (${reason}), and is not overwritten. Put that file aside in Rules, or give your rules another name.`,
  canBeRead: (file: string) => `${file} can be read now, and was left where it is.`,
  notPutAside: (file: string, reason: string) => `${file} could not be moved away (${reason}).`,
  notSaved: (folder: string, reason: string) =>
    `The rule set could not be saved in ${folder} (${reason}). What you typed is still here.`,
  notRemoved: (folder: string, reason: string) =>
    `The rule set could not be removed in ${folder} (${reason}).`,
}
