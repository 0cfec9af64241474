import type { userData as english } from './user-data.en.ts'
import { records } from './user-data-records.de.ts'

export const userData: typeof english = {
  records,
  nothingChanged: (why) => `${why} Nichts wurde geändert.`,
  nothingTaken: (why) => `${why} Nichts wurde übernommen.`,
  foreign:
    'Diese Datei ist kein Paket von Breakpoint. Wähle eine Datei, die Breakpoint exportiert hat.',
  longLine: 'Diese Datei ist kein Paket von Breakpoint: Eine ihrer Zeilen ist viel zu lang.',
  cutShort: 'Das Paket ist abgeschnitten: Sein Ende fehlt. Kopiere oder exportiere es noch einmal.',
  cutLine: 'Das Paket ist abgeschnitten: Seine letzte Zeile hört nicht auf.',
  damaged: (reason) =>
    `Das Paket ist beschädigt (${reason}). Kopiere oder exportiere es noch einmal.`,
  checksum: 'Das Paket ist beschädigt oder wurde verändert: Seine Prüfsumme passt nicht.',
  newer: (version, known) =>
    `Dieses Paket stammt von einem neueren Breakpoint: Sein Format hat Version ${version}, dieses Programm liest Version ${known}. Aktualisiere Breakpoint und importiere es noch einmal.`,
  tooLarge: 'Das Paket ist entpackt größer als jedes, das Breakpoint macht.',
  notReadBack: (why) =>
    `Der Export ließ sich nicht wieder lesen und wurde verworfen (${why.replace(/\.$/, '')}). Exportiere noch einmal.`,
  stopped: 'Der Import wurde angehalten.',
  remarks: {
    thresholdsStay:
      'Schwellen, die du hier eingestellt hast, bleiben, wie sie sind, obwohl das Paket andere für dasselbe Spiel hat.',
    sessionsStay: (count) =>
      `Sitzungen, die hier und anderswo weitergingen, bleiben, wie sie hier sind: ${count}.`,
    otherRules: (name, comesAs) =>
      `„${name}“ hat hier andere Regeln, die bleiben; die des Pakets kommen als „${comesAs}“.`,
    otherCards: (name) =>
      `Die Karten von „${name}“ stammen von anderen Regeln; was du von ihnen weißt, zählt, wo die Antwort dieselbe ist.`,
    listFull: (name, most) => `„${name}“ blieb weg, denn die Liste hat schon ${most} Einträge.`,
    rulesLater:
      'Die Regelsätze des Pakets ließen sich nicht alle schreiben. Sie kommen beim nächsten Start von Breakpoint dazu; schaffe bis dahin Platz auf dem Datenträger.',
  },
  rulesChanged: (id) =>
    `Inzwischen gibt es einen Regelsatz „${id}“, der vorher nicht da war. Wähle das Paket noch einmal.`,
  transfers: {
    fileGone: 'Diese Datei ist nicht mehr da. Exportiere noch einmal.',
    packageGone: 'Dieses Paket ist nicht mehr da. Wähle die Datei noch einmal.',
    tooFar: (bytes, from) => `Die Datei hat ${bytes} Bytes, nicht ${from}.`,
    wrongPlace: (written, from) =>
      `Das nächste Stück des Pakets beginnt bei Byte ${written}, nicht bei ${from}.`,
    tooLong: (bytes) => `Das Paket sollte ${bytes} Bytes haben; mit diesem Stück wäre es länger.`,
    incomplete: (written, bytes) =>
      `Nur ${written} der ${bytes} Bytes des Pakets sind angekommen. Wähle die Datei noch einmal.`,
    busy: 'Dieses Paket wird gerade gelesen. Warte einen Moment.',
    notMade: (folder, reason) =>
      `Für die Datei ließ sich in ${folder} kein Platz anlegen (${reason}).`,
    notRead: (folder, reason) =>
      `Die Datei konnte unterwegs in ${folder} nicht gelesen werden (${reason}).`,
    notKept: (folder, reason) =>
      `Die Datei konnte unterwegs nicht in ${folder} gespeichert werden (${reason}).`,
    notWritten: (folder, reason) =>
      `Die Datei konnte nicht in ${folder} geschrieben werden (${reason}).`,
    packageNotRead: (folder, reason) =>
      `Das Paket konnte in ${folder} nicht gelesen werden (${reason}).`,
  },
}
