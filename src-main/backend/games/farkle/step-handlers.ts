import type { Handlers } from '#shared/contract/requests.ts'
import { whyNoThumbs } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import type { stepRequests } from '#shared/games/farkle/requests/steps.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { blanketShares, type ContrastPair } from '#shared/games/farkle/steps/contrast-pairs.ts'
import type { FoundStep } from '#shared/games/farkle/steps/find-steps.ts'
import type { FoundWinStep } from '#shared/games/farkle/steps/find-win-steps.ts'
import { showsAlike } from '#shared/games/farkle/steps/steps-policy.ts'
import { stepSentences, winSentences } from '#shared/games/farkle/steps/step-sentences.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import type { WinSolving } from './win/win-solves.ts'

/** Games of 100 that the best player wins against another one. */
export const EVEN = 50

/** null if there are steps for wins. */
export function whyNoWinSteps(rules: RuleSet, from: 'best' | 'steps'): string | null {
  const { penalty, alike } = farkleTexts.steps.wins
  if (rules.farklePenalty !== null) return penalty
  return whyNoThumbs(rules) ?? (from === 'steps' && !showsAlike(rules) ? alike : null)
}

/** The steps of rules whose dice are alike. Rejects with RequestError. */
export async function stepsOf(
  rules: RuleSet,
  solving: Pick<Solving, 'solve'>,
): Promise<FoundStep[]> {
  refuseFor(() => (hasOwnDice(rules) ? farkleTexts.steps.ownDice : null))
  const report = await solving.solve('score', { rules, farklePenalty: null })
  return solving.solve('steps', { rules, best: bestPoints({ rules, report }) })
}

/** The steps, and the positions in which each decides. Rejects with RequestError. */
export async function stepPairsOf(
  rules: RuleSet,
  solving: Pick<Solving, 'solve'>,
): Promise<{ steps: FoundStep[]; pairs: ContrastPair[][] }> {
  const steps = await stepsOf(rules, solving)
  return { steps, pairs: await solving.solve('step-pairs', { rules, steps }) }
}

/** Solves the game first if needed. Rejects with RequestError. */
export async function winStepsOf(
  rules: RuleSet,
  from: 'best' | 'steps',
  solving: Pick<Solving, 'solve'>,
  wins: Pick<WinSolving, 'solve'>,
): Promise<FoundWinStep[]> {
  refuseFor(() => whyNoWinSteps(rules, from))
  const points = await stepsOf(rules, solving)
  const best = points.at(-1)!.makes
  const { values } = (await wins.solve(rules)).table
  const known = from === 'steps' ? points : null
  return solving.solve('win-steps', { rules, values, best, points: known }, from)
}

export function stepHandlers(solving: Pick<Solving, 'solve'>, wins: Pick<WinSolving, 'solve'>) {
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
    async 'farkle.winSteps'({ rules, from }) {
      const steps = await winStepsOf(rules, from, solving, wins)
      const sentences = winSentences(rules, steps)
      return {
        best: EVEN,
        steps: steps.map(({ id, wins: won }, i) => ({
          id,
          sentence: sentences[i]!,
          adds: i === 0 ? null : 100 * (won - steps[i - 1]!.wins),
          makes: 100 * won,
        })),
      }
    },
    async 'farkle.stepPairs'({ rules }) {
      const { steps, pairs } = await stepPairsOf(rules, solving)
      return pairs.map((some, i) => ({
        id: steps[i]!.id,
        pairs: some,
        passes: blanketShares(some),
      }))
    },
  } satisfies Handlers<typeof stepRequests>
}
