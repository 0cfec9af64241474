import { beforeEach, describe, expect, it, vi } from 'vitest'
import { scorecardThumbSentences } from '#shared/games/scorecard/analysis/thumb-sentences.ts'
import { readThumb, rulesIn } from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { ownDraft, ownRule } from '#renderer/games/scorecard/thumb/own-rule.ts'
import ThumbsView from '#renderer/games/scorecard/thumb/ThumbsView.vue'
import { answer, asked, show, startStores } from './harness.ts'
import { YAHTZEE_ENTRY as entry } from './winning-game.ts'

const { rules } = entry

function stepOf(text: string, mean: number) {
  const rule = readThumb(text)
  return { count: rulesIn(rule), rule: text, mean, ...scorecardThumbSentences(rules, rule) }
}
const BEST = 254.5877
const FOUND = [
  stepOf('', 168.74),
  stepOf('keep=row4', 196.02),
  stepOf('keep=row5/row4,upper=2,add=ones:10', 219.91),
  stepOf('keep=house@last/row5/row4,upper=2,add=ones:10', 223.86),
]

function answers(known: object): void {
  answer({
    'scorecard.knownThumbs': known,
    'scorecard.thumb': ({ rule = '' }: { rule?: string }) => stepOf(rule, 215),
    'scorecard.thumbErrors': {
      lost: [16.4, 9.9, 8.4],
      costliest: [
        {
          dice: [1, 1, 1, 6, 6],
          rerolls: 1,
          cost: 0.23,
          card: 't0',
          open: ['fullHouse'],
          does: { keep: [1, 1, 1], box: null },
          best: { keep: [1, 1, 1, 6, 6], box: null },
        },
      ],
    },
  })
}

beforeEach(() => startStores())

async function view() {
  const stubs = { ChartFigure: { template: '<div><slot name="controls" /></div>' } }
  return show(ThumbsView, { props: { entry }, stubs })
}

describe('rules of thumb for Yahtzee', () => {
  it('show the step that is chosen, what the next one brings, and where it loses', async () => {
    answers({ found: FOUND, best: BEST })
    const { screen, click } = await view()
    expect(screen.text()).toContain('219.91 points on average, 34.68 fewer than the best play.')
    expect(screen.text()).toContain('The next step has 5 rules and brings 3.95 points more.')
    await click('Work out where it loses')
    expect(screen.text()).toContain('Of the 34.7 points that it loses, 8.4 are lost')
    expect(screen.findAll('tbody tr')).toHaveLength(1)
    await click('5')
    expect(screen.get('h2').text()).toBe('5 rules')
    expect(screen.text()).toContain('More rules bring next to nothing.')
    expect(screen.text()).toContain('Work out where it loses')
  })

  it('are changed into one of my own, measured once it rests', async () => {
    answers({ found: FOUND, best: BEST })
    const { screen } = await view()
    vi.useFakeTimers()
    await screen.findAll('input[type="checkbox"]')[0]!.setValue(false)
    await vi.advanceTimersByTimeAsync(600)
    const [name, own] = asked.mock.calls.at(-1)!
    expect(name).toBe('scorecard.thumb')
    expect(own).toMatchObject({ rule: 'keep=row4,upper=2,add=ones:10' })
    expect(screen.text()).toContain('215.00')
    await screen.findAll('.boxes input')[1]!.setValue('many')
    expect(screen.text()).toContain('A number is missing or out of range.')
  })
})

describe('a rule that is typed', () => {
  const text = 'keep=row5/row4,upper=2,add=ones:10'
  const draft = ownDraft(text)

  it('is the chosen one at first', () => {
    expect(ownRule(draft, text)).toBe(text)
  })

  it.each([
    [{ upper: '0' }, null],
    [{ upper: '1.5' }, 'keep=row5/row4,upper=1.5,add=ones:10'],
    [{ add: draft.add.with(0, '') }, 'keep=row5/row4,upper=2'],
    [{ add: draft.add.with(0, '99') }, null],
    [{ kept: [false, false] }, 'upper=2,add=ones:10'],
  ])('takes numbers and terms away: %j', (change, expected) => {
    expect(ownRule({ ...draft, ...change }, text)).toBe(expected)
  })
})
