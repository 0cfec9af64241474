import type { Goal, DiceCount, Points } from '../../../base/units.ts'
import { diceCountOf, highestOther, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Question, FarkleCourse, RankedOption } from './question.ts'
import type { DecisionKind, Situation } from './setup.ts'
import type { OverReason } from '../../../study/course.ts'
import { plainCell } from '../../../study/habits.ts'
import { makeQuestion } from './make-question.ts'
import { positionCode } from '../analysis/position-code.ts'
import type { QuestionSource } from './question-source.ts'
import { foundCourse, repeatedCourse, searched, type Search } from '../../../study/single-course.ts'
import type { StudyKit } from './study-kit.ts'
import { rolledEvent, type TableEvents } from './table-event.ts'

/** Most decisions are found soon, but rare ones take a long search. */
const SEARCH: Search = { slice: 40, most: 500_000 }

const OPENING: Search = { slice: 40, most: 100_000 }

export interface AskedPosition {
  readonly kind: DecisionKind
  readonly position: Position
}

const telling =
  (events: TableEvents) =>
  ({ position: { dice } }: Question): void => {
    if ('rolled' in dice) events.add(rolledEvent(dice))
  }

/** For points, the scores do not change what a player sees. */
function lookOf({ goal, position }: Question): string {
  return positionCode(goal === 'wins' ? position : { ...position, own: 0, opponent: 0 })
}

/** null if no turn fits. */
export function searchedTurn(source: QuestionSource): FarkleCourse<Position | null> {
  return searched((decisions) => source.searchTurn(decisions), SEARCH)
}

/** null if no question is found soon. */
export function searchedOpening(source: QuestionSource): FarkleCourse<Question | null> {
  return searched((decisions) => source.searchOpening(decisions), OPENING)
}

export function cellCourse(
  events: TableEvents,
  source: QuestionSource,
  questions: number | null,
): FarkleCourse<OverReason> {
  const asking = { events, questions, lookOf, tell: telling(events) }
  return foundCourse(asking, (decisions) => source.search(decisions), SEARCH)
}

export function againCourse(
  events: TableEvents,
  kit: StudyKit,
  again: readonly AskedPosition[],
  { questions, noForced }: { questions: number | null; noForced: boolean },
): FarkleCourse<OverReason> {
  const asking = { events, questions, tell: telling(events) }
  return repeatedCourse<AskedPosition, Question, RankedOption>(
    asking,
    again,
    ({ kind, position }) => {
      const question = makeQuestion(kit, kind, position)
      return question?.forced && noForced ? null : question
    },
  )
}

/** Half-open range of turn totals. */
export interface Band {
  readonly from: Points
  /** null: no upper end. */
  readonly to: Points | null
}

const STARTS = [0, 1, 250, 500, 1000, 2000]

/** Ascending, without gaps. */
export const BANDS: readonly Band[] = STARTS.map((from, i) => ({ from, to: STARTS[i + 1] ?? null }))

export interface Cell {
  readonly kind: DecisionKind
  /** Dice left, or dice rolled. */
  readonly dice: DiceCount
  readonly band: Band
  readonly situation: Situation
}

/** In percent of the goal. */
const CLOSE = 85
/** In percent of the goal. */
const LEAD = 5

export function bandOf(turnTotal: Points): Band {
  return BANDS.find(({ to }) => to === null || turnTotal < to)!
}

/** First situation that holds; always `any` for points. */
export function situationOf(rules: RuleSet, goal: Goal, position: Position): Situation {
  if (goal === 'points') return 'any'
  const { own } = position
  const opponent = highestOther(position)
  // Games of rounds have no goal to be close to.
  if (rules.end !== 'rounds') {
    const close = CLOSE * rules.goal
    if (100 * opponent >= close) return 'opponent-close'
    if (100 * own >= close) return 'endgame'
  }
  const lead = 100 * (own - opponent)
  if (lead > LEAD * rules.goal) return 'ahead'
  return lead < -LEAD * rules.goal ? 'behind' : 'level'
}

export function cellOf(
  { rules }: Pick<StudyKit, 'rules'>,
  { goal, kind, position }: Pick<Question, 'goal' | 'kind' | 'position'>,
): Cell {
  return {
    kind,
    dice: diceCountOf(position),
    band: bandOf(position.turnTotal),
    situation: situationOf(rules, goal, position),
  }
}

/** Example: `both.5.250.level`. */
export function cellKey({ kind, dice, band, situation }: Cell): string {
  return `${kind}.${dice}.${band.from}.${situation}`
}

export function readCell(key: string): Cell {
  const [kind, dice, from, situation] = plainCell(key).split('.')
  return {
    kind: kind as DecisionKind,
    dice: Number(dice),
    band: bandOf(Number(from)),
    situation: situation as Situation,
  }
}
