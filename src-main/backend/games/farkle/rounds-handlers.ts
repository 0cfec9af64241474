import type { Handlers } from '#shared/contract/requests.ts'
import type { roundsRequests } from '#shared/games/farkle/requests/rounds.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuse } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

export function roundsHandlers(solving: Pick<Solving, 'solve'>) {
  return {
    async 'rounds.solve'({ rules }) {
      if (rules.end !== 'rounds') {
        refuse([{ field: 'rules', message: farkleTexts.requests.roundsOnly }])
      }
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
  } satisfies Handlers<typeof roundsRequests>
}
