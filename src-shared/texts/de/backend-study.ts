import type {
  drills as englishDrills,
  records as englishRecords,
  store as englishStore,
} from '../en/backend-study.ts'

export const drills: typeof englishDrills = {
  noneFits: 'Zu diesen Filtern passt keine Frage. Weite sie aus und beginne noch einmal.',
  noSession: (id) => `Eine Sitzung ${id}, die sich lesen lässt, gibt es nicht. Beginne eine neue.`,
  otherVersion:
    'Diese Sitzung lässt sich nicht fortsetzen: Eine andere Version von Breakpoint hat sie begonnen. Ihre Antworten bleiben erhalten.',
  over: 'Diese Sitzung ist vorbei. Beginne eine neue.',
  answeredElsewhere: (number) =>
    `Frage ${number} wurde in einem anderen Fenster beantwortet; mach mit der nächsten weiter.`,
  answeredAlready: (number, next) =>
    `Frage ${number} ist schon beantwortet; die nächste ist Frage ${next}.`,
  notAskedNow: (number, next) =>
    `Frage ${number} ist jetzt nicht dran; die nächste ist Frage ${next}.`,
  noneAsked: (number) => `Frage ${number} ist jetzt nicht dran; frage nach der nächsten.`,
  oneByOne:
    'Frühere Fragen kommen einzeln: Wähle einzelne Entscheidungen oder nimm Fragen aus dem Spiel.',
  fromPlay: 'Züge und Spiele müssen ihre Fragen aus dem Spiel nehmen.',
  nothingDue: 'Keine Stellungskarte ist fällig, und keine ist neu.',
  noSuchPosition: (reason) => `Diese Stellung gibt es unter diesen Regeln nicht: ${reason}`,
  noPositionCard: (id) => `Es gibt keine Stellungskarte ${id}.`,
  noSlip: {
    speed: 'In einem Sprint oder einer Serie wird keine Antwort zurückgenommen.',
    cards:
      'Die Antwort auf eine Karte wird nicht zurückgenommen: Nach ihr richtet sich ihr nächster Tag.',
    check: 'In der Prüfung einer Lektion wird keine Antwort zurückgenommen.',
    notLast: 'Nur die letzte Antwort einer Sitzung lässt sich zurücknehmen.',
  },
  nothingUnseen: (days) =>
    `Nichts wurde zuletzt vor ${days} ${days === 1 ? 'Tag' : 'Tagen'} oder früher gefragt. Nimm weniger Tage oder neue Fragen.`,
  nothingAgain: 'Es gibt nichts noch einmal zu fragen: Alles ist berichtigt.',
  unfitGame: 'Die Regeln dieses Spiels erlauben einen seiner Züge nicht.',
  unsolvable: 'Dieses Spiel lässt sich nicht auf Siege berechnen.',
}

export const store: typeof englishStore = {
  notUsed: (folder, reason) =>
    `Deine Antworten konnten in ${folder} nicht gelesen oder gespeichert werden (${reason}).`,
  notKept: (folder, reason) =>
    `Deine Antworten lassen sich nicht in ${folder} speichern (${reason}).`,
  notBackedUp: (folder, reason) =>
    `Die Sicherungskopie konnte nicht in ${folder} angelegt werden (${reason}).`,
  notRestored: (folder, reason) =>
    `Die Sicherungskopie konnte nicht in ${folder} wiederhergestellt werden (${reason}).`,
  damaged: (reason, file) =>
    `Die Datei mit deinen Antworten ist beschädigt (${reason}). Sie wurde als ${file} beiseitegelegt und eine neue begonnen; was sich tun lässt, steht unter „Fortschritt“.`,
  replaced: (reason, file) =>
    `Die Datei mit deinen Antworten konnte nicht gelesen werden (${reason}). Sie wurde als ${file} beiseitegelegt und eine neue begonnen. Was sich tun lässt, steht unter „Fortschritt“.`,
  lost: (answers) =>
    `Breakpoint wurde unerwartet beendet, und danach wurde ein Teil deiner Antworten beschädigt oder entfernt: ${answers === 1 ? 'Die letzte fehlt' : `Die letzten ${answers} fehlen`}. Alle anderen sind da. Mehr steht unter „Fortschritt“.`,
  otherFile: (file, backup) =>
    `Ein anderes Programm hat die Datei mit deinen Antworten ersetzt (${file}). ` +
    (backup === null
      ? ''
      : `Die Antworten der alten Datei stehen in der Sicherungskopie ${backup}. `) +
    'Versuche es noch einmal, um mit der neuen Datei weiterzumachen.',
  newer: (file, version, known) =>
    `Deine Antworten in ${file} stammen von einem neueren Breakpoint (Version ${version} der Datei; dieses kennt ${known}). Sie bleiben, wie sie sind. Benutze das neuere Breakpoint oder verschiebe die Datei, um neu zu beginnen.`,
  noBackup: (name) => `Eine Sicherungskopie namens ${name} gibt es nicht.`,
  badBackup: (name, reason) =>
    `Die Sicherungskopie ${name} ist unbrauchbar (${reason}). Wähle eine ältere.`,
  reasons: {
    empty: 'die Datei ist leer',
    noStore: 'sie enthält keine Antworten',
    damaged: 'Teile davon sind zerstört',
    twice: 'es ist schon gespeichert',
    version: (version, known) => `ihre Version ist ${version}, nicht 1 bis ${known}`,
  },
  advice: {
    busy: 'Schließe andere Fenster von Breakpoint, die diesen Ordner benutzen, und versuche es noch einmal.',
    tooLate: 'Vielleicht war ein anderes Fenster schneller; mach mit der nächsten Frage weiter.',
  },
}

/** Games that were played, drilled or written down. */
export const records: typeof englishRecords = {
  none: (id) => `Ein Spiel ${id} gibt es nicht. Vielleicht wurde es gelöscht.`,
  noNotation: 'Spiele dieser Art lassen sich nicht aufschreiben.',
}
