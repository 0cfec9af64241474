import { curriculum, type Lesson } from '#shared/cards/curriculum.ts'
import { cardsOfDecks, type Deck } from '#shared/cards/deck.ts'
import { inOrder, type KnowledgeStep } from '#shared/cards/knowledge-step.ts'
import type { Points } from '#shared/base/units.ts'
import { drilledCells, type GameCourse } from '#main/backend/cards/game-course.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import type { PigSetup } from './drill.ts'
import { pig } from './game.ts'
import type { PigRules } from './rules.ts'
import { pointsOfHolding } from './turn.ts'

type StepId = 'careful' | 'twenty' | 'scores'

/** Turn totals at which players hold who look at no score. */
const HOLDS_AT = { careful: 10, twenty: 20 } as const

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

function steps(): KnowledgeStep<StepId>[] {
  const holder = (id: keyof typeof HOLDS_AT, title: string, points: Points) => ({
    id,
    title,
    points,
    decks: [],
    about: `Holds at ${HOLDS_AT[id]}.`,
  })
  const forPoints = inOrder([
    holder('careful', 'Carefully', pointsOfHolding(HOLDS_AT.careful)),
    holder('twenty', 'Twenty', pointsOfHolding(HOLDS_AT.twenty)),
  ])
  const about = 'Looks at both scores.'
  const scores = { id: 'scores' as const, title: 'By the scores', about, points: null, adds: null }
  return [...forPoints, { ...scores, decks: ['pig-hold'] }]
}

function pigLessons(): Lesson<StepId, Omit<PigSetup, 'seed'>>[] {
  const drill = { drill: DRILL, mayErr: 0.1 }
  const drills = { careful: drill, twenty: drill, scores: drill }
  return curriculum({ steps: steps(), before: 'careful', drills })
}

/** The lessons of Pig. */
export function pigCourse(rules: PigRules, decks: readonly Deck[]): GameCourse {
  const lessons = pigLessons()
  return {
    lessons,
    cardsOf: (lesson) =>
      cardsOfDecks(
        steps().find(({ id }) => id === lessons[lesson]!.id)!,
        decks,
      ),
    drilled(database, lesson, clock) {
      const played = playedOf(pig, rules, 'points')
      return drilledCells(database, { played, clock }, lessons[lesson]!.id, () => true)
    },
  }
}
