import { describe, expect, it } from 'vitest'
import { EventBuffer } from '#shared/study/course.ts'
import { foundCourse } from '#shared/study/single-course.ts'

/** What is asked of questions that come up in this order, again and again; null is none that fits. */
function askedOf(found: readonly (string | null)[], questions: number): string[] {
  let looked = 0
  const events = new EventBuffer<never>()
  const course = foundCourse<string, string>(
    { events, questions, lookOf: (question) => question.slice(0, 1) },
    () => found[looked++ % found.length]!,
    { slice: 1, most: 200 },
  )
  const asked: string[] = []
  let option: string | null = null
  for (;;) {
    const next = course.next(option)
    if (next.done) return asked
    option = next.value
    if (next.value === null) continue
    asked.push(next.value)
    events.asked++
  }
}

describe('single questions', () => {
  it('never come twice in a row, also where they differ only in what is not seen', () => {
    expect(askedOf(['a1', 'a1', 'a2', null, 'b1', 'b1', 'a1'], 4)).toEqual(['a1', 'b1', 'a1', 'b1'])
  })

  it('come again at once where nothing else comes up in play', () => {
    expect(askedOf(['a1'], 3)).toEqual(['a1', 'a1', 'a1'])
    expect(askedOf(['a1', null, null], 2)).toEqual(['a1', 'a1'])
  })
})
