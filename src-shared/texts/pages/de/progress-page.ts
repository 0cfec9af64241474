import type { progressPage as english } from '../en/progress-page.ts'
import { counts } from '../../de/counts.ts'

const { answers, decisions } = counts

export const progressPage: typeof english = {
  title: 'Fortschritt',
  subject: {
    points: (game) => `${game}, auf Punkte gespielt`,
    wins: (game) => `${game}, auf Siege gespielt`,
  },
  period: {
    label: 'Antworten aus',
    all: 'Alle',
    days: (days) => `${days} Tage`,
    nothing: (days) => `In den letzten ${days} Tagen gab es keine Antworten.`,
    showAll: 'Alle zeigen',
  },
  noGame: 'Wähle zuerst ein Spiel; deine Antworten werden für jedes Spiel einzeln gezählt.',
  empty: {
    title: 'Noch keine Antworten',
    about:
      'Nach einer Übung steht hier, was deine Entscheidungen kosten, wo du verlierst und was du als Nächstes üben solltest.',
    start: 'Mit zehn Entscheidungen anfangen',
  },
  rate: {
    none: 'Noch keine Entscheidung ließ sich bewerten.',
    nothingLost: 'Du hast nichts verloren.',
    lose: (loss) => `Du verlierst ${loss} pro Entscheidung.`,
    forced: 'Wo es nur eine Möglichkeit gibt, wird nichts bewertet.',
    over: (count, written) =>
      `Gezählt über ${decisions(count, written)}, bei ${count === 1 ? 'der' : 'denen'} es etwas zu verlieren gab.`,
    answers: 'Antworten',
    sessions: 'Sitzungen',
    medianTime: 'Zeit (Median)',
    grades: 'Bewertungen',
    oneDay:
      'Wie sich das im Lauf der Zeit ändert, zeigt ein Diagramm, sobald du an zwei Tagen gespielt hast.',
    overTimeAs: 'Fehlerquote im Lauf der Zeit als',
    views: { chart: 'Diagramm', table: 'Tabelle' },
    chart: (finding) => `Mittlerer Verlust pro Entscheidung im Lauf der Zeit. ${finding}`,
    meanLoss: 'Mittlerer Verlust',
    day: 'Tag',
    meanLossAxis: (unit) => `Mittlerer Verlust pro Entscheidung, ${unit}`,
    strokes:
      'Die Striche zeigen, wo jeder Wert zu 95\u00a0% liegt: wenige Antworten, lange Striche.',
    table: 'Mittlerer Verlust im Lauf der Zeit',
    columns: {
      span: 'Tag oder Woche',
      meanLoss: (unit) => `Mittlerer Verlust, ${unit}`,
      from: '95\u00a0% von',
      to: 'bis',
      decisions: 'Entscheidungen',
    },
    week: (day) => `ab ${day}`,
  },
  habits: {
    title: 'Warum verliere ich?',
    about: 'Deine drei teuersten Gewohnheiten, jede so oft, wie sie im Spiel vorkommt.',
    points: {
      turn: (loss) => `etwa ${loss} Punkte pro Zug`,
      game: (loss) => `etwa ${loss} Punkte pro Partie`,
    },
    wins: (loss) => `etwa ${loss} von 100 Partien`,
    none: 'Noch lässt sich keine Gewohnheit erkennen, die etwas kostet.',
  },
  leaks: {
    title: 'Wo du verlierst',
    by: 'Verluste nach',
    tableBy: (dimension) => `Verluste nach: ${dimension}`,
    dimensions: {
      dice: 'Würfel',
      'turn-total': 'Zugpunkte',
      situation: 'Punktestand',
      decision: 'Art der Entscheidung',
      'error-kind': 'Fehlerart',
    },
    nothingSure:
      'Noch kostet dich nichts sicher mehr als nichts. Je mehr du antwortest, desto mehr lässt sich hier sagen.',
    worst: (what, cost, unit) =>
      `Hier verlierst du am meisten: ${what}, ${cost} ${unit} pro 100 Entscheidungen.`,
    // So long a word breaks where there is little room.
    per100: 'Pro 100 Entschei\u00addungen,',
    sure: 'Zu 95\u00a0% sicher',
    between: (low, high) => `${low} bis ${high}`,
    decisions: 'Entscheidungen',
    share: 'Anteil an allen Verlusten, %',
    drill: 'Üben',
    drillLine: (line) => `Üben: ${line}`,
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
      'Gekonnt: mindestens 75\u00a0% richtig, soweit es die Antworten zeigen. Schwach: weniger. Unsicher: Es braucht mehr Antworten. Der Balken zeigt, von wo bis wo der Anteil liegt, zu 80\u00a0% sicher.',
    finding: (known, asked, all) =>
      `${known} von ${all} Arten von Entscheidungen sind sicher gekonnt; ${asked} wurden gefragt.`,
  },
  waiting: {
    title: 'Zu berichtigen',
    failed: {
      title: 'Falsch',
      about: 'Jede wartet, bis du sie gut beantwortet hast.',
    },
    slow: { title: 'Langsam', about: 'Für sie hast du viel länger gebraucht als für die meisten.' },
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
    drill: 'Übung',
    decisions: 'Entscheidungen',
    meanLoss: 'Mittlerer Verlust,',
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
