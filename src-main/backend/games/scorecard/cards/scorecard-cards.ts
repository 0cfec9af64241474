import { cardsOfDecks } from '#shared/cards/deck.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend, MadeCards } from '../../game.ts'
import type { CardSolves } from '../solve/card-solves.ts'
import { toldScores } from '../solve/scorecard-sources.ts'
import { lessonPositions } from '#shared/games/scorecard/cards/lesson-positions.ts'
import { lessonId, scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import type { ScorecardSetup } from '#shared/games/scorecard/drill/setup.ts'
import { stepRules } from '#shared/games/scorecard/steps/step-list.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { StepSolves } from '../solve/step-solves.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { playedOf, type Played } from '../../../drills/played.ts'
import type { GameCourse } from '../../../cards/game-course.ts'
import { scorecardKit, type ScorecardKit } from '#shared/games/scorecard/drill/question.ts'
import type { DrillKits } from '../../../drills/grading.ts'

export function scorecardKits(
  solving: Solving,
  solves: Pick<CardSolves, 'solve' | 'known' | 'parts'>,
  steps: StepSolves,
): DrillKits {
  return {
    isReady: async ({ rules }: Played<RuleSet>) => (await solves.known(rules)) !== undefined,
    async lessonPositions(
      { rules }: Played<RuleSet>,
      setup: ScorecardSetup,
      kit: ScorecardKit,
      { inaccuracy }: GradeThresholds,
    ) {
      const { part, lesson, source } = setup
      if (part === undefined || source.kind !== 'play') return null
      const { taught } = await steps.taught(rules)
      const known = stepRules(taught)
      const place = known.steps.findIndex((id) => lessonId(id) === lesson)
      if (place < 0) return null
      const { table } = await solves.solve(rules)
      const task = { rules, table, known }
      const pairs = await solving.solve('scorecard-pairs', task, JSON.stringify(known))
      return lessonPositions(kit, setup, pairs.slice(0, place + 1), inaccuracy)
    },
    async kitOf({ rules }: Played<RuleSet>) {
      const { analyser, toWin } = await solves.solve(rules)
      return scorecardKit(rules, analyser, undefined, { parts: await solves.parts(rules), toWin })
    },
  }
}

async function scorecardCourse(
  rules: RuleSet,
  { decks }: MadeCards,
  steps: StepSolves,
): Promise<GameCourse> {
  const { taught, best } = await steps.taught(rules)
  return {
    lessons: scorecardLessons(rules, taught, best),
    unit: 'game',
    best,
    missing: null,
    cardsOf: (lesson) => cardsOfDecks(lesson, decks),
    playedOf: () => playedOf(scorecard, rules, 'points'),
  }
}

export function scorecardCards(
  solving: Solving,
  solves: CardSolves,
  steps: StepSolves,
): GameBackend<RuleSet>['cards'] {
  return {
    foundLater: [],
    plan: (rules) =>
      Promise.resolve({
        variant: '',
        async make(variant) {
          const { table } = await solves.solve(rules)
          const scores = await toldScores(rules, solves)
          return { decks: await solving.make('scorecard-cards', { rules, table, scores }, variant) }
        },
      }),
    whyNotLearnt: () => scorecardTexts.cards.formerRule,
    inOrder: ({ decks }) => scorecardCardsInOrder(decks),
    course: (rules, _, { made }) => scorecardCourse(rules, made, steps),
  }
}
