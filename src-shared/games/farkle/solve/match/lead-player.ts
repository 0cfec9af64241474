import type { Points } from '../../../../base/units.ts'
import type { GameEndings } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { mayBank } from '../turn/banking.ts'
import { endRow, goalRow, minimumRowAt } from '../win/win-states.ts'
import type { LastChance } from './end-values.ts'
import { partCount, partOf, type LeadParts } from './lead-advice.ts'
import { Outcomes } from './outcomes.ts'
import { topRow } from './planned-player.ts'
import { tablePlans } from './plans.ts'
import type { Player } from './player.ts'
import type { TurnPlan } from './turn-plan.ts'
import { TurnPass } from './turn-pass.ts'

/** [part of the game][number of dice - 1]: bank from this turn total on; null is never. */
type LeadLimits = readonly (readonly (Points | null)[])[]

function longerOptions({ model }: WinGame, plan: TurnPlan, rows: number): TurnPlan['option'] {
  return model.byDice.map(({ groupCount }, n) =>
    Int32Array.from({ length: (rows + 1) * groupCount }, (_, i) => {
      const row = Math.min(Math.floor(i / groupCount), plan.rows)
      return plan.option[n]![row * groupCount + (i % groupCount)]!
    }),
  )
}

/** Sets dice aside by the breakpoint table, banks by numbers, and plays last turns to win. */
export class LeadPlayer implements Player {
  readonly outcomes = new Outcomes()
  readonly lastChance: LastChance
  readonly #game: WinGame
  readonly #parts: LeadParts
  readonly #limits: LeadLimits
  readonly #pass: TurnPass
  readonly #top: number
  readonly #option: TurnPlan['option']
  readonly #endsAtOnce: boolean
  /** Outcome number + 1 by own score and part; 0 for not played yet. */
  readonly #known: Int32Array

  /** `lastChance` is that of the breakpoint table's player. */
  constructor(
    game: WinGame,
    endings: GameEndings,
    parts: LeadParts,
    limits: LeadLimits,
    lastChance: LastChance,
  ) {
    this.lastChance = lastChance
    this.#game = game
    this.#parts = parts
    this.#limits = limits
    this.#pass = new TurnPass(game)
    this.#top = topRow(game, endings)
    this.#option = longerOptions(game, tablePlans(game, endings)(game.goal - 1, 0), this.#top)
    this.#endsAtOnce = endings.past === null
    this.#known = new Int32Array(game.scores * partCount(parts))
  }

  outcomeAt(own: number, opponent: number): number {
    const { lowest, grid } = this.#game
    const part = partOf(this.#parts, own * grid, opponent * grid)
    const at = (own - lowest) * this.#limits.length + part
    if (this.#known[at] === 0) this.#known[at] = this.#play(own, this.#limits[part]!) + 1
    return this.#known[at]! - 1
  }

  #play(own: number, limits: readonly (Points | null)[]): number {
    const game = this.#game
    const rows = this.#top
    const minimum = minimumRowAt(game, own)
    const bank = Array.from({ length: game.model.nodes.length + 1 }, (_, n) => {
      const from = n === 0 ? null : (limits[game.model.byDice[n]!.dice - 1] ?? null)
      const first = Math.max(minimum, (from ?? Infinity) / game.model.grid)
      return Uint8Array.from({ length: rows + 1 }, (_, row) =>
        Number(n > 0 && mayBank(game.model, first, n, row)),
      )
    })
    const aim = { take: endRow(game, own), goFor: 0, tie: null }
    this.#pass.run({ rows, option: this.#option, bank }, aim, rows)
    return this.outcomes.add(this.#pass.mass, goalRow(game, own), this.#endsAtOnce)
  }
}
