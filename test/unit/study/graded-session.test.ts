import { describe, expect, it } from 'vitest'
import { EventBuffer, type QuestionCourse, type OverReason } from '#shared/study/course.ts'
import { GradedSession, replay } from '#shared/study/graded-session.ts'
import type { Speed } from '#shared/study/setup.ts'
import { finished } from '#test/support/play-session.ts'

interface Option {
  readonly loss: number
}
interface Question {
  readonly kind: string
  readonly code: string
  readonly options: readonly Option[]
}

/** Three questions with a right answer, an inaccuracy and a blunder each. */
const QUESTIONS: readonly Question[] = ['a', 'b', 'c'].map((code) => ({
  kind: 'bank',
  code,
  options: [{ loss: 0 }, { loss: 20 }, { loss: 100 }],
}))

function* course(): QuestionCourse<OverReason, Question, Option> {
  for (const question of QUESTIONS) yield question
  return 'nothing-left'
}

function sessionOf(speed: Speed, length: number | null = null) {
  const events = new EventBuffer<never>()
  return new GradedSession<Question, number, number, never>({
    events,
    course: course(),
    speed,
    length,
    thresholds: { inaccuracy: 20, mistake: 50, blunder: 100 },
    placeOf: ({ options }, place) => (place in options ? place : -1),
    whyNot: () => 'There is no such option.',
    verdictOf: (_, place) => place,
    hintOf: () => 'None.',
    codeOf: ({ code }) => code,
  })
}

/** Answers all questions of a session with options at these places; how it stands then. */
function answered(session: ReturnType<typeof sessionOf>, places: readonly number[]) {
  const last = places.map((place) => {
    finished(session.advance())
    const answer = session.answer(place)
    return answer.ok && answer.value.last
  })
  return { last, step: finished(session.advance()) }
}

describe('a wrong answer', () => {
  it('ends a streak', () => {
    const { last, step } = answered(sessionOf('streak'), [0, 1])
    expect(last).toEqual([false, true])
    expect(step).toMatchObject({ kind: 'over', reason: 'mistake' })
  })

  it.each(['none', 'sprint'] as const)('ends no session of speed %s', (speed) => {
    const { last, step } = answered(sessionOf(speed), [0, 2])
    expect(last).toEqual([false, false])
    expect(step).toMatchObject({ kind: 'question', number: 3 })
  })
})

it('the last of so many answers is told as the last', () => {
  expect(answered(sessionOf('none', 3), [0, 0, 0]).last).toEqual([false, false, true])
})

it('answers to other questions are not taken again', () => {
  const given = [
    { code: 'a', choice: 0 },
    { code: 'b', choice: 1 },
  ]
  expect(finished(replay(sessionOf('none'), given))).toMatchObject({
    ok: true,
    value: { number: 3 },
  })
  const other = given.with(1, { code: 'c', choice: 1 })
  expect(finished(replay(sessionOf('none'), other)).ok).toBe(false)
})
