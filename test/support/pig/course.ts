import type { Lesson } from '#shared/cards/lesson.ts'
import { cardsOfDecks, type Deck } from '#shared/cards/deck.ts'
import type { GameCourse } from '#main/backend/cards/game-course.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import type { PigSetup } from './drill.ts'
import { pig } from './game.ts'
import type { PigRules } from './rules.ts'
import { pointsOfHolding } from './turn.ts'

/** Turn total at which a player holds who looks at no score. */
const HOLD_AT = 20

const DRILL: Omit<PigSetup, 'seed'> = {
  scope: 'decisions',
  kind: 'hold-or-roll',
  source: { kind: 'play' },
  filters: {},
  pause: 'always',
  speed: 'none',
  seconds: null,
  questions: 20,
}

function pigLessons(): Lesson<Omit<PigSetup, 'seed'>>[] {
  const common = { former: [], examples: [], level: 'steps' as const, drill: DRILL }
  return [
    {
      ...common,
      id: 'twenty',
      title: 'Twenty',
      sentence: `Hold at ${HOLD_AT}.`,
      adds: null,
      makes: pointsOfHolding(HOLD_AT),
      decks: [],
    },
    {
      ...common,
      id: 'scores',
      title: 'By the scores',
      sentence: 'Look at both scores.',
      adds: null,
      makes: null,
      decks: ['pig-hold'],
    },
  ]
}

/** The lessons of Pig. */
export function pigCourse(rules: PigRules, decks: readonly Deck[]): GameCourse {
  return {
    lessons: pigLessons(),
    unit: 'turn',
    best: null,
    missing: null,
    cardsOf: (lesson) => cardsOfDecks(lesson, decks),
    playedOf: () => playedOf(pig, rules, 'points'),
  }
}
