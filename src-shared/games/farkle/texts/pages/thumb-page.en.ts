export const thumbPage = {
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
