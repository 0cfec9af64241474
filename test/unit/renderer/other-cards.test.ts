import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyPaper } from '#shared/games/scorecard/analysis/paper-card.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import DrillPage from '#renderer/features/drill/DrillPage.vue'
import StrategyPage from '#renderer/features/strategy/StrategyPage.vue'
import PositionBoard from '#renderer/games/scorecard/analyse/PositionBoard.vue'
import FillCard from '#renderer/games/scorecard/parts/FillCard.vue'
import ScoreCard from '#renderer/games/scorecard/parts/ScoreCard.vue'
import SolvedCard from '#renderer/games/scorecard/parts/SolvedCard.vue'
import ScoreSheet from '#renderer/games/scorecard/table/ScoreSheet.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answer, asked, button, calls, settled, show, startStores } from './harness.ts'
import { ALL_ENTRIES, CARD_SOLVED, entryOf, jobOf, startLibrary } from './winning-game.ts'

const YATZY = PUBLISHED_CARDS.yatzy!
const MAXI = PUBLISHED_CARDS['maxi-yatzy']!
const CRAG = PUBLISHED_CARDS.crag!

beforeEach(() => startStores())

describe('the scorecard', () => {
  it('has a line for each box of the card, its sums and what it scores', async () => {
    const screen = mount(ScoreCard, { props: { rules: YATZY, card: emptyPaper(YATZY) } })
    expect(screen.findAll('input')).toHaveLength(15)
    expect(screen.findAll('.part th').map((one) => one.text())).toEqual([
      'Upper total',
      'Bonus from 63',
      'Lower total',
    ])
    await screen.get('input[aria-label="One pair, points"]').setValue('12')
    expect(screen.emitted('change')!.at(-1)).toMatchObject([{ points: { 6: 12 } }])
    await screen.get('input[aria-label="Yatzy, points"]').setValue('49')
    expect(screen.get('.problems').text()).toBe('Yatzy must be 0 or 50.')
  })

  it('has buttons for the boxes that the dice may go to, pressed by keys in their order', async () => {
    const boxes = [
      { box: 13, points: 20 },
      { box: 19, points: 0 },
    ]
    const question = { card: emptyPaper(MAXI), boxes } as never
    const { screen, press } = await show(FillCard, {
      props: { question, rules: MAXI, still: false, chosen: null },
    })
    expect(screen.findAll('.fill').map((one) => one.attributes('aria-label'))).toEqual([
      'Fill Large straight (2 to 6) with 20',
      'Fill Maxi Yatzy with 0',
    ])
    await press('n', '9')
    expect(screen.emitted('fill')).toEqual([[13], [19]])
  })

  it('stands for all players side by side, without sums that the card does not have', () => {
    const screen = mount(ScoreSheet, {
      props: {
        rules: CRAG,
        players: ['Ann', 'Bo'],
        marked: null,
        seat: 0,
        still: false,
        cards: [
          { points: CRAG.boxes.map((_, i) => (i < 6 ? 6 : null)), bonuses: 0 },
          emptyPaper(CRAG),
        ],
        boxes: [{ box: 12, points: 50 }],
      },
    })
    expect(screen.findAll('tbody tr')).toHaveLength(13)
    expect(screen.findAll('.part')).toEqual([])
    expect(screen.findAll('.sum').map((one) => one.text())).toEqual(['36', '0'])
    expect(screen.findAll('.fill')).toHaveLength(1)
  })
})

it('the analyser takes as many dice and rerolls as the card has', async () => {
  answer({
    'scorecard.board': { expected: 400, boxes: [] },
    'scorecard.analyse': {
      card: '',
      dice: [],
      rerollsLeft: 2,
      expected: 400,
      before: 400,
      choices: [],
    },
  })
  const props = { entry: entryOf('maxi-yatzy') }
  const dice = (faces: string): string =>
    `/scorecard/analyse/${'-.'.repeat(19)}-?dice=${faces}&rerolls=2&rules=maxi-yatzy`
  await show(PositionBoard, { props, address: dice('11234') })
  expect(calls('scorecard.analyse')).toEqual([])
  const { screen } = await show(PositionBoard, { props, address: dice('112345') })
  expect(calls('scorecard.analyse')).toMatchObject([{ dice: [1, 1, 2, 3, 4, 5], rerollsLeft: 2 }])
  expect(screen.findAll('.card input')).toHaveLength(20)
})

it('the strategy of any card has the same views', async () => {
  answer({
    'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
    'scorecard.status': CARD_SOLVED,
    'scorecard.opening': { card: 't0', rerollsLeft: 2, before: 248, rolls: [] },
    'scorecard.board': { expected: 248.44, boxes: [] },
    'scorecard.knownSteps': { found: null },
  })
  await loadPart('strategy', 'scorecard')
  const tabsOf = async (rules: string): Promise<string[]> => {
    await startLibrary({ rules })
    const { screen } = await show(StrategyPage, {
      props: { game: 'scorecard' },
      address: '/scorecard/strategy/know',
    })
    return screen.findAll('nav a').map((link) => link.text())
  }
  const tabs = ['What to know', 'First roll', 'Scores', 'Target', 'To win']
  expect(await tabsOf('kniffel')).toEqual(tabs)
  expect(await tabsOf('yatzy')).toEqual(tabs)
})

describe('a card that takes long', () => {
  const unsolved = { ...CARD_SOLVED, state: 'unsolved', fraction: 0, expectedScore: null }
  async function solved(rules: RuleSet) {
    const screen = mount(SolvedCard, { props: { rules }, slots: { default: 'The card' } })
    await settled()
    return screen
  }

  it('says what its solve takes, and is solved when asked', async () => {
    const long = { ...unsolved, seconds: 110, bytes: 460_000_000 }
    answer({
      'scorecard.status': () => (calls('scorecard.solve').length === 0 ? long : CARD_SOLVED),
      'scorecard.solve': {},
    })
    const screen = await solved(MAXI)
    expect(screen.text()).toContain('about 2 min and 460.0 MB of disk')
    expect(screen.text()).not.toContain('The card')
    await button('Solve', screen).trigger('click')
    await settled()
    expect(calls('scorecard.solve')).toEqual([{ rules: MAXI, mayBeLarge: false }])
    expect(screen.text()).toBe('The card')
  })

  it('is shown as soon as a solve that another screen has begun is done', async () => {
    let isSolved = false
    const job = jobOf({ id: 'job-1', solve: 'scorecard', hash: ruleHash(MAXI), done: 1, total: 4 })
    answer({
      'scorecard.status': () => (isSolved ? CARD_SOLVED : { ...unsolved, seconds: 110, bytes: 1 }),
      'jobs.list': () => ({ jobs: isSolved ? [] : [job] }),
    })
    await useJobs().load()
    const screen = await solved(MAXI)
    expect(screen.get('progress').attributes('value')).toBe('0.25')
    isSolved = true
    await useJobs().load()
    await settled(3)
    expect(screen.text()).toBe('The card')
  })

  it('is solved before it is drilled', async () => {
    answer({
      'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
      'scorecard.status': { ...unsolved, seconds: 110, bytes: 1 },
    })
    await loadPart('drill', 'scorecard')
    await startLibrary({ rules: 'maxi-yatzy' })
    const { text, screen } = await show(DrillPage, {
      props: { game: 'scorecard' },
      address: '/scorecard/drill',
    })
    expect(text()).toContain('This scorecard is solved first')
    expect(text()).not.toContain('Drill for points')
    // The settings wait until a session can begin.
    const setup = screen.findAll('form').at(-1)!
    expect(setup.isVisible()).toBe(false)
  })

  it('of hours is not begun without a yes', async () => {
    answer({
      'scorecard.status': { ...unsolved, seconds: 9000, bytes: 460_000_000 },
      'scorecard.solve': {},
    })
    const screen = await solved(MAXI)
    expect(button('Solve', screen).attributes('disabled')).toBeDefined()
    await screen.get('input[type="checkbox"]').setValue(true)
    await button('Solve', screen).trigger('click')
    expect(calls('scorecard.solve')).toEqual([{ rules: MAXI, mayBeLarge: true }])
  })

  it('is shown at once where its solve takes moments', async () => {
    answer({ 'scorecard.status': { ...unsolved, seconds: 2, bytes: 1 } })
    const screen = await solved(YATZY)
    expect(screen.text()).toBe('The card')
    expect(asked).not.toHaveBeenCalledWith('scorecard.solve', expect.anything())
  })
})
