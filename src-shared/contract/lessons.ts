import * as v from 'valibot'
import { TOPIC_STATES } from '../cards/lesson-topic.ts'
import type { Game, LessonSchemas } from '../games/game.ts'
import { deckNamesOf, type KnownGame } from '../games/games.ts'
import { chance as share, count, id, number } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { withRules } from './rule-schema.ts'

type KnownSchemas = KnownGame['cards']['lessons']

/** What each of some games says itself: made from a list, whose types the compiler cannot follow. */
function ofGames<Part extends keyof LessonSchemas>(
  games: readonly Game[],
  part: Part,
): KnownSchemas[Part][] {
  return games.map(({ cards }) => cards.lessons[part]) as KnownSchemas[Part][]
}

/** A lesson, and how far the user is with it. */
function lessonSchema(games: readonly Game[]) {
  return v.object({
    id: v.string(),
    title: v.string(),
    teaches: v.string(),
    /** Exact gain over the lessons that it builds on; null where that is not known. */
    addsPoints: v.nullable(number),
    addsWins: v.nullable(number),
    /**
     * Results of a player who knows it: points a turn or a game, as the game says, and wins against
     * the perfect player.
     */
    points: v.nullable(number),
    winProbability: v.nullable(share),
    decks: v.array(v.picklist(deckNamesOf(games))),
    /** As a drill of the game has it. */
    drill: v.union(ofGames(games, 'drill')),
    state: v.picklist(['done', 'begun', 'open']),
    cards: count,
    known: count,
    /** What one plays of it: an idea, positions, cards and a check each. */
    topics: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        idea: v.string(),
        drill: v.union(ofGames(games, 'drill')),
        decks: v.array(v.picklist(deckNamesOf(games))),
        /** What it adds for who knows all else of its lesson, exactly; null where that is not known. */
        addsPoints: v.nullable(number),
        addsWins: v.nullable(number),
        cards: count,
        known: count,
        state: v.picklist(TOPIC_STATES),
        /** Positions that were answered. */
        positions: count,
        /** The latest check that came to its end. */
        check: v.nullable(v.object({ right: count, asked: count })),
        passed: v.boolean(),
      }),
    ),
  })
}

/** A decision of a placement test, or what the test has found. */
function placementStepSchema(games: readonly Game[]) {
  return v.variant('kind', [
    ...ofGames(games, 'question'),
    v.object({
      kind: v.literal('placed'),
      /** The lesson to begin with; null if there is nothing left to learn. */
      lesson: v.nullable(v.string()),
      right: count,
      answers: count,
      /**
       * By lesson, how the decisions went that only somebody gets right who knows it; of those before
       * the one to begin with also where there was none to ask.
       */
      tested: v.array(v.object({ lesson: v.string(), right: count, asked: count })),
      /** Every decision in its order, with the lesson of those in `tested`, graded as right or wrong. */
      given: v.array(
        v.object({ lesson: v.nullable(v.string()), answer: v.union(ofGames(games, 'answered')) }),
      ),
    }),
  ])
}

/** Lessons of some games: what to learn of a rule set, in its order. */
export function lessonRequestsOf(games: readonly Game[]) {
  const placementStep = placementStepSchema(games)
  const subject = withRules({ rulesId }, games)
  return {
    'lessons.overview': {
      params: subject,
      answer: v.object({
        /** Last result of the placement test; null if it was not taken. */
        placed: v.nullable(v.object({ at: number, lesson: v.nullable(v.string()) })),
        lessons: v.array(lessonSchema(games)),
      }),
    },
    /** A test of at most twenty decisions that finds the lesson to begin with. */
    'lessons.place': {
      params: subject,
      answer: v.object({ session: id, step: placementStep }),
    },
    'lessons.answer': {
      params: v.object({ session: id, number: id, choice: v.union(ofGames(games, 'choice')) }),
      answer: placementStep,
    },
  } as const
}

export type LessonRequests = ReturnType<typeof lessonRequestsOf>
