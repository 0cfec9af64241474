import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { leftoverRequests } from '#shared/games/farkle/requests/leftovers.ts'
import { hasLeftovers } from '#shared/games/farkle/rules/leftover-rules.ts'
import { leftoverBound, MAX_LEFTOVERS } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { refuse } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

type LeftoverHandlers = Pick<Handlers<BackendRequests>, keyof typeof leftoverRequests>

/** Answers about games in which a turn leaves something behind, from a worker. */
export function leftoverHandlers(solving: Pick<Solving, 'solve'>): LeftoverHandlers {
  return {
    async 'leftovers.solve'({ rules }) {
      const { only, tooLarge } = farkleTexts.leftovers
      if (!hasLeftovers(rules)) refuse([{ field: 'rules', message: only }])
      const values = leftoverBound(rules)
      if (values > MAX_LEFTOVERS) {
        const message = tooLarge(grouped(values), grouped(MAX_LEFTOVERS))
        refuse([{ field: 'rules', message }])
      }
      return solving.solve('leftovers', { rules })
    },
  }
}
