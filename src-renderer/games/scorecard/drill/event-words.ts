import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import type { TrackPoint } from '#shared/games/scorecard/drill/track.ts'
import type { WinPoint } from '#shared/games/scorecard/drill/win-review.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** Event of a reviewed game in words. */
export function eventWords(rules: RuleSet, event: TrackPoint | WinPoint): string {
  const words = scorecardTexts.study.page.review
  const turn = formatNumber(event.turn)
  switch (event.kind) {
    case 'start':
      return words.begin
    case 'rolled':
      return words.rolled(turn, event.dice.join(' '))
    case 'kept':
      return event.dice.length === 0
        ? words.keptNothing(turn)
        : words.kept(turn, event.dice.join(' '))
    case 'scored':
      return words.scored(turn, boxName(rules, event.box), formatNumber(event.points))
  }
}
