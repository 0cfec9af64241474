import type { KeptYahtzeeAnswer } from '#shared/games/yahtzee/drill/drill.ts'
import {
  keptAnswers,
  keptRules,
  keptSessions,
  keptThresholds,
} from '../../../packages/kept-sessions.ts'
import type { RecordOf } from '../../../packages/package-records.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

function* answers(snapshot: Snapshot): Generator<RecordOf<'yahtzeeAnswer'>> {
  for (const answer of keptAnswers<KeptYahtzeeAnswer>(snapshot, 'yahtzee')) {
    const { session, number, at, code, own, loss, grade, milliseconds, slow } = answer
    yield {
      kind: 'yahtzeeAnswer',
      ...{ session, number, at, code, ...own, loss, grade, milliseconds, slow },
    }
  }
}

/** All that drills of Yahtzee have kept, each after what it names. */
export function* yahtzeeRecords(
  snapshot: Snapshot,
): Generator<RecordOf<'yahtzeeGame' | 'yahtzeeThresholds' | 'yahtzeeSession' | 'yahtzeeAnswer'>> {
  for (const game of keptRules(snapshot, 'yahtzee')) {
    yield { kind: 'yahtzeeGame', ...game } as RecordOf<'yahtzeeGame'>
  }
  for (const { game, value } of keptThresholds(snapshot, 'yahtzee')) {
    yield { kind: 'yahtzeeThresholds', game, value }
  }
  for (const { again, ...session } of keptSessions(snapshot, 'yahtzee')) {
    const codes = again && again.map(({ code }) => code)
    yield { kind: 'yahtzeeSession', ...session, again: codes } as RecordOf<'yahtzeeSession'>
  }
  yield* answers(snapshot)
}
