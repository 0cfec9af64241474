import type { progressPage as english } from './progress-page.en.ts'
import { counts } from '../counts.de.ts'

const { answers, decisions } = counts

export const progressPage: typeof english = {
  title: 'Fortschritt',
  views: { overview: 'Überblick', games: 'Partien', mistakes: 'Fehler', sessions: 'Sitzungen' },
  ofThree: 'Was du verlierst, steht hier für zwei. Übungen gegen zwei zählen überall sonst mit.',
  subject: {
    points: (game) => `${game}, auf Punkte gespielt`,
    wins: (game) => `${game}, auf Siege gespielt`,
  },
  period: {
    label: 'Antworten aus',
    all: 'Alle',
    days: (days) => `${days} Tage`,
    nothing: (days) => `In den letzten ${days} Tagen gab es keine Antworten.`,
  },
  noGame: 'Wähle zuerst ein Spiel; deine Antworten werden für jedes Spiel einzeln gezählt.',
  empty: {
    title: 'Noch keine Antworten',
    few: 'Noch zu wenige Antworten',
    oneSided: 'Erst einige Arten von Entscheidungen',
    about: (needed) =>
      `Nach ${needed} Entscheidungen steht hier, was sie dich kosten, welche Gewohnheiten am teuersten sind und was du als Nächstes üben solltest.`,
    sofar: (count, written) => `Bisher: ${decisions(count, written)}.`,
    mixed: (needed) =>
      `Deine Antworten gehören zu wenigen Arten von Entscheidungen. Beantworte ${needed}, wie sie im Spiel vorkommen; dann steht hier, was du verlierst.`,
    start: (needed) => `${needed} Entscheidungen beantworten`,
  },
  decisions: (count, written) => decisions(count, written),
  others: (decisions, loss) =>
    `Dazu ${decisions} aus Lektionen, gewählten Stellungen oder Partien zu dritt: im Schnitt ${loss} verschenkt. Mehr steht unter Sitzungen.`,
  expectedLoss: {
    from: (count, written) =>
      `Geschätzt aus ${decisions(count, written)} in Übungen und gezählten Partien, jede Art so oft, wie sie im Spiel vorkommt.`,
    percentagePoint: 'Ein Prozentpunkt ist eine von hundert Partien.',
  },
  habits: {
    title: 'Gewohnheiten, an denen du arbeiten kannst',
    none: 'Noch fällt keine Gewohnheit auf. Je mehr du antwortest, desto mehr lässt sich sagen.',
  },
  rate: {
    title: 'Im Lauf der Zeit',
    about:
      'Übungen fragen öfter nach Schwerem, als es im Spiel vorkommt; darum kann es hier mehr sein, als du im Spiel verlierst. Jede Zeile steht für mindestens 20 Entscheidungen.',
    answers: 'Antworten',
    sessions: 'Sitzungen',
    medianTime: 'Übliche Zeit',
    grades: 'Bewertungen',
    table: 'Verlust pro Entscheidung im Lauf der Zeit',
    lossAxis: (unit) => `Verlust pro Entscheidung, ${unit}`,
    columns: { span: 'Tage', decisions: 'Entscheidungen' },
    from: (day) => `ab ${day}`,
  },
  mastery: {
    title: 'Wie sicher du es kannst',
    table: 'Arten von Entscheidungen',
    about:
      'Richtige Antworten je Art von Entscheidung, und wie viele es waren. Wähle eine, um sie zu üben.',
    states: { unasked: 'nicht gefragt', unsure: 'unsicher', weak: 'schwach', known: 'gekonnt' },
    right: (right, count) => `${right} von ${count}`,
    square: (row, column, state) => `${row}, ${column}: ${state}`,
    between: (low, high) => `${low} bis ${high}\u00a0% richtig`,
    legend:
      'Gekonnt: mindestens 75\u00a0% richtig. Schwach: weniger. Unsicher: Es braucht mehr Antworten, mindestens 20. Der Balken zeigt, wo der Anteil richtiger Antworten wahrscheinlich liegt.',
    finding: (known, asked, all) =>
      `Sicher gekonnt: ${known} von ${all} Arten von Entscheidungen. Gefragt: ${asked}.`,
  },
  waiting: {
    title: 'Noch einmal durchgehen',
    none: 'Kein Fehler wartet darauf, noch einmal durchgegangen zu werden.',
    failed: { title: 'Falsch', about: 'Jede wartet, bis du sie gut beantwortet hast.' },
    slow: {
      title: 'Langsam',
      about: 'Für sie hast du viel länger gebraucht als für die meisten, ob richtig oder falsch.',
    },
    count: (title, count, written) => `${title}: ${decisions(count, written)}`,
    go: 'Durchgehen',
    goThrough: (title) => `Durchgehen: ${title}`,
    when: (day, time) => `${day}, ${time}`,
    timeUnknown: 'Zeit unbekannt',
    orLonger: (time) => `${time} oder länger`,
    showMore: 'Mehr zeigen',
    showAll: (count) => `Alle ${count} zeigen`,
  },
  sessions: {
    title: 'Sitzungen',
    table: 'Sitzungen, die neueste zuerst',
    none: 'Noch keine Übung: Jede steht hier mit dem, was sie gekostet hat, und lässt sich fortsetzen.',
    drill: 'Übung',
    decisions: 'Entscheidungen',
    loss: 'Verlust pro Entschei\u00addung,',
    result: 'Ergebnis',
    goOn: 'Weiter',
    open: 'offen',
    winners: { you: 'Gewonnen', bot: 'Verloren', both: 'Unentschieden' },
    right: (count) => `${count} richtig`,
    resume: 'Fortsetzen',
    resumeOf: (moment) => `Sitzung fortsetzen: ${moment}`,
    mistakes: 'Fehler wiederholen',
    mistakesOf: (moment) => `Fehler wiederholen, Sitzung: ${moment}`,
    showMore: 'Mehr zeigen',
  },
  bests: {
    title: 'Deine Bestwerte',
    table: 'Bestwerte der Sprints und Serien',
    drill: 'Übung',
    time: 'Zeit',
    right: 'Richtig',
    when: 'Wann',
  },
  store: {
    title: 'Wo deine Antworten liegen',
    kept: (count, written, size) =>
      `${answers(count, written)} aus allen Spielen, ${size}, in {file}. Sicherungskopien entstehen von selbst und werden mit der Zeit ausgedünnt.`,
    backUp: 'Jetzt eine Sicherungskopie anlegen',
    backups: (count, written) =>
      `${written} ${count === 1 ? 'Sicherungskopie' : 'Sicherungskopien'}`,
    table: 'Sicherungskopien, die neueste zuerst',
    of: 'Von',
    answers: 'Antworten',
    size: 'Größe',
    goBack: 'Zurückkehren',
    goBackTo: (moment) => `Zurückkehren zur Sicherungskopie: ${moment}`,
    ask: 'Zu dieser Sicherungskopie zurückkehren?',
    askAbout: (moment, count, written, now) =>
      `Stand: ${moment}, ${answers(count, written)}; jetzt sind es ${now}. Vom jetzigen Stand entsteht zuerst eine Kopie, damit du zu ihm zurückkehren kannst.`,
    stay: 'Jetzigen Stand behalten',
    unreadable:
      'Das Folgende liegt bei den Sicherungskopien und lässt sich nicht lesen. Es bleibt, wie es ist; du kannst es entfernen.',
    unreadableOne: (name, reason) => `${name}: ${reason}`,
    backedUp: (count, written, size) =>
      `Sicherungskopie angelegt: ${answers(count, written)}, ${size}.`,
    restored: (count, written) =>
      `${answers(count, written)} ${count === 1 ? 'ist' : 'sind'} wieder da.`,
  },
  damaged: {
    title: 'Deine Antworten ließen sich nicht lesen',
    about: (reason) =>
      `Ihre Datei war beschädigt (${reason}). Nichts wurde gelöscht: Sie liegt jetzt unter dem Namen {file}. Regeln, Einstellungen und berechnete Spiele sind nicht betroffen.`,
    backup: (moment, count, written) =>
      `Die neueste gute Sicherungskopie (${moment}) enthält ${answers(count, written)}.`,
    noBackup: 'Es gibt keine lesbare Sicherungskopie, also beginnt die Zählung neu.',
    restore: 'Sicherungskopie zurückholen',
    without: 'Ohne sie weitermachen',
    goOn: 'Weiter',
  },
  damagedRows: {
    title: (count, written) =>
      count === 1
        ? 'Ein Eintrag lässt sich nicht lesen'
        : `${written} Einträge lassen sich nicht lesen`,
    about:
      'Was von ihnen gespeichert ist, ist auf dem Datenträger beschädigt. Sie gelten als unbekannt und fehlen in Exporten; alle anderen sind da. Eine Sicherungskopie bringt sie zurück, ohne das, was danach kam.',
    noBackup: 'Es gibt keine unbeschädigte Sicherungskopie.',
  },
  lost: {
    title: (count, written) => `${answers(count, written)} ${count === 1 ? 'fehlt' : 'fehlen'}`,
    about:
      'Breakpoint wurde unerwartet beendet. Die letzten Antworten davor waren gespeichert, aber ihre Datei wurde danach beschädigt oder entfernt. Alle anderen sind da.',
    copy: 'Was davon übrig war, wurde als {file} kopiert.',
    goOn: 'Weiter',
  },
}
