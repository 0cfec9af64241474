import { RequestError } from '#shared/contract/errors.ts'
import { replay } from '#shared/study/graded-session.ts'
import { texts } from '#shared/texts/texts.ts'
import { answersOf } from './answer-records.ts'
import type { DrillGame, DrillTypes, SessionOf } from './drill-game.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { DrillForm, KeptSession, KeptTypes, SessionPlan } from './kept-drills.ts'
import { bestBefore, endSession, readSession } from './session-records.ts'
import { figuresOf, mistakesOf, scoreOf } from './session-summary.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'

/** A session that was kept; throws RequestError if there is none of this id. */
export function keptSession<T extends KeptTypes>(
  database: StudyDatabase,
  form: DrillForm<T>,
  id: number,
): KeptSession<T> {
  const kept = readSession(database, form, id)
  if (kept) return kept
  throw new RequestError('not-found', texts.backend.drills.noSession(id))
}

/** The last step of a session that has ended, with its summary. */
export function endedStep<T extends DrillTypes>(
  database: StudyDatabase,
  { form, showPast, showEnd }: DrillGame<T>,
  id: number,
  events: readonly T['event'][],
): T['shownStep'] {
  const kept = keptSession(database, form, id)
  const { rules, setup } = kept
  const end = kept.end!
  const answers = answersOf(database, form, id)
  return showEnd({
    kept: { ...kept, end },
    events,
    figures: {
      ...{ session: id, speed: setup.speed, score: end.score },
      ...figuresOf(answers),
      bestBefore: setup.speed === 'none' ? null : bestBefore(database, form, id),
    },
    mistakes: mistakesOf(answers).flatMap((answer) => showPast(rules, answer) ?? []),
  })
}

/**
 * Plays a session again, up to its last answer. One whose answers do not fit any more, as they may not
 * after an update, is ended; then rejects with RequestError.
 */
export async function replayed<T extends DrillTypes>(
  game: DrillGame<T>,
  kit: T['kit'],
  { id, plan }: { readonly id: number; readonly plan: SessionPlan<T> },
  { store, now, signal }: { store: StudyStore; now: () => number; signal: AbortSignal },
): Promise<SessionOf<T>> {
  const drill = game.sessionOf(kit, plan)
  const answers = store.use((database) => answersOf(database, game.form, id))
  const given = answers.map((answer) => ({ code: answer.code, choice: game.choiceOf(answer) }))
  if ((await inSlices(replay(drill, given), signal)).ok) return drill
  const score = scoreOf(plan.setup.speed, answers)
  const end = { at: now(), reason: 'stopped', score, review: null } as const
  store.use((database) => endSession(database, game.form, id, end))
  throw new RequestError('not-found', texts.backend.drills.otherVersion)
}
