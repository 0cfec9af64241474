import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { yahtzeeDrillRequests } from '#shared/games/yahtzee/requests/drill.ts'
import { Drills, type DrillsOptions } from '../../../drills/drills.ts'
import { sessionHandlers } from '../../../drills/session-handlers.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { yahtzeeDrills } from './game.ts'
import { waitingDecisions, yahtzeeProgress } from './progress.ts'

interface YahtzeeStudyOptions extends Omit<DrillsOptions, 'signal'> {
  readonly solves: Pick<YahtzeeSolves, 'solve'>
}

/** Everything about drills and progress of Yahtzee. */
export interface YahtzeeStudy {
  readonly handlers: Pick<Handlers<BackendRequests>, keyof typeof yahtzeeDrillRequests>
  /** Stops what is being searched for. */
  close(): void
}

/** Answers about drills and progress of Yahtzee, which are kept in the one study store. */
export function openYahtzeeStudy({ solves, ...options }: YahtzeeStudyOptions): YahtzeeStudy {
  const { store } = options
  const stop = new AbortController()
  const drills = new Drills(yahtzeeDrills(solves), { ...options, signal: stop.signal })
  store.listen({ replaced: () => drills.forget() })
  return {
    handlers: {
      ...sessionHandlers('yahtzeeDrill', drills),
      'yahtzeeDrill.progress': ({ sessions, ...subject }) =>
        store.use((database) => yahtzeeProgress(database, subject, sessions)),
      'yahtzeeDrill.waiting': ({ which, limit, ...subject }) =>
        store.use((database) => waitingDecisions(database, subject, which, limit)),
    },
    close: () => stop.abort(),
  }
}
