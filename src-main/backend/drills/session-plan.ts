import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { askedBefore } from './answer-records.ts'
import type { DrillGame, DrillTypes } from './drill-game.ts'
import type { SessionPlan } from './kept-drills.ts'
import { ProgressQueries } from './progress-queries.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** What a session to be needs of what was answered before, written down. */
export function planOf<T extends DrillTypes>(
  database: StudyDatabase,
  { form, againOf, needsOf }: DrillGame<T>,
  rules: T['played']['rules'],
  setup: T['setup'],
): Pick<SessionPlan<T>, 'needs' | 'again'> {
  const played = form.playedOf(rules, setup)
  const asked = askedBefore(database, form, setup.source, played)
  const again = asked && againOf(setup, asked)
  if (again?.length === 0) {
    throw new RequestError('not-found', texts.backend.drills.nothingAgain)
  }
  return { needs: needsOf(new ProgressQueries(database, form, { played, since: 0 })), again }
}
