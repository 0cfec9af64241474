import type { Goal } from '#shared/base/goal.ts'
import type { DrillTable } from '../../app/services/ask-drill.ts'

/** Goal of a session; a game without goals is played for points. */
export const sessionGoal = ({ setup }: DrillTable): Goal =>
  'goal' in setup ? setup.goal : 'points'
