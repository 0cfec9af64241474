import { describe, expect, it } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { lessonPositions } from '#shared/games/farkle/cards/lesson-positions.ts'
import { lessonIds, pointLessons } from '#shared/games/farkle/cards/lessons.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import type { Question, RankedOption } from '#shared/games/farkle/drill/question.ts'
import { drillSetupSchema, type DecisionKind } from '#shared/games/farkle/drill/setup.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { contrastPairs } from '#shared/games/farkle/steps/contrast-pairs.ts'
import { findSteps } from '#shared/games/farkle/steps/find-steps.ts'
import { ALL, someOf } from '#test/property/runs.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { kitOf } from '#test/support/study-kits.ts'
import * as v from 'valibot'

/** Most of a lesson's questions that an answer without a look at the position may get right. */
const MOST_BLANKET = 0.6

/** About the loss of an inaccuracy, in points. */
const LEAST_LOSS = 12

const count = ({ setAside }: RankedOption): number => setAside.length

/** Answers that need no look at the position; null where they cannot be given. */
const BLANKETS: Record<string, (question: Question) => RankedOption | null> = {
  bank: ({ kind, options }) =>
    kind === 'roll-or-bank' ? (options.find(({ then }) => then === 'bank') ?? null) : null,
  roll: ({ kind, options }) =>
    kind === 'roll-or-bank' ? (options.find(({ then }) => then === 'roll') ?? null) : null,
  'all dice': ({ kind, options }) =>
    kind === 'set-aside' ? options.reduce((a, b) => (count(b) > count(a) ? b : a)) : null,
  'fewest dice': ({ kind, options }) =>
    kind === 'set-aside' ? options.reduce((a, b) => (count(b) < count(a) ? b : a)) : null,
}

const NAMES = ['farkle', 'zilch', 'facebook', 'possibly-wrong'] as const

describe.each(someOf(NAMES))('the lessons of %s', (name) => {
  const rules = PRESETS[name]
  const steps = findSteps(rules, bestPoints(sourcesOf(rules)))
  const pairs = contrastPairs(rules, steps)
  const kit = kitOf(rules, 'points')
  const ids = lessonIds(steps)

  const questionsOf = (place: number, part: 'positions' | 'check', seed: string): Question[] => {
    const questions = part === 'check' ? CHECK_QUESTIONS : LESSON_POSITIONS
    const asked = lessonPositions(
      kit,
      { seed, part, questions },
      pairs.slice(0, place + 1),
      LEAST_LOSS,
    )
    return asked.map(({ kind, code }) => {
      const position = parsePositionCode(code)
      if (!position.ok) throw new Error(code)
      return makeQuestion(kit, kind as DecisionKind, position.value)!
    })
  }

  it('have an id, a sentence and a drill that can be started each', () => {
    const lessons = pointLessons(rules, steps, pairs)
    expect(new Set(ids).size).toBe(steps.length)
    for (const { id, sentence, drill, makes } of lessons) {
      const setup = { ...drill, seed: 'a', lesson: id, part: 'check' }
      expect(v.safeParse(drillSetupSchema, setup).issues).toBeUndefined()
      expect(sentence).toMatch(/\.$/)
      expect(makes).toBeGreaterThan(0)
    }
    expect(lessons.at(-1)!.id).toBe('table')
  })

  it('ask as many positions as they say, none of them forced', () => {
    for (const [place, some] of pairs.entries()) {
      if (some.length === 0) continue
      for (const part of ['positions', 'check'] as const) {
        const questions = questionsOf(place, part, `count ${part}`)
        expect(questions, ids[place]).toHaveLength(part === 'check' ? 10 : 6)
        expect(questions.every(({ forced }) => !forced)).toBe(true)
      }
    }
  })

  it('are not passed by an answer that needs no look at the position', () => {
    for (const [place, some] of pairs.entries()) {
      if (some.length === 0) continue
      const questions = Array.from({ length: ALL ? 8 : 3 }, (_, i) =>
        questionsOf(place, 'check', `${i}`),
      ).flat()
      for (const [blanket, answer] of Object.entries(BLANKETS)) {
        const given = questions.flatMap((question) => answer(question) ?? [])
        if (given.length < 10) continue
        const right = given.filter(({ loss }) => loss === 0).length
        expect(right / given.length, `${ids[place]}: ${blanket}`).toBeLessThanOrEqual(MOST_BLANKET)
      }
    }
  })
})
