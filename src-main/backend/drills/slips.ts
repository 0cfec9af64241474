import { RequestError } from '#shared/contract/errors.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/**
 * Why answers of such a session cannot be taken back: a clock and a first mistake decide over some, a
 * card has its next day by its answer, and a check is one. Null where they can be.
 */
export function whyNoSlip(setup: AnySetup & { readonly part?: unknown }): string | null {
  const { noSlip } = texts.backend.drills
  // Whole games are over once they are kept.
  if (setup.scope === 'game') return noSlip.notLast
  if (setup.speed !== 'none') return noSlip.speed
  if (setup.source.kind === 'cards') return noSlip.cards
  return setup.part === 'check' ? noSlip.check : null
}

/**
 * Takes the last answer of a session back: it is kept as a slip, its question is to be asked again, and
 * what was answered to that question before is its newest answer again. A session that ended with it
 * goes on. Throws RequestError for any other answer.
 */
export function takeBack(database: StudyDatabase, session: number, number: number): void {
  database.transaction(() => {
    const last = database.get<{ number: number | null }>(
      'SELECT max(number) AS number FROM answers WHERE session = :session',
      { session },
    )
    if (last?.number !== number) {
      throw new RequestError('invalid-request', texts.backend.drills.noSlip.notLast)
    }
    const which = { session, number }
    database.run(
      `INSERT INTO slips (session, number, at, kind, code, own, loss, grade, milliseconds)
       SELECT session, number, at, kind, code, own, loss, grade, milliseconds
       FROM answers WHERE session = :session AND number = :number`,
      which,
    )
    const { kind, code } = database.get<{ kind: string; code: string }>(
      'SELECT kind, code FROM answers WHERE session = :session AND number = :number',
      which,
    )!
    database.run('DELETE FROM answers WHERE session = :session AND number = :number', which)
    database.run(
      `UPDATE answers SET latest = 1 WHERE id = (
         SELECT max(id) FROM answers
         WHERE kind = :kind AND code = :code
           AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session))`,
      { session, kind, code },
    )
    database.run(
      `UPDATE sessions SET ended = NULL, reason = NULL, score = NULL, outcome = NULL
       WHERE id = :session`,
      { session },
    )
  })
}

/** How many answers of a session were taken back. */
export function slipsOf(database: StudyDatabase, session: number): number {
  return database.get<{ count: number }>(
    'SELECT count(*) AS count FROM slips WHERE session = :session',
    { session },
  )!.count
}
