import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { lastChance } from '../win/final-turn.ts'
import { sideOf } from '../win/past-goal.ts'
import { finalTurnOf, pastOf, type GameEndings, type WinState } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { gameOfSeat, goalRow, stateCount, stateIndex } from '../win/win-states.ts'
import { EndValues, type EndValue, type LastChance } from './end-values.ts'
import { Outcomes } from './outcomes.ts'
import type { MatchContext, Player } from './player.ts'
import { rollSpread, type RollSpread } from './roll-spread.ts'
import { cellOf, TurnMass, type Banks, type SpreadRoll } from './turn-mass.ts'
import { isBanked, plainEvaluations, type TurnGuide, type TurnGuides } from './turn-guide.ts'

/** Outcome rows kept, 12 bytes each: all of a game with a penalty. Other turns are replayed. */
const MAX_CACHED = 64_000_000

export function bestLastChance(context: MatchContext, second = false): LastChance {
  const { game, endings } = sideOf(context, second)
  return (own, target) => lastChance(game, finalTurnOf(endings)!, own, target)
}

/** Optimal turns. They do not depend on the opponent, except for the values beyond the goal. */
class OptimalTurns {
  readonly outcomes: readonly Outcomes[]
  readonly #turns = new Outcomes()
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #endValues: readonly EndValues[]
  readonly #guides: TurnGuides
  readonly #mass: TurnMass
  readonly #won: Float64Array
  readonly #spread: RollSpread
  /** Outcome number + 1 by stateIndex; 0 for not kept. */
  readonly #known: Int32Array
  /** Whether the newest outcome is not to be kept. */
  #passing = false
  readonly #mostCached: number

  constructor(
    context: MatchContext,
    theirChances: readonly LastChance[],
    second: boolean,
    mostCached: number,
  ) {
    const { endings } = context
    const game = gameOfSeat(context.game, second)
    this.#game = game
    this.#endings = endings
    this.#endValues = theirChances.map((chance) => new EndValues(game, endings, chance))
    this.outcomes = theirChances.map(() => new Outcomes(this.#turns))
    this.#won = new Float64Array(theirChances.length)
    this.#guides = context.guides ?? plainEvaluations(context)
    this.#spread = rollSpread(game.model)
    this.#mass = new TurnMass(game.model, this.#spread)
    this.#known = new Int32Array(stateCount(game))
    this.#mostCached = mostCached
  }

  /** Number of the turn's outcome in a state; valid until the next call. */
  outcomeAt(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): number {
    const at = stateIndex(this.#game, own, opponent, ownFarkles, opponentFarkles, second)
    if (this.#known[at]! > 0) return this.#known[at]! - 1
    if (this.#passing) {
      this.#turns.dropLast()
      for (const { won } of this.outcomes) won.pop()
    }
    this.#play({ own, opponent, ownFarkles, opponentFarkles, second })
    const id = this.#turns.add(this.#mass, Infinity, false)
    this.outcomes.forEach(({ won }, kind) => won.push(this.#won[kind]!))
    this.#passing = this.#turns.size > this.#mostCached
    if (!this.#passing) this.#known[at] = id + 1
    return id
  }

  #play(state: WinState): void {
    const { model, instantWin } = this.#game
    const mass = this.#mass
    const guide = this.#guides(state)
    const { rows, alike } = guide
    const banks: Banks = (row, n) => isBanked(model, guide, n, row)
    const rolls = this.#spread
    const spread: SpreadRoll = (row, n, chance) => {
      mass.farkle += chance * model.byDice[n]!.farkleProbability
      mass.end(chance * instantWin[n]!, 1)
      rolls.spread(row, n, chance)
    }
    const end = rows + model.largestSteps
    const cells = cellOf(model, end + 1, 1)
    rolls.reserve(cells)
    rolls.best.set(guide.best.subarray(0, cells))
    mass.flow(rows, end, banks, spread)
    if (alike) mass.finish(rows, banks, spread)
    this.#end(state, guide)
  }

  /** Sums up banks from the goal on, and the chances that arrived past `rows`. */
  #end({ own, opponent, opponentFarkles, second }: WinState, { rows }: TurnGuide): void {
    const mass = this.#mass
    const won = this.#won.fill(mass.won)
    const ends = pastOf(this.#endings, second)
      ? this.#endValues.map((values) => values.of(own, opponent, opponentFarkles, second))
      : null
    const end = (chance: Probability, row: number, n: TurnNode | null): void => {
      // Dice that may not be banked are rolled and may still farkle.
      const kept = n === null ? 1 : 1 - this.#game.lost[n]!
      mass.farkle += chance * (1 - kept)
      mass.ended += chance * kept
      for (let kind = 0; kind < won.length; kind++) {
        won[kind]! += chance * (ends ? valueAt(ends[kind]!, row, n) : kept)
      }
    }
    for (let row = goalRow(this.#game, own); row <= mass.last; row++) {
      end(mass.banked[row]!, row, null)
      mass.banked[row] = 0
    }
    for (let row = rows; row <= mass.last; row++) {
      for (const n of this.#game.model.nodes) {
        const chance = mass.take(row, n)
        if (chance > 0) end(chance, row, n)
      }
    }
  }
}

function valueAt({ lead, bank, value }: EndValue, row: number, n: TurnNode | null): Probability {
  const column = n === null ? bank : value[n]!
  return column[Math.min(row + lead, bank.length - 1)]!
}

/**
 * The optimal player against each of several kinds of last turn; shared work is done once. `second`:
 * of the opponent's side.
 */
export function optimalPlayers(
  context: MatchContext,
  theirChances: readonly LastChance[],
  second = false,
  mostCached = MAX_CACHED,
): Player[] {
  const turns = new OptimalTurns(context, theirChances, second, mostCached)
  const lastChance = bestLastChance(context, second)
  return turns.outcomes.map((outcomes) => ({
    outcomes,
    lastChance,
    outcomeAt: (...state) => turns.outcomeAt(...state),
  }))
}

export function optimalPlayer(
  context: MatchContext,
  theirChance: LastChance,
  second?: boolean,
  mostCached?: number,
): Player {
  return optimalPlayers(context, [theirChance], second, mostCached)[0]!
}

/** Two optimal players against each other; one object unless the sides differ. */
export function optimalPair(context: MatchContext): [Player, Player] {
  const first = optimalPlayer(context, bestLastChance(context, true))
  if (!context.game.opponent) return [first, first]
  return [first, optimalPlayer(context, bestLastChance(context), true)]
}
