import { FACES, type Face } from '../../../dice/multiset.ts'
import type { Box, Jokers, RuleSet } from './rule-set.ts'
import type { Shape } from './shapes.ts'

// Cards as they are published; sources stand in docs/scorecards.md. Names of boxes are keys of the
// texts.

export const alike = (...sizes: number[]): Shape => ({ kind: 'alike', sizes })
export const run = (length: number): Shape => ({ kind: 'run', length })
export const faces = (...list: Face[]): Shape => ({ kind: 'faces', faces: list })
const ANY: Shape = { kind: 'any' }

/** Scores fixed points, the dice of the shape, or all dice. */
export const fixed = (name: string, shape: Shape, plus: number): Box => ({
  name,
  shape,
  sum: 'none',
  plus,
})
export const ofShape = (name: string, shape: Shape): Box => ({ name, shape, sum: 'shape', plus: 0 })
export const ofAll = (name: string, shape: Shape): Box => ({ name, shape, sum: 'all', plus: 0 })
const atOnce = (box: Box, points: number): Box => ({ ...box, atOnce: points })

const FACE_NAMES = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const UPPER = FACES.map((face, i) => ofShape(FACE_NAMES[i]!, { kind: 'face', face }))
const GROUP = UPPER.map((box) => ({ ...box, inGroup: true }))

const FIVE_DICE = {
  dice: 5,
  rolls: 3,
  bonus: [],
  jokers: 'none',
  further: 0,
  order: 'free',
} as const satisfies Partial<RuleSet>

const bonus = (from: number, points: number) => [{ from, points }]

const yahtzeeBoxes = (best: string): Box[] => [
  ...GROUP,
  ofAll('threeOfAKind', alike(3)),
  ofAll('fourOfAKind', alike(4)),
  fixed('fullHouse', alike(3, 2), 25),
  fixed('smallStraight', run(4), 30),
  fixed('largeStraight', run(5), 40),
  ofAll('chance', ANY),
  fixed(best, alike(5), 50),
]

const YAHTZEE: RuleSet = {
  ...FIVE_DICE,
  name: 'Yahtzee',
  boxes: yahtzeeBoxes('yahtzee'),
  bonus: bonus(63, 35),
  jokers: 'forced',
  further: 100,
}

const YATZY: RuleSet = {
  ...FIVE_DICE,
  name: 'Yatzy',
  bonus: bonus(63, 50),
  boxes: [
    ...GROUP,
    ofShape('onePair', alike(2)),
    ofShape('twoPairs', alike(2, 2)),
    ofShape('threeAlike', alike(3)),
    ofShape('fourAlike', alike(4)),
    fixed('runOneToFive', faces(1, 2, 3, 4, 5), 15),
    fixed('runTwoToSix', faces(2, 3, 4, 5, 6), 20),
    ofAll('fullHouse', alike(3, 2)),
    ofAll('chance', ANY),
    fixed('yatzy', alike(5), 50),
  ],
}

const MAXI_YATZY: RuleSet = {
  ...FIVE_DICE,
  dice: 6,
  name: 'Maxi Yatzy',
  bonus: bonus(84, 100),
  boxes: [
    ...GROUP,
    ofShape('onePair', alike(2)),
    ofShape('twoPairs', alike(2, 2)),
    ofShape('threePairs', alike(2, 2, 2)),
    ofShape('threeAlike', alike(3)),
    ofShape('fourAlike', alike(4)),
    ofShape('fiveAlike', alike(5)),
    fixed('runOneToFive', faces(1, 2, 3, 4, 5), 15),
    fixed('runTwoToSix', faces(2, 3, 4, 5, 6), 20),
    fixed('fullStraight', faces(1, 2, 3, 4, 5, 6), 21),
    ofShape('fullHouse', alike(3, 2)),
    ofAll('villa', alike(3, 3)),
    ofAll('tower', alike(4, 2)),
    ofAll('chance', ANY),
    fixed('maxiYatzy', alike(6), 100),
  ],
}

const YAMS: RuleSet = {
  ...FIVE_DICE,
  name: 'Yams',
  bonus: bonus(63, 35),
  boxes: [
    ...GROUP,
    ofShape('threeAlike', alike(3)),
    ofShape('fourAlike', alike(4)),
    fixed('fullHouse', alike(3, 2), 25),
    fixed('runOneToFive', faces(1, 2, 3, 4, 5), 30),
    fixed('runTwoToSix', faces(2, 3, 4, 5, 6), 40),
    fixed('yams', alike(5), 50),
    ofAll('chance', ANY),
  ],
}

const YACHT: RuleSet = {
  ...FIVE_DICE,
  name: 'Yacht',
  boxes: [
    ...UPPER,
    ofAll('fullHouse', alike(3, 2)),
    ofShape('fourAlike', alike(4)),
    fixed('runOneToFive', faces(1, 2, 3, 4, 5), 30),
    fixed('runTwoToSix', faces(2, 3, 4, 5, 6), 30),
    ofAll('choice', ANY),
    fixed('yacht', alike(5), 50),
  ],
}

const GENERALA: RuleSet = {
  ...FIVE_DICE,
  name: 'Generala',
  boxes: [
    ...UPPER,
    atOnce(fixed('straight', run(5), 20), 5),
    atOnce(fixed('fullHouse', alike(3, 2), 30), 5),
    atOnce(fixed('poker', alike(4), 40), 5),
    fixed('generala', alike(5), 50),
  ],
}

const CRAG: RuleSet = {
  ...FIVE_DICE,
  dice: 3,
  rolls: 2,
  name: 'Crag',
  boxes: [
    ...UPPER,
    fixed('oddStraight', faces(1, 3, 5), 20),
    fixed('evenStraight', faces(2, 4, 6), 20),
    fixed('lowStraight', faces(1, 2, 3), 20),
    fixed('highStraight', faces(4, 5, 6), 20),
    fixed('threeOfAKind', alike(3), 25),
    { ...fixed('thirteen', ANY, 26), total: 13 },
    { ...fixed('crag', alike(2), 50), total: 13 },
  ],
}

const FIRST_CARD: RuleSet = {
  ...FIVE_DICE,
  name: 'A first card',
  boxes: [
    ...UPPER.slice(3),
    fixed('fullHouse', alike(3, 2), 25),
    fixed('smallStraight', run(4), 30),
    ofAll('chance', ANY),
  ],
}

/** By id, in the order of a list; the id is stable. */
export const PUBLISHED_CARDS: Readonly<Record<string, RuleSet>> = {
  yahtzee: YAHTZEE,
  'yahtzee-free': { ...YAHTZEE, name: 'Yahtzee, free choice of joker', jokers: 'free' },
  'yahtzee-plain': { ...YAHTZEE, name: 'Yahtzee without bonuses', jokers: 'none', further: 0 },
  kniffel: { ...FIVE_DICE, name: 'Kniffel', boxes: yahtzeeBoxes('kniffel'), bonus: bonus(63, 35) },
  yatzy: YATZY,
  'yatzy-forced': { ...YATZY, name: 'Yatzy from top to bottom', order: 'down' },
  'maxi-yatzy': MAXI_YATZY,
  yams: YAMS,
  yacht: YACHT,
  generala: GENERALA,
  crag: CRAG,
  first: FIRST_CARD,
}

/** Plays as Kniffel. */
export const UNLISTED = ['yahtzee-plain']

/** Cards that a first start offers, by language. */
export const START_CARDS = { en: 'yahtzee', de: 'kniffel' } as const

/** The official game of Yahtzee under its three joker rules. */
export const PRESETS = {
  forced: PUBLISHED_CARDS.yahtzee!,
  free: PUBLISHED_CARDS['yahtzee-free']!,
  none: PUBLISHED_CARDS['yahtzee-plain']!,
} as const satisfies Record<Jokers, RuleSet>
