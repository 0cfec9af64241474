import type { solves as english } from '../en/backend-solves.ts'

export const solves: typeof english = {
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
}
