import { readCell } from '#shared/games/farkle/drill/cells.ts'
import type { KeptAnswer } from '#shared/games/farkle/drill/kept-answer.ts'
import {
  keptAnswers,
  keptRules,
  keptSessions,
  keptThresholds,
} from '../../../packages/kept-sessions.ts'
import type { RecordOf } from '../../../packages/package-records.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

function* answers(snapshot: Snapshot): Generator<RecordOf<'answer'>> {
  for (const answer of keptAnswers<KeptAnswer>(snapshot, 'farkle')) {
    const { session, number, at, kind, code, loss, grade, milliseconds, slow } = answer
    const { dice, band, situation } = readCell(answer.cell)
    const { options, choice } = answer.own
    yield {
      kind: 'answer',
      ...{ session, number, at, decision: kind, code, options, choice, loss, grade },
      ...{ milliseconds, slow, dice, band: band.from, situation, slip: answer.error },
    } as RecordOf<'answer'>
  }
}

/** All that drills have kept, session by session, each after what it names. */
export function* studyRecords(
  snapshot: Snapshot,
): Generator<RecordOf<'game' | 'thresholds' | 'session' | 'answer'>> {
  for (const game of keptRules(snapshot, 'farkle')) {
    yield { kind: 'game', ...game } as RecordOf<'game'>
  }
  for (const thresholds of keptThresholds(snapshot, 'farkle')) {
    yield { kind: 'thresholds', ...thresholds }
  }
  for (const session of keptSessions(snapshot, 'farkle')) {
    yield { kind: 'session', ...session } as RecordOf<'session'>
  }
  yield* answers(snapshot)
}
