import type { games as english } from '../en/games.ts'

export const games: typeof english = {
  gameMustBe: (names) => `Das Spiel muss ${names.join(' oder ')} sein.`,
  json: {
    tooLong: 'Dieser Text ist viel zu lang für einen Regelsatz.',
    notJson: (reason) => `Das ist kein gültiges JSON (${reason}).`,
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    unexpected: (character) => `unerwartet: ${character}`,
    endsEarly: 'es hört zu früh auf',
    noReason: 'aus unbekanntem Grund',
    notObject: 'Ein Regelsatz in JSON ist ein Objekt in geschweiften Klammern.',
    format: (format) => `Das Format muss "${format}" sein.`,
    version: (version) =>
      `Diese Datei hat nicht die Version ${version}; vielleicht stammt sie aus einem neueren Breakpoint.`,
  },
  presetNames: {
    'yahtzee-free': 'Yahtzee, Joker frei wählbar',
    'yahtzee-plain': 'Yahtzee ohne Boni',
  },
  presetStays: (name) =>
    `${name} gehört zur App und kann nicht geändert werden. Speichere stattdessen eine Kopie.`,
  noSuchRules: (id) => `Es gibt keinen eigenen Regelsatz mit dem Namen „${id}“.`,
  unreadable: (file, reason) => `Der Regelsatz in ${file} konnte nicht gelesen werden: ${reason}`,
  putAside: (file) => `Er wurde als ${file} beiseitegelegt.`,
  notSaved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht gespeichert werden (${reason}). Deine Eingaben sind noch da; mach den Ordner beschreibbar und versuche es noch einmal.`,
  notRemoved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht entfernt werden (${reason}). Mach den Ordner beschreibbar und versuche es noch einmal.`,
}
