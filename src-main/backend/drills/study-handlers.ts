import type { drillRequests } from '#shared/games/farkle/requests/drill.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { studyRequests } from '#shared/contract/study.ts'
import type { WinSolving } from '../games/farkle/win-solving.ts'
import { BackupSchedule } from '../store/backup-schedule.ts'
import { Drills } from './drills.ts'
import { Kits } from '../games/farkle/drills/kits.ts'
import { farkleDrills } from '../games/farkle/drills/game.ts'
import {
  bests,
  leaks,
  progress,
  sessions,
  waitingAnswers,
} from '../games/farkle/drills/progress.ts'
import { sessionHandlers } from './session-handlers.ts'
import { StudyStore } from '../store/study-store.ts'
import { Throttle } from '../throttle.ts'

type StudyRequest = keyof typeof drillRequests | keyof typeof studyRequests

/** Windows need not look oftener at what has changed. */
const TELL_EVERY_MS = 500

interface StudyOptions {
  readonly folder: string
  readonly solving: WinSolving
  /** Why nothing can be kept; null if it can. */
  readonly unkept: string | null
  readonly emit: Emit
  readonly notice: (message: string) => void
  /** Milliseconds of the epoch. */
  readonly now: () => number
}

/** Everything about drills and progress. */
export interface Study {
  readonly store: StudyStore
  readonly handlers: Pick<Handlers<BackendRequests>, StudyRequest>
  /** Has windows told that answers were kept. */
  readonly changed: () => void
  /** Puts everything on the disk and lets go of it. */
  close(): void
}

/** Answers about drills and progress; the store is opened by the first request that needs it. */
export function openStudy({ folder, solving, unkept, emit, notice, now }: StudyOptions): Study {
  const store = new StudyStore({ folder, unkept, notice, now })
  const changed = new Throttle(TELL_EVERY_MS, () => emit('study-changed', {}))
  const schedule = new BackupSchedule(store, now, notice)
  const stop = new AbortController()
  const drills = new Drills(farkleDrills(new Kits(solving)), {
    ...{ store, now, signal: stop.signal },
    changed: () => changed.call(),
  })
  store.listen({
    opened: () => schedule.begin(),
    replaced() {
      drills.forget()
      changed.call()
    },
  })
  return {
    store,
    changed: () => changed.call(),
    handlers: {
      ...sessionHandlers('drill', drills),
      'study.progress': (subject) => store.use((database) => progress(database, subject)),
      'study.leaks': (subject) => store.use((database) => leaks(database, subject)),
      'study.sessions': ({ limit, ...subject }) =>
        store.use((database) => sessions(database, subject, limit)),
      'study.waiting': ({ which, limit, ...subject }) =>
        store.use((database) => waitingAnswers(database, subject, which, limit)),
      'study.bests': (played) => store.use((database) => bests(database, played)),
      'study.store': () => store.status(),
      'study.backup': () => store.backUp(),
      'study.restore': ({ name }) => ({ answers: store.restore(name) }),
      'study.dismiss'() {
        store.dismiss()
        return {}
      },
    },
    close() {
      stop.abort()
      changed.stop()
      schedule.end()
      store.close()
    },
  }
}
