import { EventBuffer, type OverReason, asked } from '../../../study/course.ts'
import type { SessionOptions } from '../../../study/drill.ts'
import { GradedSession } from '../../../study/graded-session.ts'
import { positionCode } from '../analysis/position-code.ts'
import {
  againCourse,
  type AskedPosition,
  cellCourse,
  searchedOpening,
  searchedTurn,
} from './cells.ts'
import { placeOf } from './choices.ts'
import { ChosenRule } from './chosen-rule.ts'
import { hintOf } from './hints.ts'
import { illegalChoice } from './illegal-choice.ts'
import { type Table, playTurn, type TakenAction, setAsideEvent } from './played-turn.ts'
import type { Choice, FarkleCourse, Question, RankedOption } from './question.ts'
import { QuestionSource } from './question-source.ts'
import type { DrillSetup } from './setup.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'
import type { TableEvent } from './table-event.ts'
import { verdictAt, type Verdict } from './verdict.ts'
import { seededRandom } from '../../../dice/random.ts'
import type { Position } from '../analysis/position.ts'
import { afterAction } from './table.ts'
import { makeQuestion } from './make-question.ts'

/** Asks the user, or plays a forced decision if the setup says so. */
function* decided(
  { kit, setup }: Table,
  position: Position,
  question = makeQuestion(kit, setup.kind, position),
): FarkleCourse<{ option: RankedOption; auto: boolean }> {
  if (question === null) throw new Error('a roll that leaves a choice made no question')
  const auto = question.forced && setup.filters.noForced
  const option = auto ? question.options[0]! : yield* asked<Question, RankedOption>(question)
  return { option, auto }
}

/** Sets aside the best dice, then asks for the action. */
function* banksOrRolls(
  table: Table,
  position: Position,
  rolled: number,
): FarkleCourse<TakenAction> {
  const best = table.kit.judge.judge(position).actions[0]!
  table.events.add(setAsideEvent(best, rolled, true))
  if (best.diceLeft === 0) return { ...best, auto: true }
  const next = afterAction(table.kit.tableRules, position, best)
  const { option, auto } = yield* decided(table, next)
  return { ...best, then: option.best, auto }
}

/** `opening`: a turn that begins amid play begins with this question. */
function* userDecides(
  table: Table,
  position: Position,
  opening: Question | null,
): FarkleCourse<TakenAction> {
  const rolled = 'rolled' in position.dice ? position.dice.rolled.length : 0
  if (table.setup.kind === 'roll-or-bank' && rolled > 0)
    return yield* banksOrRolls(table, position, rolled)
  const { option, auto } = yield* decided(table, position, opening ?? undefined)
  if (rolled > 0) table.events.add(setAsideEvent(option, rolled, auto))
  return { ...option, then: option.then ?? option.best, auto: auto || option.then === null }
}

const MAX_IDLE_TURNS = 2000

/** Turns of the user, whole ones of simulated play and ones that begin where the user errs. */
function* turnCourse(table: Table, source: QuestionSource): FarkleCourse<OverReason> {
  const { kit, setup, events } = table
  const openings = seededRandom(`${setup.seed} openings`)
  let idle = 0
  for (let turn = 1; setup.questions === null || events.asked < setup.questions; turn++) {
    const isAmid = openings.next() < source.openingChance
    const opening = isAmid ? yield* searchedOpening(source) : null
    const start = opening?.position ?? (yield* searchedTurn(source))
    if (start === null) return 'nothing-left'
    events.turn = turn
    const before = events.asked
    const random = seededRandom(`${setup.seed} turn ${turn}`)
    const end = yield* playTurn(
      table,
      start,
      random,
      (at) => userDecides(table, at, at === start ? opening : null),
      opening !== null,
    )
    // For points there is no opponent, and the end of a game has no meaning.
    if (end.kind === 'over' && kit.goal === 'wins') {
      const { own: you, opponent: bot, winner } = end
      const seats = { own: 'you', opponent: 'bot', both: 'both' } as const
      events.add({ kind: 'game-over', winner: seats[winner], you, bot })
    }
    idle = events.asked > before ? 0 : idle + 1
    if (idle === MAX_IDLE_TURNS) {
      events.take()
      return 'nothing-left'
    }
  }
  return 'questions'
}

/** The same options and choices reproduce the session. */
export interface FarkleSessionOptions extends Omit<SessionOptions<DrillSetup>, 'again'> {
  /** Questions to ask in this order, if the source is not play, or those of a lesson. */
  readonly again?: readonly AskedPosition[]
}

function courseOf(
  table: Table,
  { needs, again = [], thresholds: { inaccuracy: least } }: FarkleSessionOptions,
  rule: ChosenRule | null,
): FarkleCourse<OverReason> {
  const { kit, setup, events } = table
  const { scope, kind, filters, weighting, seed, questions } = setup
  if (scope === 'cell' && (setup.source.kind !== 'play' || again.length > 0)) {
    const noForced = filters.noForced && setup.source.kind !== 'cards'
    return againCourse(events, kit, again, { questions, noForced })
  }
  const source = new QuestionSource(kit, {
    kind,
    filters,
    weighting,
    needs,
    least,
    seed,
    isWanted: rule && ((question) => rule.decides(question)),
  })
  if (scope === 'turn') return turnCourse(table, source)
  return cellCourse(events, source, questions)
}

export type DrillSession = GradedSession<Question, Choice, Verdict, TableEvent>

export function drillSession(kit: StudyKit, options: FarkleSessionOptions): DrillSession {
  const { setup, thresholds } = options
  const { scope, speed, questions } = setup
  const events = new EventBuffer<TableEvent>()
  const rule = setup.rule === undefined ? null : new ChosenRule(kit, setup.rule)
  const kitOf = ({ position }: Question): StudyKit => kitOfMover(kit, position)
  return new GradedSession({
    events,
    speed,
    thresholds,
    course: courseOf({ kit, setup, events }, options, rule),
    length: scope === 'cell' ? questions : null,
    isIndependent: scope === 'cell',
    placeOf: (question, choice) => placeOf(question, choice),
    whyNot: (question, choice) => illegalChoice(kitOf(question), question, choice),
    verdictOf: (question, place) => verdictAt(kitOf(question), question, place, thresholds, rule),
    hintOf: (question, step) => hintOf(kitOf(question), question, step),
    codeOf: ({ position }) => positionCode(position),
  })
}
