import type { DiceCount, Points, Probability } from '../base/units.ts'
import {
  diceWords,
  percentWords,
  PLAIN_WRITING,
  type Writing,
} from '../farkle/analysis/analysis-words.ts'
import { summaryOf, type Difference } from './difference.ts'
import { evenLead, leadAtOwn, type LeadPoint } from './lead.ts'
import {
  canCome,
  nearestPlace,
  type BankAnswer,
  type FrequencyAnswer,
  type MapSides,
  type SectionAnswer,
  type WinAnswer,
} from './map-answers.ts'
import { goForItScores } from './regions.ts'

// What is to be seen in each picture of the two-player game, in one sentence, from its own numbers.

/** How far ahead or behind a player is who is looked at, as a part of the highest score. */
const LEAD = 1 / 4

/** A loss of win probability: "2.3 percentage points". */
function lossWords(loss: Probability, { decimal }: Writing): string {
  const points = loss * 100
  const digits = points >= 10 ? 1 : points >= 0.1 ? 2 : 4
  return `${decimal(points, digits)} percentage points`
}

/** The cell of a map nearest to two scores. */
function cellNear({ scores }: MapSides, own: Points, opponent: Points): number {
  return nearestPlace(scores, opponent) * scores.length + nearestPlace(scores, own)
}

/** "5,000 against 4,000", own score first. */
function standingWords({ scores }: MapSides, cell: number, { points }: Writing): string {
  const own = cell % scores.length
  return `${points(scores[own]!)} against ${points(scores[(cell - own) / scores.length]!)}`
}

/** From where on to go for it: "from 9,650 own or 9,500 opponent points on, go for it". */
function goForItWords(answer: BankAnswer, { points }: Writing): string | null {
  const { own, opponent } = goForItScores(answer)
  const sides = [
    own === null ? '' : `${points(own)} own`,
    opponent === null ? '' : `${points(opponent)} opponent`,
  ].filter((side) => side !== '')
  return sides.length === 0 ? null : `from ${sides.join(' or ')} points on, go for it`
}

/** The map of turn totals to bank from: at the start, in mid-game ahead and behind, near the goal. */
export function bankWords(
  answer: BankAnswer,
  dice: DiceCount,
  writing: Writing = PLAIN_WRITING,
): string {
  const { scores, bankFrom } = answer
  const left = `With ${diceWords(dice)}`
  const cells = bankFrom.filter((_, cell) => canCome(answer, cell))
  const banking = cells.filter((total) => total !== null).length
  if (banking === 0) return `${left}: never bank short of the goal.`
  const high = scores.at(-1) ?? 0
  const low = scores[nearestPlace(scores, ((1 - LEAD) / 2) * high)]!
  const lead = scores[nearestPlace(scores, ((1 + LEAD) / 2) * high)]! - low
  const totals = [
    [0, 0],
    [low + lead, low],
    [low, low + lead],
  ].map(([own, opponent]) => bankFrom[cellNear(answer, own!, opponent!)] ?? null)
  if (totals.every((total) => total === null)) {
    return `${left}: never bank short of the goal, but for ${percentWords(banking / cells.length, writing)} of the map.`
  }
  const [start, ahead, behind] = totals.map((total) =>
    total === null ? 'only at the goal' : `from ${writing.points(total)}`,
  )
  const apart = `${writing.points(lead)} points`
  const later =
    ahead === behind
      ? `${ahead} in mid-game`
      : `in mid-game, ${ahead} when ${apart} ahead and ${behind} when as far behind`
  const places =
    start === ahead && ahead === behind
      ? `bank ${start}`
      : `bank ${start} at the start and${ahead === behind ? '' : ','} ${later}`
  const goForIt = goForItWords(answer, writing)
  return `${left}: ${places}${goForIt === null ? '' : `; ${goForIt}`}.`
}

/** The cost map: what wrong choices cost at the start and where they cost most. */
export function costWords(
  answer: BankAnswer,
  dice: DiceCount,
  frequency?: FrequencyAnswer,
  writing: Writing = PLAIN_WRITING,
): string {
  const { cost, perTurn } = answer
  const costs = cost.map((loss, cell) => {
    if (!canCome(answer, cell) || perTurn[cell] === 0) return 0
    return frequency ? loss * perTurn[cell]! * frequency.perGame[cell]! : loss
  })
  const most = costs.reduce((best, loss, cell) => (loss > costs[best]! ? cell : best), 0)
  const left = `With ${diceWords(dice)}`
  if (!(costs[most]! > 0)) return `${left} there is nothing to decide.`
  const where = `${standingWords(answer, most, writing)}: ${lossWords(costs[most]!, writing)}`
  if (!frequency) return `${left}, a wrong choice costs most at ${where}.`
  const half = halfOf(costs)
  const share = percentWords(half / costs.length, writing)
  return `${left}, most is at stake at ${where} a game; half of it all lies in ${share} of the map.`
}

/** How many of the largest of some numbers make up half of their sum. */
function halfOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => b - a)
  const half = sorted.reduce((sum, one) => sum + one, 0) / 2
  let sum = 0
  return sorted.findIndex((one) => (sum += one) >= half) + 1
}

/** "even 250 points behind" and the like. */
function evenWords(points: readonly LeadPoint[], { points: written }: Writing): string | null {
  const lead = evenLead(points)
  if (lead === null) return null
  const rounded = Math.round(lead)
  if (rounded === 0) return 'even at level scores'
  return `even ${written(Math.abs(rounded))} points ${rounded < 0 ? 'behind' : 'ahead'}`
}

/** The map of win probabilities: the first player's edge, and where the game is even. */
export function winWords(answer: WinAnswer, writing: Writing = PLAIN_WRITING): string {
  const { scores, canHave, winProbability } = answer
  const first = winProbability[cellNear(answer, 0, 0)]!
  const had = scores.filter((_, place) => canHave[place] === 1)
  const middle = had[nearestPlace(had, (scores.at(-1) ?? 0) / 2)] ?? 0
  const even = evenWords(leadAtOwn(answer, middle), writing)
  const rest =
    even === null ? '' : `; with ${writing.points(middle)} banked, the player to move is ${even}`
  return `At the start the player to move wins ${percentWords(first, writing)}${rest}.`
}

/** The line of win probability by lead: at level scores, and as far ahead and behind as it shows. */
export function leadWords(points: readonly LeadPoint[], writing: Writing = PLAIN_WRITING): string {
  if (points.length === 0) return 'No two scores of the map are this far apart.'
  const near = (lead: Points): LeadPoint =>
    points.reduce((best, one) =>
      Math.abs(one.lead - lead) < Math.abs(best.lead - lead) ? one : best,
    )
  const at = ({ winProbability }: LeadPoint): string => percentWords(winProbability, writing)
  const said = ({ lead }: LeadPoint): string =>
    lead === 0
      ? 'level'
      : `${writing.points(Math.abs(lead))} points ${lead < 0 ? 'behind' : 'ahead'}`
  const level = near(0)
  const reach = Math.min(Math.abs(points[0]!.lead), Math.abs(points.at(-1)!.lead)) / 2
  const others = [near(reach), near(-reach)].filter(({ lead }) => lead !== level.lead)
  const list = [level, ...others].map((one) => `${at(one)} ${said(one)}`)
  const even = evenWords(points, writing)
  return `The player to move wins ${list.join(', ')}${even === null ? '' : `; the game is ${even}`}.`
}

/** The slice at one score of the opponent: the smallest and the largest turn total to bank from. */
export function sectionWords(
  answer: SectionAnswer,
  dice: DiceCount,
  opponent: Points,
  writing: Writing = PLAIN_WRITING,
): string {
  const { scores, bankFrom, canHave } = answer
  const { points } = writing
  const left = `With ${diceWords(dice)} against ${points(opponent)} points`
  const shown = scores.flatMap((own, place) =>
    canHave[place] === 1 ? [{ own, from: bankFrom[place] ?? null }] : [],
  )
  const banking = shown.flatMap(({ own, from }) => (from === null ? [] : [{ own, from }]))
  if (banking.length === 0) return `${left} go for it: never bank short of the goal.`
  const totals = banking.map(({ from }) => from)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const last = banking.at(-1)!.own
  const next = shown.find(({ own }) => own > last)
  const range =
    least === most
      ? `bank from ${points(least)}`
      : `the turn total to bank from lies between ${points(least)} and ${points(most)}, depending on the own score`
  const goForIt = next ? `; from ${points(next.own)} own points on, go for it` : ''
  return `${left}: ${range}${goForIt}.`
}

/** What a difference says of the numbers of a picture. */
export interface DifferenceNames {
  /** A change upwards and downwards: "banked later" and "banked sooner". */
  readonly up: string
  readonly down: string
  /** A value in only one of the two: "one goes for it under only one of the two". */
  readonly other: string
  /** The size of a change, with its unit. */
  readonly amount: (change: number) => string
  /** A cell, as in "at 5,000 against 4,000". */
  readonly cell: (column: number, row: number) => string
}

/** What changes from one picture to another one, and where most. */
export function differenceWords(
  difference: Difference,
  names: DifferenceNames,
  writing: Writing = PLAIN_WRITING,
): string {
  const { cells, changed, up, down, other, most } = summaryOf(difference)
  if (changed === 0) return `None of the ${writing.points(cells)} cells changes.`
  const part = (count: number, name: string): string =>
    count === 0 ? '' : `${writing.points(count)} ${name}`
  const parts = [part(up, names.up), part(down, names.down), part(other, names.other)]
  const list = parts.filter((text) => text !== '').join(', ')
  const { columns, rows } = difference.grid
  const where = most
    ? `, most at ${names.cell(columns.values[most.column]!, rows.values[most.row]!)} by ${names.amount(Math.abs(most.by))}`
    : ''
  const share = `${writing.points(changed)} of ${writing.points(cells)} cells change`
  return `${share}: ${list}${where}.`
}
