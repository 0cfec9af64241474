import { describe, expect, it } from 'vitest'
import { asked, EventBuffer, type QuestionCourse, type OverReason } from '#shared/study/course.ts'
import { GradedSession, type AnyQuestion } from '#shared/study/graded-session.ts'
import { finished } from '../../support/play-session.ts'

interface Sum extends AnyQuestion {
  readonly asks: number
}
type Option = Sum['options'][number]

const THRESHOLDS = { inaccuracy: 1, mistake: 2, blunder: 3 }

/** A session that asks so many questions, each after a search of some slices, and counts all slices. */
function sessionOf(questions: number, isIndependent = true) {
  const events = new EventBuffer<string>()
  let slices = 0
  function* course(): QuestionCourse<OverReason, Sum, Option> {
    for (let asks = 1; asks <= questions; asks++) {
      for (let slice = 0; slice < 5; slice++) {
        slices++
        yield null
      }
      events.add(`before ${asks}`)
      yield* asked<Sum, Option>({ kind: 'sum', asks, options: [{ loss: 0 }, { loss: 1 }] })
    }
    return 'questions'
  }
  const session = new GradedSession<Sum, number, number, string>({
    events,
    course: course(),
    speed: 'none',
    thresholds: THRESHOLDS,
    length: questions,
    isIndependent,
    placeOf: (_, choice) => (choice < 2 ? choice : -1),
    whyNot: () => 'There are two.',
    verdictOf: ({ asks }, place) => 10 * asks + place,
    hintOf: () => '',
    codeOf: ({ asks }) => String(asks),
  })
  return { session, slices: () => slices }
}

const next = ({ session }: ReturnType<typeof sessionOf>) => finished(session.advance())

describe('an answer that is taken back', () => {
  it('has its question asked again as it was, and then the one that came after it', () => {
    const one = sessionOf(3)
    const first = next(one)
    one.session.answer(0)
    const second = next(one)
    const told = one.session.earlier
    const before = one.slices()
    expect(one.session.takeBack(1)).toBe(true)
    expect(one.session.current).toBe(first)
    expect(one.session.earlier).toEqual([])
    expect(one.session.answer(1)).toEqual({ ok: true, value: { verdict: 11, last: false } })
    expect(next(one)).toBe(second)
    expect(one.session.earlier).toEqual(told)
    expect(one.slices()).toBe(before)
    // And once more, now that it was answered again.
    expect(one.session.takeBack(1)).toBe(true)
    expect(one.session.current).toBe(first)
  })

  it.each([0, 3])('may be so before its next question is found: after %i slices', (slices) => {
    const one = sessionOf(2)
    const first = next(one)
    one.session.answer(0)
    const work = one.session.advance()
    for (let i = 0; i < slices; i++) work.next()
    expect(one.session.takeBack(1)).toBe(true)
    // Who was still looking for the next question finds this one.
    expect(finished(work)).toBe(first)
    one.session.answer(1)
    expect(next(one)).toMatchObject({ number: 2, question: { asks: 2 } })
    expect(one.slices()).toBe(10)
  })

  it('may be the last one of a session, which then ends once more', () => {
    const one = sessionOf(1)
    next(one)
    expect(one.session.answer(0)).toMatchObject({ value: { last: true } })
    const end = next(one)
    expect(end).toMatchObject({ kind: 'over', reason: 'questions' })
    expect(one.session.takeBack(1)).toBe(true)
    expect(one.session.current).toMatchObject({ number: 1 })
    expect(one.session.answer(1)).toMatchObject({ value: { last: true } })
    expect(next(one)).toBe(end)
  })

  it('must be the last, of a session that nobody has ended and whose questions do not depend on it', () => {
    const one = sessionOf(3)
    next(one)
    expect(one.session.takeBack(1)).toBe(false)
    one.session.answer(0)
    next(one)
    one.session.answer(0)
    expect(one.session.takeBack(1)).toBe(false)
    next(one)
    one.session.finish('stopped')
    expect(one.session.takeBack(2)).toBe(false)
    const game = sessionOf(2, false)
    next(game)
    game.session.answer(0)
    expect(game.session.takeBack(1)).toBe(false)
  })
})
