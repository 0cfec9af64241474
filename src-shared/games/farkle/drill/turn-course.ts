import { seededRandom } from '../../../dice/random.ts'
import { searchedTurn } from './cell-course.ts'
import type { OverReason } from '../../../study/course.ts'
import { playTurn, type Table, tellEnd } from './played-turn.ts'
import type { FarkleCourse } from './question.ts'
import type { QuestionSource } from './question-source.ts'
import { userDecides } from './user-decides.ts'

/** Where so many turns in a row ask nothing, none ever will. */
const MAX_IDLE_TURNS = 2000

/** Whole turns of the user, from the starts of turns in play, until so many questions were asked. */
export function* turnCourse(table: Table, source: QuestionSource): FarkleCourse<OverReason> {
  const { kit, setup, events } = table
  let idle = 0
  for (let turn = 1; setup.questions === null || events.asked < setup.questions; turn++) {
    const start = yield* searchedTurn(source)
    if (start === null) return 'nothing-left'
    events.turn = turn
    const before = events.asked
    const random = seededRandom(`${setup.seed} turn ${turn}`)
    const end = yield* playTurn(table, 'you', start, random, (at) => userDecides(table, at))
    // For points there is no opponent, and the end of a game means nothing.
    if (end.kind === 'over' && kit.goal === 'wins') tellEnd(events, 'you', end)
    idle = events.asked > before ? 0 : idle + 1
    if (idle === MAX_IDLE_TURNS) {
      events.take()
      return 'nothing-left'
    }
  }
  return 'questions'
}
