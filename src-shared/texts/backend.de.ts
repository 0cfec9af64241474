import type { backend as english } from './backend.en.ts'

/** After "in" a word for more than one ends in -n. */
const counted = (value: string, one: string, more: string): string =>
  `in ${value} ${value === '1' ? one : more}`

export const backend: typeof english = {
  solves: {
    stopped: 'Die Berechnung wurde angehalten.',
    stoppedKept: 'Die Berechnung wurde angehalten. Was fertig ist, bleibt erhalten.',
    failed: (reason) => `Die Berechnung ist gescheitert: ${reason}`,
    failedInside:
      'Die Berechnung ist in Breakpoint fehlgeschlagen. Was gespeichert ist, ist sicher. Versuche es noch einmal; wenn sie wieder fehlschlägt, schließe Breakpoint und öffne es neu. Das Protokoll nennt den Grund.',
    threadFailed: 'ihr Thread ist fehlgeschlagen',
    threadEnded: (code) => `Thread mit Code ${code} beendet`,
    triedTwice:
      'Sie wurde zweimal versucht. Versuche es noch einmal; wenn sie weiter scheitert, starte Breakpoint neu.',
    outOfMemory:
      'Für diese Berechnung reicht der Arbeitsspeicher nicht. Schließe andere Programme und versuche ' +
      'es noch einmal, oder wähle ein kleineres Ziel oder Regeln mit weniger verschiedenen Punktzahlen.',
    goesOn: (reason) =>
      `Eine Berechnung brach unerwartet ab (${reason}) und wurde neu gestartet. Sie macht dort weiter, ` +
      'wo zuletzt etwas gespeichert wurde.',
    progressNotKept: (reason) =>
      `Der Stand einer Berechnung lässt sich nicht speichern (${reason}). Sie läuft trotzdem weiter.`,
    progressDiskFull:
      'Der Stand einer Berechnung lässt sich nicht speichern, weil der Datenträger voll ist. Sie läuft ' +
      'trotzdem weiter, aber schaffe Platz, bevor du Breakpoint schließt.',
    solvedElsewhere:
      'Ein anderes Breakpoint berechnet gerade dasselbe Spiel und speichert, was davon fertig ist; wird hier angehalten, rechnet nur das andere weiter.',
    progressNotRead: (reason) =>
      `Was von einer Berechnung getan war, ließ sich nicht lesen (${reason}).`,
    progressNotUsed: (reason) =>
      `Was von einer Berechnung getan war, ist nicht brauchbar: ${reason}. Es wurde beiseitegelegt; die Berechnung beginnt von vorn.`,
    resultsNotKept: (folder, reason) =>
      `Ergebnisse lassen sich nicht in ${folder} speichern (${reason}). Sie werden trotzdem gezeigt und ` +
      'beim nächsten Mal neu berechnet.',
    resultsDiskFull: (folder) =>
      `Ergebnisse lassen sich nicht in ${folder} speichern, weil der Datenträger voll ist. Sie werden ` +
      'trotzdem gezeigt und beim nächsten Mal neu berechnet. Schaffe Platz auf dem Datenträger oder ' +
      'lösche die gespeicherten Ergebnisse in den Einstellungen.',
  },
  results: {
    unreadable: (reason) => `Ein Ergebnis konnte nicht gelesen werden (${reason}).`,
    notRemoved: (folder, reason) =>
      `Die Ergebnisse in ${folder} konnten nicht entfernt werden (${reason}).`,
    unusable: (reason) =>
      `Ein gespeichertes Ergebnis ist unbrauchbar (${reason}). Es wurde beiseitegelegt und wird neu berechnet.`,
    notPutAside: (reason, why) =>
      `Ein gespeichertes Ergebnis ist unbrauchbar (${reason}) und ließ sich nicht beiseitelegen (${why}).`,
    reasons: {
      noResult: 'die Datei ist keine Ergebnisdatei',
      format: (version, known) => `die Datei hat die Formatversion ${version}, nicht ${known}`,
      damaged: 'die Datei ist beschädigt: ihre Prüfsumme stimmt nicht',
      header: 'der Kopf der Datei ergibt keinen Sinn',
      length: 'die Länge der Datei passt nicht zu ihrem Kopf',
      other: 'die Datei enthält ein anderes Ergebnis',
      solver: (version) => `die Datei stammt von Version ${version} der Berechnung`,
      size: 'die Datei hat eine andere Größe',
    },
  },
  drills: {
    noneFits: 'Zu diesen Filtern passt keine Frage. Weite sie aus und beginne noch einmal.',
    noSession: (id) =>
      `Eine Sitzung ${id}, die sich lesen lässt, gibt es nicht. Beginne eine neue.`,
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
      'Frühere Fragen kommen einzeln: Wähle einzelne Entscheidungen oder nimm Fragen, wie die Partie sie bringt.',
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
    otherWindow:
      'Ein anderes Fenster hat an diesem Tisch weitergespielt: Hier steht jetzt sein Stand.',
    unfitGame: 'Die Regeln dieser Partie erlauben einen ihrer Züge nicht.',
    unsolvable: 'Dieses Spiel lässt sich nicht auf Siege berechnen.',
  },
  store: {
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
  },
  /** Games that were played, drilled or written down. */
  records: {
    none: (id) => `Eine Partie ${id} gibt es nicht. Vielleicht wurde sie gelöscht.`,
    noNotation: 'Partien dieser Art lassen sich nicht aufschreiben.',
    noText:
      'Eine frühere Version hat nicht alle Würfe dieser Partie aufbewahrt; eine Rückschau gibt es darum nicht.',
  },
  folder: {
    heldBy: {
      app: (pid) => `Breakpoint läuft schon als App (Prozess ${pid}).`,
      browser: (pid) => `Breakpoint läuft schon im Browser (Prozess ${pid}).`,
      unknown: 'Breakpoint läuft schon in einem anderen Prozess.',
    },
    oneAtATime: (folder) =>
      `Den Ordner ${folder} kann immer nur ein Breakpoint benutzen: Schließe das andere, oder nenne mit --data-dir einen anderen Ordner.`,
    copyAddress: 'Adresse kopieren',
    notLocked: (folder, reason) =>
      `Von dem, was du tust, lässt sich in ${folder} nichts speichern (${reason}).`,
    readOnly: (folder) =>
      `Hier wird ${folder} nur gelesen; was du änderst, speichern die App oder der Browser.`,
    noLocks: 'Dateien lassen sich dort nicht sperren',
    advice: {
      full: 'Schaffe Platz auf dem Datenträger und starte Breakpoint neu.',
      writable:
        'Mach den Ordner beschreibbar oder nenne mit --data-dir einen anderen, und starte neu.',
      local: 'Nenne mit --data-dir einen Ordner auf diesem Computer, und starte neu.',
    },
  },
  cards: {
    notOpen:
      'Diese Kartensitzung ist nicht mehr offen. Ihre Antworten bleiben erhalten; beginne eine neue.',
    onlyTheLast: (number) =>
      `Nur die letzte Antwort lässt sich anders werten; zu ihr gehört Karte ${number} nicht.`,
    nothingToUndo: 'In dieser Sitzung gibt es keine Antwort zurückzunehmen.',
    answeredAlready: (number, next) =>
      `Karte ${number} ist schon beantwortet; die nächste ist Karte ${next}.`,
    notAskedNow: (number, next) =>
      `Karte ${number} ist jetzt nicht dran; die nächste ist Karte ${next}.`,
    over: (number) => `Karte ${number} ist jetzt nicht dran: Diese Sitzung ist vorbei.`,
    chooseByPlace: 'Wähle eine der Antworten nach ihrem Platz.',
    again: {
      minutes: (count) => `in ${count}\u00a0min`,
      hours: (count) => `in ${count}\u00a0h`,
      days: (count) => counted(count, 'Tag', 'Tagen'),
      months: (count) => counted(count, 'Monat', 'Monaten'),
      years: (count) => counted(count, 'Jahr', 'Jahren'),
    },
  },
  files: {
    diskFull: 'der Datenträger ist voll',
    notWritable: 'in den Ordner darf nicht geschrieben werden',
    folderGone: 'den Ordner gibt es nicht mehr',
    isFolder: 'es gibt einen Ordner mit diesem Namen',
    fileInWay: 'wo ein Ordner sein muss, ist eine Datei',
    advice: {
      diskFull: 'Schaffe Platz auf dem Datenträger und versuche es noch einmal.',
      notWritable: 'Mach den Ordner beschreibbar und versuche es noch einmal.',
      other: 'Prüfe den Datenträger und den Ordner und versuche es noch einmal.',
    },
    notReadable: 'sie darf nicht gelesen werden',
    leadsNowhere: 'es ist eine Verknüpfung, die ins Leere führt',
    leadsInCircles: 'es ist eine Verknüpfung, die im Kreis führt',
    noFile: 'es ist keine Datei',
    tooLarge: 'sie ist zu groß',
  },
  noDataFolder: (folder, reason) =>
    `Der Datenordner ${folder} konnte nicht angelegt werden (${reason}). Nenne mit --data-dir oder BREAKPOINT_DATA einen anderen.`,
  closing: 'Breakpoint wird gerade geschlossen.',
  job: (what, rules) => `${what}: ${rules}`,
  jobEnded: 'Diese Berechnung ist schon zu Ende.',
  noSuchTurn: (turn, turns) => `Einen Zug „${turn}“ gibt es bei diesen Regeln nicht, nur ${turns}.`,
  race: {
    tooLong:
      'Zwischen null und dem Ziel dieser Regeln liegen zu viele Punktestände, um einer Partie Zug für Zug zu folgen. Nimm rundere Punkte oder ein näheres Ziel.',
    noGoal: 'Ein Spiel nach Runden hat kein Ziel, zu dem man läuft.',
    goalMustBe: 'Das Ziel muss näher sein, oder die Punkte runder.',
  },
}
