export const cardPage = {
  learn: (columns: string) => `How much to learn: ${columns}`,
  losses: 'Games of 100 that the perfect player wins more',
  print: 'Print it',
  columns: (columns: number) => (columns === 1 ? 'one column' : `${columns} columns`),
  byTitle: 'Columns by',
  by: { need: 'What they still need', lead: 'Points ahead or behind' },
  card: {
    title: 'The card',
    caption: 'Bank from this turn total on; with less, roll.',
    dice: 'Dice left',
    worth: 'These dice are worth',
  },
  behind: (behind: string) => `Of 100 games, the perfect player wins ${behind} more than you.`,
  next: (gain: string) => `One column more wins back ${gain}.`,
  last: 'More columns bring next to nothing.',
  three: {
    about: 'For a table of three. “They” are the leader of the other two.',
    takes: 'The search takes a minute or two.',
    wins: (wins: string, error: string) =>
      `Against two who play best you win ${wins} games in 100 (± ${error}), an equal player 33.33.`,
  },
  measuring: 'What it loses is being measured.',
  improved: (from: string, to: string) =>
    `A search found better numbers: with the first ones, the perfect player won ${from} games of 100 more than you, now ${to}.`,
  search: {
    about:
      'The numbers of this card are read off the solution of your rules. While nothing else is computed, Breakpoint looks for better ones.',
    off: 'The numbers of this card are read off the solution of your rules. A search finds better ones.',
    begun: (percent: string) => `${percent}% of the search is done.`,
    find: 'Find the card',
    now: 'Search now',
    running: 'Finding the card',
    stopNote: 'What was found so far is kept, and shown above.',
  },
  examples: {
    title: 'Three examples',
    rolled: (total: string) => `You have ${total} in this turn and roll:`,
    standing: (own: string, opponent: string) => `You ${own}, they ${opponent}`,
    sum: (total: string, dice: number, adds: string, sum: string) =>
      `${total} + ${adds} for ${dice === 1 ? '1 die' : `${dice} dice`} = ${sum}`,
    allDice: 'All dice are rolled again',
    roll: '✓ then roll',
    bank: '✓ then bank',
  },
  choices: {
    title: 'Which dice to take',
    about: 'First rolls of which one takes less than one could, those that cost most first.',
    take: (dice: string) => `Take ${dice}.`,
    not: (dice: string, points: string) => `Taking ${dice} loses ${points} points.`,
    often: (percent: string) => `${percent}% of first rolls`,
  },
}
