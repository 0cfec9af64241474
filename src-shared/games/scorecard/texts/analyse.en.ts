export const analyse = {
  title: 'Analyse',
  chooseFirst: 'Choose a game with a scorecard first.',
  badAddress: (problems: string) => `The address holds no scorecard. ${problems}`,
  noSuchRules: (name: string) => `The rule set of this address, “${name}”, is not among yours.`,
  undo: 'Undo',
  redo: 'Redo',
  start: 'New game',
  share: 'Share',
  examples: {
    title: 'Examples',
    fullHouse: {
      title: 'A full house in the first roll',
      note: 'Write 3 3 3 6 6, or roll for more?',
    },
    pairOrRow: { title: 'A pair or four in a row?', note: 'The first roll is 2 2 3 4 5.' },
    nothing: { title: 'Nothing came', note: '1 2 3 5 6 after the last roll: which box?' },
  },
  rerolls: 'Rerolls left',
  moreDice: (missing: number) =>
    missing === 1
      ? 'Add one more die to rank the choices.'
      : `Add ${missing} more dice to rank the choices.`,
  card: 'Your scorecard',
  dice: 'Your dice',
  answers: 'Choices',
  held: {
    open: (box: string) => `${box} open`,
    points: (box: string, points: number) => `${box} at ${points}`,
    bonuses: (best: string, count: number) =>
      count === 0 ? `no ${best} bonus` : `${count} ${best} ${count === 1 ? 'bonus' : 'bonuses'}`,
    target: (points: string) => `a target of ${points}`,
    mean: 'the highest average',
  },
  before: {
    title: 'Before the roll',
    expected: 'Expected final score',
    points: 'points',
    full: 'This game is over.',
    finalScore: 'Final score',
    zero: 'Zero costs',
    used: 'Used now',
    scores: 'then scores',
    box: 'Open box',
    note: '“Used now”: how often the best play fills this box in this turn. “Zero costs”: what a zero in it now takes from your final score, on average.',
    never: '–',
    table: 'Your open boxes',
  },
  choices: {
    label: 'Choices, best first',
    best: 'Best',
    rank: 'Rank',
    choice: 'Choice',
    expected: 'Final score',
    loss: 'Loss',
    scores: (points: string) => `scores ${points}`,
    /** `further`: points for further dice all alike, of the box `best`. */
    withFurther: (points: string, further: string, best: string) =>
      `scores ${points}, ${further} of it ${best} bonus`,
    take: (choice: string) => `Do it: ${choice}`,
    takeTitle: 'Do it',
    scoreIn: (box: string) => `Score in ${box}`,
    whyNot: (choice: string) => `Show why another choice is better: ${choice}`,
    show: (choice: string) => `Show where it leads: ${choice}`,
    more: (count: string) => `Show all ${count}`,
    fewer: 'Show the best only',
    endsTitle: 'Where the best play ends the turn after this keep',
    box: 'Box',
    chance: 'Chance, %',
    mean: 'Average points',
    zero: 'With zero, %',
  },
  /** `points` has no sign. */
  luck: {
    good: (points: string) => `Lucky dice: ${points} points above average.`,
    bad: (points: string) => `Unlucky dice: ${points} points below average.`,
  },
}
