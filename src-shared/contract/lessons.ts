import * as v from 'valibot'
import { TOPIC_STATES } from '../cards/lesson-topic.ts'
import type { Game } from '../games/game.ts'
import { deckNamesOf, type KnownGame } from '../games/games.ts'
import { chance as share, count, number } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { withRules } from './rule-schema.ts'

type KnownSchemas = KnownGame['cards']['lessons']

/** Drill schemas as a list; the compiler cannot infer their types. */
const drillsOf = (games: readonly Game[]): KnownSchemas['drill'][] =>
  games.map(({ cards }) => cards.lessons.drill) as KnownSchemas['drill'][]

function lessonSchema(games: readonly Game[]) {
  return v.object({
    id: v.string(),
    title: v.string(),
    teaches: v.string(),
    /** Exact gain over the lessons it builds on; null if unknown. */
    addsPoints: v.nullable(number),
    addsWins: v.nullable(number),
    /**
     * Results of a player who knows the lesson: points per turn or game, and win probability
     * against optimal play.
     */
    points: v.nullable(number),
    winProbability: v.nullable(share),
    decks: v.array(v.picklist(deckNamesOf(games))),
    drill: v.union(drillsOf(games)),
    state: v.picklist(['done', 'begun', 'open']),
    cards: count,
    known: count,
    topics: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        idea: v.string(),
        drill: v.union(drillsOf(games)),
        decks: v.array(v.picklist(deckNamesOf(games))),
        /** Exact gain for a player who knows the rest of the lesson; null if unknown. */
        addsPoints: v.nullable(number),
        addsWins: v.nullable(number),
        cards: count,
        known: count,
        state: v.picklist(TOPIC_STATES),
        positions: count,
        /** Latest finished check. */
        check: v.nullable(v.object({ right: count, asked: count })),
        passed: v.boolean(),
      }),
    ),
  })
}

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
