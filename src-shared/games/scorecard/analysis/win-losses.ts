import type { Points, Probability } from '../../../base/units.ts'
import { countOfSet } from '../rules/scorecard.ts'
import { latticeOf } from '../solve/lattice.ts'
import { GO_ON, rollTheRest } from '../solve/policy.ts'
import { compiledStages, newStages } from '../solve/reroll-values.ts'
import { cardAt, type CardStates } from '../solve/states.ts'
import { NOT_ALLOWED } from '../solve/turn-outcomes.ts'
import { scoreStatistics } from './score-distribution.ts'
import { TurnView } from './turn-view.ts'

/** Decision of the best player for points that loses wins. */
export interface WinLoss {
  /** By stateIndex. */
  readonly state: number
  /** Points so far, without the bonus of the group. */
  readonly score: Points
  /** Number of the roll, and rerolls left; with 0 a box is chosen. */
  readonly roll: number
  readonly rerolls: number
  /** Probability that a game comes to it. */
  readonly frequency: Probability
  /** Win probability lost there. */
  readonly loss: Probability
  /** What the play for points does, and what wins most: number of a keep, or of a box without rerolls. */
  readonly played: number
  readonly best: number
}

export interface WinLosses {
  /** The decisions that lose most, by frequency times loss. */
  readonly list: readonly WinLoss[]
  /** Sum of frequency times loss over all decisions that were looked at, by boxes used. */
  readonly byTurn: readonly Probability[]
}

export interface WinLossOptions {
  /** Chance to win from a state at the start of a turn with points so far. */
  readonly winChance: (level: number, state: number, score: Points) => Probability
  /** States and scores that occur less often are left out. */
  readonly least: Probability
  /** Length of the list. */
  readonly most: number
}

/** Keeps the most costly ones of many. */
class Worst {
  #list: WinLoss[] = []
  readonly #most: number
  /** Nothing below this can be among them. */
  #least = 0

  constructor(most: number) {
    this.#most = most
  }

  takes(cost: number): boolean {
    return cost > this.#least
  }

  add(one: WinLoss): void {
    this.#list.push(one)
    if (this.#list.length > 2 * this.#most) this.#list = this.list()
  }

  list(): WinLoss[] {
    const cost = ({ frequency, loss }: WinLoss): number => frequency * loss
    const sorted = this.#list.toSorted((a, b) => cost(b) - cost(a)).slice(0, this.#most)
    if (sorted.length === this.#most) this.#least = cost(sorted.at(-1)!)
    return sorted
  }
}

/**
 * What the best play for points loses against an opponent, decision by decision. Over all decisions,
 * frequency times loss adds up to the difference between both plays' chances to win.
 */
export function winLosses(
  states: CardStates,
  table: Float64Array,
  { winChance, least, most }: WinLossOptions,
): WinLosses {
  const { rules } = states
  const lattice = latticeOf(rules.dice)
  const { rolls, fewerStart, oneFewer } = lattice
  const fillStages = compiledStages(rules)
  const policy = new TurnView(states, table, { fillStages })
  const { of } = policy.outcomes
  const stages = newStages(rules)
  const values = new Float64Array(of.list.length)
  const mass = new Float64Array(lattice.keeps.length)
  const stopped = new Float64Array(rolls.length)
  const worst = new Worst(most)
  const byTurn = rules.boxes.map(() => 0)
  const boxes = rules.boxes.length

  const valueIn = (outcomes: Uint16Array, roll: number, box: number): Probability =>
    values[outcomes[roll * boxes + box]!]!
  const boxOf = (outcomes: Uint16Array, roll: number): number =>
    policy.outcomes.open.reduce((best, box) =>
      valueIn(outcomes, roll, box) > valueIn(outcomes, roll, best) ? box : best,
    )
  const bestBox = (outcomes: Uint16Array, roll: number): Probability =>
    valueIn(outcomes, roll, boxOf(outcomes, roll))
  const bestKeep = (roll: number, rerolls: number): number => {
    const best = stages.best[rerolls]!
    let keep = roll
    for (;;) {
      const kept = keep < rolls.length ? stages.best[rerolls - 1]! : stages.keeps[rerolls]!
      if (kept[keep]! >= best[roll]!) return keep
      const fewer = oneFewer.subarray(fewerStart[keep], fewerStart[keep + 1])
      keep = fewer.find((one) => best[one] === best[roll])!
    }
  }

  function look(level: number, score: Points): void {
    const { open, points, targets } = policy.outcomes
    for (const box of open) {
      for (const outcome of of.inBox[box]!) {
        const scored = points[outcome]!
        values[outcome] =
          scored === NOT_ALLOWED ? -1 : winChance(level + 1, targets[outcome]!, score + scored)
      }
    }
    for (let roll = 0; roll < rolls.length; roll++) stages.best[0]![roll] = bestBox(of.of, roll)
    fillStages(stages)
  }

  function turn(state: number, level: number, score: Points, share: Probability): void {
    look(level, score)
    const tell = (roll: number, rerolls: number, loss: number, played: number): void => {
      if (!(loss > 0)) return
      const cost = mass[roll]! * loss
      byTurn[level]! += cost
      if (!worst.takes(cost)) return
      const best = rerolls > 0 ? bestKeep(roll, rerolls) : boxOf(of.of, roll)
      worst.add({ state, score, roll, rerolls, frequency: mass[roll]!, loss, played, best })
    }
    mass.fill(0)
    lattice.chances.forEach((chance, roll) => (mass[roll] = chance * share))
    const last = stages.best.length - 1
    const { atOnce } = policy
    for (let roll = 0; of.atOnce && atOnce && roll < rolls.length; roll++) {
      // In the first roll a box is chosen too, for its points: counted by turn, not listed.
      const first = bestBox(of.atOnce, roll)
      const goOn = stages.best[last]![roll]!
      const outcome = atOnce[roll]!
      const taken = outcome === GO_ON ? goOn : values[outcome]!
      byTurn[level]! += mass[roll]! * (Math.max(first, goOn) - taken)
      if (outcome !== GO_ON) mass[roll] = 0
    }
    stopped.fill(0)
    for (let left = last; left > 0; left--) {
      const best = policy.bestKeeps[left]!
      for (let roll = 0; roll < rolls.length; roll++) {
        if (mass[roll] === 0) continue
        const keep = best[roll]!
        // Keeping all dice ends the turn.
        const kept = keep === roll ? stages.best[0]![roll]! : stages.keeps[left]![keep]!
        tell(roll, left, stages.best[left]![roll]! - kept, keep)
      }
      for (let roll = 0; roll < rolls.length; roll++) {
        const keep = best[roll]!
        if (keep === roll) stopped[roll]! += mass[roll]!
        else mass[keep]! += mass[roll]!
        mass[roll] = 0
      }
      rollTheRest(lattice, mass)
    }
    for (let roll = 0; roll < rolls.length; roll++) {
      mass[roll]! += stopped[roll]!
      if (mass[roll] === 0) continue
      const outcome = policy.chosen[roll]!
      tell(roll, 0, stages.best[0]![roll]! - values[outcome]!, of.list[outcome]!.box)
    }
  }

  scoreStatistics(states, policy, {
    onState(state, { first, chances }) {
      const level = countOfSet(cardAt(states, state).used)
      for (const [i, share] of chances.entries()) {
        if (share >= least) turn(state, level, first + i, share)
      }
    },
  })
  return { list: worst.list(), byTurn }
}
