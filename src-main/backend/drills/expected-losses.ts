import * as v from 'valibot'
import { DAY, type Clock } from '#shared/base/clock.ts'
import type { Drill } from '#shared/study/drill.ts'
import { addedLosses, DECISIONS_NEEDED, errorRate } from '#shared/study/error-rate.ts'
import { expectedLoss, type CellSums } from '#shared/study/expected-loss.ts'
import type { Shares } from '#shared/study/habits.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { StudyStore } from '../store/study-store.ts'
import { habitsIn } from './habit-answers.ts'
import type { Played } from './played.ts'
import { ProgressQueries } from './progress.ts'
import { storedOnce } from './stored-once.ts'

/** Increase when a change of play or cells changes the shares. */
const VERSION = 4

const list = v.array(v.tuple([v.string(), v.number()]))
const sharesSchema = v.object({ cells: list, occasions: list })

/** Periods compared with the time before, in days; the first with enough answers on both sides. */
const LAST_DAYS = [30, 7]

interface Graded {
  readonly kit: object
  readonly thresholds: GradeThresholds
}

/** Uses a period of LAST_DAYS comparable with the time before, else the last month, else all. */
export function openExpectedLosses(store: StudyStore, signal: AbortSignal) {
  /** Shares of the cells in play, per game and goal. */
  const sharesOf = storedOnce<Shares>(store, signal, sharesSchema)
  return async (drill: Drill, played: Played, grading: () => Promise<Graded>, clock: Clock) => {
    const lossesBetween = (from: number, before?: number): CellSums[] =>
      store.use((database) =>
        new ProgressQueries(database, { played, since: from, clock }).cellLosses(before, (setup) =>
          drill.asksAsPlay(setup),
        ),
      )
    const all = lossesBetween(0)
    const answers = addedLosses(all).count
    const every = store.use((database) =>
      addedLosses(new ProgressQueries(database, { played, since: 0, clock }).cellLosses()),
    )
    /** Answers that count but are no sample of play: of lessons, chosen positions, games of three. */
    const { sum, sumSquares } = addedLosses(all)
    const others = errorRate({
      count: every.count - answers,
      sum: every.sum - sum,
      sumSquares: every.sumSquares - sumSquares,
    })
    if (!drill.shares || answers < DECISIONS_NEEDED) {
      const habits = store.use((database) => habitsIn(database, drill, played))
      return { answers, others, now: null, before: null, habits }
    }
    const note = `shares ${VERSION} ${played.hash} ${played.goal}`
    const { kit, thresholds } = await grading()
    const shares = await sharesOf(note, () => drill.shares!(kit, thresholds.inaccuracy))
    const told = (losses: readonly CellSums[]) => expectedLoss(shares.cells, losses)
    const spans = LAST_DAYS.map((days) => {
      const since = clock.now - days * DAY
      const losses = lossesBetween(since)
      return { days, now: told(losses), before: told(lossesBetween(0, since)) }
    })
    const [month] = spans
    const compared = spans.find(({ now, before }) => now && before)
    const now = compared?.now ?? month!.now ?? told(all)
    const before = compared?.before ? { ...compared.before, days: compared.days } : null
    const habits = store.use((database) => habitsIn(database, drill, played, { shares }))
    return { answers, others, now, before, habits }
  }
}
