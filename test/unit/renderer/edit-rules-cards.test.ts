import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { defineComponent } from 'vue'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import EditRulesPage from '#renderer/features/rules/EditRulesPage.vue'
import { answerCards, CHANGE } from './card-answers.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

const HOUSE = {
  id: 'house',
  preset: false,
  game: 'farkle' as const,
  hash: '0'.repeat(64),
  rules: { ...PRESETS.farkle, name: 'House' },
}

/** The editor of rules that are saved, with what is said of their cards. */
async function editor(answers: Record<string, unknown>, path = '/rules/edit/house') {
  answerCards(asked, {
    'rules.list': { entries: [HOUSE], unreadable: [] },
    'rules.save': HOUSE,
    'cards.applyChange': {},
    ...answers,
  })
  await startStores({ rules: 'house' })
  await useLibrary().load()
  const component = defineComponent(() => () => null)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/rules/edit/:id?', name: 'edit-rules', component },
      { path: '/rules', name: 'rules', component },
      { path: '/', name: 'home', component },
    ],
  })
  await router.push(path)
  mount(EditRulesPage, {
    attachTo: document.body,
    global: { plugins: [router, getActivePinia()!], stubs: { RulePreview: true } },
  })
  const wait = async (): Promise<void> => {
    for (let i = 0; i < 8; i++) await settled()
  }
  await wait()
  return {
    router,
    dialog: () => document.querySelector('[role="dialog"]'),
    async press(text: string): Promise<void> {
      const all = [...document.querySelectorAll<HTMLElement>('button')]
      all.find((one) => one.textContent.trim() === text)!.click()
      await wait()
    },
  }
}

const names = (): string[] => asked.mock.calls.map(([name]) => name)

describe('saving rules whose cards are learnt', () => {
  it('lists what changes before anything is saved', async () => {
    const { dialog, press } = await editor({
      'cards.due': { due: 0, seen: 12, edited: false },
      'cards.previewChange': CHANGE,
    })
    await press('Save and play')
    expect(dialog()!.textContent).toMatch(/25 cards keep.*Changed: 1 card.*Added.*Removed/s)
    expect(names()).not.toContain('rules.save')
    await press('Go on editing')
    expect(dialog()).toBeNull()
    expect(names()).not.toContain('rules.save')
  })

  it('then saves the rules and changes the cards', async () => {
    const { router, press } = await editor({
      'cards.due': { due: 0, seen: 12, edited: false },
      'cards.previewChange': CHANGE,
    })
    await press('Save and play')
    await press('Save and change the cards')
    const done = names().filter((name) => ['rules.save', 'cards.applyChange'].includes(name))
    expect(done).toEqual(['rules.save', 'cards.applyChange'])
    expect(router.currentRoute.value.name).toBe('home')
  })

  it.each([
    ['no card was learnt', { 'cards.due': { due: 0, seen: 0, edited: false } }],
    [
      'no card changes',
      {
        'cards.due': { due: 0, seen: 12, edited: false },
        'cards.previewChange': { kept: 27, added: [], changed: [], removed: [] },
      },
    ],
    ['it cannot be told', { 'cards.due': new Error('The file is locked.') }],
  ])('asks nothing where %s', async (_, answers) => {
    const { dialog, press, router } = await editor(answers)
    await press('Save and play')
    expect(dialog()).toBeNull()
    expect(names()).toContain('rules.save')
    expect(names()).not.toContain('cards.applyChange')
    expect(router.currentRoute.value.name).toBe('home')
  })

  it('asks nothing of rules that are new', async () => {
    const { press } = await editor(
      { 'cards.due': { due: 0, seen: 12, edited: false } },
      '/rules/edit',
    )
    await press('Save and play')
    expect(names()).toContain('rules.save')
    expect(names()).not.toContain('cards.due')
  })
})
