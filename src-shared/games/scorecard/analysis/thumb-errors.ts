import { FIVE_DICE } from '../solve/lattice.ts'
import type { Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { rollTheRest } from '../solve/policy.ts'
import type { FillStages } from '../solve/reroll-values.ts'
import { stateIndex, statesOf, tableLength, type CardStates } from '../solve/states.ts'
import { ThumbPlay } from '../solve/thumb/thumb-play.ts'
import type { ScorecardThumb } from '../solve/thumb/thumb-rule.ts'
import { TurnView } from './turn-view.ts'

/** Raise when the reported errors change: part of the label of cached results. */
export const THUMB_ERRORS_VERSION = 2

/** `keep` is set with rerolls left, `box` with none; the other is null. */
export interface RollChoice {
  readonly keep: readonly Face[] | null
  readonly box: number | null
}

export interface ThumbError {
  readonly dice: readonly Face[]
  readonly rerolls: number
  readonly does: RollChoice
  readonly cost: Points
  /** stateIndex where the error costs most, and the best choice there. */
  readonly state: number
  readonly best: RollChoice
}

export interface ThumbErrors {
  /** Points lost per game, by rerolls left; index 0 is the choice of the box. */
  readonly lost: readonly Points[]
  readonly costliest: readonly ThumbError[]
}

const SHOWN = 10

const ROLL_COUNT = FIVE_DICE.rolls.length
const KEEP_COUNT = FIVE_DICE.keeps.length

interface Tally {
  readonly rerolls: number
  readonly roll: number
  /** Keep number, or box if `rerolls` is 0. */
  readonly does: number
  cost: Points
  most: Points
  state: number
  best: number
}

const choiceOf = (rerolls: number, number: number): RollChoice =>
  rerolls > 0 ? { keep: facesOf(FIVE_DICE.keeps[number]!), box: null } : { keep: null, box: number }

class Tallies {
  readonly #found = new Map<number, Tally>()

  add(
    rerolls: number,
    roll: number,
    does: number,
    cost: Points,
    state: number,
    best: number,
  ): void {
    const key = (rerolls * ROLL_COUNT + roll) * KEEP_COUNT + does
    const tally = this.#found.get(key)
    if (tally === undefined) {
      this.#found.set(key, { rerolls, roll, does, cost, most: cost, state, best })
      return
    }
    tally.cost += cost
    if (cost <= tally.most) return
    tally.most = cost
    tally.state = state
    tally.best = best
  }

  costliest(): ThumbError[] {
    return [...this.#found.values()]
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, SHOWN)
      .map(({ rerolls, roll, does, cost, state, best }) => ({
        dice: facesOf(FIVE_DICE.rolls[roll]!),
        rerolls,
        does: choiceOf(rerolls, does),
        cost,
        state,
        best: choiceOf(rerolls, best),
      }))
  }
}

/**
 * Finds exactly where a rule of thumb loses points: for every decision of its games, the visit
 * probability times the loss of the choice. By the performance difference lemma the losses sum to
 * the value of the empty card minus the rule's mean. `solved`: values by stateIndex.
 */
export function thumbErrors(
  states: CardStates,
  solved: Float64Array,
  rule: ScorecardThumb,
  { fillStages, onLevel }: { fillStages?: FillStages; onLevel?: (level: number) => void } = {},
): ThumbErrors {
  const rerolls = states.rules.rolls - 1
  const play = new ThumbPlay(states, rule)
  const view = new TurnView(states, solved, fillStages && { fillStages })
  const { list } = view.outcomes.of
  const visits = new Float64Array(tableLength(states))
  visits[stateIndex(states, EMPTY_CARD)] = 1
  const lost = Array.from({ length: rerolls + 1 }, () => 0)
  const tallies = new Tallies()
  const mass = new Float64Array(KEEP_COUNT)

  const keepDice = (state: number, left: number): void => {
    const keeps = play.bestKeeps[left]!
    const values = view.stages.best[left]!
    for (let roll = 0; roll < ROLL_COUNT; roll++) {
      const chance = mass[roll]!
      const keep = keeps[roll]!
      // Keeping all five dice leads to the same roll with one reroll less.
      const kept = keep === roll ? view.stages.best[left - 1]![roll]! : view.keepValue(keep, left)
      const cost = visits[state]! * chance * (values[roll]! - kept)
      if (cost > 0) {
        lost[left]! += cost
        tallies.add(left, roll, keep, cost, state, view.bestKeeps[left]![roll]!)
      }
      if (keep === roll) continue
      mass[keep]! += chance
      mass[roll] = 0
    }
    rollTheRest(FIVE_DICE, mass)
  }
  const takeBoxes = (state: number): void => {
    const values = view.stages.best[0]!
    for (let roll = 0; roll < ROLL_COUNT; roll++) {
      const chance = visits[state]! * mass[roll]!
      if (chance === 0) continue
      const outcome = play.chosen[roll]!
      visits[view.outcomes.targets[outcome]!]! += chance
      const cost = chance * (values[roll]! - view.values[outcome]!)
      if (cost <= 0) continue
      lost[0]! += cost
      const best = list[view.chosen[roll]!]!.box
      tallies.add(0, roll, list[outcome]!.box, cost, state, best)
    }
  }

  for (let level = 0; level < states.rules.boxes.length; level++) {
    for (const state of statesOf(states, level)) {
      if (visits[state] === 0) continue
      view.look(state)
      play.look(state)
      mass.set(FIVE_DICE.chances)
      for (let left = rerolls; left > 0; left--) keepDice(state, left)
      takeBoxes(state)
    }
    onLevel?.(level + 1)
  }
  return { lost, costliest: tallies.costliest() }
}
