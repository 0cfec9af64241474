const count = (numbers: number): string => (numbers === 1 ? 'one number' : `${numbers} numbers`)

export const thumbPage = {
  empty: {
    about:
      'A rule of thumb plays a whole game by a few numbers that you can keep in your head. This finds the rules that lose least against the best player, for one number up to twelve.',
    how: 'The search takes some minutes on two cores, can be stopped at any time and goes on from there. What it finds is kept.',
    begun: (percent: string) => `A search was stopped after ${percent}%. It goes on from there.`,
    find: 'Find the rules',
    goOn: 'Go on',
    running: 'Finding rules of thumb',
    stopNote: 'What was found so far is kept.',
  },
  chart: {
    title: 'What each number more is worth',
    finding: (numbers: number, behind: string, most: number, least: string) =>
      `With ${count(numbers)} the best player wins ${behind}% of games more than you. With ${count(most)} it is ${least}%.`,
    line: 'Rule of thumb',
    x: 'Numbers to know',
    y: 'Behind the perfect player, % of games',
    chosen: 'Chosen',
    named: '0: most points, and a bank that wins',
    columns: ['Numbers', 'Behind, %', 'Gain of the last number, %'],
    table: 'Rules of thumb by numbers',
    things: 'rules',
    note: 'Behind: how many more of all games the best player wins, each moving first half of the time. Choose a rule in the chart or here.',
    steps: 'Numbers to know',
  },
  rule: {
    title: (numbers: number) => (numbers === 1 ? 'One number' : `${numbers} numbers`),
    behind: (behind: string) => `The perfect player wins ${behind}% of games more.`,
    next: (numbers: number, gain: string) =>
      `The next step, ${numbers} numbers, wins back ${gain} percentage points.`,
    last: 'More numbers bring next to nothing.',
  },
  errors: {
    title: 'Where it still loses',
    shares: (banking: string, dice: string) =>
      `Of what it loses, ${banking}% is lost between banking and rolling and ${dice}% by the choice of dice.`,
    sharesOfThree: (banking: string, dice: string, last: string) =>
      `Of what it loses, ${banking}% is lost between banking and rolling short of the goal, ${last}% in last turns, and ${dice}% by the choice of dice and beyond the goal.`,
    withFarkles: (position: string, own: string, opponent: string) =>
      `${position}; farkles in a row: you ${own}, they ${opponent}`,
    hasty: {
      title: 'Read in a hurry',
      neighbour: (more: string) =>
        `The wrong neighbouring column in a quarter of the turns costs ${more} games of 100 more.`,
      worth10: (more: string) => `Dice worth 10 too much or too little: ${more}.`,
      worth20: (more: string) => `Dice worth 20 too much or too little: ${more}.`,
      noNear: (more: string) => `Without the rule for nearly there: ${more}.`,
      noGo: (more: string) => `Without going for it: ${more}.`,
    },
    map: 'Losses by score',
    mapFinding: (percent: string, goal: string) =>
      `${percent}% of the loss falls in turns in which one of the two needs at most a fifth of ${goal}.`,
    scale: 'Lost, games out of a million',
    cell: (own: string, opponent: string, games: string) =>
      `You ${own}, they ${opponent}: ${games} of a million games lost there`,
    costliest: 'The costliest decisions between banking and rolling',
    costliestNote: 'Each stands for many like it. Open one to see what is best there.',
    columns: {
      position: 'Position',
      does: 'The card',
      loss: 'Loses each time, %',
      cost: 'Games out of a million',
    },
    does: { bank: 'banks', roll: 'rolls' },
    costliestDice: 'The costliest choices of dice',
    diceNote: 'The card sets aside other dice than the best play would. Open one to see why.',
    diceColumns: { rolled: 'Roll', does: 'Sets aside', best: 'Better' },
    scores: (own: string, opponent: string, total: string) =>
      `You ${own}, they ${opponent}, turn ${total}`,
    find: 'Work out where it loses',
    takes: 'Some seconds for each card, once.',
  },
}
