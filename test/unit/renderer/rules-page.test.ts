import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Component } from 'vue'
import { ALL_PRESETS, type GameRules } from '#shared/games/games.ts'
import { allPublished } from '#shared/games/published.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { storedDraft, startDraft } from '#renderer/features/rules/draft-store.ts'
import EditRulesPage from '#renderer/features/rules/EditRulesPage.vue'
import RulesPage from '#renderer/features/rules/RulesPage.vue'
import RuleSource from '#renderer/features/rules/RuleSource.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answer, click, settled, show } from './harness.ts'
import { ALL_ENTRIES, startLibrary } from './winning-game.ts'
import { soon } from '../../support/soon.ts'

async function shown(page: Component, inUse: string) {
  answer({
    'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
    'scorecard.status': { expectedScore: null, seconds: 20, bytes: 5_000_000 },
  })
  await startLibrary({ rules: inUse })
  const address = page === RulesPage ? '/rules' : '/rules/edit?view=fields'
  return (await show(page, { address })).screen
}

const chooseScorecard = (page: VueWrapper) =>
  page
    .findAll('.entry')
    .find((one) => one.text().startsWith('Yahtzee'))!
    .trigger('click')

describe('the rules of a game', () => {
  it('are shown as the game shows them, with what can be done with them', async () => {
    const page = await shown(RulesPage, 'farkle')
    await soon(() => expect(page.text()).toContain('3 of a kind'))
    expect(page.text()).toContain('Copy for a web address')
    await chooseScorecard(page)
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
    await chooseScorecard(page)
    await soon(() => expect(page.find('.play').text()).toMatch(/Yahtzee|joker/i))
    expect(page.text()).toContain('Source: Hasbro; Glenn 2006')
    await page
      .findAll('.entry')
      .find((one) => one.text().startsWith('Generala'))!
      .trigger('click')
    await soon(() =>
      expect(page.get('.source').text()).toContain(
        'In the source a generala in the first roll wins the game at once; here it scores 50 like any other.',
      ),
    )
    expect(page.find('.source details').exists()).toBe(false)
  })

  it('are called unchecked where the source was not found again', async () => {
    const rules = allPublished().get('farkle-games')!
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
    ['yahtzee', 'Rolls a turn', 'about 20 s, and 5.0 MB of memory and disk'],
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
    const problem = farkles.get('.problem:not(:empty)')
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
    await settled(4)
  }
  const draftName = (): string | undefined => storedDraft().value?.draft.name

  it('as a draft comes back, and the one begun since can be brought back from it', async () => {
    const page = await shown(EditRulesPage, 'farkle')
    await page.get('input').setValue('Dropped')
    await click('Cancel')
    await soon(() => expect(offer('Undo')).toBeDefined())
    startDraft(null, ALL_PRESETS.get('zilch')!)
    await settled()
    await accept('Undo')
    expect(draftName()).toBe('Dropped')
    await accept('Bring back')
    expect(draftName()).toBe('Zilch')
  })

  it('as rules comes back beside rules that have taken its id', async () => {
    const own = { ...ALL_ENTRIES[0]!, id: 'house', preset: false }
    const lists = [[own], [], [{ ...own, name: 'Newer' }]]
    const saved: unknown[] = []
    await shown(RulesPage, 'farkle')
    answer({
      'rules.list': () => ({ entries: lists[0], unreadable: [] }),
      'rules.save': ({ id }: { id: string | null }) => {
        saved.push(id)
        return own
      },
      'rules.remove': own,
    })
    await useLibrary().load()
    await settled()
    lists.shift()
    await click('Delete')
    await soon(() => expect(offer('Undo')).toBeDefined())
    lists.shift()
    await useLibrary().load()
    await accept('Undo')
    expect(saved).toEqual([null])
  })
})
