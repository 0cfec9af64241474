import * as v from 'valibot'
import { count, id, number } from '../../../schemas/numbers.ts'
import { legalActionSchema } from './drill.ts'

/** A decision of Farkle's placement test. */
export const farklePlacementQuestion = v.object({
  kind: v.literal('question'),
  number: id,
  /** About how many there will be. */
  of: count,
  dice: v.array(v.picklist([1, 2, 3, 4, 5, 6])),
  turnTotal: number,
  /** Banked before this turn, and farkles in a row before it. */
  own: number,
  farkles: count,
  legal: v.array(legalActionSchema),
})
