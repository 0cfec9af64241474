import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { AnalysisContext } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Goal } from '#shared/base/units.ts'
import { rollDice, type Random } from '#shared/dice/random.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { positionsOf, solvedTable } from './solved-further.ts'

/** Five games, every rule among them, with goals small enough to be solved in a moment. */
export const DRILLED: Readonly<Record<string, RuleSet>> = {
  farkle: { ...PRESETS.farkle, goal: 1500 },
  zilch: { ...PRESETS.zilch, goal: 1500 },
  facebook: { ...PRESETS.facebook, goal: 1500, minimumFirstBank: 500 },
  'hot dice': { ...PRESETS.farkle, goal: 1500, mustRollHotDice: true },
  'all set aside': {
    ...PRESETS['possibly-wrong'],
    goal: 2000,
    mustSetAsideAll: true,
    sixOfAKindWins: true,
    farklePenalty: { farkles: 2, points: 300, floor: -300 },
  },
}

const contexts = new Map<RuleSet, AnalysisContext>()

/** A solved game as an analysis looks at it. */
export function contextOf(rules: RuleSet): AnalysisContext {
  const known = contexts.get(rules)
  if (known) return known
  const context = { rules, ...solvedTable(rules), points: pointsPlay(rules) }
  contexts.set(rules, context)
  return context
}

/** A drill's kit, both goals known. */
export function kitOf(rules: RuleSet, goal: Goal): StudyKit {
  const solved = positionsOf(rules)
  return studyKit(rules, goal, solved.turnOf({}).points, solved)
}

/** The setup of a drill; what is not said is the default. */
export function setupOf(goal: Goal, some: Partial<DrillSetup> = {}): DrillSetup {
  return { ...DEFAULT_SETUP, goal, seed: 'some', weighting: 'play', ...some }
}

/** Some position that can be analysed, with dice left or rolled; late in a game as often as early. */
export function somePosition({ game }: StudyKit, random: Random, rolled: boolean): Position {
  const { rules, grid, lowest, scores, counters, model } = game
  const whole = (below: number): number => Math.floor(random.next() * below)
  for (;;) {
    const beyond = rules.end === 'finalTurn' ? 10 : 0
    const turnTotal = random.next() < 0.2 ? 0 : whole(1.2 * (rules.goal / model.grid)) * model.grid
    const left = turnTotal === 0 ? 6 : 1 + whole(6)
    const position: Position = {
      own: (lowest + whole(scores)) * grid,
      opponent: (lowest + whole(scores + beyond)) * grid,
      turnTotal,
      dice: rolled ? { rolled: rollDice(random, left) } : { left },
      ownFarkles: whole(counters),
      opponentFarkles: whole(counters),
    }
    if (positionProblems(game, position).length === 0) return position
  }
}
