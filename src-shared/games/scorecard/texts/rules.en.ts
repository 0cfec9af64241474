const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

export const rules = {
  boxes: (boxes: number, dice: number) =>
    `${boxes === 1 ? 'One box' : `${boxes} boxes, each used once`}; ${NUMBERS[dice]} dice.`,
  orders: {
    free: 'Boxes in any order',
    down: 'The boxes are filled from top to bottom.',
    up: 'The boxes are filled from bottom to top.',
  },
  rolls: (rolls: number) =>
    rolls === 1
      ? 'The dice are rolled once.'
      : `Any dice may be rolled again up to ${times(rolls - 1)} in a turn.`,
  upperBoxes: 'the upper boxes',
  groupBoxes: 'the boxes that count for it',
  bonus: (points: string, from: string, group: string) =>
    `A bonus of ${points} from ${from} points on in ${group}.`,
  noBonus: 'There is no bonus.',
  further: (best: string, points: string) =>
    `Each further ${best} after one that scored pays ${points}.`,
  jokers: { forced: 'Forced joker', free: 'Free choice of joker', none: 'No jokers' },
  jokersNote: {
    forced: (best: string) =>
      `An extra ${best} must go into the box of its number. If that is used, it is a joker in any other open box. If none is open, it is a zero in the box of another number.`,
    free: (best: string) =>
      `An extra ${best} goes to any open box; it is a joker once the box of its number is used.`,
  },
  shape: {
    face: ([face]: readonly number[]) => `dice showing ${face}`,
    alike: (sizes: readonly number[]) =>
      sizes.length === 1 ? `${NUMBERS[sizes[0]!]} equal dice` : `${sizes.join(' + ')} equal dice`,
    run: ([length]: readonly number[]) => `${NUMBERS[length!]} in a row`,
    faces: (faces: readonly number[]) => faces.join(' '),
    any: () => 'any dice',
  },
  total: (total: number) => `${total} in all`,
  sums: { shape: 'sum of these', all: 'sum of all dice' },
  atOnce: (points: number) => `(${points} more in the first roll)`,
  editor: {
    play: 'Play',
    dice: 'Dice',
    rolls: 'Rolls a turn',
    order: 'Order',
    orders: { free: 'Any', down: 'Top to bottom', up: 'Bottom to top' },
    boxes: 'Boxes',
    example: 'An example roll',
    exampleHint: 'Choose dice to see what they score.',
    columns: { name: 'Box', dice: 'Dice', points: 'Points', bonus: 'Bonus', scores: 'Scores' },
    shapes: {
      face: 'One number',
      alike: 'Equal dice',
      run: 'In a row',
      faces: 'These numbers',
      any: 'Any dice',
    },
    numbers: {
      face: 'Number, such as 6',
      alike: 'Equal dice, such as 3 2 for a full house',
      run: 'How many in a row',
      faces: 'Numbers, such as 1 2 3 4 5',
    },
    sums: { none: 'Fixed', shape: 'Sum of these', all: 'Sum of all' },
    sum: 'What counts',
    plus: 'Points',
    more: 'More',
    total: 'All dice add up to',
    atOnce: 'More in the first roll',
    mayRepeat: 'Also with one number',
    add: 'Add a box',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    of: (what: string, box: string) => `${what}: ${box}`,
    box: (place: number) => `box ${place}`,
    bonuses: 'Bonus',
    from: 'From',
    addStep: 'Add a step',
    step: (place: number) => `Step ${place}`,
    removeStep: (place: number) => `Remove step ${place}`,
    alike: 'All dice equal',
    further: 'For each further one',
  },
  preview: {
    expected: 'Expected final score',
    solving: 'Solving it, once',
    takes: (time: string, size: string) => `${time}, and ${size} of memory and disk`,
  },
  /** Questions that find a card. */
  questions: {
    bonus: {
      ask: 'Bonus for the upper boxes?',
      none: 'None',
      step: (points: number, from: number) => `${points} from ${from}`,
    },
    pairs: { ask: 'A box for two pairs?', yes: 'Yes', no: 'No' },
    dice: 'How many dice?',
    boxes: 'How many boxes?',
  },
}
