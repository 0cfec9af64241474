import type { Goal, Points } from '../../../base/units.ts'
import { pointsPlay, type PointsPlay } from '../analysis/points-play.ts'
import type { Position } from '../analysis/position.ts'
import type { Players } from '../analysis/three-players.ts'
import type { SolvedPositions } from '../analysis/solved-positions.ts'
import { hasSides, sideRules } from '../rules/sides.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StepRule } from '../steps/step-rule.ts'
import { leastRows } from '../solve/turn/reachability.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'
import { HumanPlayer } from './human-player.ts'
import { type Judge, PointsJudge } from './judge.ts'
import { rulesAtTable } from './table.ts'
import { WinJudge } from './win-judge.ts'

/** Everything a drill of one game and goal needs; built once and cached. */
export interface StudyKit {
  readonly rules: RuleSet
  /** For points, no roll wins at once. */
  readonly tableRules: RuleSet
  readonly game: WinGame
  readonly goal: Goal
  /** With three, positions have a third player's score. */
  readonly players: Players
  readonly judge: Judge
  readonly points: PointsJudge
  /** null if the game is not solved for winning. */
  readonly other: Judge | null
  readonly human: HumanPlayer
  /** How to play for points in sentences; none where they are not known. */
  readonly steps: readonly StepRule[]
  /** Kit of the opponent's side; drills do not ask it. */
  readonly opponent: StudyKit | null
  /** Least reachable turn total; null if unreachable. */
  readonly leastTotal: (node: TurnNode) => Points | null
}

function leastTotals(rules: RuleSet, { model }: WinGame): StudyKit['leastTotal'] {
  let least: readonly number[] | null = null
  return (node) => {
    least ??= leastRows(rules, model)
    const total = least[node]! * model.grid
    return total < rules.goal + model.grid ? total : null
  }
}

function kitOfPlayer(
  rules: RuleSet,
  goal: Goal,
  points: PointsPlay,
  solved: SolvedPositions | null,
  second: boolean,
  players: Players,
): StudyKit {
  const game = solved?.turnOf({ second }).game ?? winGame(rules)
  const forPoints = new PointsJudge(rules, points)
  const forWins = solved && new WinJudge(solved)
  return {
    rules,
    tableRules: rulesAtTable(rules, goal),
    game,
    goal,
    players,
    judge: goal === 'wins' ? forWins! : forPoints,
    points: forPoints,
    other: goal === 'wins' ? forPoints : forWins,
    human: new HumanPlayer({ goal, game, points: forPoints }),
    steps: [],
    opponent: null,
    leastTotal: leastTotals(rules, game),
  }
}

/**
 * The goal `wins` requires `solved`, the game with `players` players. `theirs`: how the opponent plays
 * for points, where the sides differ; worked out here if it is not known.
 */
export function studyKit(
  rules: RuleSet,
  goal: Goal,
  points: PointsPlay,
  solved: SolvedPositions | null,
  players: Players = 2,
  steps: readonly StepRule[] = [],
  theirs?: PointsPlay,
): StudyKit {
  if (goal === 'wins' && solved === null) throw new Error('a drill for wins needs the solved game')
  const own = { ...kitOfPlayer(rules, goal, points, solved, false, players), steps }
  if (!hasSides(rules)) return own
  const others = sideRules(rules, true)
  const play = theirs ?? solved?.turnOf({ second: true }).points ?? pointsPlay(others)
  return { ...own, opponent: kitOfPlayer(others, goal, play, solved, true, 2) }
}

export function kitOfMover(kit: StudyKit, { second = false }: Pick<Position, 'second'>): StudyKit {
  return (second && kit.opponent) || kit
}
