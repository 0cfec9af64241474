import type { LocationQueryRaw } from 'vue-router'
import type { FarkleLeak } from '#shared/games/farkle/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { drillQuery } from './drill-address.ts'

export { worstLeak } from '#shared/study/leak-report.ts'

export type LeakLine = FarkleLeak

/** A drill on a line begins at once, and is as long as this. */
const QUESTIONS = 20

/** The query of the drill that mends a leak; null where it cannot be asked for on its own. */
export function leakQuery({ drill }: LeakLine): LocationQueryRaw | null {
  if (!drill) return null
  const { kind, filters } = drill
  return drillQuery(
    { scope: 'cell', questions: QUESTIONS, filters, ...(kind === null ? {} : { kind }) },
    true,
  )
}

/** A line in words that stand alone: "With 3 dice", "Turn total 250 to 499". */
export function leakWords({ dimension, label, drill }: LeakLine): string {
  const [dice] = (dimension === 'dice' && drill?.filters.dice) || []
  return dice === undefined ? label : texts.frame.leaks.withDice(dice)
}
