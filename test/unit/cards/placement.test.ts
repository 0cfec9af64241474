import { beforeAll, describe, expect, it } from 'vitest'
import { placeable } from '#shared/cards/curriculum.ts'
import { farkleLessons } from '#shared/games/farkle/cards/lessons.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import {
  bitsTold,
  chancesAfter,
  evenChances,
  lessonNeeded,
} from '#shared/cards/placement-chances.ts'
import { Placement, PLACEMENT_LENGTH, SHORTEST_PLACEMENT } from '#shared/cards/placement.ts'
import {
  FARKLE_SLACK,
  stepPlayers,
  type StepPlayer,
} from '#shared/games/farkle/cards/step-players.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { QuestionSource } from '#shared/games/farkle/drill/question-source.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'

const rules = PRESETS.farkle
let players: (StepPlayer | null)[]
let questions: Question[]
let lessons: number

beforeAll(() => {
  const sources = { rules, report: scoreReport(rules), thresholds: null }
  const steps = stepsOfKnowledge(sources)
  players = stepPlayers(sources, steps)
  lessons = placeable(farkleLessons(steps)).length
  const kit = studyKit(rules, 'points', pointsPlay(rules), null)
  const source = new QuestionSource(kit, {
    kind: 'both',
    filters: NO_FILTERS,
    weighting: 'play',
    needs: new Map(),
    seed: 'placement',
  })
  questions = Array.from({ length: 2000 }, () => source.search(1_000_000)!)
})

function test(player: StepPlayer, from = 0) {
  let at = from
  const draw = (): Question | null => questions[at++ % questions.length] ?? null
  const placement = new Placement({ players, draw, slack: FARKLE_SLACK })
  let asked = 0
  for (;;) {
    const { step } = placement
    if (step.kind === 'over') return { begin: step.begin, asked, evidence: step.evidence }
    asked++
    expect(step.number).toBe(asked)
    placement.answer(player(step.question))
  }
}

describe('a placement test', () => {
  it('has a player before the first lesson and one after each', () => {
    expect(players).toHaveLength(lessons + 1)
    expect(lessons).toBe(4)
  })

  it('sends everybody who plays by some lessons to the next one', () => {
    players.forEach((player, known) => {
      const { begin, asked } = test(player!, 100 * known)
      expect(begin).toBe(known)
      expect(asked).toBeGreaterThanOrEqual(SHORTEST_PLACEMENT)
      expect(asked).toBeLessThanOrEqual(PLACEMENT_LENGTH)
    })
  })

  it('forgives slips: with one answer in ten at random few are placed far off', () => {
    const random = seededRandom('slips')
    let exact = 0
    let near = 0
    const each = 12
    players.forEach((player, known) => {
      for (let i = 0; i < each; i++) {
        const slipping: StepPlayer = (question) =>
          random.next() < 0.1 ? pick(random, question.options) : player!(question)
        const { begin } = test(slipping, 137 * i)
        if (begin === known) exact++
        if (Math.abs(begin - known) <= 1) near++
      }
    })
    expect(exact).toBeGreaterThan(0.75 * each * players.length)
    expect(near).toBeGreaterThan(0.9 * each * players.length)
  })

  it('counts as known only what was answered right', () => {
    const random = seededRandom('guesses')
    for (let i = 0; i < 40; i++) {
      // Somebody who knows nothing and is lucky half of the time.
      const { begin, asked, evidence } = test(({ options }) => pick(random, options), 53 * i)
      expect(asked).toBeLessThanOrEqual(PLACEMENT_LENGTH)
      evidence.slice(0, begin).forEach(({ right, wrong }, lesson) => {
        expect(right, `lesson ${lesson} of ${begin}`).toBeGreaterThan(wrong)
      })
    }
  })

  it('asks about every lesson before it counts as known', () => {
    const { evidence } = test(({ options }) => options[0]!)
    expect(evidence.map(({ wrong }) => wrong)).toEqual([0, 0, 0, 0])
    expect(Math.min(...evidence.map(({ right }) => right))).toBeGreaterThan(0)
  })

  it('takes nobody for knowing a lesson whose decisions went wrong', () => {
    // Knows all but the second lesson: whoever errs where it is needed is not past it.
    const erring: StepPlayer = (question) => {
      const best = question.options[0]!
      const knows = (i: number): boolean => players[i]!(question).loss < FARKLE_SLACK
      return knows(2) && !knows(1) ? players[1]!(question) : best
    }
    for (let i = 0; i < 8; i++) expect(test(erring, 211 * i).begin).toBe(1)
  })

  it('begins at the beginning for who errs throughout, and after the end for who never does', () => {
    expect(test(({ options }) => options.at(-1)!).begin).toBe(0)
    expect(test(({ options }) => options[0]!).begin).toBe(lessons)
  })

  it('ends where there is nothing to ask', () => {
    const { step } = new Placement({ players, draw: () => null, slack: FARKLE_SLACK })
    expect(step).toMatchObject({ kind: 'over', begin: 2 })
    const [same] = players
    const alike = new Placement({
      players: [same!, same!],
      draw: () => questions[0]!,
      slack: FARKLE_SLACK,
    })
    expect(alike.step).toMatchObject({ kind: 'over', begin: 0, chances: [0.5, 0.5] })
  })

  it('is the same for the same draws and answers', () => {
    expect(test(players[2]!, 5)).toEqual(test(players[2]!, 5))
  })
})

describe('the chances of a placement', () => {
  it('follow Bayes’ rule', () => {
    // Right with 0.25, 0.9, 0.9: (1/3 of each) to 0.25, 0.9, 0.9 of 2.05.
    const after = chancesAfter(evenChances(3), [false, true, true], true)
    expect(after[0]).toBeCloseTo(0.25 / 2.05, 12)
    expect(after[2]).toBeCloseTo(0.9 / 2.05, 12)
    const wrong = chancesAfter(evenChances(3), [false, true, true], false)
    expect(wrong[0]).toBeCloseTo(0.75 / 0.95, 12)
  })

  it('know the lesson that a decision needs', () => {
    expect(lessonNeeded([false, true, true])).toBe(0)
    expect(lessonNeeded([true, false, true])).toBe(1)
    expect(lessonNeeded([false, false, false])).toBe(null)
    expect(lessonNeeded([true, true, true])).toBe(null)
  })

  it('are told most about by a decision that halves them', () => {
    const even = evenChances(4)
    const bits = [
      [false, false, false, false],
      [false, true, true, true],
      [false, false, true, true],
      [true, true, true, true],
    ].map((rightBy) => bitsTold(even, rightBy))
    expect(bits[0]).toBe(0)
    expect(bits[3]).toBe(0)
    expect(bits[2]).toBeGreaterThan(bits[1]!)
    expect(bits[1]).toBeGreaterThan(0)
  })
})
