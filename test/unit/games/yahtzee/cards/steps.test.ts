import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { placeable } from '#shared/cards/curriculum.ts'
import { inOrder } from '#shared/cards/knowledge-step.ts'
import { isNested } from '#shared/cards/placement-chances.ts'
import { Placement, PLACEMENT_LENGTH, SHORTEST_PLACEMENT } from '#shared/cards/placement.ts'
import { yahtzeeLessons } from '#shared/games/yahtzee/cards/lessons.ts'
import { meanScore } from '#shared/games/yahtzee/cards/mean-score.ts'
import {
  YAHTZEE_SLACK,
  yahtzeePlayer,
  type YahtzeePlayer,
} from '#shared/games/yahtzee/cards/step-players.ts'
import { stepPlay, type StepSources } from '#shared/games/yahtzee/cards/step-plays.ts'
import {
  YAHTZEE_STEPS,
  yahtzeeSteps,
  type YahtzeeStepId,
} from '#shared/games/yahtzee/cards/steps.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { playedYahtzee } from '#shared/games/yahtzee/drill/play.ts'
import {
  yahtzeeKit,
  yahtzeePlaceOf,
  type YahtzeeQuestion,
} from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeSetupSchema } from '#shared/games/yahtzee/drill/setup.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { habitualKeep } from '#shared/games/yahtzee/analysis/opening-rolls.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { expectedScore } from '#shared/games/yahtzee/solve/solver.ts'
import { facesOf, multisetOf } from '#shared/dice/multiset.ts'
import { NO_BONUS, scoredSources } from '#test/support/yahtzee-sources.ts'
import { DECKS } from '#shared/games/games.ts'

/** Without jokers there are fewer states still. */
const rules = { ...NO_BONUS, jokers: 'none', yahtzeeBonus: 0 } as const
const game = yahtzeeGame(rules)
let sources: StepSources
let points: Map<YahtzeeStepId, number>
let players: YahtzeePlayer[]
let questions: YahtzeeQuestion[]

/** A player who works each answer out once. */
function remembering(player: YahtzeePlayer): YahtzeePlayer {
  const answers = new Map<YahtzeeQuestion, ReturnType<YahtzeePlayer>>()
  return (question) => {
    const answer = answers.get(question) ?? player(question)
    answers.set(question, answer)
    return answer
  }
}

const ids = (): YahtzeeStepId[] => yahtzeeSteps(points).map(({ id }) => id)

beforeAll(() => {
  const { table, scores } = scoredSources(rules)
  const fillStages = compiledStages(rules.rerolls)
  sources = { table, categories: scores.categories, fillStages }
  points = new Map(YAHTZEE_STEPS.map((id) => [id, meanScore(game, stepPlay(game, id, sources))]))
  players = ids().map((id) => remembering(yahtzeePlayer(game, id, sources)))
  const kit = yahtzeeKit(rules, new YahtzeeAnalyser(game, table))
  const play = playedYahtzee(kit, seededRandom('placement'))
  questions = Array.from({ length: 600 }, () => play.next().value).filter(({ gap }) => gap > 0)
})

describe('the steps of knowledge of Yahtzee', () => {
  it('score in the mean what the distribution of their scores has', () => {
    expect(points.get('best')).toBeCloseTo(expectedScore(game, sources.table), 9)
    const { mean } = scoreStatistics(game, stepPlay(game, 'opening', sources))
    expect(points.get('opening')).toBeCloseTo(mean, 9)
  })

  it('come in ascending order, each with what it adds, and without what adds nothing', () => {
    const steps = yahtzeeSteps(points)
    // Without an upper bonus there is nothing to know of it.
    expect(steps.map(({ id }) => id)).toEqual([
      ...['alike', 'odds', 'averages', 'zeros', 'opening', 'best'],
    ])
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
    const kit = yahtzeeKit(rules, new YahtzeeAnalyser(game, sources.table))
    const opening = yahtzeePlayer(game, 'opening', sources)
    const usual = yahtzeePlayer(game, 'zeros', sources)
    const play = playedYahtzee(kit, seededRandom('opening'))
    let first = 0
    for (let i = 0; i < 400; i++) {
      const question = play.next().value
      const { card, rerolls } = question.position
      const isFirst = card.points.every((one) => one === null) && rerolls === rules.rerolls
      if (isFirst) {
        first++
        expect(opening(question).loss).toBeCloseTo(0, 9)
      } else expect(opening(question)).toBe(usual(question))
    }
    expect(first).toBeGreaterThan(5)
  })

  it('begin with somebody who keeps what is alike', () => {
    const alike = yahtzeePlayer(game, 'alike', sources)
    const pairs = questions.filter(({ kind, position: { dice } }) => {
      const kept = habitualKeep(multisetOf(dice))
      const faces = new Set(facesOf(kept))
      return kind === 'keeps' && faces.size === 1 && facesOf(kept).length >= 3
    })
    expect(pairs.length).toBeGreaterThan(10)
    for (const question of pairs) {
      const keep = facesOf(habitualKeep(multisetOf(question.position.dice)))
      const place = yahtzeePlaceOf(question, { keep, category: null })
      expect(alike(question)).toBe(question.options[place])
    }
  })
})

describe('the lessons of Yahtzee', () => {
  it('are all steps but the first, each with a drill that can be started', () => {
    const lessons = yahtzeeLessons(yahtzeeSteps(points))
    expect(lessons.map(({ id }) => id)).toEqual(ids().slice(1))
    for (const { drill } of lessons) {
      expect(v.is(yahtzeeSetupSchema, { ...drill, seed: 'a' })).toBe(true)
    }
    expect(placeable(lessons)).toEqual(lessons)
  })
})

describe('a placement test of Yahtzee', () => {
  let telling: YahtzeeQuestion[]
  beforeAll(() => {
    telling = questions.filter((question) =>
      isNested(players.map((player) => player(question).loss < YAHTZEE_SLACK)),
    )
  })

  it('has enough decisions that whoever knows more gets right as well', () => {
    expect(telling.length).toBeGreaterThan(0.5 * questions.length)
    expect(isNested([false, false, true])).toBe(true)
    expect(isNested([false, true, false])).toBe(false)
  })

  function begin(player: YahtzeePlayer, from: number): { begin: number; asked: number } {
    let at = from
    const draw = (): YahtzeeQuestion | null => telling[at++ % telling.length]!
    const placement = new Placement({ players, draw, slack: YAHTZEE_SLACK })
    for (let asked = 0; ; asked++) {
      const { step } = placement
      if (step.kind === 'over') return { begin: step.begin, asked }
      placement.answer(player(step.question))
    }
  }

  it('sends who plays by some lessons to about the next one, and the best to the end', () => {
    players.forEach((player, known) => {
      const found = begin(player, 31 * known)
      expect(Math.abs(found.begin - known), `${known}`).toBeLessThanOrEqual(1)
      expect(found.asked).toBeGreaterThanOrEqual(SHORTEST_PLACEMENT)
      expect(found.asked).toBeLessThanOrEqual(PLACEMENT_LENGTH)
    })
    expect(begin(({ options }) => options[0]!, 0).begin).toBe(players.length - 1)
    expect(begin(({ options }) => options.at(-1)!, 0).begin).toBe(0)
  })
})
