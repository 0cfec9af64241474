import type { Handlers } from '#shared/contract/requests.ts'
import type { leftoverRequests } from '#shared/games/farkle/requests/leftovers.ts'
import { hasLeftovers } from '#shared/games/farkle/rules/turn-rules.ts'
import { leftoversTooLarge } from '#shared/games/farkle/analysis/too-large.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuse } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

export function leftoverHandlers(solving: Pick<Solving, 'solve'>) {
  return {
    async 'leftovers.solve'({ rules }) {
      if (!hasLeftovers(rules)) refuse([{ field: 'rules', message: farkleTexts.leftovers.only }])
      const message = leftoversTooLarge(rules)
      if (message !== null) refuse([{ field: 'rules', message }])
      const { table: _, ...told } = await solving.solve('leftovers', { rules })
      return told
    },
  } satisfies Handlers<typeof leftoverRequests>
}
