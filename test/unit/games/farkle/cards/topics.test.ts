import { describe, expect, it } from 'vitest'
import { LESSON_POSITIONS, CHECK_QUESTIONS } from '#shared/cards/lesson-topic.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { farkleTopics } from '#shared/games/farkle/cards/topics.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { TOPICS, topicNamed, topicsOf, type TopicId } from '#shared/games/farkle/drill/topics.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }

describe.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])('the lessons of %s', (name) => {
  const rules = PRESETS[name]
  const sources = sourcesOf(rules)
  const topics = farkleTopics(sources, stepsOfKnowledge(sources))

  it('are at least ten, each with a title and an idea of two sentences', () => {
    expect(topics.length).toBeGreaterThanOrEqual(10)
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    for (const { idea } of topics) expect(idea.split(/[.!?](?: |$)/)).toHaveLength(3)
  })

  it('have positions that show what they are about, enough for a check', () => {
    const kit = studyKit(rules, 'points', pointsPlay(rules), null)
    for (const { id, drill } of topics) {
      const setup = {
        ...drill,
        ...{ seed: `lesson ${id}`, lesson: id, part: 'check' as const },
        questions: LESSON_POSITIONS + CHECK_QUESTIONS,
      }
      const session = drillSession(kit, { setup, thresholds, needs: new Map() })
      const codes = new Set<string>()
      for (let asked = 0; asked < setup.questions; asked++) {
        const work = session.advance()
        let step = work.next()
        while (!step.done) step = work.next()
        if (step.value.kind !== 'question') throw new Error(`${name} has no position for ${id}`)
        const { question } = step.value
        expect(topicNamed(id)!.fits(question, rules)).toBe(true)
        expect(question.forced).toBe(false)
        codes.add(session.codeOf(question))
        expect(session.answer(question.options[0]!).ok).toBe(true)
      }
      expect(codes.size, id).toBeGreaterThan(4)
    }
  })
})

it('leave out what rules do not have', () => {
  const { farkle, zilch } = PRESETS
  const missing = (Object.keys(TOPICS) as TopicId[]).filter((id) => !topicsOf(farkle).includes(id))
  expect(missing).toEqual(['minimum', 'after-farkles'])
  expect(topicsOf(zilch)).toContain('after-farkles')
  expect(topicsOf({ ...farkle, mustSetAsideAll: true })).not.toContain('leave-more')
  expect(topicNamed('limits')).toBeNull()
})
