import type { Goal } from '#shared/base/units.ts'
import type { DrillTable } from '../../app/services/ask-drill.ts'

export const sessionGoal = ({ setup }: DrillTable): Goal =>
  'goal' in setup ? setup.goal : 'points'
