import { expect, it } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson-topic.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { YAHTZEE_STEPS } from '#shared/games/yahtzee/cards/steps.ts'
import { yahtzeeTopics } from '#shared/games/yahtzee/cards/topics.ts'
import { yahtzeeKit, type YahtzeeChoice } from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeSession } from '#shared/games/yahtzee/drill/session.ts'
import { yahtzeeTopicNamed } from '#shared/games/yahtzee/drill/topics.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { someOf } from '#test/property/runs.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'

const thresholds = { inaccuracy: 0.2, mistake: 1, blunder: 4 }

it.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])(
  'the lessons of %s are at least eight, each with an idea of a few sentences',
  (name) => {
    const topics = yahtzeeTopics(PRESETS[name], YAHTZEE_STEPS)
    expect(topics.length).toBeGreaterThanOrEqual(8)
    for (const { idea } of topics) {
      expect([3, 4]).toContain(idea.split(/[.!?](?: |$)/).length)
    }
  },
)

it('lessons have positions that show what they are about, enough for a check', () => {
  const rules = PRESETS.forced
  const game = yahtzeeGame(rules)
  const kit = yahtzeeKit(rules, new YahtzeeAnalyser(game, tableOf(rules)))
  for (const { id, drill } of someOf(yahtzeeTopics(rules, YAHTZEE_STEPS))) {
    const setup = {
      ...drill,
      ...{ seed: `lesson ${id}`, lesson: id, part: 'check' as const },
      questions: LESSON_POSITIONS + CHECK_QUESTIONS,
    }
    const session = yahtzeeSession(kit, { setup, thresholds, needs: new Map(), again: [] })
    for (let asked = 0; asked < setup.questions; asked++) {
      const work = session.advance()
      let step = work.next()
      while (!step.done) step = work.next()
      if (step.value.kind !== 'question') throw new Error(`no position for ${id}`)
      const { question } = step.value
      expect(yahtzeeTopicNamed(id)!.fits(question, rules)).toBe(true)
      expect(session.answer(question.options[0] as YahtzeeChoice).ok).toBe(true)
    }
  }
})
