import type { sheets as english } from './sheets.en.ts'

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

export const sheets: typeof english = {
  howToUse: 'So geht es',
  diceLeft: 'Würfel übrig',
  bold: 'Fett:',
  boldPoints: (points) => `allein ${points} Punkte pro Zug oder mehr wert`,
  none: {
    otherGame: 'Es ist ein Spickzettel eines anderen Spiels.',
    refused: (title, reason) => `Den Spickzettel „${title}“ gibt es hier nicht: ${reason}`,
  },
  unsolved: {
    aMoment: 'einen Moment',
    seconds: (count) => `etwa ${count}\u00a0s`,
    minutes: (count) => `etwa ${count}\u00a0min`,
    hours: (count) => `etwa ${count}\u00a0h`,
    begun: (percent, time) =>
      `Das Spiel zu zweit ist zu ${percent}\u00a0% berechnet. Der Rest davon und die Zahlen des Spickzettels dauern ${time}, einmal.`,
    solved: (time) =>
      `Seine Zahlen müssen erst durch eine exakte Suche gefunden werden. Das dauert ${time}, einmal.`,
    unbegun: (time) =>
      `Das Spiel zu zweit muss erst berechnet werden. Mit den Zahlen des Spickzettels dauert das ${time}, einmal.`,
  },
  layouts: {
    page: {
      title: 'Seite',
      about: 'Ganze Seiten, auf jeder so viele Spickzettel, wie passen.',
      note: null,
    },
    pocket: {
      title: 'Taschenkarten',
      about: 'Karten von 85 mal 54\u00a0mm mit zwei Seiten, zum Ausschneiden und Falten.',
      note: 'An den Linien schneiden und an den Strichen falten.',
    },
    poster: {
      title: 'Plakat',
      about: 'Ein Spickzettel pro Seite, so groß wie möglich, für die Wand.',
      note: null,
    },
  },
  job: {
    rules: 'Der Regelsatz muss mit seiner Kennung von 1 bis 64 Zeichen genannt werden.',
    kinds: (known) => `Die Spickzettel müssen welche von ${known} sein, jeder einmal.`,
    layout: (known) => `Das Layout muss eines von ${known} sein.`,
    paper: (known) => `Das Papier muss eines von ${known} sein.`,
    ink: (known) => `Die Farbe muss eine von ${known} sein.`,
    day: 'Der Tag muss ein Datum wie 2026-03-01 sein.',
    layoutOnPaper: 'Das Layout lässt sich auf diesem Papier nicht drucken.',
  },
  rules: 'Regeln',
  rulesOf: (name) => `Regeln von ${name}:`,
  // All but the straight, which comes first, begin with a number.
  laterCombination: (name) => name[0]!.toLowerCase() + name.slice(1),
  day: (day, month, year) => `${day}. ${MONTHS[month - 1]!} ${year}`,
  percent: (number) => `${number}\u00a0%`,
  earns: (points, best) => `Bringt ${points} von ${best} Punkten pro Zug.`,
  earnsMost: (best) => `Bringt ${best} Punkte pro Zug, mehr geht nicht.`,
  wins: (wins) => `Gewinnt ${wins} der Partien gegen perfekte Spieler.`,
  winsMore: (wins, without) =>
    `Gewinnt ${wins} der Partien gegen perfekte Spieler, die Grenzwerttabelle allein ${without}.`,
}
