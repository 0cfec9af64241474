import { beforeEach, describe, expect, it, vi } from 'vitest'
import StrategyPage from '#renderer/features/strategy/StrategyPage.vue'
import { useSettings } from '#renderer/services/settings.ts'
import { answerAlso, settled, show, startStores } from './harness.ts'
import { answerSolved, ENTRIES, startLibrary } from './winning-game.ts'
import { soon } from '../../support/soon.ts'

beforeEach(() => answerSolved())

async function screen(address: string, goal: 'points' | 'wins') {
  await startStores({ goal })
  const { screen: shown, router } = await show(StrategyPage, { props: { game: 'farkle' }, address })
  // The page is fetched first, which takes a busy machine its time.
  await vi.waitFor(() => expect(shown.text()).not.toBe(''), 30_000)
  return {
    heading: () => soon(() => shown.get('h1').text()),
    address: () => router.currentRoute.value.fullPath,
    router,
  }
}

describe('the strategy', () => {
  it.each([
    { goal: 'points', heading: 'Strategy' },
    { goal: 'wins', heading: 'Winning' },
  ] as const)('is that for the goal in use: $goal', async ({ goal, heading }) => {
    expect(await (await screen('/strategy', goal)).heading()).toBe(heading)
  })

  it('changes with the goal, and leaves the view of the old one', async () => {
    const { heading, address } = await screen('/strategy/chart', 'points')
    await useSettings().change({ goal: 'wins' })
    await settled()
    expect(await heading()).toBe('Winning')
    expect(address()).toBe('/strategy')
  })

  it('takes on the goal of a view that is opened by its address', async () => {
    const { heading, address, router } = await screen('/strategy/card', 'points')
    expect(useSettings().goal).toBe('wins')
    expect(await heading()).toBe('Winning')
    await router.push('/strategy/race')
    await settled()
    expect(useSettings().goal).toBe('points')
    expect(address()).toBe('/strategy/race')
    // Both goals have this page.
    await router.push('/strategy/know?goal=wins')
    await settled()
    expect(useSettings().goal).toBe('wins')
    expect(await heading()).toBe('Winning')
  })

  it('has the table of a turn and no maps where a turn remembers more than its total', async () => {
    const rules = { ...ENTRIES[0]!.rules, maxRolls: 3 }
    answerAlso({
      'rules.list': { entries: [{ ...ENTRIES[0]!, rules }], unreadable: [] },
      'farkle.scoreTurnStates': {
        corner: 'Dice left',
        columns: ['2 rolls left'],
        rows: [],
        notes: [],
      },
    })
    await startLibrary({ goal: 'wins', rules: 'farkle' })
    const { screen: shown } = await show(StrategyPage, { props: { game: 'farkle' } })
    await vi.waitFor(() => expect(shown.text()).toContain('When to bank'), 30_000)
    expect(shown.text()).toContain('For the most points.')
    const tabs = shown.findAll('nav a').map((tab) => tab.text())
    expect(tabs).toEqual(['What to know', 'The card'])
  })
})
