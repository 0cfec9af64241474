import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { DrillTable } from '#renderer/services/ask-drill.ts'
import { useLibrary } from '#renderer/services/library.ts'
import FirstSteps from '#renderer/features/drill/FirstSteps.vue'
import NextStep from '#renderer/features/drill/NextStep.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import type { DrillMachine } from '#renderer/games/drill-part.ts'
import { questionOf, setupWith } from './drill-table.ts'
import { settled, show, tell } from './harness.ts'
import { answerStudy, NO_PROGRESS } from './study-answers.ts'
import { startLibrary } from './winning-game.ts'

/** Answers for somebody who has answered so many decisions. */
function known(answers: number): void {
  answerStudy({ 'drill.progress': { ...NO_PROGRESS, answers } })
}

async function session(): Promise<DrillTable> {
  await startLibrary({ rules: 'farkle' })
  await Promise.all([loadPart('home', 'farkle'), settled()])
  return { id: 1, setup: setupWith({ goal: 'points' }), entry: useLibrary().inUseOf('farkle')! }
}

async function steps(answers: number, question = questionOf(1, 'both', { rolled: [1, 5, 3] })) {
  known(answers)
  const table = await session()
  const drill = { question, phase: 'asking' } as unknown as DrillMachine
  const screen = mount(FirstSteps, { props: { drill, session: table } })
  await settled()
  return screen
}
const textOf = (screen: { text(): string }): string => screen.text().replace(/\s+/g, ' ')

describe('the first decisions', () => {
  it('come with a line that says what to do, and with what scores', async () => {
    const screen = await steps(0)
    expect(screen.get('strong').text()).toBe('Click the dice to keep, then bank or roll.')
    expect(textOf(screen)).toContain('These score: 100 50.')
    const dice = screen.findAll('[role="img"]').map((one) => one.attributes('aria-label'))
    expect(dice).toEqual(['1', '5'])
  })

  it('say what a farkle would lose where nothing was rolled', async () => {
    const screen = await steps(2, questionOf(2, 'roll-or-bank', { left: 3 }))
    expect(screen.get('.hint').text()).toBe('A farkle would lose the 350 of this turn.')
  })

  it('keep only the room of that line once it is answered', async () => {
    const screen = await steps(1)
    expect(screen.get('.steps').classes()).not.toContain('past')
    const drill = { question: questionOf(1, 'both', { rolled: [1, 5, 3] }), phase: 'verdict' }
    await screen.setProps({ drill: drill as unknown as DrillMachine })
    expect(screen.get('.steps').classes()).toContain('past')
    expect(screen.find('.hint').exists()).toBe(true)
  })

  it('are over after a few answers, in the same session', async () => {
    const screen = await steps(4)
    expect(screen.find('.steps').exists()).toBe(true)
    known(5)
    tell('study-changed')
    await settled()
    expect(screen.find('.steps').exists()).toBe(false)
  })

  it('were over before for who has drilled', async () => {
    expect((await steps(24)).find('.steps').exists()).toBe(false)
  })
})

describe('after a first drill', () => {
  async function next(answers: number) {
    known(answers)
    const table = await session()
    return show(NextStep, { props: { session: table } })
  }

  it('it is told where to go next', async () => {
    const { links } = await next(10)
    expect(links()).toEqual(['/learn', '/strategy'])
  })

  it('nothing is told any more to who has drilled a lot', async () => {
    expect((await next(41)).screen.find('.next').exists()).toBe(false)
  })
})
