import * as v from 'valibot'
import { BANK_OUTCOMES } from '../analysis/kind-names.ts'
import { MAX_DICE, GOALS } from '../../../base/units.ts'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { drillRequests } from '../../../study/drill-requests.ts'
import { keptAnswerSchema } from '../drill/kept-form.ts'
import { drillSetupSchema, keptSetupSchema } from '../drill/setup.ts'
import { ruleSetSchema } from './rules.ts'
import { positionSchema } from './position.ts'

const faces = v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(MAX_DICE))
const diceCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DICE))
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

export const choiceSchema = v.object({ setAside: faces, kinds, then: v.nullable(action) })

export const legalActionSchema = v.object({
  setAside: faces,
  kinds,
  points: count,
  /** null if the question asks only for the dice. */
  then: v.nullable(action),
  diceLeft: diceCount,
  leftKinds: kinds,
  turnTotal: number,
})

const rankedOption = v.object({
  ...legalActionSchema.entries,
  /** Better action after setting aside, if the question asks only for the dice. */
  best: action,
  value: number,
  loss: number,
  rank: count,
  farkleProbability: chance,
  afterFarkle: v.nullable(number),
  outcome: v.nullable(v.picklist(BANK_OUTCOMES)),
  words: v.string(),
})

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

const question = {
  goal,
  position: positionSchema,
  /** In an order that does not reveal the answer. */
  legal: v.array(legalActionSchema),
  forced: v.boolean(),
  finalTurn: v.boolean(),
}

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

const happening = v.variant('kind', [v.object({ kind: v.literal('start') }), ...moveOptions])

const momentOf = {
  label: happening,
  /** In the goal's unit; positive is good luck for the user. */
  gain: number,
}

const gameReview = v.object({
  winner: v.picklist(['you', 'bot', 'both']),
  you: number,
  bot: number,
  start: number,
  result: number,
  /** For the user: minus the user's losses, plus the bot's losses. */
  skill: v.object({ you: number, bot: number }),
  luck: v.object({ you: number, bot: number }),
  /** Change in turns without recorded throws; left out without such turns. */
  unknown: v.optional(number),
  luckiest: v.nullable(v.object(momentOf)),
  unluckiest: v.nullable(v.object(momentOf)),
  line: v.array(v.object({ label: happening, value: number, who: seat })),
  /** Missing in games stored by earlier versions. */
  moves: v.optional(v.array(v.variant('kind', moveOptions))),
})

export const LEAK_DIMENSIONS = [
  'dice',
  'turn-total',
  'situation',
  'decision',
  'error-kind',
] as const
export type LeakDimension = (typeof LEAK_DIMENSIONS)[number]

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
  /** A short rule that gives the right answer, such as a breakpoint; null if there is none. */
  verdict: {
    ruleOfThumb: v.nullable(v.string()),
    /** Choice of the setup's rule of thumb; null without one. */
    byRule: v.nullable(v.object({ followed: v.boolean(), text: v.string() })),
  },
  past: {
    ...{ chosen: v.string(), best: v.string() },
    bestDice: v.object({ setAside: faces, kinds }),
  },
  review: gameReview,
  outcome: v.picklist(['you', 'bot', 'both']),
  kept: keptAnswerSchema,
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
