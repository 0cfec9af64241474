import { seededRandom } from '#shared/dice/random.ts'
import type { AnswerRecord, AnySetup, AnyVerdict, Drill } from '#shared/study/drill.ts'
import type { AnyQuestion, GradedSession } from '#shared/study/graded-session.ts'
import { isWrong, type GradeThresholds } from '#shared/study/grade.ts'
import {
  habitNeeds,
  plainCell,
  toldHabits,
  type Habit,
  type HabitAnswer,
  type Shares,
} from '#shared/study/habits.ts'
import { needsOf, type NeedsList } from '#shared/study/needs.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import { answerOf, type HabitPlayer } from './habit-players.ts'
import { finished } from './play-session.ts'

/** What a simulated player is asked: drills of one game, twenty questions each. */
export interface Course {
  readonly drill: Drill
  readonly kit: object
  readonly rules: NamedRules
  readonly thresholds: GradeThresholds
  readonly shares: Shares
  readonly setup: Omit<AnySetup, 'seed'> & { readonly weighting: 'needs' | 'play' }
}

const QUESTIONS = 20

function needsAfter(answers: readonly HabitAnswer[], { drill }: Course): NeedsList {
  const cells = new Map<string, [number, number]>()
  for (const { cell, isWrong } of answers) {
    const [count, wrong] = cells.get(cell) ?? [0, 0]
    cells.set(cell, [count + 1, wrong + Number(isWrong)])
  }
  const counted = [...cells].map(([cell, [count, wrong]]) => [cell, count, wrong] as const)
  return [...counted, ...habitNeeds(answers, drill.isReverse)]
}

/** What the store would keep of an answer, read back. */
function answered(course: Course, question: AnyQuestion, verdict: AnyVerdict): HabitAnswer {
  const { drill, kit, rules, thresholds, setup } = course
  const record = drill.record(kit, question, verdict)
  const own = drill.knownOwn(JSON.parse(JSON.stringify(record.own)))!
  const wrong = isWrong(verdict.grade)
  const goal = drill.goalOf({ ...setup, seed: '' })
  const least = thresholds.inaccuracy
  const stored: AnswerRecord = { ...record, own }
  const signs = drill.habitSigns(rules, { ...stored, goal, least, isWrong: wrong })!
  return { ...signs, cell: plainCell(record.cell), loss: verdict.loss, isWrong: wrong }
}

/** Answers of a player to so many questions, drill after drill. */
export function* answersOf(
  course: Course,
  choose: (question: AnyQuestion) => number,
  seed: string,
): Generator<HabitAnswer, void> {
  const answers: HabitAnswer[] = []
  for (let session = 0; ; session++) {
    const setup = { ...course.setup, seed: `${seed} ${session}` }
    const needs = needsOf(needsAfter(answers.slice(-500), course))
    const { thresholds } = course
    const drilled = course.drill.session(course.kit, { setup, needs, thresholds, again: [] })
    const asked = drilled as unknown as GradedSession<AnyQuestion, unknown, AnyVerdict, object>
    for (let i = 0; i < QUESTIONS; i++) {
      const step = finished(asked.advance())
      if (step.kind === 'over') break
      const { question } = step
      const result = asked.answer(question.options[choose(question)])
      if (!result.ok) throw new Error('the option is not allowed')
      const answer = answered(course, question, result.value.verdict)
      if (result.value.verdict.grade !== null) {
        answers.push(answer)
        yield answer
      }
    }
  }
}

export interface Run {
  /** Told after the answers in which it must be. */
  readonly habits: readonly Habit[]
  /** Share of some answers after that in which the player's habit had an occasion. */
  readonly met: number
}

/** Answers from which `met` is counted. */
const MET = 100

/** `player` is of the game of the course. */
export function runOf(
  course: Course,
  player: Pick<HabitPlayer<never>, 'act' | 'after'>,
  seed: string,
): Run {
  const random = seededRandom(`player ${seed}`)
  const answers: HabitAnswer[] = []
  let met = 0
  const choose = (question: AnyQuestion): number => {
    const act = player.act(question as never)
    const isOccasion = act >= 0 && question.options[act]!.loss > 0
    if (isOccasion && answers.length >= player.after) met++
    return answerOf(player, question as never, random)
  }
  for (const answer of answersOf(course, choose, seed)) {
    answers.push(answer)
    if (answers.length === player.after + MET) break
  }
  return { habits: habitsOf(course, answers.slice(0, player.after)), met: met / MET }
}

export const habitsOf = (
  { drill, shares }: Course,
  answers: readonly HabitAnswer[],
): readonly Habit[] => toldHabits(answers, drill.isReverse, shares)

/** What each habit costs this player a decision, by its id, from many decisions as play brings them. */
export function trueCosts(
  course: Course,
  player: Pick<HabitPlayer<never>, 'act'>,
  decisions: number,
): ReadonlyMap<string, number> {
  const plain = { ...course, setup: { ...course.setup, weighting: 'play' as const } }
  const random = seededRandom('true cost')
  const costs = new Map<string, number>()
  let count = 0
  const choose = (question: AnyQuestion): number => answerOf(player, question as never, random)
  for (const { error, loss } of answersOf(plain, choose, 'true cost')) {
    if (error !== null) costs.set(error, (costs.get(error) ?? 0) + loss / decisions)
    if (++count === decisions) return costs
  }
  return costs
}
