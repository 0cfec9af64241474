import type { Goal, Probability } from '../../../base/units.ts'
import { DEFAULT_SETUP, NO_FILTERS, type DecisionKind, type DrillSetup } from '../drill/setup.ts'
import { curriculum, type Lesson, type LessonDrill } from '../../../cards/curriculum.ts'
import type { LearntThumb } from './sources.ts'
import { thumbDrill } from './thumb-topics.ts'
import { tableStep, type FarkleStep, type FarkleStepId } from './knowledge-steps.ts'

export type FarkleLesson = Lesson<FarkleStepId, Omit<DrillSetup, 'seed'>>

function drill(
  kind: DecisionKind,
  goal: Goal,
  mayErr: Probability,
): LessonDrill<FarkleLesson['drill']> {
  const filters =
    goal === 'wins'
      ? { ...NO_FILTERS, situations: ['endgame' as const, 'opponent-close' as const] }
      : NO_FILTERS
  return { drill: { ...DEFAULT_SETUP, scope: 'cell', goal, kind, filters }, mayErr }
}

const DRILLS = {
  once: drill('roll-or-bank', 'points', 0.4),
  hold: drill('roll-or-bank', 'points', 0.3),
  limits: drill('roll-or-bank', 'points', 0.15),
  values: drill('set-aside', 'points', 0.2),
  table: drill('both', 'points', 0.15),
  'turn-types': drill('roll-or-bank', 'points', 0.1),
  tables: drill('both', 'points', 0.1),
  best: drill('both', 'points', 0.05),
  thresholds: drill('roll-or-bank', 'wins', 0.1),
  thumb: drill('both', 'wins', 0.15),
} as const

export function farkleLessons(
  steps: readonly FarkleStep[],
  wins: ReadonlyMap<FarkleStepId, Probability> = new Map(),
  thumb: LearntThumb | null = null,
): FarkleLesson[] {
  // Going for the goal builds on the table, without the exceptions taught before.
  const table = tableStep(steps)?.id ?? ('table' as const)
  const drills = thumb
    ? { ...DRILLS, thumb: { drill: thumbDrill(thumb), mayErr: DRILLS.thumb.mayErr } }
    : DRILLS
  // A rule of thumb replaces the table and the thresholds.
  return curriculum({
    steps,
    before: 'once',
    drills,
    wins,
    buildsOn: { thresholds: table, thumb: table },
  })
}
