/** One kind of dice of a roll, for a sentence. */
export interface DieInWords {
  readonly count: number
  readonly name: string
  /** What the faces weigh, 1 to 6; null where all weigh the same. */
  readonly weights: readonly number[] | null
  readonly joker: number | null
}

const ofDie = ({ count, name, weights, joker }: DieInWords): string =>
  [
    `${count} ${count === 1 ? 'die' : 'dice'}${name === '' ? '' : ` “${name}”`}`,
    ...(weights ? [`whose faces 1 to 6 weigh ${weights.join(', ')}`] : []),
    ...(joker ? [`${weights ? 'and ' : ''}whose ${joker} is a joker`] : []),
  ].join(' ')

/** Dice that are loaded or have a joker. */
export const ownDice = {
  fields: {
    ownDice: 'Own dice',
    jokerAlone: 'A joker may score without an ordinary die beside it',
  },
  /** A part of one kind of dice in the list. */
  ofDie: (place: number, part?: string): string => {
    const parts: Record<string, string> = {
      name: 'The name',
      count: 'The number',
      weights: 'The weights',
      joker: 'The joker',
    }
    return part !== undefined && Object.hasOwn(parts, part)
      ? `${parts[part]} of own dice ${place}`
      : `Own dice ${place}`
  },
  /** Names of kinds of dice beside those that were given. */
  ordinary: 'ordinary',
  /** A die that shows its joker. */
  jokerOf: (name: string) => `★ ${name}`,
  nameless: (place: number) => `own ${place}`,
  must: {
    list: 'must be a list of dice',
    die: 'must say how many dice there are, what their faces weigh, and which face is a joker',
    weights: (most: string) =>
      `must be six whole numbers from 0 to ${most}, one for each face, and not all 0`,
    notMoreThan: (dice: number) => `must not be more than the ${dice} dice of a roll`,
    jokerSeen: 'must be a face that can come up',
    jokerThere: 'must be off unless some die has a joker',
  },
  sentences: {
    dice: (dice: readonly DieInWords[], others: number) =>
      `A full roll has ${dice.map(ofDie).join(', ')}${
        others === 0
          ? ''
          : `; ${others === 1 ? 'the other one is' : `the other ${others} are`} ordinary`
      }. Both players roll the same dice.`,
    joker:
      'A joker stands for any face in a combination with at least one other die; it never scores on its own.',
    jokerAlone: 'A joker stands for any face that helps to score, also on its own.',
  },
  /** Why a game cannot be solved. */
  notTogether:
    'Own dice cannot be solved together with a limit of rolls, a confirmation or no bank at 50. Leave out one of the two.',
  notWithOwnDice: 'This rule cannot be solved together with own dice. Leave out one of the two.',
  tooManyKinds:
    'With these dice a turn can be in too many different situations to be solved. Let more dice be alike.',
  /** Why a screen shows nothing. */
  noTables:
    'Under these rules it counts which dice are left, not only how many. What is told by their number alone, such as this, is not shown. The totals to bank from, chances to win, positions, drills and cards tell the dice apart.',
  editor: {
    note: 'Dice that are loaded, or have a joker that stands for any face. All other dice of a roll are ordinary, and both players roll the same ones.',
    known: 'Add a known die',
    add: 'Add own dice',
    name: (place: number) => `Name of own dice ${place}`,
    count: (place: number) => `Number of own dice ${place}`,
    weights: (place: number) => `Weights of own dice ${place}`,
    joker: (place: number) => `Joker of own dice ${place}`,
    remove: (place: number) => `Remove own dice ${place}`,
    noJoker: 'no joker',
    jokerFace: (face: number) => `${face} is the joker`,
    hints: {
      weights: 'of faces 1 to 6, such as 6 1 2 3 4 6; empty for an ordinary die',
      jokerAlone: 'such as a lone joker for 100, as a 1',
    },
  },
}
