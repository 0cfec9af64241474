import type { Points, Probability } from '../../../../base/units.ts'
import { keeping } from '../keeping.ts'
import { needOf, type FinalTurn } from '../win/final-turn.ts'
import { finalTurnOf, type GameEndings } from '../win/turn-values.ts'
import type { LastChance } from './end-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, goalRow } from '../win/win-states.ts'
import { lastTurnChance, Outcomes, type Spread } from './outcomes.ts'
import type { Player } from './player.ts'
import { noThresholds, type Thresholds } from './policy.ts'
import { diceSets, everyCount, type DiceSet, type TurnPlan } from './turn-plan.ts'
import { TurnPass } from './turn-pass.ts'

/** The plan for a banked score in steps and farkles in a row; the same object for equal inputs. */
export type PlanOf = (own: number, farkles: number) => TurnPlan

/** Largest turn total, in rows, that can matter for the end of a game. */
export function topRow(game: WinGame, { past }: GameEndings): number {
  const answer = game.opponent ?? game
  const ahead = past ? Math.ceil((past.final.rows * answer.perRow) / game.perRow) + 1 : 0
  return goalRow(game, game.lowest) + ahead
}

/** A player with fixed plans: turns are the same in many states, and each is played once. */
export class PlannedPlayer implements Player {
  readonly outcomes = new Outcomes()
  readonly #game: WinGame
  readonly #final: FinalTurn | null
  readonly #planOf: PlanOf
  readonly #winningBank: boolean
  readonly #pass: TurnPass
  readonly #top: number
  /** Outcome number + 1 by own score, farkles and dice set; 0 for not played yet. */
  readonly #known: Int32Array
  /** A turn played without regard to the goal. */
  readonly #plainTurn = keeping((plan: TurnPlan): Spread => {
    this.#pass.run(plan, { take: null, goFor: 0, tie: null }, this.#top)
    const { banked, last, farkle, ended, won } = this.#pass.mass
    return { banked: banked.slice(0, last + 1), last, farkle, ended, won }
  })
  /** Win probabilities of a last turn by plan, then [rows needed * 2 + (one row less ties)]. */
  readonly #last = keeping((_plan: TurnPlan) =>
    new Float64Array(2 * (this.#final!.rows + 1)).fill(NaN),
  )
  /** Numbers of dice with which thresholds forbid a bank, by own and by opponent's score. */
  readonly #ownSets: Uint16Array
  readonly #opponentSets: Uint16Array

  constructor(game: WinGame, endings: GameEndings, planOf: PlanOf, winningBank: boolean) {
    this.#game = game
    this.#final = finalTurnOf(endings)
    this.#planOf = planOf
    this.#winningBank = winningBank
    this.#pass = new TurnPass(game)
    this.#top = topRow(game, endings)
    this.#known = new Int32Array(game.scores * game.counters * diceSets(game.model))
    this.#ownSets = new Uint16Array(game.scores)
    this.#opponentSets = new Uint16Array(game.scores)
    this.setThresholds(noThresholds(game.model.allDice))
  }

  setThresholds({ own, opponent }: Thresholds): void {
    this.#fillSets(this.#ownSets, own)
    this.#fillSets(this.#opponentSets, opponent)
  }

  #fillSets(sets: Uint16Array, from: readonly (Points | null)[]): void {
    const { lowest, grid, model } = this.#game
    for (let i = 0; i < sets.length; i++) {
      const points = (i + lowest) * grid
      sets[i] = model.counts.reduce((set, n) => {
        const threshold = from[n - 1] ?? null
        return threshold !== null && points >= threshold ? set | (1 << n) : set
      }, 0)
    }
  }

  outcomeAt(own: number, opponent: number, ownFarkles: number): number {
    return this.outcomeWith(own, ownFarkles, this.ownSet(own) | this.opponentSet(opponent))
  }

  /** Numbers of dice with which the own score forbids a bank short of the goal. */
  ownSet(own: number): DiceSet {
    return this.#ownSets[own - this.#game.lowest]!
  }

  opponentSet(opponent: number): DiceSet {
    return this.#opponentSets[opponent - this.#game.lowest]!
  }

  /** Outcome of a turn that banks nothing short of the goal with these numbers of dice. */
  outcomeWith(own: number, farkles: number, goFor: DiceSet): number {
    const { lowest, counters, model } = this.#game
    const at = ((own - lowest) * counters + farkles) * diceSets(model) + goFor
    if (this.#known[at] === 0) this.#known[at] = this.#play(own, farkles, goFor) + 1
    return this.#known[at]! - 1
  }

  #play(own: number, farkles: number, goFor: DiceSet): number {
    const plan = this.#planOf(own, farkles)
    const goal = goalRow(this.#game, own)
    const endsAtOnce = this.#final === null
    const finishes = own >= this.#game.finishFrom
    if (!this.#winningBank && !finishes)
      return this.outcomes.add(this.#plainTurn(plan), goal, endsAtOnce)
    const never = finishes ? everyCount(this.#game.model) : goFor
    const aim = { take: endRow(this.#game, own), goFor: never, tie: null }
    this.#pass.run(plan, aim, this.#top)
    return this.outcomes.add(this.#pass.mass, goal, endsAtOnce)
  }

  readonly lastChance: LastChance = (own, target, ownFarkles) => {
    const need = needOf(this.#game, own, target)
    // Rows this far away cannot be reached, so all larger needs are equal.
    const winRow = Math.min(need.winRow, this.#final!.rows)
    const plan = this.#planOf(own, ownFarkles)
    const chances = this.#last(plan)
    const ties = need.tieRow !== null
    const at = winRow * 2 + Number(ties)
    if (Number.isNaN(chances[at]!)) {
      const tie = ties ? winRow - 1 : null
      chances[at] = this.#winningBank
        ? this.#lastTurn(plan, winRow, tie)
        : lastTurnChance(this.#plainTurn(plan), winRow, tie)
    }
    return chances[at]!
  }

  /** A last turn that banks totals that win, and none that lose. */
  #lastTurn(plan: TurnPlan, winRow: number, tie: number | null): Probability {
    const aim = { take: winRow, goFor: everyCount(this.#game.model), tie }
    this.#pass.run(plan, aim, this.#top)
    return lastTurnChance(this.#pass.mass, winRow, tie)
  }
}
