/** The numbers of the game for two: fairness, matches, thresholds and proof. */
export const winning = {
  units: {
    points: 'points',
    percentagePoints: 'percentage points',
    pointsOfWins: 'percentage points of wins',
  },
  fairness: {
    figures: {
      youFirst: 'You win, moving first',
      youSecond: 'You win, moving second',
      firstWins: 'First player wins',
      firstWinsNote: 'Both players play perfectly and start from nothing',
      edge: 'Edge of moving first',
      edgeNote: 'The first player’s chance less the second’s',
      fairest: 'Fairest compensation',
      fairestNote: 'Banked by the second player before the game; below zero, by the first',
      firstThenWins: 'First player then wins',
    },
    columns: [
      'Compensation, points',
      'First player wins, %',
      'Second player wins, %',
      'Edge, percentage points',
    ],
    table: 'Chances by compensation',
    fairestRow: 'fairest',
    chart: (finding: string) => `The first player’s chance by compensation points. ${finding}`,
    xTitle: 'Points for the second player before the game',
    yTitle: 'First player wins, %',
    even: 'Even',
    firstWins: 'First player wins',
    fairest: 'Fairest',
    noDifference: 'Moving first makes no difference in this game.',
    /** Value of moving first or second, and how often the first player wins. */
    worth: (who: 'first' | 'second', edge: string, wins: string) =>
      `Moving ${who} is worth ${edge} percentage points: the first player wins ${wins} % of games between two perfect players.`,
    /** Of players who roll different dice. */
    withOwnDice: (first: string, second: string) =>
      `With your dice against the opponent’s you win ${first} % of games if you move first and ${second} % if the opponent does; both play perfectly.`,
    whoBegins: 'Who moves first',
    beginners: { you: 'You', opponent: 'The opponent' },
    noneFairer: 'No compensation makes it fairer.',
    komi: (points: string, whose: 'first' | 'second', wins: string) =>
      `With ${points} points for the ${whose} player before the game it is ${wins} %, the fairest there is.`,
    belowZero: 'Points below zero are banked by the first player.',
    skipsFirstMinimum:
      'Who begins with points is free of the larger minimum for the first bank, and that is counted.',
  },

  policies: {
    notes: {
      optimal: 'Plays every decision for the win.',
      points: 'Plays every turn for points, whatever the score.',
      'points-bank': 'Plays for points, but banks as soon as that wins.',
      table: 'Follows the breakpoint table, and takes a winning bank.',
      'go-for-it': 'Follows the table, but near the end rolls on to win in one turn.',
      hold: 'Takes all that scores, and banks from a turn total on.',
    },
    hold: 'Hold at a total',
    total: 'Turn total to hold at',
    points: 'points',
    notATotal: 'Type a turn total, such as 350.',
    aboveGoal: (goal: string) => `Type a turn total of at most ${goal}, the goal.`,
  },
  matches: {
    about:
      'Two policies play each other for whole games; their chances are worked out exactly, not by trying.',
    players: { one: 'One player', other: 'Other player' },
    policyOf: { one: 'Policy of the one player', other: 'Policy of the other player' },
    compare: 'Compare',
    comparing: 'Comparing…',
    even: 'Neither is ahead, whoever moves first.',
    ahead: (policy: string, points: string) =>
      `${policy} is ahead by ${points} percentage points where a coin decides who moves first.`,
    pair: (one: string, other: string) => `“${one}” against “${other}”`,
    table: 'Chances of the two players',
    columns: {
      player: 'Player',
      policy: 'Policy',
      first: 'Moving first, %',
      second: 'Moving second, %',
      average: 'Average, %',
      /** Of the average, short of the half that the optimal player wins against itself. */
      behind: 'Short of 50\u00a0%, percentage points',
    },
    residual: 'Largest residual of the equations: {residual}.',
    usual: {
      title: 'The usual policies against the optimal player',
      table: 'Usual policies against the optimal player',
      progress: (done: number, all: number) => `Comparing: ${done} of ${all} done…`,
      start: 'Work them out',
      goOn: 'Go on',
    },
  },

  thresholds: {
    question:
      'Near the end, points in the bank are worth less than a win in this turn. From which scores on, with how many dice left, should who plays by the breakpoint table rather go for it?',
    search:
      'The best thresholds are found by an exact search, which takes some seconds in a game without a farkle penalty and some minutes in one with it. It is done once and kept.',
    find: 'Find the thresholds',
    figures: {
      with: 'Wins with the thresholds',
      withNote: 'Against the optimal player, moving first and second on average',
      without: 'Without them',
      gained: 'Gained',
      behind: 'Still short of perfect play',
      behindNote: 'Which wins 50\u00a0% against itself',
    },
    none: 'Whoever follows the breakpoint table and takes a winning bank cannot do better by going for it earlier.',
    rule: 'Follow the breakpoint table, but near the end go for it: once a score in the table is reached, by you or by your opponent, do not bank short of the goal with so many dice left.',
    table: 'Thresholds',
    caption: 'Scores from which never to bank short of the goal, by dice left',
    columns: {
      dice: 'Dice left',
      own: 'You have banked',
      opponent: 'Your opponent has banked',
    },
    neighbours: {
      title: 'How sharp the thresholds are',
      about:
        'What one step up or down does to the chance to win. A gain of nearly nothing means that the neighbour is as good.',
      table: 'Neighbouring thresholds',
      columns: {
        dice: 'Dice left',
        side: 'Banked by',
        threshold: 'Threshold',
        instead: 'Instead',
        wins: 'Wins, %',
        gain: 'Gain, percentage points',
      },
      sides: { own: 'You', opponent: 'Your opponent' },
      showAll: (count: number) => `Show all ${count}`,
    },
  },

  proof: {
    figures: {
      residual: 'Largest residual',
      residualNote: 'The largest difference between a chance and what its equation says',
      states: 'States',
      turns: 'Turns evaluated',
      turnsNote: 'Whole turns, each with all its rolls and ways to set dice aside',
      time: 'Time',
      seconds: 's',
    },
    what: {
      title: 'What was solved',
      /** `from` is given where scores fall below zero, `farkles` where farkles in a row count. */
      text: (step: string, from: string | null, farkles: boolean) =>
        `The game of two players, each of whom wants to win and makes no mistake. A state is what both have banked, in steps of ${step} points${from === null ? '' : ` from ${from}`} up to the goal${farkles ? ', and the farkles in a row of each' : ''}. For every state the chance of the player to move is kept; what happens inside a turn is worked out anew from it whenever you ask.`,
    },
    why: {
      title: 'Why the numbers are right',
      /** `tiny` where the residual is below one in a million millions. */
      text: (tiny: boolean) =>
        `In each state, the chance to win equals that of the best decision, over all rolls. After the solve, each chance was put into its equation once more. The largest difference between the two sides was {residual}${tiny ? ', which is less than one in a million millions' : ''}. Nothing was sampled or simulated.`,
    },
  },
}
