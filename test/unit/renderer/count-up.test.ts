import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import CountUp from '#renderer/components/CountUp.vue'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import ScoreLine from '#renderer/games/farkle/board/ScoreLine.vue'
import './harness.ts'

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}
beforeEach(() => motion(false))

const shown = (screen: ReturnType<typeof mount>): string[] =>
  screen.findAll('[aria-hidden="true"]').map((one) => one.text())

describe('points that run up', () => {
  it('are heard once, as what they come to', async () => {
    const screen = mount(CountUp, { props: { value: 1500, from: 500 } })
    await screen.vm.$nextTick()
    expect(shown(screen)).toEqual(['500'])
    expect(screen.get('.sr-only').text()).toBe('1,500')
  })

  it('are there at once at the next key, and within half a second without one', async () => {
    vi.useFakeTimers()
    const screen = mount(CountUp, { props: { value: 1500, from: 500 } })
    await screen.vm.$nextTick()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
    await screen.vm.$nextTick()
    expect(screen.text()).toBe('1,500')
    expect(screen.find('.sr-only').exists()).toBe(false)
    await screen.setProps({ value: 2500 })
    expect(shown(screen)).not.toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(shown(screen)).toEqual([])
    expect(screen.text()).toBe('2,500')
  })

  it('do not run where nothing is to move', async () => {
    motion(true)
    const screen = mount(CountUp, { props: { value: 1500, from: 500 } })
    await screen.vm.$nextTick()
    expect(shown(screen)).toEqual([])
    expect(screen.text()).toBe('1,500')
  })
})

describe('the scores', () => {
  const props = {
    position: {
      own: 1500,
      opponent: 900,
      turnTotal: 0,
      dice: { left: 6 as const },
      ownFarkles: 0,
      opponentFarkles: 0,
    },
    rules: PRESETS.farkle,
    forWins: true,
  }

  it('run up by what was banked, and by nothing else', async () => {
    const told = mount(ScoreLine, { props: { ...props, before: { own: 1000, opponent: 900 } } })
    await told.vm.$nextTick()
    expect(shown(told)).toEqual(['1,000'])
    const asked = mount(ScoreLine, { props })
    await asked.setProps({ position: { ...props.position, own: 4000 } })
    expect(shown(asked)).toEqual([])
    expect(asked.text()).toContain('4,000')
  })
})
