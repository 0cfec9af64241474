import type { EndingOf, QuestionOf, StepOf, VerdictOf } from '#renderer/app/services/ask-drill.ts'
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import { DEFAULT_YAHTZEE_SETUP, type YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { EMPTY_PAPER } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useCommands } from '#renderer/app/services/commands.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import { useSettings } from '#renderer/app/services/settings.ts'
import DrillPage from '#renderer/features/drill/DrillPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import type { FakeClient } from './fake-client.ts'
import { keyDown, settled, startStores } from './harness.ts'

// The keys of a test are pressed faster than a hand can.
vi.mock('#renderer/components/session/session-times.ts', async (original) => ({
  ...(await original<object>()),
  UNSEEN_MS: 0,
}))
vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asking = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
afterEach(() => document.body.replaceChildren())
// A screen begins with what is fetched for it.
beforeAll(async () => {
  await loadPart('drill', 'yahtzee')
})

const ENTRIES = [...ALL_PRESETS].map(([id, rules]) => ({
  ...{ id, preset: true, hash: hashOf(rules) },
  ...rules,
})) as LibraryEntry[]
const [FORCED, NONE] = (['forced', 'none'] as const).map(
  (jokers) => ENTRIES.find(({ game, rules }) => game === 'yahtzee' && rules.jokers === jokers)!.id,
)

const CARD = { points: [...EMPTY_PAPER.points], bonuses: EMPTY_PAPER.bonuses }
const KEEP: QuestionOf<'yahtzee'> = {
  ...{ number: 1, kind: 'keeps', code: '', card: CARD, dice: [6, 1, 6, 2, 3], rerolls: 2 },
  ...{ boxes: [], stage: 'early', turn: null },
}
const BOX: QuestionOf<'yahtzee'> = {
  ...{ ...KEEP, number: 2, kind: 'boxes', dice: [5, 5, 5, 2, 2], rerolls: 0 },
  boxes: [
    { category: 'fives', points: 15 },
    { category: 'fullHouse', points: 25 },
  ],
}

/** Twelve keeps, each a point below the one before; the first one keeps the sixes. */
function verdictOf(chosen: number): VerdictOf<'yahtzee'> {
  const options = Array.from({ length: 12 }, (_, i): VerdictOf<'yahtzee'>['options'][number] => ({
    ...{ keep: i === 0 ? [6, 6] : [1], category: null, points: null, bonus: 0 },
    ...{ expected: 200 - i, loss: i, rank: i + 1 },
  }))
  return {
    ...{ grade: chosen === 0 ? 'best' : 'mistake', loss: chosen, chosen, options },
    ...{ bestReason: 'Reason of the best.', chosenReason: 'Reason of the chosen.', byRule: null },
    ...{ thresholds: { inaccuracy: 0.5, mistake: 1, blunder: 3 }, milliseconds: 1 },
    byRule: null,
  }
}

const MISTAKE: EndingOf<'yahtzee'>['summary']['mistakes'][number] = {
  ...{
    id: 1,
    at: 0,
    kind: 'keeps',
    goal: 'points',
    grade: 'mistake',
    loss: 2.345,
    milliseconds: 10,
  },
  code: `${EMPTY_PAPER.points.map(() => '-').join('.')}/12244/2`,
  chosen: { keep: [1], category: null },
  best: { keep: [2, 2], category: null },
}

const over = (more: Partial<EndingOf<'yahtzee'>['summary']> = {}): StepOf<'yahtzee'> => ({
  ...{ game: 'yahtzee', kind: 'over', events: [], reason: 'questions' },
  summary: {
    ...{ session: 7, at: 1_767_225_600_000, goal: 'points', scope: 'decisions' },
    ...{ speed: 'none', answers: 2, seconds: 9, slips: 0, byRule: null },
    error: { mean: 1, low: null, high: null, count: 2 },
    grades: { best: 1, fine: 0, inaccuracy: 0, mistake: 1, blunder: 0 },
    ...{ score: null, bestBefore: null, mistakes: [], game: null },
    ...more,
  },
})

interface Shown {
  readonly address?: string
  readonly settings?: Partial<Settings>
  /** Places of the options that the answers are, in their order. */
  readonly chosen?: readonly number[]
  readonly end?: StepOf<'yahtzee'>
}

async function page({ address = '/drill', settings = {}, chosen = [0, 0], end }: Shown = {}) {
  const steps: StepOf<'yahtzee'>[] = [
    { game: 'yahtzee', kind: 'question', events: [], question: KEEP },
    { game: 'yahtzee', kind: 'question', events: [], question: BOX },
    end ?? over(),
  ]
  const started: YahtzeeSetup[] = []
  const answers: unknown[] = []
  const answerTo: Record<string, (params: never) => unknown> = {
    'rules.list': () => ({ entries: ENTRIES, unreadable: [] }),
    'drill.thresholds': () => ({}),
    'drill.start': ({ setup }: { setup: YahtzeeSetup }) => {
      started.push(setup)
      answers.length = 0
      return { session: 7, step: steps[0] }
    },
    'drill.answer': ({ choice }: { choice: unknown }) => {
      const verdict = verdictOf(chosen[answers.push(choice) - 1]!)
      return { graded: true, verdict, last: false }
    },
    'drill.next': () => steps[answers.length],
    'drill.finish': () => over(),
  }
  asking.mockReset().mockImplementation((name, params) => {
    const answer = answerTo[name]
    return answer
      ? Promise.resolve(answer(params as never))
      : Promise.reject(new Error(`Nobody answers ${name}.`))
  })
  await startStores({ rules: FORCED!, ...settings })
  await useLibrary().load()
  const component = defineComponent(() => () => null)
  const routes = [
    { path: '/drill', name: 'yahtzee.drill', component },
    { path: '/analyse/:code?', name: 'yahtzee.analyse', component },
    { path: '/play', name: 'yahtzee.play', component },
    { path: '/settings/:tab?', name: 'settings', component },
    { path: '/', name: 'home', component },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push(address)
  const screen = mount(DrillPage, {
    props: { game: 'yahtzee' },
    attachTo: document.body,
    global: { plugins: [router, getActivePinia()!] },
  })
  await settled()
  const click = async (name: string): Promise<void> => {
    await screen
      .findAll('button')
      .find((one) => one.text().startsWith(name))!
      .trigger('click')
    await settled()
  }
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      useCommands().press(keyDown(key))
      await settled()
    }
  }
  const said = (): string => screen.get('[aria-live="polite"]').text()
  return { screen, router, started, answers, click, press, said }
}

describe('a drill of Yahtzee', () => {
  it('is answered by keyboard and mouse, and summed up', async () => {
    const { screen, router, answers, click, press } = await page({ chosen: [9, 0] })
    await click('Start')
    expect(router.currentRoute.value.query).toEqual({ resume: '7' })
    expect(screen.get('header').text()).toContain('Decision 1 of 20')
    await press('6', '1', '1', '6', 'r')
    expect(answers).toEqual([{ keep: [6, 6], category: null }])
    expect(document.activeElement?.textContent.trim()).toBe('Next')
    await press('Enter')
    // No box has the keyboard until it is gone to.
    expect(document.activeElement?.ariaLabel).toBe('Your decision')
    await press('Enter', 'r', '1')
    expect(screen.get('[role="alert"]').text()).toBe('Choose a box on the scorecard.')
    expect(answers).toHaveLength(1)
    await press('ArrowDown')
    expect(document.activeElement?.ariaLabel).toBe('Fill Fives with 15')
    await press('ArrowUp')
    expect(document.activeElement?.ariaLabel).toBe('Fill Full house with 25')
    await screen.get('[aria-label="Fill Full house with 25"]').trigger('click')
    await settled()
    expect(answers[1]).toEqual({ keep: null, category: 'fullHouse' })
    await press('Enter')
    expect(screen.get('h1').text()).toBe('Done')
    expect(document.activeElement?.textContent).toBe('Done')
  })

  it('keeps all with one key, puts back by face, and rolls with Enter once some are kept', async () => {
    const { screen, answers, click, press } = await page({ chosen: [9] })
    await click('Start')
    await press('Enter')
    expect(screen.get('[role="alert"]').text()).toBe('Click the dice to keep.')
    await press('a', 'Shift+6', 'Shift+3')
    expect(
      screen.findAll('[aria-pressed="true"]').map((die) => die.attributes('aria-label')),
    ).toEqual(['Die 1: 6', 'Die 2: 1', 'Die 4: 2'])
    await press('Enter')
    expect(answers).toEqual([{ keep: [1, 2, 6], category: null }])
  })

  it('shows the best choices and one’s own, and all of them if asked', async () => {
    const { screen, click, press } = await page({ chosen: [9] })
    await click('Start')
    await press('r')
    const verdict = screen.get('.verdict')
    expect(screen.text()).toContain('It cost 9.0 points: rank 10 of 12.')
    const rows = () => verdict.findAll('tbody tr').map((row) => row.text())
    expect(rows()).toHaveLength(5)
    expect(rows()[0]).toContain('best')
    expect(rows()[4]).toMatch(/your choice.*191\.09\.0/)
    await click('Show all 12')
    expect(rows()).toHaveLength(12)
    const links = verdict.findAll('a').map((link) => link.attributes('href'))
    expect(links[0]).toMatch(/^\/analyse\/.+dice=61623/)
  })

  it('goes through the mistakes of a session that has ended', async () => {
    const { screen, started, click, press } = await page({ end: over({ mistakes: [MISTAKE] }) })
    await click('Start')
    await press('r', 'Enter')
    await screen.get('.fill').trigger('click')
    await settled()
    await press('Enter')
    expect(screen.get('.answers').text()).toMatch(/Mistake.*2\.3 points.*Keep 2 2.*keep 1/s)
    await click('Go through the mistakes')
    expect(started[1]).toMatchObject({ source: { kind: 'session', session: 7 }, questions: null })
  })

  it('says that no filter leaves a question', async () => {
    const end = over({ answers: 0, error: { mean: 0, low: null, high: null, count: 0 } })
    const { screen, click, press } = await page({
      end: { ...end, reason: 'nothing-left' } as never,
    })
    await click('Start')
    await press('r', 'Enter')
    await screen.get('.fill').trigger('click')
    await settled()
    await press('Enter')
    expect(screen.get('header').text()).toContain('Remove one')
  })
})

describe('what was drilled last', () => {
  const KEPT: YahtzeeSetup = {
    ...{ ...DEFAULT_YAHTZEE_SETUP, kind: 'boxes', questions: 50, seed: 'old' },
    filters: { stages: ['late'], joker: true, upperBonus: false, gap: 'any' },
  }

  it('is kept, and begins the next setup with other dice', async () => {
    const { screen, started, click } = await page({ settings: { drills: { yahtzee: KEPT } } })
    expect(screen.get('summary').text()).toContain('late · joker at stake')
    await click('Which box')
    await click('10')
    await click('Start')
    expect(started[0]).toEqual({ ...KEPT, questions: 10, seed: started[0]!.seed })
    expect(started[0]!.seed).not.toBe('old')
    expect(useSettings().drills.yahtzee).toEqual([started[0]])
  })

  it('leaves out what these rules do not have, and mistakes gone through', async () => {
    const yahtzee: YahtzeeSetup = { ...KEPT, source: { kind: 'session', session: 3 } }
    const { screen, started, click } = await page({
      settings: { rules: NONE!, drills: { yahtzee } },
    })
    expect(screen.get('summary').text()).not.toContain('joker')
    await click('Start')
    expect(started[0]).toMatchObject({ source: { kind: 'play' }, filters: { joker: false } })
  })

  it('is not what a link asked', async () => {
    const { started } = await page({ address: '/drill?kind=keeps&stages=early&start=1' })
    expect(started[0]).toMatchObject({ kind: 'keeps', filters: { stages: ['early'] } })
    expect(useSettings().drills).toEqual({})
  })

  it('is said to be wrong where it is', async () => {
    const { screen, started, click } = await page()
    await screen.get('[aria-label="Seed"]').setValue('x'.repeat(41))
    await click('Start')
    expect(screen.get('details').attributes('open')).toBeDefined()
    expect(screen.get('details .problem').text()).toContain('seed')
    expect(started).toEqual([])
  })
})

describe('what a screen reader hears', () => {
  const kept = (more: Partial<YahtzeeSetup>): Partial<Settings> => ({
    drills: { yahtzee: { ...DEFAULT_YAHTZEE_SETUP, seed: 'a', ...more } },
  })

  it('is each question, each verdict and the end', async () => {
    const { said, click, press } = await page({ chosen: [9] })
    await click('Start')
    expect(said()).toBe('You have 6, 1, 6, 2, 3. 2 rerolls left. What do you keep?')
    await press('r')
    expect(said()).toBe('Mistake. It costs 9.0 points. The best: keep 6 6.')
    await press('Enter')
    expect(said()).toBe('You have 5, 5, 5, 2, 2. Which box do you fill?')
    await press('l')
    expect(said()).toBe('You have 5, 5, 5, 2, 2. Which box do you fill?')
    await press('Alt+x')
    expect(said()).toBe('The drill is over. Average loss 1.0 points a decision, over 2 decisions.')
  })

  it('is a word of each answer in a sprint, and the clock', async () => {
    const settings = kept({ pause: 'never', speed: 'sprint', seconds: 60 })
    const { said, click, press } = await page({ settings, chosen: [9] })
    await click('Start')
    expect(said()).toMatch(/^The clock runs: 60 seconds\. You have 6/)
    await press('r')
    expect(said()).toBe('Mistake. You have 5, 5, 5, 2, 2. Which box do you fill?')
  })
})
