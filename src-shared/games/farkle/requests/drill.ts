import * as v from 'valibot'
import type { Face } from '../../../dice/multiset.ts'
import { MAX_DICE, GOALS } from '../../../base/units.ts'
import { number } from '../../../schemas/numbers.ts'
import { drillRequests, type DrillRecordSchemas } from '../../../study/drill-requests.ts'
import { keptAnswerSchema } from '../drill/kept-form.ts'
import { drillSetupSchema, keptSetupSchema } from '../drill/setup.ts'
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
const kinds = v.optional(someKinds)
const action = v.picklist(['bank', 'roll'])
const seat = v.picklist(['you', 'bot'])
const { kind } = keptSetupSchema.entries

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

export const gameReviewSchema = v.object({
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
  line: v.array(
    v.object({
      ...{ label: happening, value: number, who: seat },
      /** Chances of the two who follow the user, with three players. */
      others: v.optional(v.tuple([number, number])),
    }),
  ),
  /** Missing in games stored by earlier versions. */
  moves: v.optional(v.array(v.variant('kind', moveOptions))),
})

export const farkleDrillRequests = drillRequests('farkle', {
  rules: ruleSetSchema,
  goal: v.picklist(GOALS),
  setup: drillSetupSchema,
  decision: kind,
  choice: v.object({ setAside: faces, kinds, then: v.nullable(action) }),
})

export const farkleDrillRecords = {
  setup: keptSetupSchema,
  decision: kind,
  review: gameReviewSchema,
  kept: keptAnswerSchema,
} satisfies DrillRecordSchemas
