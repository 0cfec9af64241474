import type { drillRequests } from '#shared/contract/drill.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { studyRequests } from '#shared/contract/study.ts'
import type { WinSolving } from '../win-solving.ts'
import { BackupSchedule } from './backup-schedule.ts'
import { Drills } from './drills.ts'
import { Kits } from './kits.ts'
import { leaks, progress, sessions, waitingAnswers } from './progress-report.ts'
import { bests } from './session-records.ts'
import { StudyStore } from './study-store.ts'
import { Throttle } from './throttle.ts'

type StudyRequest = keyof typeof drillRequests | keyof typeof studyRequests

/** Windows need not look oftener at what has changed. */
const TELL_EVERY_MS = 500

interface StudyOptions {
  readonly folder: string
  readonly solving: WinSolving
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
export function openStudy({ folder, solving, emit, notice, now }: StudyOptions): Study {
  const store = new StudyStore({ folder, notice, now })
  const changed = new Throttle(TELL_EVERY_MS, () => emit('study-changed', {}))
  const schedule = new BackupSchedule(store, now, notice)
  const stop = new AbortController()
  const drills = new Drills({
    ...{ store, now, signal: stop.signal },
    kits: new Kits(solving),
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
      'drill.start': ({ rules, setup }) => drills.start(rules, setup),
      'drill.answer': ({ session, number, choice, milliseconds }) =>
        drills.answer(session, number, choice, milliseconds),
      'drill.next': ({ session }) => drills.next(session),
      'drill.hint': ({ session, number, hint }) => drills.hint(session, number, hint),
      'drill.finish': ({ session, reason }) => drills.finish(session, reason),
      'drill.resume': ({ session }) => drills.resume(session),
      'drill.thresholds': ({ rules, goal }) => drills.thresholds(rules, goal),
      'drill.setThresholds'({ rules, goal, thresholds }) {
        drills.setThresholds(rules, goal, thresholds)
        return {}
      },
      'study.progress': ({ rules, goal, since }) =>
        store.use((database) => progress(database, { rules, goal, since: since ?? 0 })),
      'study.leaks': ({ rules, goal, since }) =>
        store.use((database) => leaks(database, { rules, goal, since: since ?? 0 })),
      'study.sessions': ({ rules, goal, since, limit }) =>
        store.use((database) => sessions(database, { rules, goal, since: since ?? 0 }, limit)),
      'study.waiting': ({ rules, goal, since, which, limit }) =>
        store.use((database) =>
          waitingAnswers(database, { rules, goal, since: since ?? 0 }, which, limit),
        ),
      'study.bests': ({ rules, goal }) =>
        store.use((database) => ({ bests: bests(database, rules, goal) })),
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
