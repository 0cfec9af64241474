import * as v from 'valibot'
import { DAY, type Clock } from '#shared/base/clock.ts'
import type { CellLosses, Drill } from '#shared/study/drill.ts'
import { addedLosses, DECISIONS_NEEDED, errorRate } from '#shared/study/error-rate.ts'
import { costliestHabits } from '#shared/study/leak-report.ts'
import { expectedLoss, playWeights, type PlayShares } from '#shared/study/expected-loss.ts'
import type { StudyStore } from '../store/study-store.ts'
import type { Played } from './played.ts'
import { ProgressQueries } from './progress.ts'
import { storedOnce } from './stored-once.ts'

/** Increase when a change of play or cells changes the shares. */
const VERSION = 3

const sharesSchema = v.array(v.tuple([v.string(), v.number()]))

/** Periods compared with the time before, in days; the first with enough answers on both sides. */
const LAST_DAYS = [30, 7]

function byCell(losses: readonly CellLosses[]) {
  const cells = Map.groupBy(losses, ({ cell }) => cell)
  return [...cells].map(([cell, rows]) => ({ cell, ...addedLosses(rows) }))
}

/** Habits with a cost above 0 (with confidence), weighted by how often cells occur in play. */
function habitsOf(drill: Drill, shares: PlayShares, losses: readonly CellLosses[]) {
  const weights = playWeights(shares, byCell(losses))
  const inPlay = losses.flatMap((row) => {
    const weight = weights.get(row.cell)
    if (weight === undefined) return []
    const { count, sum, sumSquares } = row
    return [{ ...row, count: weight * count, sum: weight * sum, sumSquares: weight * sumSquares }]
  })
  const { sum } = addedLosses(inPlay)
  const lines = drill.leaks(losses)
  // The confidence interval comes from the unweighted answers.
  const asTold = ({ dimension, drill: own }: (typeof lines)[number]): (typeof lines)[number] =>
    lines.find(
      (line) => line.dimension === dimension && JSON.stringify(line.drill) === JSON.stringify(own),
    )!
  return costliestHabits(drill.leaks(inPlay), (line) => (asTold(line).rate.low ?? 0) > 0).map(
    (habit) => ({ leak: asTold(habit), loss: habit.share * sum }),
  )
}

/** Uses a period of LAST_DAYS comparable with the time before, else the last month, else all. */
export function openExpectedLosses(store: StudyStore, signal: AbortSignal) {
  /** Shares of the cells in play, per game and goal. */
  const sharesOf = storedOnce<PlayShares>(store, signal, sharesSchema)
  return async (drill: Drill, played: Played, kit: () => Promise<object>, clock: Clock) => {
    const lossesBetween = (from: number, before?: number): CellLosses[] =>
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
      return { answers, others, now: null, before: null, habits: [] }
    }
    const note = `shares ${VERSION} ${played.hash} ${played.goal}`
    const made = await kit()
    const shares = await sharesOf(note, () => drill.shares!(made))
    const told = (losses: readonly CellLosses[]) => expectedLoss(shares, byCell(losses))
    const spans = LAST_DAYS.map((days) => {
      const since = clock.now - days * DAY
      const losses = lossesBetween(since)
      return { days, losses, now: told(losses), before: told(lossesBetween(0, since)) }
    })
    const [month] = spans
    const compared = spans.find(({ now, before }) => now && before)
    const { losses, now } = compared ?? (month!.now ? month! : { losses: all, now: told(all) })
    const before = compared?.before ? { ...compared.before, days: compared.days } : null
    return { answers, others, now, before, habits: now ? habitsOf(drill, shares, losses) : [] }
  }
}
