/** The first rolls of a game of Yahtzee, and what is best kept of each. */
export const opening = {
  title: 'The first roll of a game',
  /** `share` is of all first rolls. */
  finding: (share: string, pairs: string) =>
    `In ${share}% of first rolls it is best to keep the largest group of equal dice, of two pairs the higher one. The others are ${pairs}.`,
  others: {
    all: (share: string) => `finished rolls, all five kept (${share}%)`,
    several: (share: string) => `runs and other mixed dice (${share}%)`,
    oneFace: (share: string) => `a single die or the lower pair (${share}%)`,
    nothing: (share: string) => `rolls of which nothing is kept (${share}%)`,
  },
  find: 'Dice',
  findNote: 'Type some faces, such as 55 or 1346.',
  /** What the list is still for, behind "for". */
  held: { all: 'all first rolls', with: (faces: string) => `rolls with ${faces}` },
  notDice: 'Type at most five faces from 1 to 6, such as 55.',
  pattern: 'Pattern',
  any: 'Any',
  patterns: {
    yahtzee: 'Yahtzee',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house',
    threeOfAKind: 'Three of a kind',
    largeStraight: 'Large straight',
    smallStraight: 'Small straight',
    twoPairs: 'Two pairs',
    pair: 'One pair',
    nothing: 'Nothing',
  },
  sort: 'Sorted by',
  sorts: {
    dice: 'Dice',
    cost: 'Cost of the second best',
    often: 'How often',
  },
  count: (shown: number, share: string) =>
    shown === 1 ? `1 roll, ${share}% of all` : `${shown} rolls, ${share}% of all`,
  none: 'No roll has these dice and this pattern.',
  table: 'First rolls and their best keeps',
  columns: {
    roll: 'Roll',
    best: 'Best keep',
    expected: 'Final score',
    next: 'Second best',
    cost: 'It costs',
    often: 'How often, %',
    analyse: 'Analyse',
  },
  analyse: (dice: string) => `Analyse ${dice}`,
  more: (count: number) => `Show all ${count} rolls`,
}
