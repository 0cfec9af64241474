import type { analyse as english } from './analyse.en.ts'
import { dativeDice } from '../../../../texts/dice.de.ts'

export const analyse: typeof english = {
  title: 'Analyse',
  noGame: 'Wähle zuerst ein Spiel.',
  options: 'Möglichkeiten',
  onMap: 'Auf der Landkarte zeigen',
  cannotComeUp: 'Diese Stellung kann nicht vorkommen; was nicht stimmt, steht daneben.',
  linkOfOtherRules: 'Der Regelsatz dieses Links ist nicht unter deinen.',
  address: {
    noPosition: (problems) => `Die Adresse enthält keine Stellung. ${problems}`,
    otherRules: (name) => `Der Regelsatz dieser Adresse, „${name}“, ist nicht unter deinen.`,
    damagedLink: 'Dieser Link ist beschädigt: Er enthält keinen Code einer Stellung.',
  },
  editor: {
    label: 'Stellung',
    scores: {
      own: 'Dein Stand',
      opponent: 'Stand des Gegners',
      turnTotal: 'Zugpunkte',
    },
    noNumber: 'Gib eine ganze Zahl ein, etwa 350.',
    farkles: 'Farkles in Folge',
    you: 'Du',
    opponent: 'Gegner',
    farklesOf: {
      you: 'Du: Farkles in Folge',
      opponent: 'Gegner: Farkles in Folge',
    },
    seat: 'Du ziehst',
    seats: { first: 'als Erster', second: 'als Zweiter' },
    dice: 'Du würfelst mit',
    diceOf: { first: 'deinen Würfeln', second: 'denen des Gegners' },
    rollsLeft: 'Übrige Würfe',
    mostRolls: 'Alle',
    owed: 'Noch zu bestätigen',
    bonuses: 'Wie oft der Bonus für heiße Würfel gewachsen ist',
    round: 'Runde',
    offerTotal: 'Zum Übernehmen: Punkte',
    offerDice: 'Zum Übernehmen: Würfel',
    offerNote:
      'Was der letzte Zug übrig ließ: Zugpunkte und die Würfel, mit denen darum gewürfelt wird. 0 für nichts.',
    toBeat: 'Zu übertreffen',
    toBeatNote: 'Was der Gegner im letzten Zug gesichert hat; 0 nach einem Farkle.',
    start: 'Spielbeginn',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  },
  dice: {
    label: 'Würfel',
    kind: 'Art der Würfel',
    kinds: { left: 'Übrige Würfel', rolled: 'Wurf' },
    left: 'Übrige Würfel',
    mustRollNote: (dice) =>
      `Mit ${dativeDice(dice)} weiterwürfeln: Hier darf nicht gesichert werden.`,
    leftNote: (dice) => `Mit ${dativeDice(dice)} weiterwürfeln oder aufhören und sichern.`,
    leftOf: (name) => `Übrige Würfel: ${name}`,
    rolledOf: (name) => `Wurf: ${name}`,
    rolled: 'Wurf',
    missing: 'Füge die Würfel des Wurfs hinzu: Klicke darauf oder tippe 1 bis 6.',
  },
  held: {
    own: (points) => `${points} auf deiner Seite`,
    opponent: (points) => `${points} beim Gegner`,
    turnTotal: (points) => `${points} Zugpunkte`,
    left: (dice) => `${dice} übrige Würfel`,
    rolled: (faces) => `den Wurf ${faces}`,
    farkles: {
      you: (count) => `${count} Farkles in Folge bei dir`,
      opponent: (count) => `${count} Farkles in Folge beim Gegner`,
    },
    rollsLeft: (rolls) =>
      rolls === null ? 'alle Würfe, die übrig sein können' : `${rolls} übrige Würfe`,
    owed: (points) => `${points} zu bestätigende Punkte`,
    bonuses: (times) => `einen ${times === 1 ? 'einmal' : `${times}-mal`} gewachsenen Bonus`,
    seats: { first: 'dich als ersten Spieler', second: 'dich als zweiten Spieler' },
    diceOf: { first: 'deine Würfel', second: 'die Würfel des Gegners' },
    round: (round) => `Runde ${round}`,
    offer: (points, dice) => `${points} zum Übernehmen mit ${dativeDice(dice)}`,
    noOffer: 'nichts zum Übernehmen',
    toBeat: (points) => `einen letzten Zug von ${points}, der zu übertreffen ist`,
  },
  result: {
    chance: 'Deine Gewinnchance',
    chanceNote: 'Wenn beide ab hier perfekt spielen',
    points: 'Punkte dieses Zugs',
    expected: 'erwartet',
    pointsNote: 'Wenn du ab hier auf die meisten Punkte spielst',
    lastTurn: 'Das ist der letzte Zug: Der Gegner hat das Ziel erreicht.',
    lastOfRounds: 'Das ist der letzte Zug des Spiels.',
    pointsWithout:
      'Die Punkte des Zugs lassen aus, was ein Zug dem nächsten hinterlässt; die Gewinnchancen nicht.',
    mustRoll:
      'Mit heißen Würfeln muss hier weitergewürfelt werden, deshalb fehlt bei ihnen das Sichern.',
    order: { label: 'Reihenfolge der Möglichkeiten', wins: 'Nach Siegen', points: 'Nach Punkten' },
    lossNote:
      'Verlust ist, was die Wahl gegenüber der besten kostet: bei Siegen in Prozentpunkten (PP), bei Punkten in Punkten dieses Zugs.',
  },
  whatIf: {
    title: 'Was wäre, wenn',
    ask: (dice) =>
      dice === 1 ? 'Was, wenn ich werfe (1 Würfel)?' : `Was, wenn ich werfe (${dice} Würfel)?`,
    roll: 'Ansehen',
    wrong: (dice) =>
      dice === 1 ? 'Tippe eine Zahl von 1 bis 6.' : `Tippe ${dice} Zahlen von 1 bis 6.`,
    tree: 'Was du probiert hast, die Pfeiltasten gehen hindurch',
    level: (n) => `Schritt ${n}:`,
    begin: 'Anfang',
    rolled: (dice) => `${dice} gewürfelt`,
    farkle: (dice, lost) => `${dice} gewürfelt: ein Farkle, ${lost} verloren`,
    penalty: (dice, lost, points) =>
      `${dice} gewürfelt: ein Farkle, ${lost} und ${points} vom Stand verloren`,
    over: (roll) => `${roll}. Das Spiel ist zu Ende.`,
  },
  pointsNow: 'Punkte, die der Zug im Schnitt bringt, gleich wie es steht.',
  pointsAtRisk:
    'Punkte, die der Zug im Schnitt bringt. Was seine Würfe dich an gesicherten Punkten kosten, ist schon abgezogen.',
  table: {
    label: 'Möglichkeiten, die beste zuerst',
    rank: 'Rang',
    option: 'Möglichkeit',
    toWin: 'Für Siege',
    forPoints: 'Für Punkte',
    chance: 'Chance, %',
    chanceAlone: 'Siege, %',
    lossOfWins: 'Verlust, PP',
    points: 'Punkte',
    lossOfPoints: 'Verlust',
    farkles: 'Farkles, %',
    best: 'beste',
    all: (options) => `Alle ${options} Möglichkeiten zeigen`,
    few: 'Nur die besten zeigen',
    follow: 'Weiter',
    followOption: (option) => `Weiter: ${option}`,
    take: (dice) => `${dice} beiseitelegen`,
    takeAndBank: (dice, points, total) => `${dice} für ${points} beiseitelegen, ${total} sichern`,
    takeAndRoll: (dice, points, left, kinds) =>
      `${dice} für ${points} beiseitelegen, mit ${dativeDice(left)}${kinds && ` (${kinds})`} weiterwürfeln`,
    takeAndGiveUp: (dice, points) =>
      `${dice} für ${points} beiseitelegen, die Punkte des Zugs aufgeben`,
    giveUp: 'Die Punkte des Zugs aufgeben',
    takeUp: (points, roll) => `${points} übernehmen: ${roll}`,
  },
  examples: {
    title: 'Beispiele',
    oneOrBoth: {
      title: 'Eine 1 oder beide?',
      note: 'Farkle: 2.000 Zugpunkte und der Wurf 3 6 6 1 1 4.',
    },
    farAhead: {
      title: 'Weit vorn, 7.500 zu 1.500',
      note: 'Zilch: 2.500 Zugpunkte, fünf Würfel übrig.',
    },
    farBehind: {
      title: 'Weit zurück, 1.500 zu 7.500',
      note: 'Zilch: derselbe Zug, von der anderen Seite gesehen.',
    },
    opponentClose: {
      title: 'Der Gegner ist fast am Ziel',
      note: 'Farkle: 600 Zugpunkte, drei Würfel übrig, und der Gegner steht bei 9.500.',
    },
  },
}
