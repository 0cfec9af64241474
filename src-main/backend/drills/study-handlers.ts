import type { Clock } from '#shared/base/clock.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import type { Emit, Notify } from '#shared/contract/events.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { recordRequestsOf } from '#shared/contract/records.ts'
import type { studyRequests } from '#shared/contract/data.ts'
import type { Game } from '#shared/games/game.ts'
import { backupSchedule } from '../store/backup-schedule.ts'
import type { GameBackends } from '../games/game.ts'
import { StudyStore } from '../store/study-store.ts'
import { studyTeller } from '../study-teller.ts'
import { resultHandlers } from './drill-results.ts'
import { openDrills } from './drills.ts'
import { openGrading } from './grading.ts'
import { untoldThresholds } from './played.ts'
import { positionHandlers } from './positions.ts'
import { peopleHandlers } from '../records/people-handlers.ts'
import { recordHandlers } from '../records/records.ts'

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
  const { tell: changed, stop: endTelling } = studyTeller(emit)
  const schedule = backupSchedule(store, now, notice)
  const stop = new AbortController()
  const shared = { games, store, clock, changed, signal: stop.signal }
  const grading = openGrading(shared, backends)
  const parts = { ...shared, grading }
  const drills = openDrills(parts)
  store.listen({
    opened: () => schedule.begin(),
    replaced() {
      drills.forget()
      changed()
    },
  })
  return {
    store,
    handlers: {
      ...grading.handlers,
      ...drills.handlers,
      ...resultHandlers(parts),
      ...recordHandlers(parts, backends),
      ...peopleHandlers(parts),
      ...positionHandlers(parts),
      'study.store': () => store.status(),
      'study.backup': () => store.backUpInSlices(),
      'study.restore': ({ name }) => ({ answers: store.restore(name) }),
      'study.tellThresholds': () => ({ own: store.use(untoldThresholds) }),
      'study.dismiss'() {
        store.dismiss()
        return {}
      },
    } satisfies Handlers<
      DrillRequests & ReturnType<typeof recordRequestsOf> & typeof studyRequests
    >,
    close(): void {
      stop.abort()
      endTelling()
      schedule.end()
      store.close()
    },
  }
}
