import { DICE_COUNTS, type Probability } from '../../base/units.ts'
import { lastChance } from '../win/final-turn.ts'
import type { GameEndings, WinState } from '../win/turn-values.ts'
import { goalRow, stateCount, stateIndex, type WinGame } from '../win/win-game.ts'
import { EndValues, type EndValue, type LastChance } from './end-values.ts'
import { Outcomes } from './outcomes.ts'
import type { MatchContext, Player } from './player.ts'
import { cellOf, cellSteps, TurnMass, type Banks, type SpreadRoll } from './turn-mass.ts'
import { plainGuides, type TurnGuide, type TurnGuides } from './turn-guide.ts'

/** Rows of outcomes that are kept, 12 bytes each; beyond them turns are played again when asked for. */
const MOST_KEPT = 50_000_000

/** The chance of a player who makes the best of a last turn. */
export function bestLastChance({ game, endings }: MatchContext): LastChance {
  return (own, target) => lastChance(game, endings.past!.final, own, target)
}

/**
 * The play that wins most, at home in a game and against one kind of last turn. Its turns differ from
 * state to state; what they come to beyond the goal is summed up at once.
 */
export class OptimalPlayer implements Player {
  readonly outcomes = new Outcomes()
  readonly lastChance: LastChance
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #endValues: EndValues
  readonly #guides: TurnGuides
  readonly #mass = new TurnMass()
  readonly #cellSteps: readonly Int32Array[]
  /** One more than an outcome's number, by stateIndex; 0 for not kept. */
  readonly #known: Int32Array
  /** Whether the newest outcome is for one use only. */
  #passing = false
  readonly #mostKept: number

  constructor(context: MatchContext, theirChance: LastChance, mostKept = MOST_KEPT) {
    const { game, endings } = context
    this.#game = game
    this.#endings = endings
    this.#endValues = new EndValues(game, endings, theirChance)
    this.#guides = context.guides ?? plainGuides(context)
    this.#cellSteps = game.model.byDice.map(cellSteps)
    this.#known = new Int32Array(stateCount(game))
    this.lastChance = bestLastChance(context)
    this.#mostKept = mostKept
  }

  outcomeAt(own: number, opponent: number, ownFarkles: number, opponentFarkles: number): number {
    const at = stateIndex(this.#game, own, opponent, ownFarkles, opponentFarkles)
    if (this.#known[at]! > 0) return this.#known[at]! - 1
    if (this.#passing) this.outcomes.dropLast()
    this.#play({ own, opponent, ownFarkles, opponentFarkles })
    const id = this.outcomes.add(this.#mass, Infinity, false)
    this.#passing = this.outcomes.size > this.#mostKept
    if (!this.#passing) this.#known[at] = id + 1
    return id
  }

  /** Plays the turn of a state, in `#mass`. */
  #play(state: WinState): void {
    const { model } = this.#game
    const mass = this.#mass
    const guide = this.#guides(state)
    const { rows, bank, best, alike } = guide
    const banks: Banks = (row, n) => bank[row]! >= best[cellOf(row, n)]!
    const spread = this.#spreadBy(guide)
    mass.flow(rows, rows + model.largestSteps, banks, spread)
    if (alike) mass.finish(rows, banks, spread)
    this.#end(state, guide)
  }

  /** Spreads rolls over the best options. */
  #spreadBy({ best }: TurnGuide): SpreadRoll {
    const { model, instantWin } = this.#game
    const mass = this.#mass
    return (row, n, chance) => {
      const { arrived } = mass
      const { groupCount, probability, optionStart, farkleProbability } = model.byDice[n]!
      const cells = this.#cellSteps[n]!
      const base = cellOf(row, 1)
      mass.farkle += chance * farkleProbability
      mass.end(chance * instantWin[n]!, 1)
      for (let g = 0, o = 0; g < groupCount; g++) {
        const end = optionStart[g + 1]!
        let cell = base + cells[o]!
        let most = best[cell]!
        for (o++; o < end; o++) {
          const other = base + cells[o]!
          const value = best[other]!
          if (value > most) {
            most = value
            cell = other
          }
        }
        arrived[cell]! += chance * probability[g]!
      }
    }
  }

  /** Sums up what is banked from the goal on, and what has come to the rows past it. */
  #end({ own, opponent, opponentFarkles }: WinState, { rows }: TurnGuide): void {
    const mass = this.#mass
    const end = this.#endings.past && this.#endValues.of(own, opponent, opponentFarkles)
    const valueAt = (column: Float64Array, row: number, { lead, bank }: EndValue): Probability =>
      column[Math.min(row + lead, bank.length - 1)]!
    for (let row = goalRow(this.#game, own); row <= mass.last; row++) {
      const chance = mass.banked[row]!
      mass.banked[row] = 0
      mass.end(chance, end ? valueAt(end.bank, row, end) : 1)
    }
    for (let row = rows; row <= mass.last; row++) {
      for (const n of DICE_COUNTS) {
        const chance = mass.take(row, n)
        if (chance > 0) mass.end(chance, end ? valueAt(end.value[n]!, row, end) : 1)
      }
    }
  }
}
