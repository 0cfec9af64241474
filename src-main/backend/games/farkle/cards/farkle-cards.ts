import { LEAST_GAIN, type Probability } from '#shared/base/units.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { noTables, whyNoThumbs } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import {
  knownRule,
  type DeckSources,
  type KnownThresholds,
  type LearntThumb,
} from '#shared/games/farkle/cards/sources.ts'
import type { WinSolving } from '../win/win-solves.ts'
import { cardsInOrder, cardsOfStep } from '#shared/games/farkle/cards/decks.ts'
import {
  type FarkleStep,
  tableStep,
  type FarkleStepId,
} from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import { farkleLessons } from '#shared/games/farkle/cards/lessons.ts'
import { thumbTopics } from '#shared/games/farkle/cards/thumb-topics.ts'
import { farkleTopics, type FarkleTopic } from '#shared/games/farkle/cards/topics.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { readCell } from '#shared/games/farkle/drill/cells.ts'
import { playedOf } from '../../../drills/played.ts'
import { drilledCells, topicRecordOf, type GameCourse } from '../../../cards/game-course.ts'

export interface FarkleCards {
  readonly decks: readonly Deck[]
  readonly steps: readonly FarkleStep[]
  readonly thumb: LearntThumb | null
}

function lessonsOf(steps: readonly FarkleStep[], { thresholds, thumb }: DeckSources) {
  const wins = new Map<FarkleStepId, Probability>()
  if (thresholds) {
    const table = tableStep(steps)
    if (table) wins.set(table.id, thresholds.withoutThresholds)
    wins.set('thresholds', thresholds.average)
  }
  if (thumb?.average != null) wins.set('thumb', thumb.average)
  return farkleLessons(steps, wins, thumb)
}

function farkleCourse({ decks, steps }: FarkleCards, sources: DeckSources): GameCourse {
  const { rules } = sources
  const lessons = lessonsOf(steps, sources)
  return {
    lessons,
    cardsOf(lesson) {
      const step = steps.find(({ id }) => id === lessons[lesson]!.id)!
      return cardsOfStep(step, decks)
    },
    topics: [...farkleTopics(sources, steps), ...thumbTopics(sources)],
    topicRecord(database, topic, clock) {
      const played = playedOf(farkle, rules, (topic as FarkleTopic).drill.goal)
      return topicRecordOf(database, { played, clock }, topic)
    },
    drilled(database, lesson, clock) {
      const { id, drill } = lessons[lesson]!
      const { situations } = drill.filters
      const played = playedOf(farkle, rules, drill.goal)
      return drilledCells(database, { played, clock }, id, (cell) => {
        const { kind, situation } = readCell(cell)
        const isThere = situations.length === 0 || situations.includes(situation)
        return kind === drill.kind && isThere
      })
    },
  }
}

type KnownWins = Pick<WinSolving, 'knownMatch'>

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

async function learntThumb(
  rules: RuleSet,
  learnt: LearntRule | null,
  wins: KnownWins,
): Promise<LearntThumb | null> {
  if (!learnt || whyNotLearnt(rules, learnt) !== null) return null
  const rule = knownRule(learnt.rule)
  const text = thumbText(rule)
  if (learnt.goal === 'points') return { goal: 'points', text, average: null }
  const match = await wins.knownMatch(rules, { kind: 'thumb', rule }, { kind: 'optimal' })
  return { goal: 'wins', text, average: match && (match.asFirst + match.asSecond) / 2 }
}

export function farkleCards(
  solving: Solving,
  wins: KnownWins,
): GameBackend<RuleSet, FarkleCards>['cards'] {
  return {
    foundLater: ['thresholds', 'thumb'],
    async plan(rules, learnt) {
      const thresholds = await taughtThresholds(rules, solving)
      const thumb = await learntThumb(rules, learnt, wins)
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
    inOrder: ({ steps, decks }) => cardsInOrder(steps, decks),
    /** Solves the turn for points, but not the two-player game. */
    async course(rules, { made }) {
      const thresholds = await taughtThresholds(rules, solving)
      const report = await solving.solve('score', { rules, farklePenalty: null })
      return farkleCourse(made, { rules, report, thresholds, thumb: made.thumb })
    },
  }
}
