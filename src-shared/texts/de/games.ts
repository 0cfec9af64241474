import type { games as english } from '../en/games.ts'

export const games: typeof english = {
  gameMustBe: (names) => `Das Spiel muss ${names.join(' oder ')} sein.`,
  presetNames: {
    'yahtzee-free': 'Yahtzee, Joker frei wählbar',
    'yahtzee-plain': 'Yahtzee ohne Boni',
  },
  presetStays: (name) =>
    `${name} gehört zur App und kann nicht geändert werden. Speichere stattdessen eine Kopie.`,
  noSuchRules: (id) => `Es gibt keinen eigenen Regelsatz mit dem Namen „${id}“.`,
  unreadable: (file, reason) => `Der Regelsatz in ${file} konnte nicht gelesen werden: ${reason}`,
  idTaken: (id) =>
    `Einen Regelsatz namens „${id}“ gibt es seit eben. Nichts wurde ersetzt; versuche es noch einmal.`,
  putAside: (file) => `Er wurde als ${file} beiseitegelegt.`,
  notSaved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht gespeichert werden (${reason}). Deine Eingaben sind noch da.`,
  notRemoved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht entfernt werden (${reason}).`,
}
