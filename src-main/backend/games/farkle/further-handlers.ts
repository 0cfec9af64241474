import type { Handlers } from '#shared/contract/requests.ts'
import { leftoversTooLarge, roundsTooLarge } from '#shared/games/farkle/analysis/too-large.ts'
import type { furtherRequests } from '#shared/games/farkle/requests/further.ts'
import { hasLeftovers } from '#shared/games/farkle/rules/turn-rules.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuseField } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

export function furtherHandlers(solving: Pick<Solving, 'solve'>) {
  return {
    async 'farkle.leftoversSolve'({ rules }) {
      refuseField('rules', hasLeftovers(rules) ? null : farkleTexts.leftovers.only)
      refuseField('rules', leftoversTooLarge(rules))
      const { table: _, ...told } = await solving.solve('leftovers', { rules })
      return told
    },
    async 'farkle.roundsSolve'({ rules }) {
      refuseField('rules', rules.end === 'rounds' ? null : farkleTexts.requests.roundsOnly)
      refuseField('rules', roundsTooLarge(rules))
      const { alone, values: _, ...solved } = await solving.solve('rounds', { rules })
      const made = Array.from(alone.totals.keys()).filter((row) => alone.totals[row]! > 0)
      return {
        ...solved,
        alone: {
          expectedPoints: alone.expectedPoints,
          values: made.map((row) => row * alone.grid),
          probabilities: made.map((row) => alone.totals[row]!),
        },
      }
    },
  } satisfies Handlers<typeof furtherRequests>
}
