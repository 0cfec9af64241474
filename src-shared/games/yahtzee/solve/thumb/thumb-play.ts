import { ALL_CATEGORIES, CATEGORIES, HARDEST_FIRST } from '../../rules/categories.ts'
import { usedOf, type YahtzeeGame } from '../game.ts'
import { ROLL_COUNT } from '../keeps.ts'
import { OUTCOME_OF } from '../outcomes.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'
import type { TurnPlay } from '../turn-play.ts'
import { fillKeeps } from './keep-tables.ts'
import { countsFor, type YahtzeeThumb } from './thumb-rule.ts'

/** Policy of a rule of thumb; depends only on the open boxes, the dice and the rerolls left. */
export class ThumbPlay implements TurnPlay {
  readonly #game: YahtzeeGame
  readonly #rule: YahtzeeThumb
  readonly outcomes: TurnOutcomes
  readonly chosen = new Uint16Array(ROLL_COUNT)
  readonly bestKeeps: readonly Uint16Array[]
  #unit = -1

  constructor(game: YahtzeeGame, rule: YahtzeeThumb) {
    this.#game = game
    this.#rule = rule
    this.outcomes = new TurnOutcomes(game, HARDEST_FIRST)
    const { rerolls } = game.rules
    this.bestKeeps = Array.from({ length: rerolls + 1 }, () => new Uint16Array(ROLL_COUNT))
  }

  look(state: number): void {
    this.outcomes.look(state)
    const { unit } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    const open = ALL_CATEGORIES & ~usedOf(this.#game, unit)
    this.bestKeeps.forEach((keeps, rerolls) => {
      if (rerolls > 0) fillKeeps(this.#rule.keeps, open, rerolls, keeps)
    })
    for (let roll = 0; roll < ROLL_COUNT; roll++) this.chosen[roll] = this.#boxFor(roll)
  }

  #boxFor(roll: number): number {
    const { open, points } = this.outcomes
    let best = -1
    let most = -Infinity
    for (const category of open) {
      const outcome = OUTCOME_OF[roll * CATEGORIES.length + category]!
      const scored = points[outcome]!
      if (scored === NOT_ALLOWED) continue
      const counts = countsFor(this.#rule, category, scored)
      if (counts > most) {
        most = counts
        best = outcome
      }
    }
    return best
  }
}
