import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { thumbTurnSentences } from '#shared/games/farkle/analysis/thumb-sentences.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { numberCount } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import FewNumbersView from '#renderer/games/farkle/strategy/FewNumbersView.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

const rules = PRESETS.farkle

function ruleOf(text: string, points: number) {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(text)
  const rule = read.value
  return {
    numbers: numberCount(rule),
    ...{ rule, text, points, sentences: thumbTurnSentences(rule, rules.dice) },
  }
}
const ANSWER = {
  best: 446.5714,
  found: [
    ruleOf('hold=300', 439.5856),
    ruleOf('hold=14n3,divide=6', 446.437),
    ruleOf('hold=250/250/400/1000/2850,divide=4/4/4/6/11', 446.5495),
  ],
}

beforeEach(() => {
  void startStores()
  asked.mockReset().mockImplementation((name) => {
    if (name === 'score.thumbs') return Promise.resolve(ANSWER)
    if (name === 'score.thumb') return Promise.resolve({ points: 440, sentences: ['As typed.'] })
    return Promise.reject(new Error(`no ${name}`))
  })
})

async function view() {
  const screen = mount(FewNumbersView, {
    props: { rules },
    global: { stubs: { ChartFigure: { template: '<div><slot name="controls" /></div>' } } },
  })
  await settled()
  return screen
}

describe('few numbers for most points a turn', () => {
  it('show the easy rule first, and what the next one brings', async () => {
    const screen = await view()
    expect(screen.get('h2').text()).toBe('2 numbers')
    expect(screen.text()).toContain('446.437 points a turn, 0.134 fewer than the best play.')
    // The next rule, of 7 numbers, gains 0.113 points more, which is no advice.
    expect(screen.text()).toContain('More numbers bring next to nothing.')
    expect(screen.text()).toContain('14 × dice × dice × dice')
    const radios = screen.findAll('[role="radio"]').map((radio) => radio.text())
    expect(radios).toContain('2')
    expect(radios).not.toContain('7')
  })

  it('are changed into a rule of my own, measured once it rests', async () => {
    const screen = await view()
    vi.useFakeTimers()
    try {
      const field = (label: string) =>
        screen
          .findAll('label')
          .find((one) => one.text() === label)!
          .get('input')
      await field('Divided by, 2 dice').setValue('3')
      await vi.advanceTimersByTimeAsync(600)
      expect(asked.mock.calls.at(-1)).toMatchObject([
        'score.thumb',
        { rule: { hold: { by: [14, 112, 378, 896, 1750] }, divisor: [6, 3, 6, 6, 6] } },
      ])
      expect(screen.text()).toContain('440.000')
      expect(screen.text()).toContain('As typed.')
      await field('Hold number, 1 die').setValue('much')
      expect(screen.text()).toContain('A number is missing or out of range.')
    } finally {
      vi.useRealTimers()
    }
  })
})
