import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatSigned, type Unit } from '../goal-format.ts'

/** The luckiest and the unluckiest moment of a game, as far as there are any. */
export function reviewMoments<Moment extends { readonly gain: number }>(
  review: { readonly luckiest: Moment | null; readonly unluckiest: Moment | null },
  unit: Unit,
  labelOf: (moment: Moment) => string,
): { title: string; label: string }[] {
  const words = pageTexts.drillPage.review
  return (['luckiest', 'unluckiest'] as const).flatMap((which) => {
    const moment = review[which]
    if (!moment) return []
    return [{ title: words[which][unit](formatSigned(unit, moment.gain)), label: labelOf(moment) }]
  })
}
