const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const rolls = (count: number): string => (count === 1 ? '1 roll' : `${count} rolls`)
const rerolls = (count: number): string => (count === 1 ? '1 reroll' : `${count} rerolls`)

export const cards = {
  deckTitles: {
    'opening-keeps': 'Opening keeps',
    averages: 'What the boxes bring',
    zeros: 'What to give up first',
    'upper-bonus': 'Bonus and par',
    'roll-odds': 'Odds',
  },
  about: {
    'opening-keeps': 'What to keep of the first roll.',
    averages: 'Points a game, box by box.',
    zeros: 'What a 0 costs in each box.',
    'upper-bonus': 'How often the bonus comes.',
    'roll-odds': 'How often you fill a box.',
  },
  formerRule:
    'The rule of thumb that you learn here is no longer asked: the first steps make more with fewer sentences. What you have learnt of it is kept.',
  keeps: {
    names: {
      nothing: 'Nothing',
      all: (dice: number) => `All ${NUMBERS[dice]}`,
      four: 'The four alike',
      three: 'The three alike',
      pair: 'The pair',
      'higher-pair': 'The higher pair',
      'lower-pair': 'The lower pair',
      'both-pairs': 'Both pairs',
      'run-3': 'The three in a row',
      'run-4': 'The four in a row',
      one: (face: string) => `One ${face} alone`,
      dice: (faces: string) => faces,
    },
    question: (dice: string) => `First roll of a game: ${dice}. What do you keep?`,
    statement: (keep: string) => `${keep}.`,
    whyHabit: (keep: string, points: string) =>
      `“${keep}” comes to mind, and costs ${points} points of the final score on average.`,
    whyNext: (points: string) =>
      `The next best choice costs ${points} points of the final score on average.`,
  },
  averages: {
    question: (box: string) => `${box}: how many points does the box bring on average?`,
    statement: (mean: string) => `${mean} points on average.`,
    why: (zero: string) => `Even the best play leaves a 0 there in ${zero} of games.`,
    whyPar: (par: string, zero: string) =>
      `The bonus needs ${par} there on average. Even the best play leaves a 0 in ${zero} of games.`,
    zeroQuestion: (box: string) => `${box}: how often does even the best play leave a 0 there?`,
    zeroStatement: (zero: string) => `In ${zero} of games.`,
    zeroWhy: (mean: string) => `On average it brings ${mean} points.`,
  },
  zeros: {
    question: (box: string) => `${box}: what does a 0 there cost in the first turn of a game?`,
    statement: (cost: string) => `${cost} points of the final score.`,
    why: (before: string, after: string, place: number, of: number) =>
      `After it the best play makes ${after} points, not ${before}. Of ${of} boxes, this is number ${place} by cost.`,
    chance: (box: string, scored: string) =>
      `${box}: what does it cost to score ${scored} points there in the first turn of a game?`,
    chanceWhy: (before: string, after: string) =>
      `${after} points are expected after it, not ${before}. It is kept for a turn in which nothing else fits.`,
    least: 'A 0 must go onto an empty scorecard. In which of these boxes does it cost least?',
    leastStatement: (box: string) => `${box}.`,
    cost: (box: string, points: string) => `${box} ${points}`,
    leastWhy: (costs: readonly string[]) => `What a 0 costs in points: ${costs.join(', ')}.`,
  },
  bonus: {
    score: 'How many points does a game make on average under best play?',
    scoreStatement: (mean: string) => `${mean} points.`,
    scoreWhy: (spread: string) =>
      `On average over all games; scores vary by about ${spread} points from one to the next.`,
    chance: (bonus: string) => `How often does best play get the bonus of ${bonus}?`,
    chanceStatement: (chance: string) => `In ${chance} of games.`,
    chanceWhy: (threshold: string, mean: string) =>
      `It takes ${threshold} points in the boxes that count for it, and adds ${mean} points to a game on average.`,
    /** One fewer than usual. */
    fewer: (face: number, count: number, usual: number) =>
      `First turn, ${face}s box: what does it cost to score ${NUMBERS[count]} ${face}s there and not ${NUMBERS[usual]}?`,
    costs: (points: string) => `${points} points of the final score.`,
    whyFewer: (face: number, more: string) =>
      `The die itself is ${face}; the bonus grows less likely, which costs ${more} more.`,
    more: (face: number, count: number, usual: number) =>
      `First turn, ${face}s box: what is it worth to score ${NUMBERS[count]} ${face}s there and not ${NUMBERS[usual]}?`,
    earns: (points: string) => `${points} points of the final score.`,
    whyMore: (face: number, more: string) =>
      `The die itself is ${face}; the bonus grows likelier, which earns ${more} more.`,
  },
  odds: {
    turn: (box: string, count: number) =>
      `${box}, played for from the first roll on: how often is it there within ${rolls(count)}?`,
    hold: (dice: string, box: string, count: number) =>
      `You keep ${dice} and play for ${box}. How often do you get it within ${rerolls(count)}?`,
    statement: (chance: string) => `In ${chance} of cases.`,
    whyTurn: (chances: readonly string[]) =>
      `By the number of rolls: ${chances.map((chance, i) => `${i + 1}: ${chance}`).join(', ')}.`,
    whyHold: (chances: readonly string[]) =>
      `By the number of rerolls: ${chances.map((chance, i) => `${i + 1}: ${chance}`).join(', ')}.`,
  },
}
