import { expect, it } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import type { ScorecardChoice } from '#shared/games/scorecard/drill/question.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import { scorecardTopicNamed } from '#shared/games/scorecard/drill/topics.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { someOf } from '#test/property/runs.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'
import { finished } from '#test/support/play-session.ts'

const thresholds = { inaccuracy: 0.2, mistake: 1, blunder: 4 }

it.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])(
  'the lessons of %s are at least eight, each with an idea of a few sentences',
  (name) => {
    const topics = scorecardLessons(PRESETS[name])
    expect(topics.length).toBeGreaterThanOrEqual(8)
    for (const { sentence } of topics) {
      expect([3, 4]).toContain(sentence.split(/[.!?](?: |$)/).length)
    }
  },
)

it('lessons and their checks ask what they or a lesson before has taught', () => {
  const rules = PRESETS.forced
  const kit = kitOf(rules)
  const topics = scorecardLessons(rules)
  const ids = topics.map(({ id }) => id)
  for (const { id, drill } of someOf(topics)) {
    const setup = {
      ...drill,
      seed: `lesson ${id}`,
      lesson: id,
      part: 'check' as const,
      questions: LESSON_POSITIONS + CHECK_QUESTIONS,
    }
    const place = ids.indexOf(id)
    const before = ids.slice(Math.max(0, place - 2), place)
    let ofBefore = 0
    const session = scorecardSession(kit, { setup, thresholds, needs: new Map(), again: [] })
    for (let asked = 0; asked < setup.questions; asked++) {
      const step = finished(session.advance())
      if (step.kind !== 'question') throw new Error(`no position for ${id}`)
      const { question } = step
      const fits = (one: string): boolean => scorecardTopicNamed(one)!.fits(question, rules)
      if (asked % 3 === 2 && before.some(fits)) ofBefore++
      else expect(fits(id), `${id} ${asked}`).toBe(true)
      // What is about equal dice alone is neither a run, nor two pairs, nor a pattern to stop for.
      if (id === 'alike') {
        expect(
          ['runs', 'two-pairs', 'stop'].filter(fits),
          scorecardCode(question.position),
        ).toEqual([])
      }
      expect(session.answer(question.options[0] as ScorecardChoice).ok).toBe(true)
    }
    expect(ofBefore, id).toBe(place === 0 ? 0 : 5)
  }
})
