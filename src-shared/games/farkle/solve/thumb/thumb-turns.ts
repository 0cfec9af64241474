import type { DiceCount, Points, Probability } from '../../../../base/units.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { rollSpread, type RollSpread } from '../match/roll-spread.ts'
import { cellOf, TurnMass, type Banks, type SpreadRoll } from '../match/turn-mass.ts'
import { turnModel, type TurnModel, type TurnNode } from '../turn/turn-model.ts'
import { winsAtOnce, type WinGame } from '../win/win-game.ts'
import { minimumRowAt } from '../win/win-states.ts'
import {
  columnAt,
  entryFor,
  farklesWorth,
  holdOf,
  nearOf,
  rollValue,
  scoreTerm,
  scoreWorth,
  type HoldNumbers,
  type ThumbRule,
} from './thumb-rule.ts'

/** More than any turn total: the worth of a bank that is always made. */
const TAKEN = 1e12

/** More than any value of rolling, less than that: the worth of taking all dice back. */
const ALL_DICE = TAKEN / 2

/** More than both: the same where that reaches the goal and is answered, but is not banked. */
const ALL_DICE_AT_GOAL = 2 * TAKEN

const sensibleModels = new WeakMap<WinGame, TurnModel>()

/** A game's model with the most points of each number of dice only, as where the first at the goal wins. */
function sensibleModel(game: WinGame): TurnModel {
  const { rules, model } = game
  if (rules.end === 'immediate') return model
  const known = sensibleModels.get(game)
  if (known) return known
  const fewer = turnModel(rules, (roll) => !winsAtOnce(rules, roll))
  const sensible = fewer.grid === model.grid ? fewer : model
  sensibleModels.set(game, sensible)
  return sensible
}

/** What one turn by a rule is played for. Rows as everywhere, scores in steps of the game's grid. */
export interface ThumbAim {
  readonly own: number
  readonly opponent: number
  /** Farkles in a row of who moves. */
  readonly farkles: number
  /** A total from this row on is banked whenever a roll offers it. */
  readonly take: number
  /** Whether the other one has a turn left once the goal is banked. */
  readonly answered: boolean
  /** In a last turn, where nothing less is banked: the row that ties; null for none. */
  readonly last: { readonly tie: number | null } | null
}

/** How a rule is read wrongly where scores are these; both are 0 in last turns, which have one column. */
export interface Misreading {
  /** The column that is looked up in place of one of so many. */
  readonly column?: (column: number, columns: number, own: Points, opponent: Points) => number
  /** What rolling n dice seems to be worth more than it is, where dice are chosen. */
  readonly worth?: (n: DiceCount, own: Points, opponent: Points) => Points
}

/** Hears how often a turn comes to a choice, and whether it banks there. */
export type HearDecision = (row: number, n: TurnNode, chance: Probability, banks: boolean) => void

/** Hears how often a turn comes to a roll, and what each cell is worth to the rule. */
export type HearRoll = (
  row: number,
  n: TurnNode,
  chance: Probability,
  worth: Readonly<Float64Array>,
) => void

/** Plays turns by one rule of thumb. */
export class ThumbTurns {
  /** Result of the last turn played. */
  readonly mass: TurnMass
  /** With the most points of each number of dice only, whatever the game's end. */
  readonly model: TurnModel
  readonly #game: WinGame
  #rule: ThumbRule
  readonly #top: number
  readonly #least: Probability
  readonly #misread: Misreading
  readonly #spread: RollSpread
  readonly #endsWithTake: boolean
  /** The hold numbers in points, by number of dice less one: those of last turns, then of each column. */
  #holds: readonly Float64Array[] = []
  /** What tells rules apart: in every state; when behind, and when ahead; by hold numbers. */
  #keys = { always: '', behind: '', ahead: '', holds: [''] }
  /** Whether it is rolled in a cell. */
  #rolls = new Uint8Array(0)
  #end = 0

  /** Rows beyond `top` make no difference to the game. Chances below `least` are left out. */
  constructor(game: WinGame, rule: ThumbRule, top: number, least = 0, misread: Misreading = {}) {
    this.#least = least
    this.#misread = misread
    const model = sensibleModel(game)
    this.#game = game
    this.model = model
    this.#top = top
    this.#spread = rollSpread(model)
    this.mass = new TurnMass(model, this.#spread)
    this.#endsWithTake = isEveryBankable(model)
    this.#rule = rule
    this.follow(rule)
  }

  /** From now on plays by this rule. */
  follow(rule: ThumbRule): void {
    this.#rule = rule
    const { divisor, near, lead, roundScore, roundValue, behind, ahead, columns } = rule
    const lists: HoldNumbers[] = (columns?.holds ?? []).map((by) => ({ cube: null, by }))
    this.#holds = [rule.hold, ...lists].map((hold) =>
      Float64Array.from(this.model.counts, (n) => holdOf(hold, n)),
    )
    this.#keys = {
      always: [divisor, near, lead, [roundScore, roundValue]].join(' '),
      behind: `+${behind.join(',')}`,
      ahead: `-${ahead.join(',')}`,
      holds: this.#holds.map((hold) => hold.join(',')),
    }
  }

  /** Place of the hold numbers that are asked at these scores. */
  #holdIndexAt(own: number, opponent: number): number {
    const { columns } = this.#rule
    if (!columns) return 0
    const { grid, rules } = this.#game
    const scores = [own * grid, opponent * grid] as const
    const column = columnAt(columns, ...scores, rules.goal - opponent * grid)
    return 1 + (this.#misread.column?.(column, columns.holds.length, ...scores) ?? column)
  }

  /** What the rule says in a state, as a text: where two rules have the same one, turns are the same. */
  keyAt(own: number, opponent: number, farkles: number): string {
    const { grid, rules } = this.#game
    const rule = this.#rule
    const s = scoreTerm(rule, own * grid, opponent * grid, rules.goal - opponent * grid)
    const { always, behind, ahead, holds } = this.#keys
    const score = rule.columns ? '' : `${s > 0 ? behind : ahead} ${s}`
    const goes = this.#goes(own, opponent)
    const near = opponent * grid >= (rule.nearFrom ?? -Infinity)
    const hold = holds[this.#holdIndexAt(own, opponent)]
    return `${hold} ${always} ${score} ${goes} ${near} ${farklesWorth(rule, farkles)}`
  }

  /** What the rule says in last turns. */
  get lastKey(): string {
    const { divisor, roundValue } = this.#rule
    return [this.#keys.holds[0], divisor, [roundValue]].join(' ')
  }

  /** With which numbers of dice nothing short of the goal is banked, one bit for each. */
  #goes(own: number, opponent: number): number {
    const { grid } = this.#game
    const { goOwn, goOpponent, together = Infinity } = this.#rule
    const all = (own + opponent) * grid >= together
    let bits = 0
    for (let n = 1; n < this.model.allDice; n++) {
      const [mine, theirs] = [entryFor(goOwn, n), entryFor(goOpponent, n)]
      const goes =
        all ||
        (mine !== null && own * grid >= mine) ||
        (theirs !== null && opponent * grid >= theirs)
      if (goes) bits |= 1 << n
    }
    return bits
  }

  /**
   * The chance to win with a last turn that needs so many rows, where one less ties or does not. The score
   * does not matter any more, so both are taken to be alike.
   */
  lastTurn(winRow: number, ties: boolean): Probability {
    const tie = ties ? winRow - 1 : null
    this.run({ own: 0, opponent: 0, farkles: 0, take: winRow, answered: false, last: { tie } })
    const { banked, last, won } = this.mass
    let chance = won + (tie === null ? 0 : 0.5 * banked[tie]!)
    for (let row = winRow; row <= last; row++) chance += banked[row]!
    return chance
  }

  /** Plays a turn; `decided` hears of every choice between bank and roll short of the goal. */
  run(aim: ThumbAim, decided?: HearDecision, rolled?: HearRoll): void {
    const { instantWin } = this.#game
    const { mass } = this
    const model = this.model
    const most = this.#leadRow(aim, 0)
    const highest = this.#endsWithTake ? most : Math.max(this.#top, most)
    this.#end = highest + model.largestSteps
    this.#fill(aim)
    const rolls = this.#rolls
    const isBanked: Banks = (row, n) => rolls[cellOf(model, row, n)] === 0
    const banks: Banks = decided
      ? (row, n, chance) => {
          const banked = isBanked(row, n, chance)
          if (model.bankable[n]! && row < aim.take) decided(row, n, chance, banked)
          return banked
        }
      : isBanked
    const spread: SpreadRoll = (row, n, chance) => {
      if (chance < this.#least) return
      rolled?.(row, n, chance, this.#spread.best)
      const dice = model.byDice[n]!
      mass.farkle += chance * dice.farkleProbability
      mass.end(chance * instantWin[n]!, 1)
      this.#spread.spread(row, n, chance)
    }
    mass.flow(highest, this.#end, banks, spread)
    mass.finish(highest, banks, spread)
  }

  /** The row from which on the goal is banked with so many dice; with 0, with any. */
  #leadRow({ own, opponent, take, answered }: ThumbAim, dice: number): number {
    const { lead } = this.#rule
    if (!answered) return take
    const points = dice === 0 ? Math.max(...lead) : entryFor(lead, dice)
    if (points === 0) return take
    const { grid } = this.#game
    return Math.max(take, Math.ceil(((opponent - own) * grid + points) / this.model.grid))
  }

  /** Works out what every cell of a turn is worth by the rule. */
  #fill(aim: ThumbAim): void {
    const { grid, rules } = this.#game
    const model = this.model
    const { own, opponent } = aim
    const rule = this.#rule
    const cells = cellOf(model, this.#end + 1, 1)
    if (this.#rolls.length < cells) this.#rolls = new Uint8Array(2 * cells)
    this.#spread.reserve(cells)
    // What setting dice aside comes to, by the cell that it leads to.
    const worth = this.#spread.best
    const s = scoreTerm(rule, own * grid, opponent * grid, rules.goal - opponent * grid)
    const after = aim.last ? 0 : farklesWorth(rule, aim.farkles)
    const minimum = minimumRowAt(this.#game, own)
    const goesFor = this.#goes(own, opponent)
    const holds = this.#holds[aim.last ? 0 : this.#holdIndexAt(own, opponent)]!
    const short = rules.goal - own * grid
    for (const n of model.nodes) {
      const { dice, farkleProbability } = model.byDice[n]!
      const all = dice === model.allDice
      const banks = model.bankable[n]!
      const goes = all || !banks || aim.last !== null || (goesFor & (1 << dice)) !== 0
      const near = dice >= 2 ? nearOf(rule, dice, opponent * grid) : 0
      const hold = holds[dice - 1]!
      const divisor = all ? 1 : entryFor(rule.divisor, dice)
      const shift = all ? 0 : scoreWorth(rule, dice, s) + after
      const seems = shift + (this.#misread.worth?.(dice, own * grid, opponent * grid) ?? 0)
      const taken = this.#leadRow(aim, all ? Math.max(1, dice - 1) : dice)
      for (let row = 1; row <= this.#end; row++) {
        const cell = cellOf(model, row, n)
        const total = row * model.grid
        if (row >= taken && banks) {
          worth[cell] = TAKEN + total
          this.#rolls[cell] = 0
        } else if (all) {
          const atGoal = aim.answered && row >= aim.take
          worth[cell] = (atGoal ? ALL_DICE_AT_GOAL : ALL_DICE) + total
          this.#rolls[cell] = 1
        } else if (row >= aim.take) {
          // Points beyond what is banked count for nothing: how many dice are left decides.
          const counted = Math.min(row, taken) * model.grid
          worth[cell] = counted + rollValue(rule, hold, divisor, counted, seems)
          this.#rolls[cell] = 1
        } else {
          const value = rollValue(rule, hold, divisor, total, shift)
          const rolled = value > 0 || goes || row < minimum || short - total <= near
          const told = seems === shift ? value : rollValue(rule, hold, divisor, total, seems)
          worth[cell] = rolled ? total + told : total
          this.#rolls[cell] = Number(rolled)
        }
      }
      const tie = aim.last?.tie ?? null
      if (tie !== null && banks && farkleProbability > 0.5) {
        this.#rolls[cellOf(model, tie, n)] = 0
      }
    }
  }
}
