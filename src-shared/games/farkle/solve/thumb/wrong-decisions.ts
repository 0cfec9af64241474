import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnScores } from '../match/match-order.ts'
import type { TurnEvaluation, TurnGuide } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import type { HearDecision, HearRoll } from './thumb-turns.ts'
import type { Multiset } from '../../../../dice/multiset.ts'
import type { RollOption } from '../turn/roll-groups.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'

/** A wrong choice of dice; turn total and node are the ones before the roll. */
export interface DiceError extends WrongDecision {
  /** Of each kind of dice. */
  readonly roll: readonly Multiset[]
  readonly does: RollOption
  readonly best: RollOption
}

/** The costliest choice at a node; `taken` and `better` are option indices. */
interface Worst {
  readonly row: number
  readonly n: TurnNode
  readonly group: number
  readonly taken: number
  readonly better: number
  readonly loss: Probability
  readonly cost: Probability
}

/** Collects a rule's wrong choices of dice, the costliest of each state and node. */
export class DiceErrors {
  readonly #found: DiceError[] = []
  readonly #game: WinGame
  readonly #model: TurnModel

  constructor(game: WinGame, model: TurnModel) {
    this.#game = game
    this.#model = model
  }

  /** Pass `rolled` the rolls of a state visited `visits` times per game, then call `leave`. */
  hear(
    state: TurnScores,
    visits: number,
    { best, rows }: Pick<TurnGuide, 'best' | 'rows'>,
    answered: boolean,
  ): { readonly rolled: HearRoll; readonly leave: () => void } {
    const model = this.#model
    const worst: (Worst | undefined)[] = []
    const rolled: HearRoll = (row, n, chance, worth) => {
      const often = visits * chance
      if (often < LEAST_COST || (answered && row >= rows)) return
      const { groupCount, probability, optionStart, optionLeft, optionSteps } = model.byDice[n]!
      const cellAt = (o: number, most: number): number =>
        cellOf(model, Math.min(row + optionSteps[o]!, most), optionLeft[o]!)
      const most = answered ? Infinity : rows
      for (let group = 0; group < groupCount; group++) {
        const first = optionStart[group]!
        const end = optionStart[group + 1]!
        if (end - first < 2) continue
        let [taken, better] = [first, first]
        for (let o = first + 1; o < end; o++) {
          if (worth[cellAt(o, Infinity)]! > worth[cellAt(taken, Infinity)]!) taken = o
          if (best[cellAt(o, most)]! > best[cellAt(better, most)]!) better = o
        }
        const loss = asProbability(best[cellAt(better, most)]! - best[cellAt(taken, most)]!)
        const cost = often * probability[group]! * loss
        if (cost <= Math.max(LEAST_COST, worst[n]?.cost ?? 0)) continue
        worst[n] = { row, n, group, taken, better, loss, cost }
      }
    }
    const leave = (): void => {
      for (const one of worst) if (one) this.#found.push(this.#errorOf(state, one))
    }
    return { rolled, leave }
  }

  #errorOf(state: TurnScores, { row, n, group, taken, better, loss, cost }: Worst): DiceError {
    const { grid, byDice } = this.#model
    const { optionDice, optionSteps, optionLeft, example } = byDice[n]!
    const option = (o: number): RollOption => ({
      taken: optionDice[o]!,
      points: optionSteps[o]! * grid,
      next: optionLeft[o]!,
    })
    return {
      ...standingOf(this.#game, state),
      turnTotal: row * grid,
      node: n,
      roll: example[group]!,
      does: option(taken),
      best: option(better),
      loss,
      cost,
    }
  }

  costliest(): DiceError[] {
    return costliestOf(
      this.#found,
      this.#game.rules.goal,
      ({ roll, does, best }) => `${roll.join()} ${does.taken} ${best.taken}`,
    )
  }
}

export interface BankError extends WrongDecision {
  readonly does: 'bank' | 'roll'
}

/** Collects a rule's wrong bank-or-roll decisions, the costliest of each state. */
export class BankErrors {
  /** Summed cost of all wrong decisions, per game. */
  cost: Probability = 0
  readonly #found: BankError[] = []
  readonly #game: WinGame

  constructor(game: WinGame) {
    this.#game = game
  }

  /** Pass `decided` the decisions of a state visited `visits` times per game, then call `leave`. */
  hear(
    state: TurnScores,
    visits: number,
    { bank, best, roll, rows }: TurnEvaluation,
  ): { readonly decided: HearDecision; readonly leave: () => void } {
    const { model } = this.#game
    const worst: (BankError | undefined)[] = []
    const decided: HearDecision = (row, n, chance, banks) => {
      if (row >= rows) return
      const cell = cellOf(model, row, n)
      const loss = asProbability(best[cell]! - (banks ? bank[row]! : roll[cell]!))
      if (loss <= 0) return
      const cost = visits * chance * loss
      this.cost += cost
      const place = 2 * n + Number(banks)
      if (cost <= Math.max(LEAST_COST, worst[place]?.cost ?? 0)) return
      worst[place] = {
        ...standingOf(this.#game, state),
        turnTotal: row * model.grid,
        node: n,
        does: banks ? 'bank' : 'roll',
        loss,
        cost,
      }
    }
    const leave = (): void => {
      for (const one of worst) if (one) this.#found.push(one)
    }
    return { decided, leave }
  }

  costliest(): BankError[] {
    const { goal } = this.#game.rules
    return costliestOf(this.#found, goal, ({ node, does }) => `${node} ${does}`)
  }
}

/** Its scores are in points. */
interface WrongDecision extends TurnScores {
  readonly turnTotal: Points
  readonly node: TurnNode
  readonly loss: Probability
  /** Loss per game of the rule by this decision. */
  readonly cost: Probability
}

/** Cheaper decisions, per game, are dropped. */
export const LEAST_COST = 1e-8

const TOLD = 10

/** Decisions of a kind are alike if their scores differ by at most this part of the goal. */
const ALIKE = 0.08

/** The state with its scores in points. */
function standingOf({ grid }: WinGame, state: TurnScores): TurnScores {
  return { ...state, own: state.own * grid, opponent: state.opponent * grid }
}

function isNear(a: WrongDecision, b: WrongDecision, goal: Points): boolean {
  const near = (one: Points, other: Points): boolean => Math.abs(one - other) <= ALIKE * goal
  return (
    a.ownFarkles === b.ownFarkles &&
    a.second === b.second &&
    near(a.own, b.own) &&
    near(a.opponent, b.opponent)
  )
}

/** The costliest decisions, without similar ones of the same kind. */
function costliestOf<T extends WrongDecision>(
  wrong: readonly T[],
  goal: Points,
  kindOf: (decision: T) => string,
): T[] {
  const told: T[] = []
  for (const one of wrong.toSorted((a, b) => b.cost - a.cost)) {
    if (told.length === TOLD) break
    const kind = kindOf(one)
    if (!told.some((other) => kindOf(other) === kind && isNear(other, one, goal))) told.push(one)
  }
  return told
}
