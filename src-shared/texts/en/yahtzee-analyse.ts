/** The screen that ranks what can be done in a position of Yahtzee. */
export const yahtzeeAnalyse = {
  title: 'Analyse',
  chooseFirst: 'Choose a game of Yahtzee first; then every decision in it can be looked at.',
  chooseGame: 'Choose a game',
  badAddress: (problems: string) => `The address holds no scorecard. ${problems}`,
  noSuchRules: (name: string) => `The rule set of this address, “${name}”, is not among yours.`,
  undo: 'Undo',
  redo: 'Redo',
  newGame: 'New game',
  rerolls: 'Rerolls left',
  /** Beside the dice, while fewer than five lie on the table. */
  moreDice: (missing: number) =>
    missing === 1
      ? 'Add one more die to rank the choices.'
      : `Add ${missing} more dice to rank the choices.`,
  copyLink: 'Copy link',
  linkCopied: 'The link was copied.',
  linkNotCopied: (link: string) =>
    `The link could not be copied; select it and copy it yourself: ${link}`,
  card: 'Your scorecard',
  dice: 'Your dice',
  answers: 'Choices',
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
    note: 'Used now is the chance that the best play fills the box in this turn. Zero costs is what crossing it out this turn takes from the expected final score.',
    never: '–',
  },
  choices: {
    best: 'Best',
    rank: 'Rank',
    choice: 'Choice',
    expected: 'Final score',
    loss: 'Loss',
    ends: 'Where it leads',
    scores: (points: string) => `scores ${points}`,
    withBonus: (points: string, bonus: string) => `scores ${points}, ${bonus} of it Yahtzee bonus`,
    take: (choice: string) => `Do it: ${choice}`,
    takeTitle: 'Do it',
    scoreIn: (box: string) => `Score in ${box}`,
    show: (choice: string) => `Show where it leads: ${choice}`,
    more: (count: number) => `Show all ${count}`,
    fewer: 'Show the best only',
    endsTitle: 'Where the best play ends the turn after this keep',
    box: 'Box',
    chance: 'Chance, %',
    mean: 'Mean points',
    zero: 'With zero, %',
  },
  /** What the dice did for the player; `points` without a sign. */
  luck: {
    good: (points: string) => `These dice gained ${points} points against the mean.`,
    bad: (points: string) => `These dice cost ${points} points against the mean.`,
  },
}
