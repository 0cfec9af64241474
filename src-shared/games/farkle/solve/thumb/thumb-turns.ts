import type { Probability } from '../../../../base/units.ts'
import { keeping } from '../keeping.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { lastTurnChance } from '../match/outcomes.ts'
import { rollSpread, type RollSpread } from '../match/roll-spread.ts'
import { cellOf, TurnMass, type Banks, type SpreadRoll } from '../match/turn-mass.ts'
import { turnModel, type TurnModel, type TurnNode } from '../turn/turn-model.ts'
import { winsAtOnce, type WinGame } from '../win/win-game.ts'
import { minimumRowAt } from '../win/win-states.ts'
import {
  columnAt,
  entryFor,
  farklesWorth,
  levelColumn,
  nearOf,
  rollValue,
  type ThumbRule,
} from './thumb-rule.ts'

/** Value of a bank that is always made; more than any turn total. */
const TAKEN = 1e12

/** Value of taking all dice back: above any value of rolling, below TAKEN. */
const ALL_DICE = TAKEN / 2

/** The same at an answered goal that may not be banked; above both. */
const ALL_DICE_AT_GOAL = 2 * TAKEN

/** The model without poorer choices of equally many dice, as for games with an immediate end. */
const sensibleModel = keeping(({ rules, model }: WinGame): TurnModel => {
  if (rules.end === 'immediate') return model
  const fewer = turnModel(rules, (roll) => !winsAtOnce(rules, roll))
  return fewer.grid === model.grid ? fewer : model
}, new WeakMap<WinGame, TurnModel>())

/** Goal of one turn by a rule; scores in steps. */
export interface ThumbAim {
  readonly own: number
  readonly opponent: number
  readonly farkles: number
  /** A total from this row on is banked when a roll offers it. */
  readonly take: number
  /** Whether the other player has a turn after the goal is banked. */
  readonly answered: boolean
  /** Set in a last turn, where nothing below `take` but the row `tie` is banked. */
  readonly last: { readonly tie: number | null } | null
}

export type HearDecision = (row: number, n: TurnNode, chance: Probability, banks: boolean) => void

export type HearRoll = (
  row: number,
  n: TurnNode,
  chance: Probability,
  worth: Readonly<Float64Array>,
) => void

/** How a player decides in one turn. */
export interface ThumbPlan {
  /** Larger is better; of node n after setting aside. */
  worth(n: TurnNode, row: number): number
  banks(n: TurnNode, row: number): boolean
}

export class ThumbTurns {
  readonly mass: TurnMass
  readonly model: TurnModel
  readonly #game: WinGame
  #rule: ThumbRule
  readonly #top: number
  readonly #least: Probability
  readonly #spread: RollSpread
  readonly #endsWithTake: boolean
  /** Hold numbers in points by number of dice - 1, for each column. */
  #holds: readonly Float64Array[] = []
  /** The column of level scores, which last turns use. */
  #level = 0
  /** Parts of the cache keys of a rule: always, and by bank numbers. */
  #keys = { always: '', holds: [''] }
  #rolls = new Uint8Array(0)
  #end = 0

  /** Rows beyond `top` do not matter to the game. Chances below `least` are dropped. */
  constructor(game: WinGame, rule: ThumbRule, top: number, least = 0) {
    this.#least = least
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

  follow(rule: ThumbRule): void {
    this.#rule = rule
    const { divisor, near, lead, columns } = rule
    this.#holds = columns.holds.map((list) =>
      Float64Array.from(this.model.counts, (n) => entryFor(list, n)),
    )
    this.#level = levelColumn(rule)
    this.#keys = {
      always: [divisor, near, lead].join(' '),
      holds: this.#holds.map((hold) => hold.join(',')),
    }
  }

  #columnAt(own: number, opponent: number): number {
    const { columns } = this.#rule
    const { grid, rules } = this.#game
    return columnAt(columns, own * grid, opponent * grid, rules.goal - opponent * grid)
  }

  /** Cache key of a state: turns of two rules with equal keys are equal. */
  keyAt(own: number, opponent: number, farkles: number): string {
    const { grid } = this.#game
    const rule = this.#rule
    const { always, holds } = this.#keys
    const goes = this.#goes(own, opponent)
    const near = opponent * grid >= (rule.nearFrom ?? -Infinity)
    const hold = holds[this.#columnAt(own, opponent)]
    return `${hold} ${always} ${goes} ${near} ${farklesWorth(rule, farkles)}`
  }

  get lastKey(): string {
    return [this.#keys.holds[this.#level], this.#rule.divisor].join(' ')
  }

  /** Numbers of dice with which nothing short of the goal is banked, as bits. */
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

  /** Win probability of a last turn; one row below `winRow` ties if `ties`. Scores are level. */
  lastTurn(winRow: number, ties: boolean): Probability {
    const tie = ties ? winRow - 1 : null
    this.run({ own: 0, opponent: 0, farkles: 0, take: winRow, answered: false, last: { tie } })
    return lastTurnChance(this.mass, winRow, tie)
  }

  /** Plays a turn; `decided` receives every decision between bank and roll short of the goal. */
  run(aim: ThumbAim, decided?: HearDecision, rolled?: HearRoll): void {
    const { instantWin } = this.#game
    const { mass } = this
    const model = this.model
    const highest = this.#layOut(aim)
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

  /** Choices of a turn without playing it, valid until the next turn. */
  plan(aim: ThumbAim): ThumbPlan {
    this.#layOut(aim)
    const [rolls, worth, end] = [this.#rolls, this.#spread.best, this.#end]
    const at = (n: TurnNode, row: number): number => cellOf(this.model, Math.min(row, end), n)
    return { worth: (n, row) => worth[at(n, row)]!, banks: (n, row) => rolls[at(n, row)] === 0 }
  }

  /** Returns the row from which all are alike. */
  #layOut(aim: ThumbAim): number {
    const most = this.#leadRow(aim, 0)
    const highest = this.#endsWithTake ? most : Math.max(this.#top, most)
    this.#end = highest + this.model.largestSteps
    this.#fill(aim)
    return highest
  }

  #leadRow({ own, opponent, take, answered }: ThumbAim, dice: number): number {
    const { lead } = this.#rule
    if (!answered) return take
    const points = dice === 0 ? Math.max(...lead) : entryFor(lead, dice)
    if (points === 0) return take
    const { grid } = this.#game
    return Math.max(take, Math.ceil(((opponent - own) * grid + points) / this.model.grid))
  }

  /** Fills in the rule's value of every cell. */
  #fill(aim: ThumbAim): void {
    const { grid, rules } = this.#game
    const model = this.model
    const { own, opponent } = aim
    const rule = this.#rule
    const cells = cellOf(model, this.#end + 1, 1)
    if (this.#rolls.length < cells) this.#rolls = new Uint8Array(2 * cells)
    this.#spread.reserve(cells)
    const worth = this.#spread.best
    const { divisor } = rule
    const after = aim.last ? 0 : farklesWorth(rule, aim.farkles)
    const minimum = minimumRowAt(this.#game, own)
    const goesFor = this.#goes(own, opponent)
    const holds = this.#holds[aim.last ? this.#level : this.#columnAt(own, opponent)]!
    const short = rules.goal - own * grid
    for (const n of model.nodes) {
      const { dice, farkleProbability } = model.byDice[n]!
      const all = dice === model.allDice
      const banks = model.bankable[n]!
      const goes = all || !banks || aim.last !== null || (goesFor & (1 << dice)) !== 0
      const near = dice >= 2 ? nearOf(rule, dice, opponent * grid) : 0
      const hold = holds[dice - 1]!
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
          // Points beyond those needed for a bank do not count: the dice left decide.
          const counted = Math.min(row, taken) * model.grid
          worth[cell] = counted + rollValue(hold, divisor, counted, after)
          this.#rolls[cell] = 1
        } else {
          const value = rollValue(hold, divisor, total, after)
          const rolled = value > 0 || goes || row < minimum || short - total <= near
          worth[cell] = rolled ? total + value : total
          this.#rolls[cell] = Number(rolled)
        }
      }
      const tie = aim.last?.tie ?? null
      if (tie !== null && banks && farkleProbability > 0.5) this.#rolls[cellOf(model, tie, n)] = 0
    }
  }
}
