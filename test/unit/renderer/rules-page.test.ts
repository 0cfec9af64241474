import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { ALL_PRESETS, hashOf, type GameRules } from '#shared/games/games.ts'
import { ALL_PUBLISHED } from '#shared/games/published.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import { useNotices } from '#renderer/app/services/notices.ts'
import { keptDraft, startDraft } from '#renderer/features/rules/draft-store.ts'
import EditRulesPage from '#renderer/features/rules/EditRulesPage.vue'
import RulesPage from '#renderer/features/rules/RulesPage.vue'
import RuleSource from '#renderer/features/rules/RuleSource.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { soon } from '../../support/soon.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
afterEach(() => localStorage.clear())

const ENTRIES = [...ALL_PRESETS].map(([id, rules]) => ({
  ...rules,
  id,
  preset: true,
  hash: hashOf(rules),
}))

async function shown(page: typeof RulesPage, inUse: string) {
  asked.mockReset().mockImplementation((name) => {
    if (name === 'rules.list') return Promise.resolve({ entries: ENTRIES, unreadable: [] })
    if (name === 'yahtzee.status') return Promise.resolve({ expectedScore: null, states: 12_345 })
    return Promise.reject(new Error(`Nobody answers ${name}.`))
  })
  await startStores({ rules: inUse })
  await useLibrary().load()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'rules', component: RulesPage },
      { path: '/edit/:id?', name: 'edit-rules', component: EditRulesPage },
    ],
  })
  await router.push(page === RulesPage ? '/' : '/edit?view=fields')
  return mount(page, { global: { plugins: [router, getActivePinia()!] } })
}

describe('the rules of a game', () => {
  it('are shown as the game shows them, with what can be done with them', async () => {
    const page = await shown(RulesPage, 'farkle')
    await soon(() => expect(page.text()).toContain('3 of a kind'))
    expect(page.text()).toContain('Copy for a web address')
    const yahtzee = page.findAll('.entry').find((one) => one.text().startsWith('Yahtzee'))
    await yahtzee!.trigger('click')
    await soon(() => expect(page.find('.play').text()).toMatch(/Yahtzee|joker/i))
    expect(page.text()).not.toContain('3 of a kind')
    expect(page.text()).not.toContain('Copy for a web address')
  })

  it('come with their source, and with what it leaves open', async () => {
    const page = await shown(RulesPage, 'zilch')
    await soon(() => expect(page.text()).toContain('Source: https://zilch.playr.co.uk/rules.php'))
    expect(page.text()).toContain('Compared with the whole source.')
    const fold = page.get('.source details')
    expect(fold.attributes('open')).toBeUndefined()
    expect(fold.findAll('dl > div').map((row) => row.text())).toEqual([
      'Rolls of a turnany number',
      'Lowest score after a penalty0',
    ])
    const yahtzee = page.findAll('.entry').find((one) => one.text().startsWith('Yahtzee'))
    await yahtzee!.trigger('click')
    await soon(() => expect(page.find('.play').text()).toMatch(/Yahtzee|joker/i))
    expect(page.text()).not.toContain('Source:')
  })

  it('are called unchecked where the source was not found again', async () => {
    const rules = ALL_PUBLISHED.get('farkle-games')!
    const page = mount(RuleSource, {
      props: { game: rules, part: await loadPart('rules', 'farkle') },
    })
    expect(page.text()).toContain('The source could not be found again; these rules are unchecked.')
    // Rules that are changed are nobody's.
    await page.setProps({ game: { ...rules, rules: { ...rules.rules, goal: 9000 } } as GameRules })
    expect(page.text()).toBe('')
  })

  it.each([
    ['farkle', 'Points for three 4s', 'Something failed inside'],
    ['yahtzee', 'Rerolls', '12,345'],
  ])('are typed in fields of its own, beside figures of its own: %s', async (id, field, figure) => {
    const page = await shown(EditRulesPage, id)
    await soon(() => expect(page.get('.preview').text()).toContain(figure))
    const labels = page.findAll('label').map((label) => label.text())
    expect(labels[0]).toBe('Name')
    const named = page.findAll('input').map((input) => input.attributes('aria-label') ?? '')
    expect([...labels, ...named]).toContain(field)
  })

  it('fold what few games have, say how much is in use, and where two contradict each other', async () => {
    const page = await shown(EditRulesPage, 'farkle')
    const group = (title: string) =>
      page.findAll('details').find((one) => one.get('summary').text().startsWith(title))!
    await soon(() => expect(page.findAll('details')).toHaveLength(5))
    expect(page.findAll('details[open]')).toHaveLength(0)
    const check = (label: string) =>
      page
        .findAll('label')
        .find((one) => one.text() === label)!
        .get('input')
    await check('Hot dice must be rolled again').setValue(true)
    expect(group('Hot dice').get('summary').text()).toContain('1 in use')
    await check('A farkle also costs banked points: the turn total').setValue(true)
    const farkles = group('What a farkle does')
    await soon(() => expect(farkles.attributes('open')).toBeDefined())
    const problem = farkles.get('.problem')
    expect(problem.text()).toContain('together with “Hot dice must be rolled again”')
    const input = check('A farkle also costs banked points: the turn total')
    expect(input.attributes('aria-describedby')).toContain(problem.attributes('id'))
    await check('Hot dice must be rolled again').setValue(false)
    await soon(() => expect(farkles.text()).not.toContain('together with'))
  })
})

describe('what was taken away', () => {
  const offer = (label: string) =>
    useNotices().notices.findLast(({ action }) => action?.label === label)!
  async function accept(label: string): Promise<void> {
    const { id, action } = offer(label)
    useNotices().dismiss(id)
    action!.run()
    for (let i = 0; i < 4; i++) await settled()
  }
  const draftName = (): string | undefined => keptDraft().value?.draft.name

  it('as a draft comes back, and the one begun since can be brought back from it', async () => {
    const page = await shown(EditRulesPage, 'farkle')
    await page.get('input').setValue('Dropped')
    await page
      .findAll('button')
      .find((one) => one.text() === 'Cancel')!
      .trigger('click')
    await soon(() => expect(offer('Undo')).toBeDefined())
    startDraft(null, ALL_PRESETS.get('zilch')!)
    await settled()
    await accept('Undo')
    expect(draftName()).toBe('Dropped')
    await accept('Bring back')
    expect(draftName()).toBe('Zilch')
  })

  it('as rules comes back beside rules that have taken its id', async () => {
    const own = { ...ENTRIES[0]!, id: 'house', preset: false }
    const lists = [[own], [], [{ ...own, name: 'Newer' }]]
    const saved: unknown[] = []
    const page = await shown(RulesPage, 'farkle')
    asked.mockImplementation((name, params) => {
      if (name === 'rules.list') return Promise.resolve({ entries: lists[0], unreadable: [] })
      if (name === 'rules.save') saved.push((params as { id: string | null }).id)
      return Promise.resolve(own)
    })
    await useLibrary().load()
    await settled()
    lists.shift()
    await page
      .findAll('button')
      .find((one) => one.text() === 'Delete')!
      .trigger('click')
    await soon(() => expect(offer('Undo')).toBeDefined())
    lists.shift()
    await useLibrary().load()
    await accept('Undo')
    expect(saved).toEqual([null])
  })
})
