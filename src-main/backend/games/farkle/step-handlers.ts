import type { Handlers } from '#shared/contract/requests.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import type { stepRequests } from '#shared/games/farkle/requests/steps.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { blanketShares, contrastPairs } from '#shared/games/farkle/steps/contrast-pairs.ts'
import type { FoundStep } from '#shared/games/farkle/steps/find-steps.ts'
import { stepSentences } from '#shared/games/farkle/steps/step-sentences.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

/** The steps of rules whose dice are alike. Rejects with RequestError. */
export async function stepsOf(
  rules: RuleSet,
  solving: Pick<Solving, 'solve'>,
): Promise<FoundStep[]> {
  refuseFor(() => (hasOwnDice(rules) ? farkleTexts.steps.ownDice : null))
  const report = await solving.solve('score', { rules, farklePenalty: null })
  return solving.solve('steps', { rules, best: bestPoints({ rules, report }) })
}

export function stepHandlers(solving: Pick<Solving, 'solve'>) {
  return {
    async 'farkle.steps'({ rules }) {
      const steps = await stepsOf(rules, solving)
      const sentences = stepSentences(rules, steps)
      return {
        best: steps.at(-1)!.makes,
        steps: steps.map(({ id, makes }, i) => ({
          id,
          sentence: sentences[i]!,
          adds: i === 0 ? null : makes - steps[i - 1]!.makes,
          makes,
        })),
      }
    },
    async 'farkle.stepPairs'({ rules }) {
      const steps = await stepsOf(rules, solving)
      return contrastPairs(rules, steps).map((pairs, i) => ({
        id: steps[i]!.id,
        pairs,
        passes: blanketShares(pairs),
      }))
    },
  } satisfies Handlers<typeof stepRequests>
}
