import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { Language } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import { useSettings } from '#renderer/app/services/settings.ts'
import GameNumbers from '#renderer/games/farkle/home/GameNumbers.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
afterEach(() => setLocale('en'))

const row = (dice: number, from: number) => ({ dice, breakpoints: [{ value: 0, from }] })
const ANSWERS: Record<string, unknown> = {
  'rules.list': { entries: ENTRIES, unreadable: [] },
  'score.overview': {
    averagePoints: null,
    turns: [
      {
        ...{ key: 'single', expectedPoints: 446.6, farkleProbability: 0.206 },
        ...{ minimumBank: 0, exceptionCount: 0 },
      },
    ],
  },
  'score.breakpoints': { table: { rows: [row(4, 1000), row(3, 400), row(2, 250)] } },
}

async function numbers(goal: Goal, language: Language = 'en') {
  await setLocale(language)
  asked.mockReset().mockImplementation((name) => Promise.resolve(ANSWERS[name]))
  await startStores({ rules: 'farkle', goal })
  await useLibrary().load()
  const place = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: place },
      { path: '/strategy/:tab?', name: 'strategy', component: place },
    ],
  })
  const screen = mount(GameNumbers, {
    props: { entry: useLibrary().inUseOf('farkle')! },
    global: { plugins: [router, getActivePinia()!] },
  })
  for (let i = 0; i < 3; i++) await settled()
  return {
    text: () => screen.text().replace(/\s+/g, ' '),
    links: () => screen.findAll('a').map((link) => link.attributes('href')),
  }
}

describe('the numbers of Farkle on Home', () => {
  it('are perfect for the most points where the table never errs', async () => {
    const { text, links } = await numbers('points')
    expect(text()).toContain('whoever follows it plays perfectly.')
    expect(text()).toContain('The best play earns')
    expect(links()).toEqual(['/strategy/breakpoints'])
  })

  it.each([
    {
      language: 'en' as const,
      perfect: 'plays perfectly',
      another: 'The best play to win is another one',
      points: 'The best play for points',
    },
    {
      language: 'de' as const,
      perfect: 'spielt perfekt',
      another: 'Wer gewinnen will, spielt am besten anders',
      points: 'auf Punkte',
    },
  ])('are said to be for points with the goal of wins: $language', async (said) => {
    const { language, perfect, another, points } = said
    const { text, links } = await numbers('wins', language)
    expect(text()).not.toContain(perfect)
    expect(text()).toContain(another)
    expect(text()).toContain(points)
    expect(links()).toEqual(['/strategy/breakpoints', '/strategy/map'])
  })

  it('follow the goal', async () => {
    const { text } = await numbers('points')
    await useSettings().change({ goal: 'wins' })
    await settled()
    expect(text()).not.toContain('plays perfectly')
  })
})
