import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import { facesOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { estimatedGain } from '../solve/turn/breakpoints.ts'
import { turnModel, type DiceModel } from '../solve/turn/turn-model.ts'
import { allDiceOf, type ScoreReport, type TurnReport } from './score-report.ts'
import { setAsides } from './set-aside.ts'

interface ExampleChoice {
  readonly dice: readonly Face[]
  readonly points: Points
  readonly diceLeft: DiceCount
  /** Points that rolling adds according to the breakpoint table. */
  readonly adds: Points
}

/** A first roll in which solver and breakpoint table advise against taking all points. */
export interface ExampleRoll {
  readonly roll: readonly Face[]
  readonly greedy: ExampleChoice
  readonly best: ExampleChoice
  readonly often: Probability
  /** Average points lost by taking all points. */
  readonly costs: Points
}

interface Way extends Omit<ExampleChoice, 'dice'> {
  readonly taken: number
  readonly worth: Points
}

/** Most points for each number of dice taken. Empty if hot dice are possible. */
function waysOf(
  dice: DiceModel,
  group: number,
  { grid, turn }: { grid: Points; turn: TurnReport },
): Way[] {
  const allDice = allDiceOf(turn)
  const ways: Way[] = []
  for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
    const steps = dice.optionSteps[o]!
    const diceLeft = dice.optionLeft[o]!
    // Hot dice need no table: rolling is always right.
    if (diceLeft === allDice) return []
    const points = steps * grid
    const gain = turn.gains[steps * allDice + diceLeft - 1]!
    const adds = estimatedGain(turn.play.table, diceLeft, points, allDice)
    ways.push({ taken: dice.optionDice[o]!, points, diceLeft, adds, worth: points + gain })
  }
  return ways
}

/** One roll of each kind, sorted by the expected loss of taking all points. */
export function exampleRolls(
  rules: RuleSet,
  { grid }: Pick<ScoreReport, 'grid'>,
  turn: TurnReport,
): ExampleRoll[] {
  const dice = turnModel(rules).byDice[allDiceOf(turn)]!
  const kinds = new Map<
    string,
    { group: number; greedy: Way; best: Way; often: Probability; cost: number }
  >()
  for (let group = 0; group < dice.groupCount; group++) {
    const ways = waysOf(dice, group, { grid, turn })
    const greedy = ways.toSorted((a, b) => b.points - a.points || b.diceLeft - a.diceLeft)[0]
    const best = ways.toSorted((a, b) => b.worth - a.worth)[0]
    if (!greedy || !best || best.points >= greedy.points) continue
    if (greedy.adds === 0 || best.points + best.adds <= greedy.points + greedy.adds) continue
    const key = [greedy.points, greedy.diceLeft, best.points, best.diceLeft].join(' ')
    const chance = dice.probability[group]!
    const known = kinds.get(key)
    kinds.set(key, {
      group,
      greedy,
      best,
      often: chance + (known?.often ?? 0),
      cost: chance * (best.worth - greedy.worth) + (known?.cost ?? 0),
    })
  }
  return [...kinds.values()]
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ group, greedy, best, often, cost }) => {
      const [roll] = dice.example[group]! as [Multiset]
      const choices = setAsides(rules, roll)
      const choiceOf = ({ taken, points, diceLeft, adds }: Way): ExampleChoice => ({
        dice: choices.find((one) => one.dice.length === taken && one.points === points)!.dice,
        points,
        diceLeft,
        adds,
      })
      return {
        roll: facesOf(roll),
        greedy: choiceOf(greedy),
        best: choiceOf(best),
        often,
        costs: cost / often,
      }
    })
}
