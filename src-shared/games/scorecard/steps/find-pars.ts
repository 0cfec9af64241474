import type { Points } from '../../../base/units.ts'
import { EMPTY_CARD, groupBoxes, has } from '../rules/scorecard.ts'
import { possiblePoints } from '../solve/possible-points.ts'
import { openStates, stateIndex, type CardStates } from '../solve/states.ts'
import { stepCard } from './step-card.ts'
import { stepsFor, type StepNumbers } from './step-list.ts'
import { StepMeans } from './step-means.ts'

/** Least gain of a change, so that rounding decides none. */
const LEAST_GAIN: Points = 0.001

const FACTORS = [1, 1.5, 2, 2.5, 3]
const OPEN_COUNTS = [0.5, 1]
const HOUSE_STAYS = ['always', 'lastReroll'] as const
/** Points by which a par is changed, in this order. */
const CHANGES = [4, 2, 1]

/** Changes tried, times states: about two minutes. */
const MOST_WORK = 1.2e8

/**
 * Numbers to begin a search with. A par is what a card without the box is worth less than one with
 * it, before the first turn; without a solved card half of the most that the box can bring. Points
 * that count for a bonus are worth twice as much: their box is taken with its usual points, for a 0
 * there would cost most of the bonus.
 */
export function startNumbers(states: CardStates, table: Float64Array | null): StepNumbers {
  const { rules } = states
  const upper = rules.bonus.length > 0 ? 2 : 1
  const group = groupBoxes(rules)
  const pars = rules.boxes.map((_, box): Points => {
    const possible = possiblePoints(rules, box)
    if (table === null || rules.order !== 'free') return possible.at(-1)! / 2
    const isInGroup = has(group, box)
    const usual = isInGroup ? possible[Math.floor(possible.length / 2)]! : 0
    const after = { ...EMPTY_CARD, used: 1 << box, total: usual }
    const worth = table[stateIndex(states, EMPTY_CARD)]! - table[stateIndex(states, after)]!
    return isInGroup ? usual - (usual - worth) / upper : worth
  })
  return { pars: pars.map(Math.round), upper, openCounts: 1, houseStays: 'always' }
}

/**
 * Coordinate descent of the numbers of all sentences of a card; pars are whole points. Exact means;
 * for cards of at most MAX_SCORED_STATES.
 */
export function findPars(
  states: CardStates,
  start: StepNumbers,
  progress: (fraction: number) => void = () => {},
  most = Math.floor(MOST_WORK / openStates(states)),
): { readonly numbers: StepNumbers; readonly mean: Points } {
  const steps = stepsFor(stepCard(states.rules))
  const means = new StepMeans(states)
  const meanOf = (of: StepNumbers): Points => means.mean({ steps, numbers: of })
  let numbers = start
  let mean = meanOf(start)
  let tried = 0
  const improves = (other: StepNumbers): boolean => {
    if (tried >= most) return false
    progress(tried++ / most)
    const found = meanOf(other)
    if (found < mean + LEAST_GAIN) return false
    numbers = other
    mean = found
    return true
  }
  const otherPar = (box: number, change: Points): StepNumbers => ({
    ...numbers,
    pars: numbers.pars.with(box, numbers.pars[box]! + change),
  })
  for (const size of CHANGES) {
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (let box = 0; box < numbers.pars.length; box++) {
        for (const change of [size, -size]) {
          while (improves(otherPar(box, change))) isBetter = true
        }
      }
      const others = [
        ...FACTORS.map((upper) => ({ ...numbers, upper })),
        ...OPEN_COUNTS.map((openCounts) => ({ ...numbers, openCounts })),
        ...HOUSE_STAYS.map((houseStays) => ({ ...numbers, houseStays })),
      ]
      for (const other of others) if (improves(other)) isBetter = true
    }
  }
  return { numbers, mean }
}
