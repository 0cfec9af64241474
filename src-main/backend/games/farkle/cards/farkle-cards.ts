import { LEAST_GAIN, type Goal } from '#shared/base/units.ts'
import { cardsOfDecks, type Deck } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { noTables, whyNoThumbs } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import {
  knownRule,
  type KnownThresholds,
  type LearntThumb,
} from '#shared/games/farkle/cards/sources.ts'
import { cardsInOrder } from '#shared/games/farkle/cards/decks.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import {
  onlyLesson,
  pointLessons,
  winLessons,
  type FarkleLesson,
} from '#shared/games/farkle/cards/lessons.ts'
import { thumbLessons } from '#shared/games/farkle/cards/thumb-lessons.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { playedOf } from '../../../drills/played.ts'
import type { GameCourse } from '../../../cards/game-course.ts'
import { EVEN, stepPairsOf, whyNoWinSteps, winStepsOf } from '../step-handlers.ts'
import type { WinSolving } from '../win/win-solves.ts'

export interface FarkleCards {
  readonly decks: readonly Deck[]
  readonly thumb: LearntThumb | null
}

interface CourseSources {
  readonly rules: RuleSet
  readonly goal: Goal
  readonly cards: FarkleCards
  readonly solving: Solving
}

/** The lessons of a goal. Solves the turn for points, but not the two-player game. */
async function farkleCourse({ rules, goal, cards, solving }: CourseSources): Promise<GameCourse> {
  const { thumb, decks } = cards
  const { steps, pairs } = hasOwnDice(rules)
    ? { steps: [], pairs: [] }
    : await stepPairsOf(rules, solving)
  const points = steps.length > 0 ? pointLessons(rules, steps, pairs) : [onlyLesson(rules)]
  const best = steps.at(-1)?.makes ?? null
  const found = goal === 'wins' ? await solving.known('win-steps', rules, 'steps') : undefined
  const own = thumb?.goal === goal ? thumbLessons(rules, thumb) : []
  const isMissing = goal === 'wins' && !found
  const why = isMissing ? whyNoWinSteps(rules, 'steps') : null
  return {
    ...(found
      ? { lessons: [...winLessons(rules, points, found), ...own], unit: 'wins', best: EVEN }
      : { lessons: [...points.slice(0, -1), ...own, points.at(-1)!], unit: 'turn', best }),
    missing: isMissing ? (why === null ? 'findable' : { why }) : null,
    cardsOf: (lesson) => cardsOfDecks(lesson, decks),
    playedOf: ({ drill }) => playedOf(farkle, rules, (drill as FarkleLesson['drill']).goal),
  }
}

/** Cached go-for-it thresholds; null if they were never computed. Solves nothing. */
export async function knownThresholds(
  rules: RuleSet,
  solving: Solving,
): Promise<KnownThresholds | null> {
  const found = await solving.known('thresholds', rules)
  if (!found) return null
  const { thresholds, average, withoutThresholds } = found
  return { own: thresholds.own, opponent: thresholds.opponent, average, withoutThresholds }
}

/** Cached thresholds; null if they gain less than LEAST_GAIN. */
async function taughtThresholds(rules: RuleSet, solving: Solving): Promise<KnownThresholds | null> {
  const found = await knownThresholds(rules, solving)
  return found && found.average - found.withoutThresholds >= LEAST_GAIN ? found : null
}

function whyNotLearnt(rules: RuleSet, { goal, rule }: LearntRule): string | null {
  const read = parseThumbRule(rule)
  if (!read.ok) return read.problems[0]!.message
  return noTables(rules) ?? (goal === 'wins' ? whyNoThumbs(rules) : null)
}

function learntThumb(rules: RuleSet, learnt: LearntRule | null): LearntThumb | null {
  if (!learnt || whyNotLearnt(rules, learnt) !== null) return null
  return { goal: learnt.goal, text: thumbText(knownRule(learnt.rule)) }
}

export function farkleCards(
  solving: Solving,
  wins: Pick<WinSolving, 'solve'>,
): GameBackend<RuleSet, FarkleCards>['cards'] {
  return {
    foundLater: ['thresholds', 'thumb'],
    async plan(rules, learnt) {
      const thresholds = await taughtThresholds(rules, solving)
      const thumb = learntThumb(rules, learnt)
      return {
        variant: `${thresholds ? '-thresholds' : ''}${thumb ? `-${Object.values(thumb).join('-')}` : ''}`,
        async make(variant) {
          const report = await solving.solve('score', { rules, farklePenalty: null })
          const made = await solving.make('cards', { rules, report, thresholds, thumb }, variant)
          return { ...made, thumb }
        },
      }
    },
    whyNotLearnt,
    inOrder: ({ decks }) => cardsInOrder(decks),
    findLessons: (rules) => winStepsOf(rules, 'steps', solving, wins),
    course: (rules, goal, { made }) => farkleCourse({ rules, goal, cards: made, solving }),
  }
}
