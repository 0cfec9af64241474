import { enableAutoUnmount, mount, RouterLinkStub } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { thumbSentences } from '#shared/games/farkle/analysis/thumb-sentences.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { thumbRuleData } from '#shared/games/farkle/requests/thumb-rule.ts'
import { numberCount } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import {
  diceKinds,
  farkleCounts,
  ownDraft,
  ownNumber,
  ownRule,
} from '#renderer/games/farkle/thumb/own-rule.ts'
import {
  thumbDrawing,
  thumbFinding,
  thumbNumbers,
  thumbRows,
} from '#renderer/games/farkle/thumb/thumb-chart.ts'
import DiceRow from '#renderer/components/DiceRow.vue'
import ThumbsView from '#renderer/games/farkle/thumb/ThumbsView.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

const [farkle, zilch] = ENTRIES

function foundOf(text: string, behind: number) {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(text)
  const rule = read.value
  return {
    numbers: numberCount(rule),
    rule: thumbRuleData(rule),
    policy: `rule:${text}`,
    behind,
    sentences: thumbSentences(rule, 6),
  }
}

const FOUND = [
  foundOf('hold=4n3', 0.217),
  foundOf('hold=15n3,divide=6', 0.049),
  foundOf('hold=15n3,divide=6,score=55,go=9550,shape=half', 0.008269),
  foundOf('hold=150/150/400/1000/1800,divide=4/4/4/6/6,score=70,go=9550,shape=half', 0.00606),
]
const ERRORS = {
  ...{
    behind: 0.008269,
    byBanking: 0.005,
    inLastTurns: 0,
    bands: [0, 5000],
    parts: [0.001, 0.002, 0, 0.005269],
  },
  costliest: [
    {
      own: 8950,
      opponent: 9500,
      turnTotal: 1000,
      dice: 3,
      ownFarkles: 0,
      opponentFarkles: 0,
      second: false,
      does: 'bank',
      loss: 0.3,
      cost: 2e-5,
    },
  ],
  costliestDice: [
    {
      own: 9500,
      opponent: 9400,
      turnTotal: 200,
      rolled: [1, 3, 5, 6],
      ownFarkles: 0,
      opponentFarkles: 0,
      second: false,
      does: [1, 5],
      best: [1],
      loss: 0.0397,
      cost: 1e-5,
    },
  ],
}

/** Answers for a game whose search came this far. */
function answers(known: object): void {
  asked.mockReset().mockImplementation((name) => {
    const all: Record<string, unknown> = {
      'win.knownThumbs': known,
      'win.thumbs': { found: FOUND, named: { policy: 'points-bank', behind: 0.048 } },
      'win.thumbErrors': ERRORS,
      'cards.learnt': { learnt: null },
      'win.known': { matches: [null, null, null] },
      'win.match': {
        first: { name: 'mine', asFirst: 0.5, asSecond: 0.49, average: 0.495 },
        second: { name: 'Optimal', asFirst: 0.51, asSecond: 0.5, average: 0.505 },
        residual: 0,
      },
    }
    return name in all ? Promise.resolve(all[name]) : Promise.reject(new Error(`no ${name}`))
  })
}
const ruleOf = ({ policy }: (typeof FOUND)[number]): string => policy.replace('rule:', '')
const matches = (): unknown[] =>
  asked.mock.calls.flatMap(([name, params]) => (name === 'win.match' ? [params] : []))

beforeEach(() => startStores())

async function view(entry: (typeof ENTRIES)[number] = farkle!) {
  const screen = mount(ThumbsView, {
    props: { entry } as never,
    global: {
      stubs: {
        RouterLink: RouterLinkStub,
        ChartFigure: { template: '<div><slot name="controls" /></div>' },
      },
    },
  })
  await settled()
  return screen
}

describe('the rules of thumb', () => {
  it('are refused in a sentence for other games, and nothing is asked', async () => {
    answers({ found: null, named: null, fraction: 0 })
    const rules = { ...zilch!.rules, overshoot: 'lost' as const }
    const screen = await view({ ...zilch!, rules })
    expect(screen.text()).not.toContain('Find')
    expect(asked).not.toHaveBeenCalled()
  })

  it('are searched for when asked, and a search that was stopped goes on', async () => {
    answers({ found: null, named: null, fraction: 0.25 })
    const screen = await view()
    expect(screen.text()).toContain('A search was stopped after 25%')
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['win.knownThumbs'])
    asked.mockImplementationOnce(() => Promise.reject(new RequestError('cancelled', 'stopped')))
    const goOn = () => screen.findAll('button').find((one) => one.text() === 'Go on')!
    await goOn().trigger('click')
    await settled()
    // Stopped: what is kept is asked for again, and no error is shown.
    await goOn().trigger('click')
    await settled()
    expect(asked.mock.calls.at(-1)).toBeDefined()
    expect(screen.get('h2').text()).toBe('4 numbers')
  })

  it('show the step that is chosen, what the next one buys, and where it loses', async () => {
    answers({ found: FOUND, named: null, fraction: 1 })
    const screen = await view()
    expect(screen.text()).toContain('The next step, 8 numbers, wins back 0.2209 percentage points.')
    const eight = screen.findAll('[role="radio"]').find((radio) => radio.text() === '8')!
    await eight.trigger('click')
    expect(screen.get('h2').text()).toBe('8 numbers')
    expect(screen.text()).toContain('More numbers bring next to nothing.')
    expect(screen.text()).toContain('s = 0.40')
    const find = screen.findAll('button').find((one) => one.text() === 'Work out where it loses')!
    await find.trigger('click')
    await settled()
    const links = screen.findAllComponents(RouterLinkStub).map((link) => link.props('to') as object)
    expect(links[0]).toMatchObject({ name: 'drill', query: { rule: ruleOf(FOUND.at(-1)!) } })
    expect(links.at(-2)).toMatchObject({ params: { code: 'b8950.d9500.t1000.n3' } })
    expect(links.at(-1)).toMatchObject({ params: { code: 'b9500.d9400.t200.r1356' } })
    const dice = screen.findAllComponents(DiceRow).map((row) => row.props('faces'))
    expect(dice.slice(-3)).toEqual([[1, 3, 5, 6], [1, 5], [1]])
  })

  it('measure a rule of one’s own as soon as its numbers rest', async () => {
    answers({ found: FOUND, named: null, fraction: 1 })
    vi.useFakeTimers()
    try {
      const screen = mount(ThumbsView, {
        props: { entry: farkle } as never,
        global: { stubs: { RouterLink: RouterLinkStub, ChartFigure: true } },
      })
      await vi.advanceTimersByTimeAsync(10)
      const hold = screen
        .findAll('label')
        .find((label) => label.text() === 'Hold number, 2 dice')!
        .get('input')
      await hold.setValue('2')
      await hold.setValue('200')
      expect(matches()).toEqual([])
      await vi.advanceTimersByTimeAsync(600)
      expect(matches()).toHaveLength(1)
      expect(matches()[0]).toMatchObject({
        first: { kind: 'thumb', rule: { hold: { cube: null, by: [15, 200, 405, 960, 1875] } } },
        second: { kind: 'optimal' },
      })
      await vi.advanceTimersByTimeAsync(600)
      expect(screen.text()).toContain('+0.1731')
      await hold.setValue('many')
      await vi.advanceTimersByTimeAsync(600)
      expect(screen.text()).toContain('A number is missing or out of range.')
      expect(matches()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the chart', () => {
  it('leaves out the rules that are no good, and marks the chosen one', () => {
    const [mark, line] = thumbDrawing(FOUND, 8, null).series
    expect(line!.data.map(({ x }) => x)).toEqual([4, 8])
    expect(mark!.data).toEqual([{ x: 8, y: 0.606 }])
    expect(thumbRows(FOUND as never, null).map(({ cells }) => cells)).toEqual([
      ['1', '21.7000', '–'],
      ['2', '4.9000', '16.8000'],
      ['4', '0.8269', '4.0731'],
      ['8', '0.6060', '0.2209'],
    ])
    expect(thumbFinding(FOUND as never)).toContain('With 4 numbers')
  })

  it('has what plays without a number as row 0, and at 0 where it is not far off', () => {
    const far = { policy: 'points-bank', behind: 0.048 }
    expect(thumbRows(FOUND as never, far)[0]!.cells).toEqual([
      '0: most points, and a bank that wins',
      '4.8000',
      '–',
    ])
    expect(thumbNumbers(FOUND as never, far).rows[0]![0]).toBe(0)
    expect(thumbDrawing(FOUND, 8, far).series).toHaveLength(2)
    const near = { policy: 'points-bank', behind: 0.03 }
    expect(thumbDrawing(FOUND, 8, near).series[2]!.data).toEqual([{ x: 0, y: 3 }])
  })
})

describe('a rule that is typed', () => {
  it('is the same rule as long as nothing is changed', () => {
    for (const { rule, numbers } of FOUND) {
      const own = ownRule(ownDraft(rule, farkle!.rules), rule)!
      expect(numberCount(own)).toBeGreaterThanOrEqual(numbers)
      expect(thumbSentences(own, 6).at(-1)).toBe(thumbSentences(rule, 6).at(-1))
      expect(ownRule(ownDraft(own, farkle!.rules), own)).toEqual(own)
    }
  })

  it('asks for a lead and for farkles in a row where the rules have them', () => {
    expect(diceKinds(farkle!.rules)).not.toContain('lead')
    expect(diceKinds(zilch!.rules)).toContain('lead')
    expect(farkleCounts(farkle!.rules)).toEqual([])
    expect(farkleCounts(zilch!.rules)).toEqual([1, 2])
    const read = parseThumbRule('hold=15n3,farkles=-10/-40,lead=700')
    if (!read.ok) throw new Error('no rule')
    const draft = ownDraft(read.value, zilch!.rules)
    const texts = {
      ...draft.texts,
      farkles: [draft.texts.farkles[0]!, '-50'],
      lead: ['', ...draft.texts.lead.slice(1)],
    }
    const own = ownRule({ ...draft, texts }, read.value)!
    expect(own.farkles).toEqual([-10, -50])
    expect(own.lead).toEqual([0, 700, 700, 700, 700])
    expect(ownRule({ ...draft, texts: { ...texts, farkles: ['-10', 'x'] } }, read.value)).toBeNull()
  })

  it('has one score of both together, and one from which near counts', () => {
    const text = 'hold=15n3,together=18700,near=100@8500'
    const read = parseThumbRule(text)
    if (!read.ok) throw new Error('no rule')
    const draft = ownDraft(read.value, farkle!.rules)
    expect(draft.texts.together).toEqual(['18,700'])
    const typed = (texts: Partial<typeof draft.texts>) =>
      ownRule({ ...draft, texts: { ...draft.texts, ...texts } }, read.value)
    expect(typed({ together: ['18600'] })).toMatchObject({ together: 18_600, nearFrom: 8500 })
    expect(typed({ together: [''] })?.together).toBeUndefined()
    expect(typed({ nearFrom: ['x'] })).toBeNull()
    // Where nothing is nearly there, no score from which that counts is left to know.
    const off = typed({ near: draft.texts.near.map(() => '') })!
    expect(off.nearFrom).toBeUndefined()
    expect(thumbSentences(typed({ nearFrom: ['8600'] })!, 6).join(' ')).toContain('8,600')
  })

  it('lacks a number only where there may be none', () => {
    expect(ownNumber('go', '')).toBeNull()
    expect(ownNumber('hold', '')).toBeUndefined()
    expect(ownNumber('divisor', '0')).toBeUndefined()
    expect(ownNumber('hold', '1 800')).toBe(1800)
  })
})
