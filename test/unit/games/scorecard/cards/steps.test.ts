import { beforeAll, describe, expect, it } from 'vitest'
import { inOrder } from '#shared/cards/knowledge-step.ts'
import { meanScore } from '#shared/games/scorecard/cards/mean-score.ts'
import { stepPlay, type StepSources } from '#shared/games/scorecard/cards/step-plays.ts'
import {
  SCORECARD_STEPS,
  scorecardSteps,
  type ScorecardStepId,
} from '#shared/games/scorecard/cards/steps.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { choiceBy } from '#shared/games/scorecard/drill/table-bots.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import {
  scorecardKit,
  scorecardIndexOf,
  type ScorecardOption,
  type ScorecardQuestion,
} from '#shared/games/scorecard/drill/question.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { habitualKeep } from '#shared/games/scorecard/analysis/opening-rolls.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { facesOf, multisetOf } from '#shared/dice/multiset.ts'
import { NO_BONUS, scoredSources } from '#test/support/yahtzee-sources.ts'
import { DECKS } from '#shared/games/games.ts'

/** Without jokers there are fewer states still. */
const rules = { ...NO_BONUS, jokers: 'none', further: 0 } as const
const game = cardStates(rules)
let sources: StepSources
let points: Map<ScorecardStepId, number>
let questions: ScorecardQuestion[]

/** What whoever knows as much as a step says chooses. */
const chooser = (id: ScorecardStepId) => {
  const play = stepPlay(game, id, sources)
  return (question: ScorecardQuestion): ScorecardOption =>
    question.options[scorecardIndexOf(question, choiceBy(game, play, question))]!
}

beforeAll(() => {
  const { table, scores } = scoredSources(rules)
  const fillStages = compiledStages(rules)
  sources = { table, boxes: scores.boxes, fillStages }
  points = new Map(SCORECARD_STEPS.map((id) => [id, meanScore(game, stepPlay(game, id, sources))]))
  const kit = scorecardKit(rules, new ScorecardAnalyser(game, table))
  const play = playedScorecard(kit, seededRandom('steps'))
  questions = Array.from({ length: 600 }, () => play.next().value).filter(({ gap }) => gap > 0)
})

describe('the steps of knowledge of Yahtzee', () => {
  it('score in the mean what the distribution of their scores has', () => {
    expect(points.get('best')).toBeCloseTo(expectedScore(game, sources.table), 9)
    const { mean } = scoreStatistics(game, stepPlay(game, 'opening', sources))
    expect(points.get('opening')).toBeCloseTo(mean, 9)
  })

  it('come in ascending order, each with what it adds, and without what adds nothing', () => {
    const steps = scorecardSteps(points)
    // Without an upper bonus there is nothing to know of it, and the first roll alone is worth 0.0.
    expect(steps.map(({ id }) => id)).toEqual(['alike', 'odds', 'averages', 'zeros', 'best'])
    const added = steps.reduce((sum, { adds }) => sum + (adds ?? 0), 0)
    expect(steps[0]!.points! + added).toBeCloseTo(steps.at(-1)!.points!, 9)
    expect(steps.slice(1).every(({ adds }) => adds! > 0)).toBe(true)
    expect(steps.flatMap(({ decks }) => decks).every((deck) => DECKS.includes(deck))).toBe(true)
  })

  it('leave a step out that makes less than one before it', () => {
    const steps = [{ points: 5 }, { points: 4 }, { points: 7 }]
    expect(inOrder(steps)).toEqual([
      { points: 5, adds: null },
      { points: 7, adds: 2 },
    ])
  })

  it('play the first roll of a game as the best does, and only that', () => {
    const kit = scorecardKit(rules, new ScorecardAnalyser(game, sources.table))
    const opening = chooser('opening')
    const usual = chooser('zeros')
    const play = playedScorecard(kit, seededRandom('opening'))
    let first = 0
    for (let i = 0; i < 400; i++) {
      const question = play.next().value
      const { card, rerolls } = question.position
      const isFirst = card.points.every((one) => one === null) && rerolls === rules.rolls - 1
      if (isFirst) {
        first++
        expect(opening(question).loss).toBeCloseTo(0, 9)
      } else expect(opening(question)).toBe(usual(question))
    }
    expect(first).toBeGreaterThan(5)
  })

  it('begin with somebody who keeps what is alike', () => {
    const alike = chooser('alike')
    const pairs = questions.filter(({ kind, position: { dice } }) => {
      const kept = habitualKeep(multisetOf(dice))
      const faces = new Set(facesOf(kept))
      return kind === 'keeps' && faces.size === 1 && facesOf(kept).length >= 3
    })
    expect(pairs.length).toBeGreaterThan(10)
    for (const question of pairs) {
      const keep = facesOf(habitualKeep(multisetOf(question.position.dice)))
      const place = scorecardIndexOf(question, { keep, box: null })
      expect(alike(question)).toBe(question.options[place])
    }
  })
})
