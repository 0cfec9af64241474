import type { RouteLocationRaw } from 'vue-router'
import type { YahtzeeSessionLine } from '#shared/games/yahtzee/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { resumeQuery } from '../../../app/services/drill-query.ts'
import type { DrillAnswer } from '../../../app/services/game-drills.ts'
import { yahtzeeDrillQuery } from '../services/drill-address.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatLoss, formatPer100 } from '../../../components/goal-format.ts'
import { yahtzeeDrillWords } from '../parts/drill-words.ts'
import {
  failedLine,
  inOrder,
  lastLine,
  openLine,
  worstLine,
  type DueCards,
  type NowLine,
} from '../../../features/home/now-line.ts'

type Progress = DrillAnswer<'yahtzee', 'drill.progress'>

/** A drill on what costs most is as long as this. */
const QUESTIONS = 20

const drillAt = (query: ReturnType<typeof resumeQuery>): RouteLocationRaw => ({
  name: 'yahtzee.drill',
  query,
})

/** Where a new user begins. */
export const firstYahtzeeDrill = (): RouteLocationRaw =>
  drillAt(yahtzeeDrillQuery({ questions: 10 }, true))

function leakLine(worst: Progress['worst']): NowLine | null {
  if (!worst?.drill) return null
  const { kind, filters } = worst.drill
  const part = { ...(kind && { kind }), filters, questions: QUESTIONS }
  return worstLine(
    texts.yahtzeeStudy.progress.lines[worst.id],
    formatPer100('points', worst.per100.mean),
    texts.parts.lossUnits.points,
    drillAt(yahtzeeDrillQuery(part, true)),
  )
}

function factsOf({ outcome, score, error }: YahtzeeSessionLine): string[] {
  const { last } = texts.homePage.now
  const { drill } = texts.yahtzeeStudy.progress
  return [
    ...(outcome === null ? [] : [drill.points(formatNumber(outcome))]),
    ...(score === null ? [] : [last.right(formatNumber(score))]),
    ...(error.count === 0 ? [] : [last.meanLoss(formatLoss('points', error.mean))]),
  ]
}

/** What to do now in Yahtzee, most pressing first; what there is nothing to say of is left out. */
export function yahtzeeLines(progress: Progress, cards: DueCards | null): NowLine[] {
  const { failed, lately, worst } = progress
  const [last] = lately
  const told = last && { ...last, words: yahtzeeDrillWords(last) }
  const again = yahtzeeDrillQuery({ source: { kind: 'failed' }, questions: null }, true)
  return inOrder({
    open: told && !told.ended ? openLine(told, drillAt(resumeQuery(told.id))) : null,
    cards,
    failed: failed > 0 ? failedLine(failed, drillAt(again)) : null,
    worst: leakLine(worst),
    last: told?.ended ? lastLine(told, factsOf(told), { name: 'yahtzee.drill' }) : null,
  })
}
