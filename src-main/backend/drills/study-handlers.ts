import type { Clock } from '#shared/base/clock.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import type { Emit, Notify } from '#shared/contract/events.ts'
import type { BackendRequests, CheckedParams, Handlers } from '#shared/contract/requests.ts'
import type { recordRequestsOf } from '#shared/contract/records.ts'
import type { studyRequests } from '#shared/contract/study.ts'
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

export interface Study {
  readonly store: StudyStore
  readonly handlers: Pick<
    Handlers<BackendRequests>,
    keyof DrillRequests | keyof typeof studyRequests | keyof ReturnType<typeof recordRequestsOf>
  >
  readonly changed: () => void
  close(): void
}

type Params<N extends keyof DrillRequests> = CheckedParams<DrillRequests, N>

interface Answerers {
  readonly drills: Drills
  readonly grading: Grading
  readonly results: DrillResults
  readonly records: Records
  readonly positions: Positions
}

/** Each game's schema checks parameters and answers, so the types of all games are one here. */
function drillHandlers({ drills, grading, results, records, positions }: Answerers) {
  const handlers = {
    'drill.start': ({ game, rules, setup }: Params<'drill.start'>) =>
      drills.start(game, rules, setup),
    'drill.answer': ({ game, session, number, choice, milliseconds }: Params<'drill.answer'>) =>
      drills.answer(game, session, number, choice, milliseconds),
    'drill.next': ({ game, session }: Params<'drill.next'>) => drills.next(game, session),
    'drill.slip': ({ game, session, number }: Params<'drill.slip'>) =>
      drills.slip(game, session, number),
    'drill.hint': ({ game, session, number, hint }: Params<'drill.hint'>) =>
      drills.hint(game, session, number, hint),
    'drill.finish': ({ game, session, reason }: Params<'drill.finish'>) =>
      drills.finish(game, session, reason),
    'drill.resume': ({ game, session }: Params<'drill.resume'>) => drills.resume(game, session),
    'drill.thresholds': ({ game, rules, goal }: Params<'drill.thresholds'>) =>
      grading.thresholds(game, rules, goal),
    'drill.setThresholds'({ game, rules, goal, thresholds }: Params<'drill.setThresholds'>) {
      grading.setThresholds(game, rules, goal, thresholds)
      return { game }
    },
    'drill.review': ({ game, record, seat, goal }: Params<'drill.review'>) =>
      records.review(game, record, seat, goal),
    'drill.retry': ({ game, rules, setup, asked, choice }: Params<'drill.retry'>) =>
      grading.retry(game, { rules, setup, asked, choice }),
    'drill.progress': ({ game, rules, goal, since, sessions }: Params<'drill.progress'>) =>
      results.progress(game, rules, goal, since, sessions),
    'drill.standing': ({ game, rules, goal }: Params<'drill.standing'>) =>
      results.standing(game, rules, goal),
    'drill.days': ({ game, rules, goal, limit }: Params<'drill.days'>) =>
      results.days(game, rules, goal, limit),
    'drill.waiting': ({ game, rules, goal, ...wanted }: Params<'drill.waiting'>) =>
      results.waiting(game, rules, goal, wanted),
    'drill.positions': ({ game, rules, goal, limit }: Params<'drill.positions'>) =>
      positions.list(game, rules, goal, limit),
    'drill.addPositions': ({ game, rules, goal, ...added }: Params<'drill.addPositions'>) =>
      positions.add(game, rules, goal, added.positions),
    'drill.removePosition': ({ game, card }: Params<'drill.removePosition'>) =>
      positions.mark(game, card, true),
    'drill.restorePosition': ({ game, card }: Params<'drill.restorePosition'>) =>
      positions.mark(game, card, false),
  }
  return handlers as unknown as Handlers<DrillRequests>
}

export function openStudy({
  games,
  backends,
  folder,
  unkept,
  emit,
  notice,
  clock,
}: StudyOptions): Study {
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
      ...drillHandlers({ drills, grading, results, records, positions }),
      'records.list': (filter) => records.list(filter),
      'records.read': ({ id }) => records.read(id),
      'records.add': (given) => records.add(given),
      'records.change'({ id, ...given }) {
        records.change(id, given)
        return {}
      },
      'records.remove'({ id }) {
        records.remove(id)
        return {}
      },
      'records.restore'({ id }) {
        records.restore(id)
        return {}
      },
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
      throttle.stop()
      schedule.end()
      store.close()
    },
  }
}
