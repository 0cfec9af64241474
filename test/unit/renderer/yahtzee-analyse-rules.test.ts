import { enableAutoUnmount, shallowMount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import YahtzeeAnalysePage from '#renderer/games/yahtzee/analyse/YahtzeeAnalysePage.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

const entries = [...ALL_PRESETS].map(([id, rules]) => ({
  ...{ id, preset: true, hash: hashOf(rules) },
  ...rules,
}))
const [first, second] = entries.filter(({ game }) => game === 'yahtzee')

/** Opens an address with the first rules of Yahtzee in use, then others; the rules in use after each. */
async function inUseAfter(...queries: string[]): Promise<(string | undefined)[]> {
  asked.mockImplementation((name: string) =>
    Promise.resolve(name === 'rules.list' ? { entries, unreadable: [] } : {}),
  )
  await startStores({ rules: first!.id })
  const library = useLibrary()
  await library.load()
  const component = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', component }],
  })
  await router.push('/')
  shallowMount(YahtzeeAnalysePage, { global: { plugins: [router, getActivePinia()!] } })
  const inUse: (string | undefined)[] = []
  for (const query of queries) {
    await router.push(`/${query}`)
    await settled()
    inUse.push(library.inUse?.id)
  }
  return inUse
}

test('the rules of Yahtzee that an address names are in use from then on', async () => {
  const after = await inUseAfter('', `?rules=${second!.id}`, '', `?rules=${first!.id}`)
  expect(after).toEqual([first!.id, second!.id, second!.id, first!.id])
})

test('rules of another game, or that are not there, are not', async () => {
  const after = await inUseAfter('?rules=zilch', '?rules=none')
  expect(after).toEqual([first!.id, first!.id])
})
