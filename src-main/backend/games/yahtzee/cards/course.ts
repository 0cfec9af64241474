import type { Clock } from '#shared/base/clock.ts'
import { randomUUID } from 'node:crypto'
import type { Sent } from '#shared/contract/requests.ts'
import { cardsOfDecks, type Deck } from '#shared/cards/deck.ts'
import { isNested } from '#shared/cards/placement-chances.ts'
import {
  lessonSteps,
  yahtzeeLessons,
  type YahtzeeLesson,
} from '#shared/games/yahtzee/cards/lessons.ts'
import {
  YAHTZEE_SLACK,
  yahtzeePlayer,
  type YahtzeePlayer,
} from '#shared/games/yahtzee/cards/step-players.ts'
import type { StepSources } from '#shared/games/yahtzee/cards/step-plays.ts'
import { yahtzeeSteps, type YahtzeeStepId } from '#shared/games/yahtzee/cards/steps.ts'
import { thumbTopics } from '#shared/games/yahtzee/cards/thumb-topics.ts'
import { yahtzeeTopics } from '#shared/games/yahtzee/cards/topics.ts'
import {
  yahtzeeKit,
  yahtzeePlaceOf,
  type YahtzeeChoice,
  type YahtzeeQuestion,
} from '#shared/games/yahtzee/drill/question.ts'
import { drill, shownQuestion } from '#shared/games/yahtzee/drill/drill.ts'
import { readYahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { NO_YAHTZEE_FILTERS } from '#shared/games/yahtzee/drill/setup.ts'
import { YahtzeeQuestions } from '#shared/games/yahtzee/drill/source.ts'
import { yahtzeeVerdict } from '#shared/games/yahtzee/drill/verdict.ts'
import { asksFor } from '#shared/games/yahtzee/drill/traits.ts'
import { yahtzee } from '#shared/games/yahtzee/game.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import type { YahtzeePlacementQuestion } from '#shared/games/yahtzee/requests/lessons.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { playedOf } from '../../../drills/played.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { SolvedYahtzee, YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { stepPoints } from '../solve/yahtzee-sources.ts'
import {
  drilledCells,
  topicRecordOf,
  type Drilled,
  type GameCourse,
} from '../../../cards/game-course.ts'
import { beginTest, type PlacementGame } from '../../../cards/placement-test.ts'

/** Decisions of play in a slice of work. */
const SLICE = 4

function drilled(
  database: StudyDatabase,
  rules: RuleSet,
  { id, drill: { kind, filters } }: YahtzeeLesson,
  clock: Clock,
): Drilled {
  const { stages, upperBonus } = filters
  const played = playedOf(yahtzee, rules, 'points')
  return drilledCells(database, { played, clock }, id, (cell) => {
    const decision = readYahtzeeCell(cell)
    return (
      asksFor(kind, decision.kind) &&
      (decision.upperBonus || !upperBonus) &&
      (stages.length === 0 || stages.includes(decision.stage))
    )
  })
}

/**
 * A search for decisions that tell how much is known. Every player answers them as they are found, so
 * that nothing is left to be worked out between two questions.
 */
function answeredSearch(
  questions: YahtzeeQuestions,
  players: readonly YahtzeePlayer[],
): Pick<PlacementGame<YahtzeeQuestion>, 'players' | 'search'> {
  const answers = new WeakMap<YahtzeeQuestion, ReturnType<YahtzeePlayer>[]>()
  return {
    players: players.map((_, i) => (question) => answers.get(question)![i]!),
    search() {
      const question = questions.search(SLICE)
      if (!question) return null
      const given = players.map((player) => player(question))
      answers.set(question, given)
      return isNested(given.map(({ loss }) => loss < YAHTZEE_SLACK)) ? question : null
    },
  }
}

function placementGame(
  rules: RuleSet,
  { game, analyser }: SolvedYahtzee,
  steps: readonly YahtzeeStepId[],
  sources: StepSources,
): PlacementGame<YahtzeeQuestion> {
  const kit = yahtzeeKit(rules, analyser)
  const questions = new YahtzeeQuestions(kit, {
    ...{ kind: 'both', filters: NO_YAHTZEE_FILTERS, mistake: 0 },
    ...{ seed: randomUUID(), needs: new Map() },
  })
  return {
    ...answeredSearch(
      questions,
      steps.map((id) => yahtzeePlayer(game, id, sources)),
    ),
    slack: YAHTZEE_SLACK,
    searchesOn: false,
    show: (question, number, of): Sent<YahtzeePlacementQuestion> => ({
      ...{ kind: 'yahtzee-question', number, of },
      question: {
        ...{ number, turn: null, kind: question.kind, code: yahtzeeCode(question.position) },
        ...shownQuestion(question),
      },
    }),
    placeOf: (question, choice: YahtzeeChoice) => yahtzeePlaceOf(question, choice),
    ...{ drill, kit, rules },
    verdict: (question, place, thresholds) => yahtzeeVerdict(kit, question, place, thresholds),
  }
}

/** What a course is about. */
interface CourseSubject {
  readonly rules: RuleSet
  readonly decks: readonly Deck[]
  /** The rule of thumb that is learnt; null for none. */
  readonly learnt: string | null
}

/** The course of a game of Yahtzee; rejects with RequestError. */
export async function yahtzeeCourse(
  { rules, decks, learnt }: CourseSubject,
  solving: Solving,
  solves: YahtzeeSolves,
): Promise<GameCourse> {
  const solved = await solves.solve(rules)
  const { table } = solved
  const { points, categories } = await stepPoints(rules, solving, solves)
  const steps = yahtzeeSteps(points)
  const taught = lessonSteps(steps, learnt)
  const lessons = yahtzeeLessons(taught, learnt)
  return {
    lessons,
    cardsOf(lesson) {
      const step = taught.find(({ id }) => id === lessons[lesson]!.id)!
      return cardsOfDecks(step, decks)
    },
    topics: [
      ...yahtzeeTopics(
        rules,
        steps.map(({ id }) => id),
      ),
      ...thumbTopics(learnt),
    ],
    topicRecord: (database, topic, clock) =>
      topicRecordOf(database, { played: playedOf(yahtzee, rules, 'points'), clock }, topic),
    drilled: (database, lesson, clock) => drilled(database, rules, lessons[lesson]!, clock),
    place(signal) {
      const fillStages = compiledStages(rules.rerolls)
      const sources = { table, categories, fillStages }
      const ids = steps.map(({ id }) => id)
      return beginTest(placementGame(rules, solved, ids, sources), signal)
    },
  }
}
