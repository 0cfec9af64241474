import type { Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { afterFarkle } from '../win/win-states.ts'
import { PlannedPlayer } from './planned-player.ts'
import { holdPlans, pointsPlans, tablePlans } from './plans.ts'
import type { TurnPlayer } from './turn-player.ts'

/** Increase when results change; part of the cache key. */
export const RACE_VERSION = 1

export interface Race {
  /** Probability of reaching the goal in exactly this many turns; entry 0 is for one turn. */
  readonly turns: readonly Probability[]
  /** Probability of needing more turns. */
  readonly left: Probability
}

/** The race ends when the probability that it goes on is smaller. */
const GONE = 1e-16

/** Bound on the number of turns followed. */
const MAX_TURNS = 2_000

/** Bound on standings times turn totals. */
const MAX_PAIRS = 8_000_000

const raceGame = (rules: RuleSet): WinGame => winGame({ ...rules, end: 'immediate' })

/** Whether a race is small enough; fine points and a far goal make too many standings. */
export function isShortRace(rules: RuleSet): boolean {
  const { scores, counters, perRow } = raceGame(rules)
  return scores * counters * (scores / perRow) <= MAX_PAIRS
}

/** A player who banks what reaches the goal and otherwise ignores the goal. */
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
 * Plays one player's game alone, turn by turn, exactly, with first minimum and penalty. A total
 * that reaches the goal is banked; an instant win counts as reaching it. Needs isShortRace.
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
