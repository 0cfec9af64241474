import type { BoxSet } from '../rules/scorecard.ts'
import { keepNumber } from '../solve/lattice.ts'
import { TurnChances } from '../solve/policy.ts'
import { KEEP_RULES, type KeepRule } from './keep-rules.ts'
import type { StepCard } from './step-card.ts'
import type { StepId, StepNumbers } from './step-list.ts'

const SILENT = -1

/** Keeps of all rolls by each sentence, worked out once for open boxes that it sees alike. */
export class KeepTables {
  readonly card: StepCard
  readonly #numbers: StepNumbers
  readonly #tables = new Map<KeepRule, Map<number, Int16Array>>()

  constructor(card: StepCard, numbers: StepNumbers) {
    this.card = card
    this.#numbers = numbers
  }

  /** By roll: number of the keep; SILENT where the sentence says nothing. */
  of(rule: KeepRule, open: BoxSet, isLast: boolean): Int16Array {
    const { card } = this
    const tables = this.#tables.get(rule) ?? new Map<number, Int16Array>()
    this.#tables.set(rule, tables)
    const key = (open & rule.boxes(card)) * 2 + Number(isLast)
    const known = tables.get(key)
    if (known !== undefined) return known
    const { lattice } = card
    const table = Int16Array.from(lattice.rolls, (roll) => {
      const keep = rule.keeps({ card, numbers: this.#numbers, roll, open, isLast })
      return keep === null ? SILENT : keepNumber(lattice, keep)
    })
    tables.set(key, table)
    return table
  }
}

/** What somebody keeps while some boxes are open. */
export interface TurnKeeps {
  /** By rerolls left, from 1, then by roll: number of the keep. */
  readonly keeps: readonly Uint16Array[]
  /** By roll: probability of each final roll. */
  readonly ends: Float64Array
}

/** Dice kept by some sentences. */
export class StepKeeps {
  readonly #tables: KeepTables
  readonly #sentences: readonly KeepRule[]
  readonly #turn: TurnChances
  readonly #known = new Map<number, TurnKeeps>()

  constructor(tables: KeepTables, steps: readonly StepId[]) {
    this.#tables = tables
    this.#sentences = KEEP_RULES.filter(({ step }) => steps.includes(step))
    this.#turn = new TurnChances(tables.card.rules.dice)
  }

  /** `open`: boxes that may be used next. */
  of(open: BoxSet): TurnKeeps {
    const { card } = this.#tables
    let [seen, key] = [0, 0]
    for (const { applies, boxes } of this.#sentences) {
      const isAsked = applies(card, open)
      key = key * 2 + Number(isAsked)
      if (isAsked) seen |= boxes(card)
    }
    key = key * 2 ** card.rules.boxes.length + (open & seen)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = this.#find(open)
    this.#known.set(key, found)
    return found
  }

  #stage(open: BoxSet, isLast: boolean): Uint16Array {
    const { card } = this.#tables
    const tables = this.#sentences
      .filter(({ applies }) => applies(card, open))
      .map((rule) => this.#tables.of(rule, open, isLast))
    return Uint16Array.from(card.lattice.rolls, (_, roll) => {
      let i = 0
      while (tables[i]![roll] === SILENT) i++
      return tables[i]![roll]!
    })
  }

  #find(open: BoxSet): TurnKeeps {
    // Sentences tell the last reroll from all others only.
    const [last, earlier] = [this.#stage(open, true), this.#stage(open, false)]
    const { rolls } = this.#tables.card.rules
    const keeps = Array.from({ length: rolls }, (_, rerolls) => (rerolls > 1 ? earlier : last))
    return { keeps, ends: this.#turn.ofTurn({ bestKeeps: keeps, atOnce: null }).slice() }
  }
}
