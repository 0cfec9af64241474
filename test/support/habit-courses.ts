import { drill } from '#shared/games/farkle/drill/drill.ts'
import { playShares } from '#shared/games/farkle/drill/play-shares.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { WIN_GOAL } from './habit-players.ts'
import type { Course } from './habit-runs.ts'
import { finished, THRESHOLDS } from './play-session.ts'
import { kitOf } from './study-kits.ts'

export function farkleCourse(goal: 'points' | 'wins'): Course {
  const rules = { ...PRESETS.farkle, ...(goal === 'wins' && { goal: WIN_GOAL }) }
  const kit = kitOf(rules, goal)
  const thresholds = THRESHOLDS[goal]
  const setup = { ...DEFAULT_SETUP, goal, scope: 'cell' as const }
  const shares = finished(playShares(kit, thresholds.inaccuracy))
  return { drill, kit, rules, thresholds, shares, setup }
}
