import { RequestError } from '#shared/contract/errors.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** Timed sessions, cards and checks have no slips; null if answers can be taken back. */
export function whyNoSlip(setup: AnySetup & { readonly part?: unknown }): string | null {
  const { noSlip } = texts.backend.drills
  // Whole games are stored only when they are over.
  if (setup.scope === 'game') return noSlip.notLast
  if (setup.speed !== 'none') return noSlip.speed
  if (setup.source.kind === 'cards') return noSlip.cards
  return setup.part === 'check' ? noSlip.check : null
}

/**
 * Moves the last answer to the slips. The previous answer to the question becomes its latest again,
 * and an ended session is reopened. Throws RequestError for any other answer.
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

export function slipsOf(database: StudyDatabase, session: number): number {
  return database.get<{ count: number }>(
    'SELECT count(*) AS count FROM slips WHERE session = :session',
    { session },
  )!.count
}
