const must = (grid: string, last: string, score: string): string =>
  `must be a multiple of ${grid} from 0 to ${last}, not ${score}.`

export const three = {
  noPenalty:
    'Three players are solved only without a farkle penalty: with it a banked score can fall. Choose rules without one.',
  otherEnd:
    'Three players are solved only where the game ends at once when somebody has banked the goal, or after one more turn of each of the others. Choose one of the two.',
  noLeftovers: 'Three players are not solved where a turn leaves something to the next one.',
  sameDice: 'Three players are solved only where all have the same dice and combinations.',
  noFalls: 'Three players are solved only where a banked score never falls.',
  noLosingDice: 'Three players are not solved where dice lose the game.',
  tooMany: (states: string, most: string, grid: string) =>
    `With three players this game has ${states} states, more than the ${most} that can be solved. Lower the goal, or use rounder points: all banked scores are multiples of ${grid}.`,
  tablePolicies: 'At a table there must be three or four players, each "points", "two" or "three".',
  onlyImmediate:
    'With three or more players this is worked out only where the game ends at once when somebody has banked the goal.',
  noCard:
    'The card for three is there only where the game ends at once at the goal and banked points are never lost.',
  passes: (points: string, wins: string, next: string, third: string) =>
    `Banks ${points}: then you win ${wins}, the next player ${next} and the third one ${third}.`,
  'last-word': (points: string, wins: string, next: string, third: string) =>
    `Banks ${points}; the others can still answer: then you win ${wins}, the next player ${next} and the third one ${third}.`,
  score: {
    own: (grid: string, last: string, score: string) =>
      `The mover’s score ${must(grid, last, score)}`,
    next: (grid: string, last: string, score: string) =>
      `The next player’s score ${must(grid, last, score)}`,
    third: (grid: string, last: string, score: string) =>
      `The third player’s score ${must(grid, last, score)}`,
  },
}
