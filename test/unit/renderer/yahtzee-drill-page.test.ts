import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '#shared/contract/settings.ts'
import type { QuestionOf, StepOf, VerdictOf } from '#renderer/services/ask-drill.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { useSettings } from '#renderer/services/settings.ts'
import DrillPage from '#renderer/features/drill/DrillPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answer, answerAlso, calls, settled, show } from './harness.ts'
import { ALL_ENTRIES, CARD_SOLVED, startLibrary } from './winning-game.ts'

// A screen begins with what is fetched for it.
beforeAll(() => loadPart('drill', 'scorecard'))

const [FORCED, NONE] = ['yahtzee', 'yahtzee-plain']

const CARD = { points: PRESETS.forced.boxes.map(() => null), bonuses: 0 }
const KEEP: QuestionOf<'scorecard'> = {
  number: 1,
  kind: 'keeps',
  code: '',
  card: CARD,
  dice: [6, 1, 6, 2, 3],
  rerolls: 2,
  boxes: [],
  stage: 'early',
  turn: null,
}
const BOX: QuestionOf<'scorecard'> = {
  ...KEEP,
  number: 2,
  kind: 'boxes',
  dice: [5, 5, 5, 2, 2],
  rerolls: 0,
  boxes: [
    { box: 4, points: 15 },
    { box: 8, points: 25 },
  ],
}

/** Twelve keeps, each a point below the one before; the first one keeps the sixes. */
function verdictOf(chosen: number): VerdictOf<'scorecard'> {
  const options = Array.from({ length: 12 }, (_, i): VerdictOf<'scorecard'>['options'][number] => ({
    keep: i === 0 ? [6, 6] : [1],
    box: null,
    points: null,
    further: 0,
    expected: 200 - i,
    loss: i,
    rank: i + 1,
  }))
  return {
    grade: chosen === 0 ? 'best' : 'mistake',
    loss: chosen,
    chosen,
    options,
    bestReason: 'Reason of the best.',
    chosenReason: 'Reason of the chosen.',
    thresholds: { inaccuracy: 0.5, mistake: 1, blunder: 3 },
    milliseconds: 1,
  }
}

const OVER: StepOf<'scorecard'> = {
  game: 'scorecard',
  kind: 'over',
  events: [],
  reason: 'questions',
  summary: {
    session: 7,
    at: 1_767_225_600_000,
    goal: 'points',
    scope: 'decisions',
    speed: 'none',
    answers: 2,
    seconds: 9,
    slips: 0,
    byRule: null,
    habit: null,
    error: { mean: 1, low: null, high: null, count: 2 },
    grades: { best: 1, fine: 0, inaccuracy: 0, mistake: 1, blunder: 0 },
    score: null,
    bestBefore: null,
    mistakes: [],
    game: null,
  },
}

interface Shown {
  readonly settings?: Partial<Settings>
  /** Places of the options that the answers are, in their order. */
  readonly chosen?: readonly number[]
}

async function page({ settings = {}, chosen = [0, 0] }: Shown = {}) {
  const steps: StepOf<'scorecard'>[] = [
    { game: 'scorecard', kind: 'question', events: [], question: KEEP },
    { game: 'scorecard', kind: 'question', events: [], question: BOX },
    OVER,
  ]
  const started: ScorecardSetup[] = []
  const answers: unknown[] = []
  answer({
    'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
    'scorecard.status': CARD_SOLVED,
    'drill.thresholds': {},
    'drill.start': ({ setup }: { setup: ScorecardSetup }) => {
      started.push(setup)
      answers.length = 0
      return { session: 7, step: steps[0] }
    },
    'drill.answer': ({ choice }: { choice: unknown }) => {
      const verdict = verdictOf(chosen[answers.push(choice) - 1]!)
      return { graded: true, verdict, last: false }
    },
    'drill.next': () => steps[answers.length],
    'drill.finish': OVER,
  })
  await startLibrary({ rules: FORCED, ...settings })
  const shown = await show(DrillPage, { props: { game: 'scorecard' }, address: '/scorecard/drill' })
  const said = (): string => shown.screen.get('[aria-live="polite"]').text()
  return { ...shown, started, answers, said }
}

describe('a drill of Yahtzee', () => {
  it('is answered by keyboard and mouse, and summed up', async () => {
    const { screen, router, answers, click, press } = await page({ chosen: [9, 0] })
    await click('Start')
    expect(router.currentRoute.value.query).toEqual({ resume: '7' })
    expect(screen.get('header').text()).toContain('Decision 1 of 20')
    await press('6', '1', '1', '6', 'r')
    expect(answers).toEqual([{ keep: [6, 6], box: null }])
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
    expect(answers[1]).toEqual({ keep: null, box: 8 })
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
    const kept = screen.findAll('[aria-pressed="true"]').map((die) => die.attributes('aria-label'))
    expect(kept).toEqual(['Die 1: 6', 'Die 2: 1', 'Die 4: 2'])
    await press('Enter')
    expect(answers).toEqual([{ keep: [1, 2, 6], box: null }])
  })

  it('asks for candidates first where the drill does, by keyboard and mouse', async () => {
    const { screen, answers, started, click, press } = await page()
    await click('Candidates first')
    await click('Start')
    expect(started[0]).toMatchObject({ kind: 'both', candidates: true, speed: 'none' })
    await press('6', '6', 'r', 'x', 'r')
    await click('keep nothing')
    await click('Decide')
    expect(answers).toEqual([])
    await press('6', '6', 'r')
    expect(answers).toEqual([{ keep: [6, 6], box: null }])
    const told = (): string => screen.get('.candidates').text()
    expect(told()).toBe('You named the only choice worth a thought.')
    await press('Enter')
    await screen.get('[aria-label="Fill Full house with 25"]').trigger('click')
    await press('Enter')
    expect(answers).toHaveLength(1)
    expect(told()).toContain('Now decide.')
    expect(told()).toContain('fill Full house')
  })

  it('shows the best choices and one’s own, and all of them if asked', async () => {
    const { screen, click, press } = await page({ chosen: [9] })
    await click('Start')
    await press('r')
    const verdict = screen.get('.verdict')
    expect(screen.text()).toContain('It cost 9.0 points.')
    const rows = () => verdict.findAll('tbody tr').map((row) => row.text())
    expect(rows()).toHaveLength(5)
    expect(rows()[0]).toContain('best')
    expect(rows()[4]).toMatch(/your choice.*191\.09\.0/)
    await click('Show all 12')
    expect(rows()).toHaveLength(12)
    const links = verdict.findAll('a').map((link) => link.attributes('href'))
    expect(links[0]).toMatch(/^\/scorecard\/analyse\/.+dice=61623/)
  })
})

describe('after a verdict', () => {
  it('the best choice at other rerolls is told if it is asked for', async () => {
    const { screen, click, press } = await page({ chosen: [9] })
    await click('Start')
    await press('r')
    answerAlso({ 'drill.retry': { turns: '2 rerolls left: keep 6 6.', verdict: null } })
    const details = screen.get<HTMLDetailsElement>('details:has([role="status"])')
    expect(calls('drill.retry')).toEqual([])
    details.element.open = true
    await details.trigger('toggle')
    await settled()
    expect(calls('drill.retry')).toMatchObject([{ choice: { keep: [1], box: null } }])
    expect(details.text()).toContain('2 rerolls left: keep 6 6.')
  })
})

describe('what was drilled last', () => {
  const KEPT: ScorecardSetup = {
    ...DEFAULT_SCORECARD_SETUP,
    kind: 'boxes',
    questions: 50,
    seed: 'old',
    filters: { stages: ['late'], joker: true, upperBonus: false, gap: 'any' },
  }

  it('is kept, and begins the next setup with other dice', async () => {
    const { screen, started, click } = await page({ settings: { drills: { scorecard: KEPT } } })
    expect(screen.get('summary').text()).toContain('late · joker at stake')
    await click('Which box')
    await click('10')
    await click('Start')
    expect(started[0]).toEqual({ ...KEPT, questions: 10, seed: started[0]!.seed })
    expect(started[0]!.seed).not.toBe('old')
    expect(useSettings().drills.scorecard).toEqual([started[0]])
  })

  it('leaves out what these rules do not have, and mistakes gone through', async () => {
    const scorecard: ScorecardSetup = { ...KEPT, source: { kind: 'session', session: 3 } }
    const { screen, started, click } = await page({
      settings: { rules: NONE, drills: { scorecard } },
    })
    expect(screen.get('summary').text()).not.toContain('joker')
    await click('Start')
    expect(started[0]).toMatchObject({ source: { kind: 'play' }, filters: { joker: false } })
  })
})

it('a screen reader hears each question, each verdict and the end', async () => {
  const { said, click, press } = await page({ chosen: [9] })
  await click('Start')
  expect(said()).toBe('You have 6, 1, 6, 2, 3. 2 rerolls left. What do you keep?')
  await press('6', 'l')
  expect(said()).toBe('You have 6, 1, 6, 2, 3. 2 rerolls left. What do you keep? Keep 6')
  await press('x', 'r')
  expect(said()).toBe('Mistake. It costs 9.0 points. The best: keep 6 6.')
  await press('Enter')
  expect(said()).toBe('You have 5, 5, 5, 2, 2. Which box do you fill?')
  await press('l')
  expect(said()).toBe('You have 5, 5, 5, 2, 2. Which box do you fill?')
  await press('Alt+x')
  expect(said()).toBe('The drill is over. Average loss 1.0 points a decision, over 2 decisions.')
})
