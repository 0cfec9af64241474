import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { whole } from '../../../schemas/numbers.ts'
import { MAX_COLUMNS, THUMB_BOUNDS } from '../input/thumb-words.ts'
import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'

const wholeIn = ({ from, to }: { readonly from: number; readonly to: number }) => whole(from, to)

/** Indexed by dice - 1; the last entry also holds for more dice. */
const listOf = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(v.array(entry), v.minLength(1), v.maxLength(MAX_DICE - 1))

const { cut, hold, divisor, go, near, farkles, lead } = THUMB_BOUNDS
const goes = listOf(v.nullable(wholeIn(go)))

const columns = v.pipe(
  v.object({
    by: v.picklist(['need', 'lead']),
    cuts: v.pipe(
      v.array(v.pipe(v.number(), v.minValue(cut.from), v.maxValue(cut.to))),
      v.maxLength(MAX_COLUMNS - 1),
    ),
    holds: v.pipe(v.array(listOf(wholeIn(hold))), v.minLength(1), v.maxLength(MAX_COLUMNS)),
  }),
  v.check(({ cuts, holds }) => holds.length === cuts.length + 1),
)

export const thumbRuleSchema: v.GenericSchema<ThumbRule> = v.object({
  columns,
  divisor: v.pipe(v.number(), v.minValue(divisor.from), v.maxValue(divisor.to)),
  goOwn: goes,
  goOpponent: goes,
  together: v.optional(wholeIn(go)),
  near: listOf(wholeIn(near)),
  nearFrom: v.optional(wholeIn(go)),
  farkles: listOf(wholeIn(farkles)),
  lead: listOf(wholeIn(lead)),
})
