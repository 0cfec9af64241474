import type { myDice as english } from './my-dice.en.ts'

const often = (uses: number): string => (uses === 1 ? 'einmal' : `${uses}-mal`)
const formatted = (times: number): string => String(times).replace('.', ',')

export const myDice: typeof english = {
  title: 'Meine Würfel',
  about: (dice) => `Die Würfel, die du hast; die besten ${dice} davon werden genau bestimmt.`,
  add: 'Würfel hinzufügen',
  ordinary: 'Gewöhnlicher Würfel',
  weighs: (weights) => `Gewichte der Seiten ${weights}`,
  joker: (face) => `, die ${face} ist ein Joker`,
  more: (name) => `Einer mehr: ${name}`,
  fewer: (name) => `Einer weniger: ${name}`,
  removed: (name) => `${name} gehört nicht mehr zu deinen Würfeln.`,
  versions:
    'Die Gewichte sind die heutigen; Würfel, die in Version 1.2 anders fielen, sind so bezeichnet.',
  target: 'Punkte zum Sieg',
  against: 'Gegen wen',
  ownTarget: 'Ein eigenes Ziel',
  lists: ['Ziele vor dem Erscheinen', 'Ziele nach dem Modding-Wiki'],
  ranks: [
    'Bettler',
    'Bauer',
    'Fuhrmann',
    'Bergmann',
    'Soldat',
    'Handwerker',
    'Novize',
    'Priester',
    'Höfling',
    'Kardinal',
    'Ritter',
    'Herr',
    'König',
    'Kaiser',
  ],
  rank: (name, points) => `${name}, ${points}`,
  tooFew: (missing) =>
    missing === 1
      ? 'Noch ein Würfel, dann lassen sich die besten finden.'
      : `Noch ${missing} Würfel, dann lassen sich die besten finden.`,
  searching: 'Eine Auswahl nach der anderen wird gelöst',
  which: (dice) => `Welche ${dice}?`,
  badges: {
    yours: 'Dein Abzeichen',
    theirs: 'Das Abzeichen des anderen',
    none: 'keins',
    points: 'Punkte dieses Abzeichens',
    kinds: {
      headstart: () => 'Vorsprung',
      fortune: (dice) =>
        dice === 1 ? 'Glück: ein Würfel noch einmal' : `Glück: bis zu ${dice} Würfel noch einmal`,
      warlord: (times) => `Kriegsherr: Gesichertes zählt ${formatted(times)}-fach`,
      doppelganger: (uses) => `Doppelgänger: ein Wurf zählt doppelt, ${often(uses)}`,
      resurrection: (uses) => `Auferstehung: nach einem Farkle noch ein Wurf, ${often(uses)}`,
      carpenter: () => 'Zimmermann: 3 und 5',
      executioner: () => 'Henker: 4, 5 und 6',
      priest: () => 'Priester: 1, 3 und 5',
      emperor: () => 'Kaiser: drei Einsen zählen dreifach',
    },
    guess: 'Das Spiel verrät diese Punkte nicht: Trag ein, was du siehst.',
    forWins:
      'Kombinationen zählen in allen Zahlen hier und in einer Partie mit diesen Würfeln, die anderen Abzeichen in der Ordnung nach Siegen. Ein Vorsprung ist eine Vorgabe, wenn eine Partie beginnt.',
  },
  best: {
    title: (dice) => `Die besten ${dice}`,
    sentence: (dice, points) => `Würfle mit ${dice}: ${points} Punkte pro Zug.`,
    proof: (solved, left) =>
      `Punkte über dem Ziel zählen nicht. ${solved} Auswahlen wurden gelöst; ${left} können nicht besser sein als diese, was eine Schranke beweist.`,
    table: 'Die zehn besten Auswahlen',
    points: (points) => `${points} Punkte`,
    wins: (wins, points) => `${wins} von 100 Partien, ${points}`,
    win: 'Nach Siegen gegen gewöhnliche Würfel ordnen',
    winTakes:
      'Jede der zehn wird auf Siege gelöst, beide spielen am besten: eine Minute oder mehr.',
    badgesTake:
      'Jede der zehn wird auf Siege gelöst, mit den Abzeichen beider: zehn Minuten oder mehr.',
    winNote: 'Von diesen Auswahlen, wenn du beginnst und beide am besten spielen.',
    play: 'Mit diesen spielen',
    named: (name) => `${name}, meine Würfel`,
  },
  next: {
    title: 'Welchen als nächsten?',
    find: 'Jeden Würfel versuchen',
    takes: 'Gibt dir jeden bekannten Würfel einmal dazu: eine halbe Minute oder mehr.',
    adds: 'Was einer mehr bringt',
    none: 'Kein bekannter Würfel macht deine beste Auswahl besser.',
    costs: 'Was es kostet, einen zu verlieren',
    nothing: 'Keinen würdest du vermissen.',
  },
  dice: (count, name) => `${count} × ${name}`,
}
