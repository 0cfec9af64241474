import { seededRandom } from '../../../dice/random.ts'
import { asked, type Course, type EventBuffer, type OverReason } from '../../../study/course.ts'
import { foundCourse, repeatedCourse } from '../../../study/single-course.ts'
import { afterKeep, filledCard, firstRoll, isFullPaper } from './play.ts'
import {
  makeYahtzeeQuestion,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'
import { yahtzeeCode, type YahtzeePosition } from './position.ts'
import type { YahtzeeKind, YahtzeeSetup } from './setup.ts'
import { SEARCH, type YahtzeeQuestions } from './source.ts'
import type { YahtzeeTrack } from './track.ts'
import { asksFor } from './traits.ts'

export type YahtzeeCourse<Return> = Course<Return, YahtzeeQuestion, YahtzeeOption>

/** Asks single decisions out of play until so many were asked. */
export function* decisionsCourse(
  events: EventBuffer<never>,
  source: YahtzeeQuestions,
  questions: number | null,
): YahtzeeCourse<OverReason> {
  const lookOf = ({ position }: YahtzeeQuestion): string => yahtzeeCode(position)
  const asking = { events, questions, lookOf }
  return yield* foundCourse(asking, (decisions) => source.search(decisions), SEARCH)
}

/** Asks earlier decisions again, in their order. */
export function askedAgainCourse(
  events: EventBuffer<never>,
  kit: YahtzeeKit,
  again: readonly YahtzeePosition[],
  questions: number | null,
): YahtzeeCourse<OverReason> {
  return repeatedCourse({ events, questions }, again, (position) =>
    makeYahtzeeQuestion(kit, position),
  )
}

/** One decision of a game; what cannot be done wrong or is not asked for is done as is best. */
function* decided(question: YahtzeeQuestion, kind: YahtzeeKind): YahtzeeCourse<YahtzeeOption> {
  if (question.gap === 0 || !asksFor(kind, question.kind)) return question.options[0]!
  return yield* asked<YahtzeeQuestion, YahtzeeOption>(question)
}

/** A whole game by oneself. */
export function* yahtzeeGameCourse(
  events: EventBuffer<never>,
  kit: YahtzeeKit,
  { kind, seed }: YahtzeeSetup,
  track: YahtzeeTrack,
): YahtzeeCourse<OverReason> {
  let card = kit.start
  for (let turn = 1; !isFullPaper(card); turn++) {
    events.turn = turn
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
