import * as v from 'valibot'
import type { Clock } from '#shared/base/clock.ts'
import type { CellLosses, Drill } from '#shared/study/drill.ts'
import { addedLosses } from '#shared/study/error-rate.ts'
import { costliestHabits } from '#shared/study/leak-report.ts'
import { expectedLoss, playWeights, type PlayShares } from '#shared/study/standing.ts'
import { inSlices } from '../solve/in-slices.ts'
import { readNote, writeNote } from '../store/notes.ts'
import type { StudyStore } from '../store/study-store.ts'
import type { Played } from './played.ts'
import { ProgressQueries } from './progress.ts'

/** To be raised with every change of play or of cells that moves shares. */
const VERSION = 3

const sharesSchema = v.array(v.tuple([v.string(), v.number()]))

const MONTH = 30 * 24 * 60 * 60 * 1000

/** The losses of cells, all kinds of error together. */
function byCell(losses: readonly CellLosses[]) {
  const cells = Map.groupBy(losses, ({ cell }) => cell)
  return [...cells].map(([cell, rows]) => ({ cell, ...addedLosses(rows) }))
}

/** The habits that cost most of a turn or game, and what each costs of it. */
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
  // As they are told elsewhere: what they cost of 100 decisions is of the answers as they were asked.
  const asTold = ({ dimension, drill: own }: (typeof lines)[number]): (typeof lines)[number] =>
    lines.find(
      (line) => line.dimension === dimension && JSON.stringify(line.drill) === JSON.stringify(own),
    )!
  return costliestHabits(drill.leaks(inPlay)).map((habit) => ({
    leak: asTold(habit),
    loss: habit.share * sum,
  }))
}

/** What somebody loses of a turn or game now and did a month ago, and by which habits. */
export class Standings {
  readonly #store: StudyStore
  readonly #signal: AbortSignal
  readonly #making = new Map<string, Promise<PlayShares>>()

  constructor(store: StudyStore, signal: AbortSignal) {
    this.#store = store
    this.#signal = signal
  }

  /**
   * Told from the answers of the last month or, where those are too few, from all. Rejects with
   * RequestError.
   */
  async of(drill: Drill, played: Played, kit: object, clock: Clock) {
    if (!drill.shares) return { now: null, before: null, habits: [] }
    const shares = await this.#sharesOf(drill, played, kit)
    return this.#store.use((database) => {
      const since = clock.now - MONTH
      const lossesBetween = (from: number, before?: number): CellLosses[] =>
        new ProgressQueries(database, { played, since: from, clock }).cellLosses(before, (setup) =>
          drill.asksAsPlay(setup),
        )
      const lately = lossesBetween(since)
      const found = expectedLoss(shares, byCell(lately))
      const losses = found ? lately : lossesBetween(0)
      return {
        now: found ?? expectedLoss(shares, byCell(losses)),
        before: found && expectedLoss(shares, byCell(lossesBetween(0, since))),
        habits: habitsOf(drill, shares, losses),
      }
    })
  }

  /** How often decisions come up, counted once for a game and goal. */
  #sharesOf(drill: Drill, { hash, goal }: Played, kit: object): Promise<PlayShares> {
    const note = `shares ${VERSION} ${hash} ${goal}`
    const making = this.#making.get(note)
    if (making) return making
    const made = this.#find(note, () => drill.shares!(kit)).finally(() => this.#making.delete(note))
    this.#making.set(note, made)
    return made
  }

  async #find(note: string, work: () => Generator<void, PlayShares>): Promise<PlayShares> {
    const known = this.#store.use((database) => readNote(database, note, sharesSchema))
    if (known) return known
    const shares = await inSlices(work(), this.#signal)
    this.#store.use((database) => writeNote(database, note, shares))
    return shares
  }
}
