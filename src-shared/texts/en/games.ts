/** Of what all games have. */
export const games = {
  gameMustBe: (names: readonly string[]) => `The game must be ${names.join(' or ')}.`,
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
  idTaken: (id: string) =>
    `There is a rule set called "${id}" since a moment ago. Nothing was replaced; try again.`,
  putAside: (file: string) => `It was put aside as ${file}.`,
  /** What can be done about it follows. */
  notSaved: (folder: string, reason: string) =>
    `The rule set could not be saved in ${folder} (${reason}). What you typed is still here.`,
  notRemoved: (folder: string, reason: string) =>
    `The rule set could not be removed in ${folder} (${reason}).`,
}
