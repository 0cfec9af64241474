import type { RouteLocationRaw } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { FarkleSessionLine } from '#shared/games/farkle/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillAnswer } from '../../../app/services/game-drills.ts'
import { drillQuery } from '../services/drill-address.ts'
import { resumeQuery } from '../../../app/services/drill-query.ts'
import { leakQuery, leakWords, worstLeak, type LeakLine } from '../services/leaks.ts'
import { drillWords } from '../../../components/drill-words.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import { formatLoss, formatPer100 } from '../../../components/goal-format.ts'
import {
  failedLine,
  inOrder,
  lastLine,
  openLine,
  worstLine,
  type DueCards,
  type NowLine,
} from '../../../features/home/now-line.ts'

type Progress = DrillAnswer<'farkle', 'drill.progress'>

const drillAt = (query: ReturnType<typeof resumeQuery>): RouteLocationRaw => ({
  name: 'drill',
  query,
})

function leakLine(goal: Goal, lines: readonly LeakLine[]): NowLine | null {
  const worst = worstLeak(lines)
  const query = worst && leakQuery(worst)
  if (!worst || !query) return null
  const loss = formatPer100(goal, worst.per100.mean)
  const what = formatText(leakWords(worst))
  return worstLine(what, loss, texts.parts.lossUnits[goal], drillAt(query))
}

function factsOf(goal: Goal, { outcome, score, error }: FarkleSessionLine): string[] {
  const { last } = texts.homePage.now
  return [
    ...(outcome === null ? [] : [last.winners[outcome]]),
    ...(score === null ? [] : [last.right(formatNumber(score))]),
    ...(error.count === 0 ? [] : [last.meanLoss(formatLoss(goal, error.mean))]),
  ]
}

/** What to do now in Farkle, most pressing first; what there is nothing to say of is left out. */
export function nowLines(
  goal: Goal,
  known: {
    readonly progress: Pick<Progress, 'failed'>
    readonly lines: readonly LeakLine[]
    readonly last: FarkleSessionLine | null
    /** Null while it is not known. */
    readonly cards: DueCards | null
  },
): NowLine[] {
  const { progress, lines, last, cards } = known
  const told = last && { ...last, words: drillWords(last) }
  const failed = drillQuery({ scope: 'cell', source: { kind: 'failed' } }, true)
  return inOrder({
    open: told && !told.ended ? openLine(told, drillAt(resumeQuery(told.id))) : null,
    cards,
    failed: progress.failed > 0 ? failedLine(progress.failed, drillAt(failed)) : null,
    worst: leakLine(goal, lines),
    last: told?.ended ? lastLine(told, factsOf(goal, told), { name: 'drill' }) : null,
  })
}
