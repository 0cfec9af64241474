import { shallowMount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useLibrary } from '#renderer/services/library.ts'
import { useNotices } from '#renderer/services/notices.ts'
import ScorecardAnalysePage from '#renderer/games/scorecard/analyse/AnalysePage.vue'
import { answer, routerAt, settled, startStores } from './harness.ts'
import { ALL_ENTRIES } from './winning-game.ts'

const [first, second] = ALL_ENTRIES.filter(({ game }) => game === 'scorecard')

/** Opens an address with the first rules of Yahtzee in use, then others; the rules in use after each. */
async function inUseAfter(...queries: string[]): Promise<(string | undefined)[]> {
  answer({ 'rules.list': { entries: ALL_ENTRIES, unreadable: [] } })
  await startStores({ rules: first!.id })
  const library = useLibrary()
  await library.load()
  const router = await routerAt()
  shallowMount(ScorecardAnalysePage, { global: { plugins: [router] } })
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

test('a change of the rules by an address is told, with the way back', async () => {
  await inUseAfter('', `?rules=${second!.id}`)
  const { message, action } = useNotices().notices.at(-1)!
  expect(message).toBe(`Now ${second!.rules.name}.`)
  action!.run()
  await settled()
  expect(useLibrary().inUse?.id).toBe(first!.id)
})

test('rules of another game, or that are not there, are not', async () => {
  const after = await inUseAfter('?rules=zilch', '?rules=none')
  expect(after).toEqual([first!.id, first!.id])
})
