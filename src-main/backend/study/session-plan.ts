import { RequestError } from '#shared/contract/errors.ts'
import { parsePositionCode } from '#shared/farkle/analysis/position-code.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { bandOf, cellKey } from '#shared/study/cells.ts'
import { DrillSession } from '#shared/study/drill-session.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { DrillSetup } from '#shared/study/setup.ts'
import type { StudyKit } from '#shared/study/study-kit.ts'
import { texts } from '#shared/texts/texts.ts'
import { askedBefore } from './answer-records.ts'
import { cellCounts } from './progress-queries.ts'
import type { SessionPlan } from './session-records.ts'
import type { StudyDatabase } from './study-database.ts'

/** Refuses a setup that makes no sense as a whole, which its schema cannot say. */
export function checkSetup({ scope, source }: DrillSetup): void {
  if (scope !== 'cell' && source.kind !== 'play') {
    const { oneByOne, fromPlay } = texts.backend.drills
    const details = [{ field: 'setup.source', message: fromPlay }]
    throw new RequestError('invalid-request', oneByOne, details)
  }
}

/** A session to be: what it needs of what was answered before is written down. */
export function planOf(
  database: StudyDatabase,
  rules: RuleSet,
  setup: DrillSetup,
  thresholds: GradeThresholds,
): SessionPlan {
  const { source, goal } = setup
  const again = source.kind === 'play' ? null : askedBefore(database, source, rules, goal)
  if (again?.length === 0) {
    throw new RequestError('not-found', texts.backend.drills.nothingAgain)
  }
  const needs = cellCounts(database, rules, goal).map(
    ({ kind, dice, band, situation, count, wrong }) =>
      [cellKey({ kind, dice, band: bandOf(band), situation }), count, wrong] as const,
  )
  return { rules, setup, needs, again, thresholds }
}

/** A plan's session at its beginning. */
export function drillOf(kit: StudyKit, plan: SessionPlan): DrillSession {
  const { setup, needs, thresholds, again } = plan
  return new DrillSession(kit, {
    setup,
    thresholds,
    needs: new Map(needs.map(([cell, count, wrong]) => [cell, { count, wrong }])),
    ...(again && {
      again: again.flatMap(({ kind, code }) => {
        const position = parsePositionCode(code)
        return position.ok ? [{ kind, position: position.value }] : []
      }),
    }),
  })
}
