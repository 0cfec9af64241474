import type { cards as english } from './cards.en.ts'

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
const rolls = (count: number): string => (count === 1 ? '1 Wurf' : `${count} Würfen`)
const rerolls = (count: number): string =>
  count === 1 ? 'einem weiteren Wurf' : `${count} weiteren Würfen`

export const cards: typeof english = {
  deckTitles: {
    'opening-keeps': 'Erste Würfe',
    averages: 'Was die Felder bringen',
    zeros: 'Was man zuerst streicht',
    'upper-bonus': 'Bonus und Soll',
    'roll-odds': 'Chancen',
  },
  about: {
    'opening-keeps': 'Was du vom ersten Wurf behältst.',
    averages: 'Punkte pro Partie, Feld für Feld.',
    zeros: 'Was eine 0 in jedem Feld kostet.',
    'upper-bonus': 'Wie oft der Bonus kommt.',
    'roll-odds': 'Wie oft du ein Feld füllst.',
  },
  formerRule:
    'Die Faustregel, die du hier lernst, wird nicht mehr gefragt: Die ersten Schritte bringen mit weniger Sätzen mehr. Was du davon gelernt hast, bleibt aufgehoben.',
  keeps: {
    names: {
      nothing: 'Nichts',
      all: (dice) => `Alle ${NUMBERS[dice]}`,
      four: 'Die vier gleichen',
      three: 'Die drei gleichen',
      pair: 'Das Paar',
      'higher-pair': 'Das höhere Paar',
      'lower-pair': 'Das niedrigere Paar',
      'both-pairs': 'Beide Paare',
      'run-3': 'Die drei in Folge',
      'run-4': 'Die vier in Folge',
      one: (face) => `Nur eine ${face}`,
      dice: (faces) => faces,
    },
    question: (dice) => `Erster Wurf einer Partie: ${dice}. Was behältst du?`,
    statement: (keep) => `${keep}.`,
    whyHabit: (keep, points) =>
      `„${keep}“ liegt nahe und kostet im Schnitt ${points} Punkte des Endstands.`,
    whyNext: (points) => `Die zweitbeste Wahl kostet im Schnitt ${points} Punkte des Endstands.`,
  },
  averages: {
    question: (box) => `${box}: Wie viele Punkte bringt das Feld im Schnitt?`,
    statement: (mean) => `Im Schnitt ${mean} Punkte.`,
    why: (zero) => `Selbst bei perfektem Spiel steht dort in ${zero} der Partien eine 0.`,
    whyPar: (par, zero) =>
      `Der Bonus braucht dort im Schnitt ${par}. Selbst bei perfektem Spiel steht dort in ${zero} der Partien eine 0.`,
    zeroQuestion: (box) => `${box}: Wie oft steht dort selbst bei bestem Spiel eine 0?`,
    zeroStatement: (zero) => `In ${zero} der Partien.`,
    zeroWhy: (mean) => `Im Schnitt bringt das Feld ${mean} Punkte.`,
  },
  zeros: {
    question: (box) => `${box}: Was kostet dort eine 0 im ersten Zug einer Partie?`,
    statement: (cost) => `${cost} Punkte des Endstands.`,
    why: (before, after, place, of) =>
      `Danach sind ${after} statt ${before} Punkte zu erwarten. Nach den Kosten einer 0 ist es Feld ${place} von ${of}.`,
    chance: (box, scored) =>
      `${box}: Was kostet es, dort im ersten Zug einer Partie ${scored} Punkte einzutragen?`,
    chanceWhy: (before, after) =>
      `Danach sind ${after} Punkte zu erwarten statt ${before}. Das Feld bleibt für einen Zug, in dem sonst nichts passt.`,
    least:
      'Auf den leeren Spielblock muss eine 0. In welchem dieser Felder kostet sie am wenigsten?',
    leastStatement: (box) => `${box}.`,
    cost: (box, points) => `${box} ${points}`,
    leastWhy: (costs) => `Was eine 0 an Punkten kostet: ${costs.join('; ')}.`,
  },
  bonus: {
    score: 'Wie viele Punkte macht ein perfekter Spieler im Schnitt?',
    scoreStatement: (mean) => `${mean} Punkte.`,
    scoreWhy: (spread) =>
      `Im Schnitt über alle Partien; von Partie zu Partie schwankt das um etwa ${spread} Punkte.`,
    chance: (bonus) => `Wie oft holt ein perfekter Spieler den Bonus von ${bonus} Punkten?`,
    chanceStatement: (chance) => `In ${chance} der Partien.`,
    chanceWhy: (threshold, mean) =>
      `Er verlangt ${threshold} Punkte in den Feldern, die dafür zählen, und bringt im Schnitt ${mean} Punkte pro Partie.`,
    fewer: (face, count, usual) =>
      `Erster Zug, Feld der ${face}: Was kostet es, dort ${NUMBERS[count]} statt ${NUMBERS[usual]} Würfel einzutragen?`,
    costs: (points) => `${points} Punkte des Endstands.`,
    whyFewer: (face, more) =>
      `Der Würfel selbst zählt ${face}; der Bonus wird unwahrscheinlicher, das kostet weitere ${more}.`,
    more: (face, count, usual) =>
      `Erster Zug, Feld der ${face}: Was ist es wert, dort ${NUMBERS[count]} statt ${NUMBERS[usual]} Würfel einzutragen?`,
    earns: (points) => `${points} Punkte des Endstands.`,
    whyMore: (face, more) =>
      `Der Würfel selbst zählt ${face}; der Bonus wird wahrscheinlicher, das bringt weitere ${more}.`,
  },
  odds: {
    turn: (box, count) =>
      `${box}, vom ersten Wurf an darauf gespielt: Wie oft gelingt das in ${rolls(count)}?`,
    hold: (dice, box, count) =>
      `Du hältst ${dice} und spielst darauf. ${box}: Wie oft gelingt das in ${rerolls(count)}?`,
    statement: (chance) => `In ${chance} der Fälle.`,
    whyTurn: (chances) =>
      `Nach Zahl der Würfe: ${chances.map((chance, i) => `${i + 1}: ${chance}`).join('; ')}.`,
    whyHold: (chances) =>
      `Nach Zahl der weiteren Würfe: ${chances.map((chance, i) => `${i + 1}: ${chance}`).join('; ')}.`,
  },
}
