import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import MatchesView from '#renderer/games/farkle/winning/MatchesView.vue'
import ProofView from '#renderer/games/farkle/winning/ProofView.vue'
import ThresholdsView from '#renderer/games/farkle/winning/ThresholdsView.vue'
import {
  fairnessFinding,
  fairnessNote,
  fairnessRange,
  fairnessSeries,
} from '#renderer/games/farkle/winning/fairness-chart.ts'
import { holdAt, policyOf, POLICIES } from '#renderer/games/farkle/winning/policies.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { answerSolved, FAIRNESS } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

beforeEach(async () => {
  await startStores()
  answerSolved(asked)
})

const rules = PRESETS.farkle
const matches = (): unknown[] =>
  asked.mock.calls.flatMap(([name, params]) => (name === 'win.match' ? [params] : []))

describe('the fairness chart', () => {
  it('tells how often one wins where the players roll different dice', () => {
    const ownDice = { asFirst: 0.7, asSecond: 0.625 }
    const said = fairnessFinding({ ...FAIRNESS, ownDice })
    expect(said).toContain('70')
    expect(said).toContain('62.5')
    expect(said).not.toContain('worth')
  })

  it('has the curve in percent, the even line and the fairest compensation', () => {
    const [even, curve, komi] = fairnessSeries(FAIRNESS)
    expect(even!.data).toEqual([
      { x: 0, y: 50 },
      { x: 300, y: 50 },
    ])
    expect(curve!.data[0]).toEqual({ x: 0, y: 53.6953 })
    expect(curve!.data).toHaveLength(4)
    expect(komi).toMatchObject({ mark: '200', points: true, data: [{ x: 200, y: 50.4002 }] })
  })

  it('reaches over all of it, with the even line inside', () => {
    expect(fairnessRange(FAIRNESS.curve)).toEqual({ left: 0, right: 300, from: 45, to: 55 })
    expect(fairnessRange([{ points: 0, winProbability: 0.61 }])).toMatchObject({ from: 50, to: 65 })
  })

  it('is found in words', () => {
    expect(fairnessFinding(FAIRNESS)).toBe(
      'Moving first is worth 7.4 percentage points: the first player wins 53.7 % of games between two perfect players. With 200 points for the second player before the game it is 50.4 %, the fairest there is.',
    )
    const none = { ...FAIRNESS, komi: { points: 0, winProbability: 0.5 } }
    expect(fairnessFinding({ ...none, edge: 0 })).toContain('makes no difference')
    expect(fairnessFinding({ ...none, edge: -0.01, winProbability: 0.495 })).toContain(
      'Moving second is worth 1.0',
    )
    expect(fairnessFinding(none)).toContain('No compensation makes it fairer.')
    expect(fairnessFinding({ ...FAIRNESS, komi: { points: -50, winProbability: 0.5 } })).toContain(
      'With 50 points for the first player',
    )
  })

  it('says what is not plain of it', () => {
    expect(fairnessNote(FAIRNESS)).toBe('')
    const curve = [{ points: -50, winProbability: 0.5 }]
    expect(fairnessNote({ ...FAIRNESS, curve, skipsFirstMinimum: true })).toBe(
      'Points below zero are banked by the first player. Who begins with points is free of the larger minimum for the first bank, and that is counted.',
    )
  })
})

describe('the policies of the choice', () => {
  it('are those of the contract', () => {
    expect(POLICIES.map(({ value }) => policyOf({ kind: value, hold: '350' }))).toEqual([
      { kind: 'optimal' },
      { kind: 'points', winningBank: false },
      { kind: 'points', winningBank: true },
      { kind: 'table' },
      { kind: 'go-for-it' },
      { kind: 'hold', at: 350 },
    ])
    expect(policyOf({ kind: 'hold', hold: 'many' })).toBeNull()
  })

  it.each([
    { text: '350', at: 350 },
    { text: '1,000', at: 1000 },
    { text: '0', at: null },
    { text: '-5', at: null },
    { text: '', at: null },
  ])('hold at "$text": $at', ({ text, at }) => {
    expect(holdAt(text)).toBe(at)
  })
})

describe('a match', () => {
  it('is asked for with a button and shows both players', async () => {
    const view = mount(MatchesView, { props: { rules } })
    expect(matches()).toEqual([])
    await view.get('form').trigger('submit')
    await settled()
    expect(matches()).toEqual([
      { rules, first: { kind: 'points', winningBank: true }, second: { kind: 'optimal' } },
    ])
    const rows = view.findAll('tbody tr').map((row) => row.findAll('th, td').map((c) => c.text()))
    expect(rows).toEqual([
      ['points', '50.0000', '43.8470', '46.9235'],
      ['Optimal', '56.1530', '50.0000', '53.0765'],
    ])
    expect(view.text()).toContain('Optimal is ahead by 6.2 percentage points')
  })

  it('says for whom it is still where other players are chosen since', async () => {
    const view = mount(MatchesView, { props: { rules } })
    const note = (): string => view.get('.held-result > [role="status"]').text()
    await view.get('form').trigger('submit')
    await settled()
    await view.findAll('select')[0]!.setValue('table')
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(note()).toBe(
      'The fields have changed since. This is still for “points” against “Optimal”.',
    )
    expect(view.find('[data-held="true"]').exists()).toBe(true)
    await view.findAll('select')[0]!.setValue('hold')
    await view.get('input').setValue('x')
    expect(note()).toContain('This entry is not valid.')
    await view.findAll('select')[0]!.setValue('points-bank')
    expect(note()).toBe('')
  })

  it('waits until the total to hold at is one', async () => {
    const view = mount(MatchesView, { props: { rules } })
    await view.findAll('select')[0]!.setValue('hold')
    const total = view.get('input')
    await total.setValue('many')
    expect(view.get('[type="submit"]').attributes('disabled')).toBeDefined()
    expect(total.attributes('aria-invalid')).toBe('true')
    expect(view.text()).toContain('Type a turn total, such as 350.')
    await total.setValue('400')
    await view.get('form').trigger('submit')
    await settled()
    expect(matches()).toEqual([
      { rules, first: { kind: 'hold', at: 400 }, second: { kind: 'optimal' } },
    ])
  })

  it('that fails says why', async () => {
    const view = mount(MatchesView, { props: { rules } })
    asked.mockRejectedValueOnce(new Error('No.'))
    await view.get('form').trigger('submit')
    await settled()
    expect(view.get('[role="alert"]').text()).toMatch(/^Something failed inside Breakpoint\./)
    expect(view.get('[type="submit"]').attributes('disabled')).toBeUndefined()
  })

  it('of the usual policies come one after the other, and go on after a failure', async () => {
    const view = mount(MatchesView, { props: { rules } })
    const start = (name: string) => view.findAll('button').find((one) => one.text() === name)!
    const answer = asked.getMockImplementation()!
    asked.mockImplementation((name, params) =>
      (params as { first: { kind: string } }).first.kind === 'table'
        ? Promise.reject(new Error('No.'))
        : answer(name, params),
    )
    await start('Work them out').trigger('click')
    await settled()
    expect(view.findAll('tbody tr')).toHaveLength(2)
    expect(view.get('[role="alert"]').text()).toContain('Something failed inside Breakpoint.')
    asked.mockImplementation(answer)
    await start('Go on').trigger('click')
    await settled()
    expect(view.findAll('tbody tr')).toHaveLength(4)
    expect(view.find('[role="alert"]').exists()).toBe(false)
    expect(matches()).toHaveLength(5)
    expect(view.get('tbody tr').findAll('td').at(-1)!.text()).toBe('3.0765')
  })
})

it('matches of the usual policies that were worked out before are shown at once', async () => {
  const match = (average: number) => ({
    first: { name: 'points', asFirst: 0.5, asSecond: 0.4, average },
    second: { name: 'Optimal', asFirst: 0.6, asSecond: 0.5, average: 1 - average },
    residual: 0,
  })
  const answer = asked.getMockImplementation()!
  asked.mockImplementation((name, params) =>
    name === 'win.known'
      ? Promise.resolve({
          thresholds: null,
          matches: [match(0.45), match(0.46), null, match(0.49)],
        })
      : answer(name, params),
  )
  const view = mount(MatchesView, { props: { rules } })
  await settled()
  expect(view.findAll('tbody tr')).toHaveLength(2)
  expect(matches()).toEqual([])
  await view
    .findAll('button')
    .find((one) => one.text() === 'Go on')!
    .trigger('click')
  await settled()
  expect(view.findAll('tbody tr')).toHaveLength(4)
  expect(matches()).toHaveLength(2)
})

describe('the thresholds', () => {
  /** Busche and Neller 2017, table 4. */
  const table4 = {
    own: [9600, 9550, 9350, 8950, null, null],
    opponent: [9500, 9550, 9350, 8600, 7900, null],
    average: 0.491123,
    withoutThresholds: 0.476141,
    neighbours: [{ dice: 4, side: 'own', at: 9000, average: 0.4911229, gain: -1e-7 }],
  }

  async function view(answer: object) {
    const shown = mount(ThresholdsView, { props: { rules } })
    await settled()
    asked.mockResolvedValueOnce(answer)
    await shown.get('button').trigger('click')
    await settled()
    return shown
  }

  it('are looked for only when asked, for that takes a while', async () => {
    const shown = mount(ThresholdsView, { props: { rules } })
    await settled()
    expect(shown.get('button').text()).toBe('Find the thresholds')
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['win.known'])
  })

  it('that were found before are shown at once', async () => {
    asked.mockResolvedValueOnce({ thresholds: table4, matches: [] })
    const shown = mount(ThresholdsView, { props: { rules } })
    await settled()
    expect(shown.findAll('table')[0]!.findAll('tbody tr')).toHaveLength(6)
    expect(shown.text()).not.toContain('Find the thresholds')
  })

  it('stand as in print, most dice first', async () => {
    const shown = await view(table4)
    const rows = shown.findAll('table')[0]!.findAll('tbody tr')
    expect(rows.map((row) => row.text().replace(/[\s\u202f]+/g, ''))).toEqual([
      '6––',
      '5–7900',
      '489508600',
      '393509350',
      '295509550',
      '196009500',
    ])
    const figures = shown.findAll('dl > div').map((one) => one.get('dd').text())
    // All of the same share: what is gained and what is missing are differences of those shown.
    expect(figures).toEqual([
      '49.11%',
      '47.61%',
      '1.50percentage points of wins',
      '0.89percentage points of wins',
    ])
  })

  it('have their neighbours beside them', async () => {
    const shown = await view(table4)
    const cells = shown.findAll('table')[1]!.findAll('tbody th, tbody td')
    expect(cells.map((cell) => cell.text())).toEqual([
      '4 dice',
      'You',
      '8\u202f950',
      '9\u202f000',
      '49.112290',
      '\u22120.000010',
    ])
  })

  it('are none where the table cannot be bettered', async () => {
    const none = Array<null>(6).fill(null)
    const shown = await view({ ...table4, own: none, opponent: none, neighbours: [] })
    expect(shown.find('table').exists()).toBe(false)
    expect(shown.text()).toContain('cannot do better')
  })
})

describe('the proof', () => {
  const result = {
    winProbability: 0.536953,
    residual: 9.9e-14,
    evaluations: 118_562,
    seconds: 1.374,
    states: 40_000,
    grid: 50,
  }

  it('shows residual, evaluations, time and states, and what was solved', () => {
    const text = mount(ProofView, { props: { rules, result } }).text()
    for (const part of ['40\u202f000', '118\u202f562', '1.37', 'steps of 50 points']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('less than one in a million millions')
    expect(text).toContain('The first to bank 10\u202f000 wins.')
  })

  it('does not claim more than the residual says', () => {
    const view = mount(ProofView, { props: { rules, result: { ...result, residual: 2e-12 } } })
    expect(view.text()).not.toContain('million millions')
  })

  it('names the farkles in a row where they count', () => {
    const text = mount(ProofView, { props: { rules: PRESETS.zilch, result } }).text()
    expect(text).toContain('and the farkles in a row of each')
  })
})
