import type { Goal } from '#shared/base/units.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatSigned } from '../goal-format.ts'

/** The luckiest and the unluckiest moment of a game, as far as there are any. */
export function reviewMoments<Moment extends { readonly gain: number }>(
  review: { readonly luckiest: Moment | null; readonly unluckiest: Moment | null },
  goal: Goal,
  labelOf: (moment: Moment) => string,
): { title: string; label: string }[] {
  const words = pageTexts.drillPage.review
  return (['luckiest', 'unluckiest'] as const).flatMap((which) => {
    const moment = review[which]
    if (!moment) return []
    return [{ title: words[which][goal](formatSigned(goal, moment.gain)), label: labelOf(moment) }]
  })
}
