import type { Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { afterFarkle } from '../win/win-states.ts'
import { PlannedPlayer } from './planned-player.ts'
import { holdPlans, pointsPlans, tablePlans } from './plans.ts'
import type { TurnPlayer } from './turn-player.ts'

/** Changes with every change of how a race is played. */
export const RACE_VERSION = 1

/** In how many turns one player alone comes to the goal. */
export interface Race {
  /** Chance to be there after exactly so many turns; entry 0 is for one turn. */
  readonly turns: readonly Probability[]
  /** Chance to need more turns than these. */
  readonly left: Probability
}

/** A race that still goes on with a smaller chance than this is over. */
const GONE = 1e-16

/** Who is not there after so many turns is not waited for. */
const MAX_TURNS = 2_000

/** The most standings times turn totals that are followed. */
const MAX_PAIRS = 8_000_000

/** Nobody else plays, so who reaches the goal is done. */
const raceGame = (rules: RuleSet): WinGame => winGame({ ...rules, end: 'immediate' })

/** Whether a race can be followed; fine points and a far goal make too many standings. */
export function isShortRace(rules: RuleSet): boolean {
  const { scores, counters, perRow } = raceGame(rules)
  return scores * counters * (scores / perRow) <= MAX_PAIRS
}

/** A player who takes a bank that reaches the goal, and before it plays with no eye on it. */
function racer(game: WinGame, player: TurnPlayer): PlannedPlayer {
  const endings = { past: null }
  const plans = {
    best: () => pointsPlans(game, endings, true),
    table: () => tablePlans(game, endings),
    hold: () => holdPlans(game, endings, player.kind === 'hold' ? player.at : 0),
  }
  return new PlannedPlayer(game, endings, plans[player.kind](), true)
}

/** Probabilities by banked score and farkles in a row. */
type Standings = Float64Array

/**
 * Plays one player's game alone from its start, turn by turn, exactly: banked scores, the minimum of
 * the first bank, farkles in a row with their penalty and its floor. A total that reaches the goal
 * is banked; six of a kind that wins at once counts as there. The rules must make a short race.
 */
export function raceToGoal(rules: RuleSet, player: TurnPlayer): Race {
  const game = raceGame(rules)
  const runner = racer(game, player)
  const { lowest, scores, counters } = game
  let standings: Standings = new Float64Array(scores * counters)
  standings[-lowest * counters] = 1
  const turns: Probability[] = []
  let left = 1
  while (left > GONE && turns.length < MAX_TURNS) {
    const { following, done } = playTurn(game, runner, standings)
    turns.push(done)
    standings = following
    left = standings.reduce((sum, chance) => sum + chance, 0)
  }
  return { turns, left: Math.max(0, 1 - turns.reduce((sum, chance) => sum + chance, 0)) }
}

/** One turn from every standing; `done` is the chance to reach the goal in it. */
function playTurn(
  game: WinGame,
  runner: PlannedPlayer,
  standings: Standings,
): { following: Standings; done: Probability } {
  const { lowest, counters, perRow } = game
  const { outcomes } = runner
  const following = new Float64Array(standings.length)
  let done = 0
  for (let at = 0; at < standings.length; at++) {
    const chance = standings[at]!
    if (chance === 0) continue
    const own = Math.floor(at / counters) + lowest
    const farkles = at % counters
    const id = runner.outcomeAt(own, lowest, farkles)
    const { rows, chances } = outcomes.blockOf(id)
    const offset = outcomes.offsetOf(id)
    const base = (own - lowest) * counters
    for (let i = outcomes.start[id]! - offset; i < outcomes.goal[id]! - offset; i++) {
      following[base + rows[i]! * perRow * counters]! += chance * chances[i]!
    }
    const after = afterFarkle(game, own, farkles)
    following[(after.own - lowest) * counters + after.farkles]! += chance * outcomes.farkle[id]!
    done += chance * outcomes.won[id]!
  }
  return { following, done }
}
