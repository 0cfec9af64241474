import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { useNotices } from '#renderer/services/notices.ts'
import {
  readThresholds,
  shareBelow,
  thresholdDraft,
} from '#renderer/features/settings/threshold-draft.ts'
import ThresholdForm from '#renderer/features/settings/ThresholdForm.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answer, asked, calls, click, settled, startStores } from './harness.ts'
import { CARD_SOLVED, entryOf } from './winning-game.ts'

const CALIBRATED = { inaccuracy: 9.876, mistake: 30.04, blunder: 80 }
/** 10, 20, ... 190. */
const GAPS = Array.from({ length: 19 }, (_, i) => (i + 1) * 10)

async function form(edited = false, goal: 'points' | 'wins' = 'points', id = 'farkle') {
  const inUse = edited ? { ...CALIBRATED, blunder: 100 } : CALIBRATED
  answer({
    'drill.thresholds': { inUse, calibrated: CALIBRATED, gaps: GAPS, edited },
    'drill.setThresholds': {},
    'scorecard.status': CARD_SOLVED,
  })
  await startStores()
  const entry = entryOf(id)
  const part = await loadPart('grades', entry.game)
  const screen = mount(ThresholdForm, { props: { part, entry, goal } })
  await settled()
  return {
    screen,
    async type(name: string, text: string): Promise<void> {
      await screen.get(`#threshold-${name}`).setValue(text)
    },
    async submit(): Promise<void> {
      await screen.get('form').trigger('submit')
      await settled()
    },
    said: (name: string) => screen.get(`#threshold-${name}-more`).text(),
    kept: () =>
      calls('drill.setThresholds').map((params) => (params as { thresholds: unknown }).thresholds),
  }
}

describe('the thresholds', () => {
  it('are asked for and kept for whichever game is in use', async () => {
    for (const [id, named] of [
      ['zilch', 'farkle'],
      ['yahtzee', 'scorecard'],
    ] as const) {
      const { type, submit } = await form(false, 'points', id)
      await type('blunder', '90')
      await submit()
      const requests = asked.mock.calls.filter(([name]) => name.startsWith('drill.'))
      expect(requests.map(([name]) => name)).toEqual([
        'drill.thresholds',
        'drill.setThresholds',
        'drill.thresholds',
      ])
      const { game, rules, thresholds } = requests[1]![1] as Record<string, unknown>
      expect(game).toBe(named)
      expect(rules).toEqual(entryOf(id).rules)
      expect(thresholds).toEqual({ ...CALIBRATED, blunder: 90 })
    }
  })

  it('stand beside the calibrated ones, and how they cut the gaps in play', async () => {
    const { screen, said } = await form(true)
    const values = screen.findAll<HTMLInputElement>('input').map(({ element }) => element.value)
    expect(values).toEqual(['9.9', '30.0', '100.0'])
    expect(said('mistake')).toBe('points')
    expect(said('blunder')).toBe('points; usual: 80.0')
    const shares = screen.findAll('.gaps li').map((item) => item.text().replace(/\s+/g, ' '))
    expect(shares).toEqual([
      'fine in 5%',
      'an inaccuracy in 10%',
      'a mistake in 35%',
      'a blunder in 50%',
    ])
  })

  it('are kept as typed; what was not touched stays exact', async () => {
    const { type, submit, kept } = await form()
    await type('blunder', '1,5')
    await submit()
    expect(kept()).toEqual([])
    await type('blunder', '95,5')
    await submit()
    expect(kept()).toEqual([{ ...CALIBRATED, blunder: 95.5 }])
    expect(useNotices().notices.at(-1)!.message).toContain('Answers given before keep theirs.')
  })

  it.each([
    { name: 'inaccuracy', text: '0', problem: 'An inaccuracy must begin at a number above 0' },
    {
      name: 'mistake',
      text: 'many',
      problem: 'A mistake must begin at a number above 0, such as 30.0.',
    },
    { name: 'mistake', text: '9', problem: 'A mistake must begin above an inaccuracy.' },
    { name: 'blunder', text: '30', problem: 'A blunder must begin above a mistake.' },
  ])('say what is wrong with $name "$text"', async ({ name, text, problem }) => {
    const { screen, type, submit, said, kept } = await form()
    await type(name, text)
    expect(said(name)).toContain('usual')
    await submit()
    expect(said(name)).toContain(problem)
    expect(screen.get(`#threshold-${name}`).attributes('aria-invalid')).toBe('true')
    expect(kept()).toEqual([])
  })

  it('that cannot be are marked while the bar is still for those before', async () => {
    const { screen, type, said } = await form()
    await type('mistake', 'x')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(said('mistake')).toContain('A mistake must begin at a number above 0')
    expect(screen.get('#threshold-mistake').attributes('aria-invalid')).toBe('true')
    expect(screen.get('.held-result > [role="status"]').text()).toContain(
      'The result is still for losses from 9.9, 30.0 and 80.0.',
    )
    expect(screen.find('[data-held="true"]').exists()).toBe(true)
    await type('mistake', '40')
    expect(screen.find('[data-held="true"]').exists()).toBe(false)
    expect(screen.get('#threshold-mistake').attributes('aria-invalid')).toBe('false')
  })

  it('go back to the calibrated ones', async () => {
    const { screen, kept } = await form(true)
    await click('Back', screen)
    expect(kept()).toEqual([null])
  })

  it('have nothing to go back to unless they were changed', async () => {
    const { screen } = await form()
    expect(screen.findAll('button')).toHaveLength(1)
    expect(screen.get('button').attributes('disabled')).toBeDefined()
  })
})

describe('a draft of thresholds', () => {
  it('is in percentage points for wins', () => {
    const inUse = { inaccuracy: 0.0012, mistake: 0.005, blunder: 0.0201 }
    const draft = thresholdDraft('wins', inUse)
    expect(draft).toEqual({ inaccuracy: '0.120', mistake: '0.500', blunder: '2.010' })
    const read = readThresholds('wins', { ...draft, blunder: '3' }, inUse)
    expect(read).toEqual({ ok: true, value: { ...inUse, blunder: 0.03 } })
  })

  it.each([
    [0, 0],
    [5, 0.025],
    [10, 0.05],
    [95, 0.475],
    [190, 0.95],
    [1000, 0.95],
  ])('cuts off below %d a share of %d', (value, share) => {
    expect(shareBelow(GAPS, value)).toBeCloseTo(share, 12)
  })

  it('cuts off nothing twice where many gaps are equal', () => {
    const gaps = [...Array.from({ length: 10 }, () => 5), ...GAPS.slice(0, 9)]
    expect(shareBelow(gaps, 5)).toBeLessThanOrEqual(0.05)
    expect(shareBelow(gaps, 6)).toBeGreaterThan(0.5)
  })
})
