import type { Goal } from '#shared/base/units.ts'
import type { ExpectedLoss } from '#shared/study/expected-loss.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatCount, formatNumber, formatPercent } from './format.ts'

interface Losses {
  readonly now: ExpectedLoss
  readonly before: (ExpectedLoss & { readonly days: number }) | null
}

/** Formats losses with as many decimals as the largest needs. */
export function lossFormat(goal: Goal, largest: number): (loss: number) => string {
  const size = goal === 'wins' ? 100 * largest : largest
  const decimals = size >= 10 ? 0 : size >= 1 ? 1 : 2
  return (loss) => (goal === 'wins' ? formatPercent(loss, decimals) : formatNumber(loss, decimals))
}

/** Confidence interval: "give or take 8", or its bounds if the margin exceeds the mean. */
function certainty(format: (loss: number) => string, { mean, low, high }: ExpectedLoss): string {
  const { unsure, giveOrTake, between } = texts.homePage.expectedLoss
  if (low === null || high === null) return unsure
  const margin = Math.max(mean - low, high - mean)
  return margin < mean ? giveOrTake(format(margin)) : between(format(low), format(high))
}

/** "You lose 51 points a decision, give or take 8; a month ago 64." */
export function lossWords({ now, before }: Losses, goal: Goal): string {
  const words = texts.homePage.expectedLoss
  const format = lossFormat(goal, now.mean)
  const loss =
    now.mean === 0
      ? formatCount(words.nothing, now.count)
      : `${words.lose(format(now.mean), texts.parts.lossUnits[goal])}${certainty(format, now)}`
  return `${loss}${before ? words.before(before.days, format(before.mean)) : ''}.`
}
