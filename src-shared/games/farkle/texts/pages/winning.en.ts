export const winning = {
  units: { points: 'points', percentagePoints: 'percentage points' },
  fairness: {
    figures: {
      youFirst: 'You win, moving first',
      youSecond: 'You win, moving second',
      firstWins: 'First player wins',
      firstWinsNote: 'Both players play perfectly and start from nothing',
      edge: 'Edge of moving first',
      edgeNote: 'The first player’s chance minus the second’s',
      fairest: 'Fairest handicap',
      fairestNote: 'Points for the second player before the game; below zero, for the first',
      firstThenWins: 'First player then wins',
    },
    columns: [
      'Handicap, points',
      'First player wins, %',
      'Second player wins, %',
      'Edge, percentage points',
    ],
    table: 'Chances by handicap',
    fairestRow: 'fairest',
    chart: (finding: string) => `The first player’s chance by handicap. ${finding}`,
    xTitle: 'Points for the second player before the game',
    yTitle: 'First player wins, %',
    even: 'Even',
    firstWins: 'First player wins',
    fairest: 'Fairest',
    noDifference: 'Moving first makes no difference in this game.',
    worth: (who: 'first' | 'second', edge: string, wins: string) =>
      `Moving ${who} is worth ${edge} percentage points: the first player wins ${wins}% of games between two perfect players.`,
    withOwnDice: (first: string, second: string) =>
      `With your side against the opponent’s you win ${first}% of games if you move first and ${second}% if the opponent does; both play perfectly.`,
    whoBegins: 'Who moves first',
    beginners: { you: 'You', opponent: 'The opponent' },
    noneFairer: 'No handicap makes it fairer.',
    komi: (points: string, whose: 'first' | 'second', wins: string) =>
      `With ${points} points for the ${whose} player before the game it is ${wins}%, the fairest there is.`,
    belowZero: 'Points below zero are banked by the first player.',
    skipsFirstMinimum:
      'A player who starts with points skips the first minimum. The numbers here include that.',
  },
  details: {
    title: 'Details',
    text: (states: string, seconds: string) =>
      `Worked out exactly for all ${states} states of both scores in ${seconds} s; nothing was simulated. Put into its equation once more, no chance is off by more than {residual}.`,
  },
}
