import { seededRandom } from '../../dice/random.ts'
import { asked, type Course, type Desk, type OverReason } from '../course.ts'
import { afterKeep, filledCard, firstRoll, isFullPaper } from './play.ts'
import {
  makeYahtzeeQuestion,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'
import type { YahtzeePosition } from './position.ts'
import type { YahtzeeKind, YahtzeeSetup } from './setup.ts'
import { SLICE, type YahtzeeQuestions } from './source.ts'
import type { YahtzeeTrack } from './track.ts'
import { asksFor } from './traits.ts'

type YahtzeeCourse<Return> = Course<Return, YahtzeeQuestion, YahtzeeOption>

/** Where so many decisions in a row hold no question that fits, none is looked for any more. */
const MOST_DECISIONS = 6000

function* searched(source: YahtzeeQuestions): YahtzeeCourse<YahtzeeQuestion | null> {
  for (let looked = 0; looked < MOST_DECISIONS; looked += SLICE) {
    const found = source.search(SLICE)
    if (found) return found
    yield null
  }
  return null
}

/** Asks single decisions out of play until so many were asked. */
export function* decisionsCourse(
  desk: Desk<never>,
  source: YahtzeeQuestions,
  questions: number | null,
): YahtzeeCourse<OverReason> {
  while (questions === null || desk.asked < questions) {
    const question = yield* searched(source)
    if (question === null) return 'nothing-left'
    yield* asked<YahtzeeQuestion, YahtzeeOption>(question)
  }
  return 'questions'
}

/** Asks earlier decisions again, in their order. */
export function* askedAgainCourse(
  desk: Desk<never>,
  kit: YahtzeeKit,
  again: readonly YahtzeePosition[],
  questions: number | null,
): YahtzeeCourse<OverReason> {
  for (const position of again) {
    if (questions !== null && desk.asked >= questions) return 'questions'
    yield* asked<YahtzeeQuestion, YahtzeeOption>(makeYahtzeeQuestion(kit, position))
    yield null
  }
  return 'nothing-left'
}

/** One decision of a game; what cannot be done wrong or is not asked for is done as is best. */
function* decided(question: YahtzeeQuestion, kind: YahtzeeKind): YahtzeeCourse<YahtzeeOption> {
  if (question.gap === 0 || !asksFor(kind, question.kind)) return question.options[0]!
  return yield* asked<YahtzeeQuestion, YahtzeeOption>(question)
}

/** A whole game by oneself. */
export function* yahtzeeGameCourse(
  desk: Desk<never>,
  kit: YahtzeeKit,
  { kind, seed }: YahtzeeSetup,
  track: YahtzeeTrack,
): YahtzeeCourse<OverReason> {
  let card = kit.start
  for (let turn = 1; !isFullPaper(card); turn++) {
    desk.turn = turn
    // The dice of a turn do not depend on how often was rolled before.
    const random = seededRandom(`${seed} turn ${turn}`)
    let at = firstRoll(kit.rules, card, random)
    for (let isRolled = true; ;) {
      const question = makeYahtzeeQuestion(kit, at)
      if (isRolled) track.rolled(turn, question)
      const option = yield* decided(question, kind)
      track.chose(option)
      yield null
      if (option.keep === null) {
        card = filledCard(card, option)
        break
      }
      isRolled = option.keep.length < at.dice.length
      at = afterKeep(at, option.keep, random)
    }
  }
  track.gameOver(card)
  return 'game'
}
