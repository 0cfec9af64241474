import type { DiceCount, Points } from '../../../../base/units.ts'
import {
  countOf,
  FACES,
  multisetOf,
  sizeOf,
  subsetsOf,
  type Multiset,
} from '../../../../dice/multiset.ts'
import { rollsOf } from '../../../../dice/rolls.ts'
import { losesAtOnce } from '../../rules/losing-dice.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import {
  bonusFor,
  NO_SCORE,
  rollOptions,
  scoreAsSets,
  scoreOfDice,
  scoreOfSetAside,
  type Scoring,
} from '../../rules/scoring.ts'
import { keeping } from '../keeping.ts'
import type { TurnNode } from './turn-model.ts'

interface TurnState {
  /** 0 after the last roll. */
  readonly dice: DiceCount
  readonly rolls: number
  /** Points still needed to confirm before a bank. */
  readonly owed: Points
  /** Turn total modulo 100; 0 where that does not matter. */
  readonly ending: Points
  /** Hot dice bonuses by which the next one is larger; 0 if it does not grow. */
  readonly bonuses: number
}

export interface TakenDice {
  readonly taken: DiceCount
  readonly points: Points
  readonly owes: boolean
  readonly confirmed: Points
}

function besideSets(dice: Multiset): Multiset {
  return multisetOf(
    FACES.flatMap((face) => {
      const count = countOf(dice, face)
      return count < 3 ? Array.from({ length: count }, () => face) : []
    }),
  )
}

function setAsideOf(scoring: Scoring, dice: Multiset, points: Points): TakenDice {
  const { confirmation } = scoring.rules
  const plain = { taken: sizeOf(dice), points, owes: false, confirmed: 0 }
  const isSet = FACES.some((face) => countOf(dice, face) >= 3)
  const isCombination = scoreOfDice(scoring, dice) > scoreAsSets(scoring.faces, dice)
  const owes = (confirmation.sets && isSet) || (confirmation.combinations && isCombination)
  if (!owes || !confirmation.sameRoll || !isSet || isCombination) return { ...plain, owes }
  return { ...plain, owes, confirmed: scoreOfDice(scoring, besideSets(dice)) }
}

/** Everything that can be set aside from a roll, with its dice. Empty for a farkle. */
export function setAsidesOf(scoring: Scoring, roll: Multiset): [Multiset, TakenDice][] {
  if (losesAtOnce(scoring.rules, roll)) return []
  const rolled = sizeOf(roll)
  const all = subsetsOf(roll).flatMap((dice): [Multiset, TakenDice][] => {
    if (sizeOf(dice) === 0) return []
    const points = scoreOfSetAside(scoring, dice, rolled)
    return points === NO_SCORE ? [] : [[dice, setAsideOf(scoring, dice, points)]]
  })
  const best = rollOptions(scoring, roll)
  const { mustSetAsideAll, nothing } = scoring.rules
  if (all.length === 0) {
    const points = best[rolled] ?? NO_SCORE
    return nothing > 0 && points !== NO_SCORE
      ? [[roll, { taken: rolled, points, owes: false, confirmed: 0 }]]
      : []
  }
  return mustSetAsideAll ? all.filter(([, { taken }]) => best[taken] !== NO_SCORE) : all
}

/** Turn states by node; entry 0 is unused, and the turn begins at node 1. */
interface TurnStates {
  readonly states: readonly TurnState[]
  /** Points of setting dice aside at a node, and the next node. */
  readonly after: (node: TurnNode, some: TakenDice) => { points: Points; next: TurnNode }
  /** Undefined if the state is unreachable. */
  readonly nodeOf: (state: TurnState) => TurnNode | undefined
}

const keyOf = ({ dice, rolls, owed, ending, bonuses }: TurnState): string =>
  `${dice} ${rolls} ${owed} ${ending} ${bonuses}`

/** Adds the growth of the hot dice bonus to the points. */
function grown(rules: RuleSet, { dice, bonuses }: TurnState, some: TakenDice): TakenDice {
  if (bonuses === 0 || some.taken < dice || bonusFor(rules, dice) === 0) return some
  return { ...some, points: some.points + bonuses * rules.hotDiceBonus }
}

function stateAfter(rules: RuleSet, state: TurnState, some: TakenDice): TurnState {
  const { dice, rolls, owed, ending, bonuses } = state
  const { confirmation, noBankAtFifty, bonusGrows } = rules
  const isHot = some.taken === dice && bonusFor(rules, dice) > 0
  const needed = some.owes ? confirmation.points - some.confirmed : owed - some.points
  const next = {
    dice: some.taken === dice ? rules.dice : dice - some.taken,
    rolls: rolls - 1,
    owed: Math.max(0, needed),
    ending: noBankAtFifty ? (ending + some.points) % 100 : 0,
    bonuses: isHot ? Math.min(bonusGrows, bonuses + 1) : bonuses,
  }
  if (next.rolls > 0) return next
  // The turn is over: only whether it may be banked matters.
  const owes = Math.min(1, next.owed)
  return { dice: 0, rolls: 0, owed: owes, ending: next.ending === 50 ? 50 : 0, bonuses: 0 }
}

/** Whether the rules allow a bank, if the total suffices. */
export function mayBankIn(rules: RuleSet, { dice, owed, ending }: TurnState): boolean {
  return owed === 0 && ending !== 50 && (dice === 0 || mayBankWith(rules, dice))
}

/** Every reachable turn state, poor choices included. Stops once there are more than `most`. */
export function turnStates(scoring: Scoring, most = Infinity): TurnStates {
  const { rules } = scoring
  const setAsides = keeping((dice: DiceCount) => {
    const all = rollsOf(dice).flatMap((roll) => setAsidesOf(scoring, roll.dice))
    return [...new Map(all.map(([, one]) => [JSON.stringify(one), one])).values()]
  })
  const start: TurnState = {
    dice: rules.dice,
    rolls: rules.maxRolls || Infinity,
    owed: 0,
    ending: 0,
    bonuses: 0,
  }
  const states: TurnState[] = [{ ...start, dice: 0 }, start]
  const nodes = new Map([[keyOf(start), 1]])
  for (let node = 1; node < states.length && states.length - 1 <= most; node++) {
    const state = states[node]!
    if (state.dice === 0) continue
    for (const one of setAsides(state.dice)) {
      const next = stateAfter(rules, state, grown(rules, state, one))
      if (nodes.has(keyOf(next))) continue
      nodes.set(keyOf(next), states.length)
      states.push(next)
    }
  }
  return {
    states,
    after(node, some) {
      const state = states[node]!
      const here = grown(rules, state, some)
      return { points: here.points, next: nodes.get(keyOf(stateAfter(rules, state, here)))! }
    },
    nodeOf: (state) => nodes.get(keyOf(state)),
  }
}
