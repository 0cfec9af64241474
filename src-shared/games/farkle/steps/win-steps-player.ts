import { keeping } from '../solve/keeping.ts'
import type { LastChance } from '../solve/match/end-values.ts'
import { Outcomes } from '../solve/match/outcomes.ts'
import { topRow } from '../solve/match/planned-player.ts'
import type { Player } from '../solve/match/player.ts'
import { TurnPass } from '../solve/match/turn-pass.ts'
import { TurnStrategies } from '../solve/match/turn-strategies.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { gainOfRolling } from '../solve/turn/score-solver.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { bestPolicy } from '../solve/turn/turn-policy.ts'
import type { TurnKey } from '../solve/turn/turn-types.ts'
import type { GameEndings } from '../solve/win/turn-values.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { endRow, goalRow, minimumRowAt } from '../solve/win/win-states.ts'
import type { StepRule } from './step-rule.ts'
import { seenIn, stepsPolicy } from './steps-policy.ts'
import { aimAt, isHeld, type NearRule, type WinAim, type WinRule } from './win-rule.ts'

/** What sentences about the score sheet say for a choice of dice. */
interface DiceAim {
  readonly banked: (n: TurnNode, row: number) => boolean
  /** Rolling is worth as if the turn total were at most this row. */
  readonly most: number
  /** Rolling is worth as if the turn total were so many rows smaller. */
  readonly less: number
}

/** Play for points in one turn; rows may be below 0. */
export interface BasePlan {
  banks(n: TurnNode, row: number): boolean
  option(n: TurnNode, group: number, row: number, choice: DiceAim): number
}

/**
 * Plays for points by a plan, changed by sentences about the score sheet; banks what reaches the
 * goal. One player tries many lists of sentences, whose turns it keeps.
 */
export class WinStepsPlayer implements Player {
  readonly outcomes = new Outcomes()
  readonly lastChance: LastChance
  readonly #game: WinGame
  readonly #planOf: (own: number, farkles: number) => BasePlan
  readonly #pass: TurnPass
  readonly #top: number
  readonly #endsAtOnce: boolean
  readonly #known = new Map<string, number>()
  #rules: readonly WinRule[] = []
  #near: readonly NearRule[] = []
  #nearKey = ''

  /** `lastChance` is that of last turns, if the goal is answered. */
  constructor(
    game: WinGame,
    endings: GameEndings,
    planOf: (own: number, farkles: number) => BasePlan,
    lastChance: LastChance,
  ) {
    this.#game = game
    this.#planOf = planOf
    this.#pass = new TurnPass(game)
    this.#top = topRow(game, endings)
    this.#endsAtOnce = endings.past === null
    this.lastChance = lastChance
  }

  follow(rules: readonly WinRule[]): void {
    this.#rules = rules
    this.#near = rules.filter((rule) => rule.kind === 'near')
    this.#nearKey = this.#near.map(({ least, missing }) => `${least}/${missing}`).join()
  }

  outcomeAt(own: number, opponent: number, farkles: number): number {
    const { grid } = this.#game
    const aim = aimAt(this.#rules, own * grid, opponent * grid)
    const key = `${own} ${farkles} ${aim.goes} ${aim.asIf} ${aim.later} ${aim.less} ${this.#nearKey}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const outcome = this.#play(own, this.#planOf(own, farkles), aim)
    this.#known.set(key, outcome)
    return outcome
  }

  #play(own: number, plan: BasePlan, { goes, asIf, later, less }: WinAim): number {
    const game = this.#game
    const { model, grid, goal } = game
    const rows = this.#top
    const least = minimumRowAt(game, own)
    const shift = Math.round(later / model.grid)
    const fewer = Math.round(less / model.grid)
    const bank = model.byDice.map(({ dice }, n) =>
      Uint8Array.from({ length: rows + model.largestSteps + 1 }, (_, row) => {
        const missing = (goal - own) * grid - row * model.grid
        if (n === 0 || isHeld(this.#near, { goes }, dice, missing)) return 0
        if (!mayBank(model, least, n, row)) return 0
        return Number(plan.banks(n, row - shift))
      }),
    )
    const most = asIf / model.grid
    const banked = (n: number, row: number): boolean => bank[n]![row] === 1
    const end = Math.min(endRow(game, own), rows)
    const option = model.byDice.map(({ groupCount }, n) => {
      const options = new Int32Array((rows + 1) * groupCount)
      for (let row = 0; row <= end; row++) {
        for (let g = 0; g < groupCount; g++) {
          options[row * groupCount + g] = plan.option(n, g, row, { banked, most, less: fewer })
        }
      }
      return options
    })
    this.#pass.run({ rows, option, bank }, { take: endRow(game, own), goFor: 0, tie: null }, rows)
    return this.outcomes.add(this.#pass.mass, goalRow(game, own), this.#endsAtOnce)
  }
}

/** Plays for most points; an option is worth its total if it is banked, else what rolling makes. */
export function bestBase(game: WinGame): (own: number, farkles: number) => BasePlan {
  const { model } = game
  const strategies = new TurnStrategies(game.rules)
  const finer = model.grid / strategies.model.grid
  const planOf = keeping((turn: TurnKey): BasePlan => {
    const strategy = strategies.strategy(turn)
    const policy = bestPolicy(strategy)
    const gains = model.byDice.map(() => [] as number[])
    const gainAt = (n: number, row: number): number =>
      (gains[n]![row] ??= gainOfRolling(strategy, row * model.grid, n))
    return {
      banks: (n, row) => row >= 0 && policy.banks(n, Math.min(row * finer, policy.rows)),
      option(n, group, row, { banked, most: top, less }) {
        const { optionStart, optionLeft, optionSteps } = model.byDice[n]!
        let best = optionStart[group]!
        let most = -Infinity
        for (let o = best; o < optionStart[group + 1]!; o++) {
          const [next, at] = [optionLeft[o]!, row + optionSteps[o]!]
          const gain = banked(next, at)
            ? 0
            : gainAt(next, top === Infinity ? Math.max(0, at - less) : Math.min(at, top))
          const value = at * model.grid + gain
          if (value > most) [best, most] = [o, value]
        }
        return best
      },
    }
  })
  return (own, farkles) => planOf(strategies.turnOf(own * game.grid, farkles))
}

/** Follows sentences for points, as stepsPolicy does. */
export function stepsBase(
  { model, rules }: WinGame,
  steps: readonly StepRule[],
): (own: number, farkles: number) => BasePlan {
  const policy = stepsPolicy(seenIn(model), rules, steps)
  const at = (row: number): number => Math.min(row, policy.rows)
  const plan: BasePlan = {
    banks: (n, row) => row >= 0 && policy.banks(n, at(row)),
    option: (n, group, row, { less }) => policy.option(model.byDice[n]!, group, at(row - less)),
  }
  return () => plan
}
