import type { Clock } from '#shared/base/clock.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import type { Emit, Notify } from '#shared/contract/events.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { recordRequestsOf } from '#shared/contract/records.ts'
import type { studyRequests } from '#shared/contract/data.ts'
import type { Game } from '#shared/games/game.ts'
import { BackupSchedule } from '../store/backup-schedule.ts'
import type { GameBackends } from '../games/game.ts'
import { StudyStore } from '../store/study-store.ts'
import { Throttle } from '../throttle.ts'
import { DrillResults } from './drill-results.ts'
import { Drills } from './drills.ts'
import { Grading } from './grading.ts'
import { Positions } from './positions.ts'
import { Records } from '../records/records.ts'

const TELL_EVERY_MS = 500

interface StudyOptions {
  readonly games: readonly Game[]
  readonly folder: string
  /** Why nothing can be stored; null if it can. */
  readonly unkept: (() => string) | null
  readonly backends: GameBackends
  readonly emit: Emit
  readonly notice: Notify
  readonly clock: () => Clock
}

export function openStudy({ games, backends, folder, unkept, emit, notice, clock }: StudyOptions) {
  const now = (): number => clock().now
  const store = new StudyStore({ folder, unkept, notice, now })
  const throttle = new Throttle(TELL_EVERY_MS, () => emit('study-changed', {}))
  const changed = (): void => throttle.call()
  const schedule = new BackupSchedule(store, now, notice)
  const stop = new AbortController()
  const { signal } = stop
  const grading = new Grading({ games, backends, store, signal })
  const drills = new Drills({ games, grading, store, clock, changed, signal })
  const results = new DrillResults({ grading, store, clock, signal })
  const records = new Records({ games, store, grading, now, changed, signal })
  const positions = new Positions({ games, store, clock, changed })
  store.listen({
    opened: () => schedule.begin(),
    replaced() {
      drills.forget()
      changed()
    },
  })
  return {
    store,
    changed,
    handlers: {
      'drill.start': (asked) => drills.start(asked),
      'drill.answer': (asked) => drills.answer(asked),
      'drill.next': (asked) => drills.next(asked),
      'drill.slip': (asked) => drills.slip(asked),
      'drill.hint': (asked) => drills.hint(asked),
      'drill.finish': (asked) => drills.finish(asked),
      'drill.resume': (asked) => drills.resume(asked),
      'drill.thresholds': (asked) => grading.thresholds(asked),
      'drill.setThresholds': (asked) => grading.setThresholds(asked),
      'drill.review': (asked) => records.review(asked),
      'drill.retry': (asked) => grading.retry(asked),
      'drill.progress': (asked) => results.progress(asked),
      'drill.standing': (asked) => results.standing(asked),
      'drill.days': (asked) => results.days(asked),
      'drill.waiting': (asked) => results.waiting(asked),
      'drill.positions': (asked) => positions.list(asked),
      'drill.addPositions': (asked) => positions.add(asked),
      'drill.removePosition': (asked) => positions.mark(asked, true),
      'drill.restorePosition': (asked) => positions.mark(asked, false),
      'records.list': (filter) => records.list(filter),
      'records.read': (given) => records.read(given),
      'records.add': (given) => records.add(given),
      'records.change': (given) => records.change(given),
      'records.remove': (given) => records.remove(given),
      'records.restore': (given) => records.restore(given),
      'study.store': () => store.status(),
      'study.backup': () => store.backUp(),
      'study.restore': ({ name }) => ({ answers: store.restore(name) }),
      'study.dismiss'() {
        store.dismiss()
        return {}
      },
    } satisfies Handlers<
      DrillRequests & ReturnType<typeof recordRequestsOf> & typeof studyRequests
    >,
    close(): void {
      stop.abort()
      throttle.stop()
      schedule.end()
      store.close()
    },
  }
}
