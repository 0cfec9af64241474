import type { games as english } from './games.en.ts'

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
  moreProblems: (count) => `Weitere Fehler: ${count}.`,
  presetStays: (name) =>
    `${name} gehört zur App und kann nicht geändert werden. Speichere stattdessen eine Kopie.`,
  noSuchRules: (id) => `Es gibt keinen eigenen Regelsatz mit dem Namen „${id}“.`,
  unreadable: (file, reason) =>
    `Der Regelsatz in ${file} konnte nicht gelesen werden (${reason}). Er bleibt, wie er ist; was sich tun lässt, steht unter „Regeln“.`,
  unreadableFiles: (count) =>
    `${count} deiner Regelsätze konnten nicht gelesen werden. Ihre Dateien bleiben, wie sie sind; was sich tun lässt, steht unter „Regeln“.`,
  inTheWay: (file, reason) =>
    `Der Regelsatz wurde nicht gespeichert: ${file} lässt sich nicht lesen (${reason}) und wird nicht überschrieben. Lege die Datei unter „Regeln“ beiseite oder gib deinen Regeln einen anderen Namen.`,
  canBeRead: (file) => `${file} lässt sich jetzt lesen und bleibt, wo sie ist.`,
  notPutAside: (file, reason) => `${file} konnte nicht beiseitegelegt werden (${reason}).`,
  notSaved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht gespeichert werden (${reason}). Deine Eingaben sind noch da.`,
  notRemoved: (folder, reason) =>
    `Der Regelsatz konnte in ${folder} nicht entfernt werden (${reason}).`,
}
