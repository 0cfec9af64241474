import * as v from 'valibot'
import type { Face } from '../../../dice/multiset.ts'
import { MAX_DICE, GOALS } from '../../../base/units.ts'
import { number } from '../../../schemas/numbers.ts'
import { drillRequests, type DrillRecordSchemas } from '../../../study/drill-requests.ts'
import { storedFarkleAnswerSchema } from '../drill/stored-answer-schema.ts'
import { drillSetupSchema, storedSetupSchema } from '../drill/setup.ts'
import { ruleSetSchema } from './rules.ts'

const faces: v.GenericSchema<readonly Face[]> = v.pipe(
  v.array(v.picklist([1, 2, 3, 4, 5, 6])),
  v.maxLength(MAX_DICE),
)
const diceCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DICE))
const someKinds: v.GenericSchema<readonly number[]> = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DICE - 1))),
  v.maxLength(MAX_DICE),
)
/** Only with own dice: kind of each die. */
const kinds = v.optional(someKinds)
const action = v.picklist(['bank', 'roll'])
const seat = v.picklist(['you', 'bot'])
const { kind } = storedSetupSchema.entries

const moves = [
  v.object({ kind: v.literal('rolled'), who: seat, dice: faces, kinds }),
  v.object({ kind: v.literal('farkled'), who: seat, dice: faces, kinds, turnTotal: number }),
  v.object({
    kind: v.literal('chose'),
    who: seat,
    dice: faces,
    kinds,
    then: action,
    turnTotal: number,
    /** 0 after the last roll of a turn. */
    diceLeft: diceCount,
  }),
] as const

export type Move = v.InferOutput<(typeof moves)[number]>

const happening = v.variant('kind', [v.object({ kind: v.literal('start') }), ...moves])

export type Happening = v.InferOutput<typeof happening>

/** `gain`: positive is good luck for the user. */
const moment = v.object({ label: happening, gain: number })

/** In the goal's unit, for the user: result = start + skill + luck + unknown. */
export const gameReviewSchema = v.object({
  winner: v.picklist(['you', 'bot', 'both']),
  you: number,
  bot: number,
  /** For points: sum of the values at the start of the user's turns. */
  start: number,
  result: number,
  /** For the user: minus the user's losses, plus the bot's losses. */
  skill: v.object({ you: number, bot: number }),
  luck: v.object({ you: number, bot: number }),
  /** Change in turns without recorded throws; left out without such turns. */
  unknown: v.optional(number),
  luckiest: v.nullable(moment),
  unluckiest: v.nullable(moment),
  /** Value after every roll and decision; for points, points made plus the value of this turn. */
  line: v.array(
    v.object({
      label: happening,
      value: number,
      who: seat,
      /** Chances of the two who follow the user, with three players. */
      others: v.optional(v.tuple([number, number])),
    }),
  ),
  /** Missing in games stored by earlier versions. */
  moves: v.optional(v.array(v.variant('kind', moves))),
})

export type GameReview = v.InferOutput<typeof gameReviewSchema>

export const farkleDrillRequests = drillRequests('farkle', {
  rules: ruleSetSchema,
  goal: v.picklist(GOALS),
  setup: drillSetupSchema,
  decision: kind,
  choice: v.object({ setAside: faces, kinds, then: v.nullable(action) }),
})

export const farkleDrillRecords = {
  setup: storedSetupSchema,
  decision: kind,
  review: gameReviewSchema,
  stored: storedFarkleAnswerSchema,
} satisfies DrillRecordSchemas
