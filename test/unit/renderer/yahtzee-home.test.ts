import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { RequestError } from '#shared/contract/errors.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { ALL_PRESETS, GAMES, hashOf } from '#shared/games/games.ts'
import { NO_YAHTZEE_FILTERS } from '#shared/games/yahtzee/drill/setup.ts'
import { CATEGORIES } from '#shared/games/yahtzee/rules/categories.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import HomePage from '#renderer/features/home/HomePage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { yahtzeeNumbers } from '#renderer/games/yahtzee/home/yahtzee-numbers.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { answerStudy } from './study-answers.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))
afterEach(() => vi.useRealTimers())

const ENTRIES = [...ALL_PRESETS].map(([id, rules]) => ({
  ...{ id, preset: true, hash: hashOf(rules) },
  ...rules,
})) as LibraryEntry[]

const ZERO_COSTS = [18, 24, 29, 33, 36, 38, 29, 19, 26, 38, 33, 35, 26]
const BOARD = {
  card: 't0',
  expected: 254.5877,
  boxes: CATEGORIES.map((category, i) => ({
    ...{ category, zeroLoss: ZERO_COSTS[i]!, chance: 0.1, points: 10 },
  })),
}
const ROLLS = [
  { dice: [1, 1, 2, 3, 5], chance: 0.75, keep: [1, 1] },
  { dice: [1, 2, 3, 4, 5], chance: 0.25, keep: [1, 2, 3, 4, 5] },
].map((roll) => ({ ...roll, category: null, expected: 250, next: null }))
const STATISTICS = {
  ...{ mean: 254.59, first: 299, chances: [0.9, 0.1] },
  ...{ upperBonusProbability: 0.68, upperBonusMean: 23.8 },
}
const PROGRESS = {
  ...{ sessions: 0, answers: 0, failed: 0, milliseconds: null },
  error: { mean: 0, low: null, high: null, count: 0 },
  grades: { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
  ...{ spans: [], leaks: [], worst: null, lately: [], bests: [] },
}
const SESSION = {
  ...{ id: 7, at: new Date(2026, 2, 7, 9).getTime() },
  ...{ scope: 'game', kind: 'both', speed: 'none', ended: true, answers: 39 },
  error: { mean: 1.25, low: 1, high: 2, count: 30 },
  ...{ score: null, outcome: 245 },
}

function router() {
  const component = { render: () => null }
  const paths = {
    home: '/',
    drill: '/drill',
    learn: '/learn/:tab?',
    rules: '/rules',
    progress: '/progress',
    'yahtzee.drill': '/yahtzee/drill',
    'yahtzee.strategy': '/yahtzee/strategy/:tab?',
  }
  return createRouter({
    history: createMemoryHistory(),
    routes: Object.entries(paths).map(([name, path]) => ({ path, name, component })),
  })
}

async function home(answers: Record<string, unknown> = {}, rules: string | null = 'yahtzee') {
  answerStudy(asked, {
    'rules.list': { entries: ENTRIES, unreadable: [] },
    'yahtzee.board': BOARD,
    'yahtzee.opening': { card: 't0', rerollsLeft: 2, before: 254.5877, rolls: ROLLS },
    'yahtzee.scoresKnown': { known: true },
    'yahtzee.statistics': STATISTICS,
    'drill.progress': PROGRESS,
    ...answers,
  })
  await startStores({ rules })
  await useLibrary().load()
  await Promise.all([loadPart('home', 'yahtzee'), loadPart('progress', 'yahtzee')])
  const screen = mount(HomePage, { global: { plugins: [router(), getActivePinia()!] } })
  await settled()
  const words = (selector: string): string[] =>
    screen.findAll(selector).map((one) => one.text().replace(/\s+/g, ' '))
  return { screen, words }
}

describe('the first start', () => {
  it('offers every game that comes with the app, each with a word on it', async () => {
    const { screen, words } = await home({}, null)
    expect(words('.front .name')).toEqual(['Farkle', 'Zilch', 'Yahtzee'])
    expect(screen.findAll('.front .frame')).toHaveLength(3)
    const names = ENTRIES.map((one) => one.rules.name)
    expect(words('.game .name').slice(0, -2).toSorted()).toEqual(names.toSorted())
    expect(screen.get('details').attributes('open')).toBeUndefined()
    expect(words('.others .name')).toHaveLength(names.length - 3 + 2)
    expect(GAMES.flatMap(({ words }) => Object.keys(words.presetMarks()))).toEqual(
      ENTRIES.map(({ id }) => id),
    )
    await screen.findAll('.front .game')[2]!.trigger('click')
    await settled()
    expect(screen.get('h1').text()).toBe('Yahtzee')
  })
})

describe('home in Yahtzee', () => {
  it('shows the numbers that help most, and what the best play makes', async () => {
    const { words } = await home()
    expect(words('.numbers li')).toEqual([
      'On the first roll, keep your largest group of equal dice. That is best in75 %',
      'For the upper bonus, 63 points, each upper box needs on average3 dice',
      'When nothing fits early on, a zero in Ones costs least:18.0 points',
    ])
    expect(words('.figures > div')).toEqual([
      'The best play expects254.6points',
      'It reaches 300 in10.0% of games',
      'and the upper bonus in68.0% of games',
    ])
  })

  it('has the final scores found out for who asks for them, and for nobody else', async () => {
    const { screen, words } = await home({ 'yahtzee.scoresKnown': { known: false } })
    expect(words('.numbers li')).toHaveLength(3)
    expect(words('.figures > div')).toEqual(['The best play expects254.6points'])
    expect(words('.offer')[0]).toContain('How often it reaches 300')
    expect(asked.mock.calls.some(([name]) => name === 'yahtzee.statistics')).toBe(false)
    await screen.get('.offer button').trigger('click')
    await settled()
    expect(words('.figures > div')).toHaveLength(3)
    expect(words('.offer')).toEqual([])
  })

  it('says why the final scores were not found, and lets them be asked for again', async () => {
    const { screen, words } = await home({
      'yahtzee.scoresKnown': { known: false },
      'yahtzee.statistics': new RequestError('cancelled', 'It was stopped.'),
    })
    const requests = (): number =>
      asked.mock.calls.filter(([name]) => name === 'yahtzee.statistics').length
    for (const tries of [1, 2]) {
      await screen.get('.offer button').trigger('click')
      await settled()
      expect(words('[role="alert"]')[0]).toContain('It was stopped.')
      expect(requests()).toBe(tries)
    }
    expect(words('.numbers li')).toHaveLength(3)
  })

  it('leaves out what the rules have no place for', () => {
    const bare = { ...PRESETS.none, upperBonus: 0, rerolls: 0 }
    expect(yahtzeeNumbers(bare, BOARD, []).map(({ key }) => key)).toEqual(['zero'])
    const odd = { ...PRESETS.none, upperThreshold: 70 }
    expect(yahtzeeNumbers(odd, BOARD, [])[1]!.value).toBe('3.3 dice')
  })

  it('offers a first drill to who has done nothing yet', async () => {
    const { screen } = await home()
    expect(screen.get('.now h2').text()).toBe('Your first drill')
    expect(screen.get('.now a').attributes('href')).toBe(
      '/yahtzee/drill?scope=decisions&questions=10&start=1',
    )
  })

  it('says what waits, what costs most and how the last game went', async () => {
    const worst = {
      ...{ dimension: 'stage', id: 'late', share: 0.5 },
      per100: { mean: 90, low: 50, high: 120, count: 10 },
      drill: { kind: null, filters: { ...NO_YAHTZEE_FILTERS, stages: ['late'] } },
    }
    const { screen, words } = await home({
      'drill.progress': { ...PROGRESS, answers: 39, failed: 2, worst, lately: [SESSION] },
      'cards.due': { due: 3, seen: 10, edited: false },
    })
    expect(words('.line p')).toEqual([
      'Cards due, about 1 min3 cards to go over.',
      'Costs you most, about 1 minLate, 4 boxes open or fewer: 90 points per 100 decisions.',
      'Due2 decisions that you got wrong and have not put right.',
      'Last drill, yesterdayWhole game: 39 decisions, 245 points, mean loss 1.3 points.',
    ])
    expect(screen.findAll('.line a').map((one) => one.attributes('href'))).toEqual([
      '/learn?start=1',
      '/yahtzee/drill?scope=decisions&stages=late&gap=any&questions=20&start=1',
      '/yahtzee/drill?scope=decisions&source=failed&questions=none&start=1',
      '/yahtzee/drill',
    ])
  })

  it('goes on with a game that is open', async () => {
    const open = { ...SESSION, ended: false, answers: 1, outcome: null }
    const { screen, words } = await home({
      'drill.progress': { ...PROGRESS, answers: 1, lately: [open] },
    })
    expect(words('.line p')).toEqual(['Where you wereWhole game: 1 decision, begun yesterday.'])
    expect(screen.get('.line a').attributes('href')).toBe('/yahtzee/drill?resume=7')
  })
})
