import type { Clock } from '#shared/base/clock.ts'
import { lessonProgress } from '#shared/cards/curriculum.ts'
import { countCards } from '#shared/cards/card-counts.ts'
import { isPassed, topicState } from '#shared/cards/lesson-topic.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { GameCourse } from './game-course.ts'
import { statesOf } from './state-records.ts'

export function lessonsData(
  database: StudyDatabase,
  rulesId: string,
  course: GameCourse,
  clock: Clock,
) {
  function topicsData(place: number) {
    const { id, addsPoints, addsWins } = course.lessons[place]!
    const topics = course.topics?.filter(({ step }) => step === id) ?? []
    return topics.map((topic) => {
      const { decks, drill, title, idea } = topic
      const record = course.topicRecord!(database, topic, clock)
      const cards = course.cardsOf(place).filter(({ deck }) => decks.includes(deck))
      const states = statesOf(database, rulesId, cards)
      const { learnt, suspended, due } = countCards(cards, states, clock)
      const state = topicState(record, clock)
      return {
        id: topic.id,
        title,
        idea,
        addsPoints: topic.adds ?? (topics.length === 1 ? addsPoints : null),
        addsWins: topics.length === 1 ? addsWins : null,
        drill,
        decks: [...new Set(cards.map(({ deck }) => deck))],
        cards: cards.length,
        known: learnt + suspended,
        // A known topic is due again when its cards are.
        state: state === 'known' && due > 0 ? ('due' as const) : state,
        positions: record.positions,
        check: record.check && { right: record.check.right, asked: record.check.asked },
        passed: isPassed(record.check),
      }
    })
  }
  const lessons = course.lessons.map((lesson, place) => {
    const { id, title, teaches, addsPoints, addsWins, points, wins, decks, drill } = lesson
    const cards = course.cardsOf(place)
    const states = statesOf(database, rulesId, cards)
    const answers = course.drilled(database, place, clock)
    const progress = lessonProgress(lesson, cards, states, clock, answers)
    const topics = topicsData(place)
    const isPlayed = topics.some(({ state }) => state !== 'open')
    const begun = states.size > 0 || answers.isBegun || isPlayed
    return {
      id,
      title,
      teaches,
      addsPoints,
      points,
      addsWins,
      drill,
      winProbability: wins,
      decks: [...decks],
      state: progress.done ? ('done' as const) : begun ? ('begun' as const) : ('open' as const),
      cards: cards.length,
      known: progress.cards.learnt + progress.cards.suspended,
      topics,
    }
  })
  return { lessons }
}
