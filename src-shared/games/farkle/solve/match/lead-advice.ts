import type { Points, Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'

/** From which turn total on to bank in some part of a game. */
export interface LeadNumber {
  /** Null: bank nothing short of the goal. */
  readonly from: Points | null
  /** Whether play ever comes to such a choice there. */
  readonly reached: boolean
  /** Games that it wins more than the breakpoint table's number would, to first order. */
  readonly worth: Probability
}

/** The numbers for one part of a game. */
export interface LeadPhase {
  /** The higher banked score is at least this; the phase ends where the next one begins. */
  readonly from: Points
  /** By band of leads, then by number of dice left: entry n - 1 is for n dice. */
  readonly numbers: readonly (readonly LeadNumber[])[]
}

/** When to bank by dice left and lead, and what following it wins. */
export interface LeadAdvice {
  /** Banked scores are multiples of this. */
  readonly grid: Points
  /** Own banked score less the opponent's: where the second and every later band begins. */
  readonly leads: readonly Points[]
  /** In ascending order. */
  readonly phases: readonly LeadPhase[]
  /** Chance to win against the optimal player, first and second on average, by these numbers. */
  readonly average: Probability
  /** The same by the breakpoint table alone. */
  readonly withoutNumbers: Probability
}

/** Where the parts of a game lie that have numbers of their own. */
export interface LeadParts {
  readonly leads: readonly Points[]
  /** Higher banked scores with which phases begin; the first is the lowest of all. */
  readonly phases: readonly Points[]
}

/** Where the last phases begin, so far from the goal, and bands of leads end, in units. */
const LAST_PHASES = [3, 1] as const
const LEADS = [1, 3] as const

const NICE = [1, 2, 5, 10] as const

/** About the points of a turn, but a number to count in: 1, 2 or 5 times a power of ten. */
function unitOf(perTurn: Points): Points {
  const power = 10 ** Math.floor(Math.log10(perTurn))
  const farness = (nice: number): number => Math.abs(Math.log(perTurn / (nice * power)))
  return power * NICE.reduce((best, nice) => (farness(nice) < farness(best) ? nice : best))
}

/**
 * Three phases and five bands of leads, or fewer where the goal has no room for them: what decides is
 * how many turns from the goal and from each other the scores are. `perTurn` are the points of a turn.
 */
export function leadParts({ rules, grid, lowest }: WinGame, perTurn: Points): LeadParts {
  const { goal } = rules
  const unit = unitOf(perTurn)
  const at = (units: number): Points => Math.round((unit * units) / grid) * grid
  const beyond = LEADS.map(at).filter((lead) => lead > 0 && lead < goal)
  // A lead of exactly a whole unit counts to the outer band on either side.
  const leads = [...beyond.toReversed().map((lead) => grid - lead), ...beyond]
  const last = LAST_PHASES.map((units) => Math.ceil((goal - at(units)) / grid) * grid)
  const phases = [lowest * grid, ...last.filter((from) => from > 0 && from < goal)]
  const ascending = (points: readonly Points[]): Points[] =>
    [...new Set(points)].sort((a, b) => a - b)
  return { leads: ascending(leads), phases: ascending(phases) }
}

/** The place in an ascending list of the last beginning that a value has reached. */
function placeOf(beginnings: readonly Points[], value: Points): number {
  let place = beginnings.length
  while (place > 0 && beginnings[place - 1]! > value) place--
  return place
}

/** The part of a game that banked scores, in points, lie in: [phase][band] as one number. */
export function partOf({ leads, phases }: LeadParts, own: Points, opponent: Points): number {
  const phase = Math.max(0, placeOf(phases, Math.max(own, opponent)) - 1)
  return phase * (leads.length + 1) + placeOf(leads, own - opponent)
}

/** How many parts there are. */
export function partCount({ leads, phases }: LeadParts): number {
  return phases.length * (leads.length + 1)
}
