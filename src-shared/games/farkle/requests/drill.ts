import * as v from 'valibot'
import { BANK_OUTCOMES } from '../analysis/outcome-names.ts'
import { MAX_DICE } from '../../../base/units.ts'
import { GOALS } from '../../../base/goal.ts'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { drillRequests } from '../../../study/drill-requests.ts'
import { keptAnswerSchema } from '../drill/kept-form.ts'
import { drillSetupSchema, keptSetupSchema } from '../drill/setup.ts'
import { ruleSetSchema } from './rules.ts'
import { positionSchema } from './position.ts'

const faces = v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(MAX_DICE))
/** Dice left to roll; none after the last roll of a turn. */
const diceCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DICE))
/** Where the dice are not alike: the kind of each. */
const kinds = v.optional(
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DICE - 1))),
    v.maxLength(MAX_DICE),
    v.readonly(),
  ),
)
const action = v.picklist(['bank', 'roll'])
const seat = v.picklist(['you', 'bot'])
const goal = v.picklist(GOALS)
const { scope, kind, filters } = keptSetupSchema.entries

/** A player's answer: see Choice. */
export const choiceSchema = v.object({ setAside: faces, kinds, then: v.nullable(action) })

/** Something that the rules allow. */
export const legalActionSchema = v.object({
  setAside: faces,
  kinds,
  points: count,
  /** Null where only the dice are asked. */
  then: v.nullable(action),
  diceLeft: diceCount,
  /** Where the dice are not alike: the kinds of those left. */
  leftKinds: kinds,
  turnTotal: number,
})

const rankedOption = v.object({
  ...legalActionSchema.entries,
  /** The better action after setting aside, where only the dice were asked. */
  best: action,
  value: number,
  loss: number,
  rank: count,
  farkleProbability: chance,
  afterFarkle: v.nullable(number),
  outcome: v.nullable(v.picklist(BANK_OUTCOMES)),
  /** Text of the option: "set aside 1 1 and bank 350", "roll 4 dice". */
  words: v.string(),
})

/** Event at the table since the previous question: see TableEvent. */
export const tableEventSchema = v.variant('kind', [
  v.object({
    kind: v.literal('turn'),
    own: number,
    opponent: number,
    round: v.optional(count),
    takes: v.optional(count),
  }),
  v.object({ kind: v.literal('rolled'), dice: faces, kinds }),
  v.object({
    kind: v.literal('set-aside'),
    dice: faces,
    kinds,
    points: count,
    turnTotal: number,
    diceLeft: diceCount,
    hotDice: v.boolean(),
    auto: v.boolean(),
  }),
  v.object({ kind: v.literal('farkled'), lost: number, penalty: number }),
  v.object({
    kind: v.literal('banked'),
    points: number,
    score: v.nullable(number),
    auto: v.boolean(),
  }),
  v.object({
    kind: v.literal('game-over'),
    winner: v.picklist(['you', 'bot', 'both']),
    you: number,
    bot: number,
  }),
])

/** A question, besides what every question has. */
const question = {
  goal,
  position: positionSchema,
  /** Everything that the rules allow, in no telling order. */
  legal: v.array(legalActionSchema),
  forced: v.boolean(),
  finalTurn: v.boolean(),
}

/** A roll or a decision of either player. */
const moveOptions = [
  v.object({ kind: v.literal('rolled'), who: seat, dice: faces, kinds }),
  v.object({ kind: v.literal('farkled'), who: seat, dice: faces, kinds, turnTotal: number }),
  v.object({
    kind: v.literal('chose'),
    who: seat,
    dice: faces,
    kinds,
    then: action,
    turnTotal: number,
    diceLeft: diceCount,
  }),
] as const

/** Event in a game: see Happening. */
const happening = v.variant('kind', [v.object({ kind: v.literal('start') }), ...moveOptions])

const momentOf = {
  label: happening,
  /** In the goal's unit, for the user: above 0 is good luck. */
  gain: number,
}

/** How a game went, in the goal's unit: win probability, or points of the user's turns. */
const gameReview = v.object({
  winner: v.picklist(['you', 'bot', 'both']),
  you: number,
  bot: number,
  /** Before the first roll, and in the end: result = start + skill + luck + unknown. */
  start: number,
  result: number,
  /** Minus what the user's decisions lost, and what the bot's lost the user gained. */
  skill: v.object({ you: number, bot: number }),
  luck: v.object({ you: number, bot: number }),
  /** What turns changed whose throws are not known; left out without such turns. */
  unknown: v.optional(number),
  luckiest: v.nullable(v.object(momentOf)),
  unluckiest: v.nullable(v.object(momentOf)),
  /** The value for the user after every roll and decision, from the start. */
  line: v.array(v.object({ label: happening, value: number, who: seat })),
  /** All that both players did; games kept by an earlier version have no such list. */
  moves: v.optional(v.array(v.variant('kind', moveOptions))),
})

/** Dimensions by which the leak report groups decisions. */
export const LEAK_DIMENSIONS = [
  'dice',
  'turn-total',
  'situation',
  'decision',
  'error-kind',
] as const
export type LeakDimension = (typeof LEAK_DIMENSIONS)[number]

/** Drills of Farkle. */
export const farkleDrill = drillRequests('farkle', {
  rules: ruleSetSchema,
  ...{ goal, scope, kind, filters },
  setup: drillSetupSchema,
  keptSetup: keptSetupSchema,
  decision: kind,
  question,
  event: tableEventSchema,
  choice: choiceSchema,
  option: rankedOption,
  /** The rule that would have got it right, such as a breakpoint; null if there is none so short. */
  verdict: {
    ruleOfThumb: v.nullable(v.string()),
    /** What the rule of thumb of the setup does, and whether the answer is that; else null. */
    byRule: v.nullable(v.object({ followed: v.boolean(), text: v.string() })),
  },
  /** In words, and the dice of the best option. */
  past: {
    ...{ chosen: v.string(), best: v.string() },
    bestDice: v.object({ setAside: faces, kinds }),
  },
  review: gameReview,
  outcome: v.picklist(['you', 'bot', 'both']),
  kept: keptAnswerSchema,
  /** Labels such as "3 dice left", "Opponent close to the goal", "Banked too early". */
  leak: { dimension: v.picklist(LEAK_DIMENSIONS), label: v.string() },
})

export type DrillStep = v.InferOutput<typeof farkleDrill.step>
export type DrillQuestion = v.InferOutput<typeof farkleDrill.question>
export type DrillVerdict = v.InferOutput<typeof farkleDrill.verdict>
export type DrillSummary = v.InferOutput<typeof farkleDrill.summary>
export type GameReview = v.InferOutput<typeof gameReview>
export type RankedOptionData = v.InferOutput<typeof rankedOption>
export type PastAnswer = v.InferOutput<typeof farkleDrill.pastAnswer>
export type LegalAction = v.InferOutput<typeof legalActionSchema>
export type FarkleLeak = v.InferOutput<typeof farkleDrill.leak>
export type FarkleSessionLine = v.InferOutput<typeof farkleDrill.sessionLine>
export { gameReview as gameReviewSchema }
