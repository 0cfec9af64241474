import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { yahtzeeDrillRequests } from '#shared/contract/yahtzee-drill.ts'
import { YahtzeeDrills, type YahtzeeDrillsOptions } from './drills.ts'
import { waitingMistakes, yahtzeeProgress } from './progress.ts'

/** Everything about drills and progress of Yahtzee. */
export interface YahtzeeStudy {
  readonly handlers: Pick<Handlers<BackendRequests>, keyof typeof yahtzeeDrillRequests>
  /** Stops what is being searched for. */
  close(): void
}

/** Answers about drills and progress of Yahtzee, which are kept in the one study store. */
export function openYahtzeeStudy(options: Omit<YahtzeeDrillsOptions, 'signal'>): YahtzeeStudy {
  const { store } = options
  const stop = new AbortController()
  const drills = new YahtzeeDrills({ ...options, signal: stop.signal })
  store.listen({ replaced: () => drills.forget() })
  return {
    handlers: {
      'yahtzeeDrill.start': ({ rules, setup }) => drills.start(rules, setup),
      'yahtzeeDrill.answer': ({ session, number, choice, milliseconds }) =>
        drills.answer(session, number, choice, milliseconds),
      'yahtzeeDrill.next': ({ session }) => drills.next(session),
      'yahtzeeDrill.hint': ({ session, number, hint }) => drills.hint(session, number, hint),
      'yahtzeeDrill.finish': ({ session, reason }) => drills.finish(session, reason),
      'yahtzeeDrill.resume': ({ session }) => drills.resume(session),
      'yahtzeeDrill.thresholds': ({ rules }) => drills.thresholds(rules),
      'yahtzeeDrill.setThresholds'({ rules, thresholds }) {
        drills.setThresholds(rules, thresholds)
        return {}
      },
      'yahtzeeDrill.progress': ({ rules, since, sessions }) =>
        store.use((database) => yahtzeeProgress(database, { rules, since: since ?? 0 }, sessions)),
      'yahtzeeDrill.waiting': ({ rules, since, limit }) =>
        store.use((database) => waitingMistakes(database, { rules, since: since ?? 0, limit })),
    },
    close: () => stop.abort(),
  }
}
