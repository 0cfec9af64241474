import type { Points, Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import type { GameParts } from './bank-losses.ts'

export interface LeadNumber {
  /** Bank from this turn total on; null for no bank short of the goal. */
  readonly from: Points | null
  readonly reached: boolean
  readonly worth: Probability
}

export interface LeadPhase {
  /** Least higher banked score of the phase; it ends where the next phase begins. */
  readonly from: Points
  /** [band of leads][n - 1] for n dice left. */
  readonly numbers: readonly (readonly LeadNumber[])[]
}

export interface LeadAdvice {
  /** Banked scores are multiples of this. */
  readonly grid: Points
  readonly leads: readonly Points[]
  readonly phases: readonly LeadPhase[]
  /** Win probability against the optimal player, mean of moving first and second. */
  readonly average: Probability
  readonly withoutNumbers: Probability
}

export interface LeadParts {
  readonly leads: readonly Points[]
  /** Higher banked scores at which phases begin; the first is the lowest score. */
  readonly phases: readonly Points[]
}

/** Distance of the last phases to the goal, and ends of lead bands, in units (unitOf). */
const LAST_PHASES = [3, 1] as const
const LEADS = [1, 3] as const

const NICE = [1, 2, 5, 10] as const

/** 1, 2 or 5 times a power of ten, nearest to the points of a turn. */
function unitOf(perTurn: Points): Points {
  const power = 10 ** Math.floor(Math.log10(perTurn))
  const farness = (nice: number): number => Math.abs(Math.log(perTurn / (nice * power)))
  return power * NICE.reduce((best, nice) => (farness(nice) < farness(best) ? nice : best))
}

/** Phases and lead bands in units of about one turn (`perTurn` points); fewer for a small goal. */
export function leadParts({ rules, grid, lowest }: WinGame, perTurn: Points): LeadParts {
  const { goal } = rules
  const unit = unitOf(perTurn)
  const at = (units: number): Points => Math.round((unit * units) / grid) * grid
  const beyond = LEADS.map(at).filter((lead) => lead > 0 && lead < goal)
  const leads = [...beyond.toReversed().map((lead) => grid - lead), ...beyond]
  const last = LAST_PHASES.map((units) => Math.ceil((goal - at(units)) / grid) * grid)
  const phases = [lowest * grid, ...last.filter((from) => from > 0 && from < goal)]
  const ascending = (points: readonly Points[]): Points[] =>
    [...new Set(points)].sort((a, b) => a - b)
  return { leads: ascending(leads), phases: ascending(phases) }
}

/** Index of the last beginning that is at most `value`, counted from 1; 0 for none. */
function placeOf(beginnings: readonly Points[], value: Points): number {
  let place = beginnings.length
  while (place > 0 && beginnings[place - 1]! > value) place--
  return place
}

/** Index of the part of a game, phase * bands + band, for banked scores in points. */
export function partOf({ leads, phases }: LeadParts, own: Points, opponent: Points): number {
  const phase = Math.max(0, placeOf(phases, Math.max(own, opponent)) - 1)
  return phase * (leads.length + 1) + placeOf(leads, own - opponent)
}

export function partCount({ leads, phases }: LeadParts): number {
  return phases.length * (leads.length + 1)
}

/** The parts as BankLosses takes them. */
export const gameParts = ({ grid }: WinGame, parts: LeadParts): GameParts => ({
  count: partCount(parts),
  of: ({ own, opponent }) => [partOf(parts, own * grid, opponent * grid)],
})
