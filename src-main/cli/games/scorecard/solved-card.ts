import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { UNASKED } from '#shared/games/scorecard/solve/cost.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { Ask } from '../../session.ts'
import { inWords, megabytes } from '../../cost-words.ts'
import { UsageError } from '../../usage.ts'
import type { SolvedAnswer } from './answer.ts'

/** A solve that takes longer is announced before it begins. */
const QUICK_SECONDS = 2

/** Solves a card unless it is solved. Announces the cost first. Throws UsageError for a large one. */
export async function solveCardFirst(
  ask: Ask,
  rules: RuleSet,
  { mayBeLarge, isCard }: { mayBeLarge: boolean; isCard: boolean },
  tell: (message: string) => void,
): Promise<SolvedAnswer> {
  const { state, fraction, bytes, openStates, hasScores, ...cost } = await ask('scorecard.status', {
    rules,
  })
  if (state !== 'solved') {
    const isLarge = cost.seconds > UNASKED.seconds || bytes > UNASKED.bytes
    const size = `${inWords(cost.seconds * (1 - fraction))} and ${megabytes(bytes)}`
    if (isLarge && !mayBeLarge) {
      throw new UsageError(`This card takes ${size}; give --allow-large to let it.`)
    }
    if (isCard || cost.seconds > QUICK_SECONDS) {
      tell(`${fraction > 0 ? 'Going on with' : 'Solving'} ${grouped(openStates)} states: ${size}.`)
    }
  }
  const { seconds, expectedScore } = await ask('scorecard.solve', { rules, mayBeLarge })
  return { states: openStates, bytes, seconds, hasScores, expectedScore }
}
