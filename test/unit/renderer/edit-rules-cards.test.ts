import { describe, expect, it, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import EditRulesPage from '#renderer/features/rules/EditRulesPage.vue'
import { answerCards, CHANGE } from './card-answers.ts'
import { asked, show } from './harness.ts'
import { startLibrary } from './winning-game.ts'

const HOUSE = {
  id: 'house',
  preset: false,
  game: 'farkle' as const,
  hash: '0'.repeat(64),
  rules: { ...PRESETS.farkle, name: 'House' },
}

/** The editor of rules that are saved, with what is said of their cards. */
async function editor(answers: Record<string, unknown>, path = '/rules/edit/house') {
  answerCards({
    'rules.list': { entries: [HOUSE], unreadable: [] },
    'rules.save': HOUSE,
    'cards.applyChange': {},
    ...answers,
  })
  await startLibrary({ rules: 'house' })
  const shown = await show(EditRulesPage, { address: path, stubs: { RulePreview: true } })
  // The rules of the game are fetched first.
  await vi.waitFor(() => expect(shown.button('Save and use')).toBeDefined(), 30_000)
  return shown
}

const names = (): string[] => asked.mock.calls.map(([name]) => name)
const SEEN = { 'cards.due': { due: 0, seen: 12, edited: false } }

describe('saving rules whose cards are learnt', () => {
  it('lists what changes before anything is saved', async () => {
    const { dialog, click } = await editor({ ...SEEN, 'cards.previewChange': CHANGE })
    await click('Save and use')
    expect(dialog()!.textContent).toMatch(/25 cards keep.*Changed: 1 card.*Added.*Removed/s)
    expect(names()).not.toContain('rules.save')
    await click('Go on editing')
    expect(dialog()).toBeNull()
    expect(names()).not.toContain('rules.save')
  })

  it('then saves the rules and changes the cards', async () => {
    const { router, click } = await editor({ ...SEEN, 'cards.previewChange': CHANGE })
    await click('Save and use')
    await click('Save and change the cards')
    const done = names().filter((name) => ['rules.save', 'cards.applyChange'].includes(name))
    expect(done).toEqual(['rules.save', 'cards.applyChange'])
    expect(router.currentRoute.value.name).toBe('home')
  })

  it.each([
    ['no card was learnt', { 'cards.due': { due: 0, seen: 0, edited: false } }],
    [
      'no card changes',
      { ...SEEN, 'cards.previewChange': { unchanged: 27, added: [], changed: [], removed: [] } },
    ],
    ['it cannot be told', { 'cards.due': new Error('The file is locked.') }],
  ])('asks nothing where %s', async (_, answers) => {
    const { dialog, click, router } = await editor(answers)
    await click('Save and use')
    expect(dialog()).toBeNull()
    expect(names()).toContain('rules.save')
    expect(names()).not.toContain('cards.applyChange')
    expect(router.currentRoute.value.name).toBe('home')
  })

  it('asks nothing of rules that are new', async () => {
    const { click } = await editor(SEEN, '/rules/edit')
    await click('Save and use')
    expect(names()).toContain('rules.save')
    expect(names()).not.toContain('cards.due')
  })
})
