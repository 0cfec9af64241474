import type { cardsPageLearning as english } from './cards-page-learning.en.ts'
import { grouped } from '../numbers.ts'
import { counts } from '../counts.de.ts'

const { cards, reviews } = counts
const cardCount = (count: number): string => cards(count, grouped(count))

export const cardsPageLearning: typeof english = {
  lessons: {
    label: 'Lektionen',
    working: 'Was jede Lektion bringt, wird berechnet …',
    once: 'Das geschieht einmal, danach bleibt es gespeichert.',
    title: (number, lesson) => `${number}. ${lesson}`,
    open: { open: 'Beginnen', begun: 'Weiter', due: 'Auffrischen', known: 'Ansehen' },
    openOf: (action, lesson) => `${action}: ${lesson}`,
    states: { open: 'Nicht begonnen', begun: 'Begonnen', due: 'Wieder fällig', known: 'Gekonnt' },
    findable:
      'Zum Gewinnen folgen Sätze über den Stand. Sie zu finden löst erst das Spiel und dauert dann einige Minuten.',
    find: 'Lektionen zum Gewinnen finden',
    finding: 'Sie werden gesucht …',
    after: 'Was bleibt, sind einzelne Stellungen, zuerst die aus deinen Partien.',
    analyse: 'Eine Stellung analysieren',
    howFar: (known, all) => `${known} von ${all} gekonnt`,
  },
  lesson: {
    back: 'Alle Lektionen',
    none: 'Diese Regeln haben keine solche Lektion.',
    example: 'Zum Beispiel',
    asked: 'Und hier?',
    byRule: 'Richtig, so sagt es der Satz.',
    notByRule: (then) => `Falsch. Der Satz sagt: ${then}`,
    steps: 'Was diese Lektion hat',
    positions: 'Stellungen',
    positionsAbout: (count) =>
      `${count} Stellungen mit den Würfeln in der Hand. Jede Antwort wird erklärt, ob richtig oder falsch.`,
    played: (count) => `${count} gespielt`,
    play: 'Stellungen spielen',
    cards: 'Karten',
    cardsAbout: 'Die Zahlen dazu auswendig; jede kommt wieder, bevor du sie vergisst.',
    learn: 'Karten lernen',
    check: 'Prüfung',
    checkAbout: (questions, right) =>
      `${questions} Fragen. Mit ${right} richtigen kannst du es; eine gute Antwort zählt als richtig.`,
    checked: (right, asked) => `${right} von ${asked} richtig`,
    notYet: 'Noch nicht gemacht',
    take: 'Prüfung machen',
    next: (lesson) => `Weiter: ${lesson}`,
    passed: (right, asked) => `Bestanden: ${right} von ${asked} richtig.`,
    failed: (right, asked, needed) =>
      `Noch nicht bestanden: ${right} von ${asked} richtig, nötig sind ${needed}.`,
    toLesson: 'Zurück zur Lektion',
  },
  statistics: {
    notMeasured: 'Noch nichts zu messen',
    remember: (percent) => `Du weißt noch ${percent}\u00a0%`,
    measuredLater: 'Gemessen wird, sobald Karten nach einem Tag oder mehr wiederkommen.',
    certainty: (low, high, count, written) =>
      `Mit 95\u00a0% Sicherheit liegt es zwischen ${low} und ${high}\u00a0%. Gezählt über ${reviews(count, written)} nach einem Tag oder mehr.`,
    toDecks: 'Karten lernen',
    view: { label: 'Anzahlen als', choices: { chart: 'Diagramm', table: 'Tabelle' } },
    bands: {
      title: 'Gewusst, nach Tagen zwischen den Wiederholungen',
      days: 'Tage dazwischen',
      range: (from, to) => `${from} bis ${to}`,
      open: (from) => `${from} oder mehr`,
      remembered: 'Gewusst, %',
      foretold: 'Vorhergesagt, %',
      wish: (percent) =>
        `Eine Karte kommt wieder, wenn die Chance, dass du sie weißt, auf ${percent}\u00a0% fällt.`,
      reviews: 'Wiederholungen',
    },
    history: {
      title: 'Was du getan hast',
      told: (count, written, time) =>
        `${reviews(count, written)} in den letzten 30 Tagen, in ${time}. Für jede zählt höchstens eine Minute.`,
      nothing: 'Keine Wiederholungen in den letzten 30 Tagen.',
      day: 'Tag',
      today: 'Heute',
      reviews: 'Wiederholungen',
      remembered: 'Gewusst, %',
      time: 'Zeit, min',
      table: 'Wiederholungen nach Tagen',
      days: 'Tage',
    },
    stuck: {
      title: 'Karten, die nicht hängen bleiben',
      none: 'Bisher wurde keine Karte immer wieder vergessen.',
      forgotten: (_count, written) => `${written}-mal vergessen. Sieh nach, woher es kommt:`,
    },
  },
  positions: {
    title: 'Meine Stellungen',
    headline: (total, due) =>
      total === 0 ? 'Noch keine Karten' : `${cardCount(total)}, ${grouped(due)} zu wiederholen`,
    about: 'Entscheidungen aus deinen eigenen Partien, am Tisch wieder gefragt, bis du sie kannst.',
    none: 'Mach am Ende einer Übung oder in einer Rückschau Karten aus dem, was falsch war, oder aus einer beliebigen Stellung in der Analyse. Sie werden am Tisch wieder gefragt, bis du sie kannst.',
    review: 'Wiederholen',
    toDrills: 'Entscheidungen üben',
    analyse: 'Analysieren',
    remove: 'Entfernen',
    removeOf: (where) => `Die Karte entfernen: ${where}`,
    removed: (where) => `Die Karte ist entfernt: ${where}.`,
    undo: 'Rückgängig',
    all: (count) => `Alle ${count} zeigen`,
    made: (added, known) => {
      if (added === 0)
        return known === 1 ? 'Diese Karte gab es schon.' : 'Diese Karten gab es alle schon.'
      const made = `${cardCount(added)} gemacht, zu finden unter Lernen, Meine Stellungen.`
      return known === 0 ? made : `${made} Die anderen gab es schon.`
    },
    isMade: 'In Meine Stellungen',
    makeOf: (count) =>
      count === 1 ? 'Eine Karte aus diesem Fehler machen' : `Karten aus diesen ${count} machen`,
    add: 'Karte hinzufügen',
  },
  browse: {
    deck: 'Stapel',
    find: 'Karte suchen',
    none: 'Keine Karte enthält diese Wörter.',
    cardsOf: (deck) => `Karten: ${deck}`,
    question: 'Frage',
    answer: 'Antwort',
    state: 'Stand',
    due: 'Fällig',
    states: { unseen: 'Noch neu', learning: 'Im Lernen', due: 'Fällig', known: 'Gekonnt' },
  },
}
