import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import type { Router } from 'vue-router'
import { useShellOpenings } from '#renderer/app/shell-openings.ts'
import { onEvent } from '#renderer/services/client.ts'
import { offeredRules } from '#renderer/services/offered-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { routerAt, settled, tell } from './harness.ts'

const POSITION = { kind: 'position', game: 'farkle', code: 'b0.d0.t0.n6', rules: null, query: {} }
const CARD = '3.-.-.12.-.-.22.-.25.-.-.-.50'
const YAHTZEE = {
  ...POSITION,
  game: 'scorecard',
  code: CARD,
  query: { dice: '12244', rerolls: '2' },
}
const ready = ref(true)
let router: Router

async function opened(data: unknown): Promise<void> {
  tell('open', data)
  await settled()
}
const address = (): string => router.currentRoute.value.fullPath

beforeEach(async () => {
  vi.mocked(onEvent).mockClear()
  ready.value = true
  offeredRules.value = null
  router = await routerAt()
  const page = defineComponent(() => {
    useShellOpenings(() => ready.value)
    return () => h('div')
  })
  mount(page, { global: { plugins: [router] } })
})

describe('what is opened from outside', () => {
  it.each([
    { opening: POSITION, at: '/analyse/b0.d0.t0.n6' },
    { opening: { ...POSITION, rules: 'zilch' }, at: '/analyse/b0.d0.t0.n6?rules=zilch' },
    { opening: YAHTZEE, at: `/scorecard/analyse/${CARD}?dice=12244&rerolls=2` },
    {
      opening: { ...YAHTZEE, query: {}, rules: 'yahtzee' },
      at: `/scorecard/analyse/${CARD}?rules=yahtzee`,
    },
  ])('is shown if it is a position: $at', async ({ opening, at }) => {
    await opened(opening)
    expect(address()).toBe(at)
  })

  it('is offered to the screen of the rules if it is a rule set', async () => {
    const rules = { game: 'farkle', rules: PRESETS.zilch }
    await opened({ kind: 'rules', ...rules })
    expect(address()).toBe('/rules')
    expect(offeredRules.value).toEqual(rules)
  })

  it('waits until the page has what it needs', async () => {
    ready.value = false
    await opened(POSITION)
    expect(address()).toBe('/')
    ready.value = true
    await settled()
    expect(address()).toBe('/analyse/b0.d0.t0.n6')
  })
})
