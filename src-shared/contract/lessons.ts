import * as v from 'valibot'
import { TOPIC_STATES } from '../cards/lesson-topic.ts'
import type { Game } from '../games/game.ts'
import { deckNamesOf, type KnownGame } from '../games/games.ts'
import { chance as share, count, number } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { withRules } from './rule-schema.ts'

type KnownSchemas = KnownGame['cards']['lessons']

/** The drills of lessons of some games: made from a list, whose types the compiler cannot follow. */
const drillsOf = (games: readonly Game[]): KnownSchemas['drill'][] =>
  games.map(({ cards }) => cards.lessons.drill) as KnownSchemas['drill'][]

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
    drill: v.union(drillsOf(games)),
    state: v.picklist(['done', 'begun', 'open']),
    cards: count,
    known: count,
    /** What one plays of it: an idea, positions, cards and a check each. */
    topics: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        idea: v.string(),
        drill: v.union(drillsOf(games)),
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

/** Lessons of some games: what to learn of a rule set, in its order. */
export function lessonRequestsOf(games: readonly Game[]) {
  const subject = withRules({ rulesId }, games)
  return {
    'lessons.overview': {
      params: subject,
      answer: v.object({
        lessons: v.array(lessonSchema(games)),
      }),
    },
  } as const
}

export type LessonRequests = ReturnType<typeof lessonRequestsOf>
