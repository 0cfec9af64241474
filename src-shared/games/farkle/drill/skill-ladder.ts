import { moments } from '../../../base/distribution.ts'
import type { Points } from '../../../base/units.ts'
import { seededRandom } from '../../../dice/random.ts'
import type { Rung } from '../../../study/skill.ts'
import type { PointsPlay } from '../analysis/points-play.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { TurnStrategies } from '../solve/match/turn-strategies.ts'
import { holdPolicy } from '../solve/turn/hold-policy.ts'
import { gainOfRolling } from '../solve/turn/score-solver.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'
import { resultPoints, turnResults } from '../solve/turn/turn-results.ts'
import { playedGames } from './played-games.ts'
import type { StudyKit } from './study-kit.ts'

/** Turn totals from which players by rules bank: from too careful to too bold. */
const HOLDS: readonly Points[] = [200, 250, 300, 350, 400, 500, 700, 1000]
/** That of the plain player, by whose loss levels of skill are told. */
export const PLAIN_HOLD: Points = 300

/** The same under some rules, each once: who may not bank less banks as the plain player does. */
export function holdsOf({ minimumBank }: Pick<RuleSet, 'minimumBank'>): readonly Points[] {
  const least = Math.max(minimumBank, HOLDS[0]!)
  return HOLDS.filter(
    (at) => at === PLAIN_HOLD || at > least || (at === least && least < PLAIN_HOLD),
  )
}

/** So many turns are played to count decisions. */
const TURNS = 3000

/**
 * What players by rules lose of a turn that begins with something banked and no farkle in a row, in
 * points, exactly: the best turn's value less theirs, a farkle costing both the same.
 */
export function pointsRungs(rules: RuleSet, { model, usual }: PointsPlay): Rung[] {
  const best = usual[0]!
  const { farklePenalty } = best.goal
  const value = gainOfRolling(best, 0, rules.dice)
  const turns = new TurnStrategies(rules)
  const lossOf = (policy: TurnPolicy): Points => {
    const results = turnResults(model, policy)
    const { mean } = moments(resultPoints(results))
    return Math.max(0, value - (mean - farklePenalty * results.farkleProbability))
  }
  const held = holdsOf(rules).map((at) => {
    const row = Math.ceil(Math.max(at, rules.minimumBank) / model.grid)
    return { id: `hold-${at}`, loss: lossOf(holdPolicy(model, row)) }
  })
  const table = lossOf(turns.tablePolicy(rules.farklePenalty ? 'after-0' : 'single'))
  return [...held, { id: 'table', loss: table }]
}

/**
 * About how many decisions that can be wrong a turn has and, for wins, a player's game; counted in
 * seeded play, as drills draw their questions from it.
 */
export function decisionsOf(kit: StudyKit): number {
  const games = playedGames(kit, seededRandom('decisions'))
  let [turns, decisions, ended, before] = [0, 0, 0, 0]
  while (turns < TURNS) {
    const { value } = games.next()
    if (value.kind === 'turn') {
      const { own, opponent } = value.position
      const isNew = own === 0 && opponent === 0 && before > 0
      before = Math.max(own, opponent)
      if (isNew) ended++
      turns++
    } else if (value.kind === 'decision') {
      const [first, ...others] = kit.points.judge(value.position).actions
      if (others.some((other) => first!.value - other.value > kit.points.tolerance)) decisions++
    }
  }
  if (kit.goal === 'points') return decisions / turns
  return decisions / ((kit.opponent ? 1 : 2) * Math.max(1, ended))
}
