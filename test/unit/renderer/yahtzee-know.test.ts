import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { facesOf } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { mostAlike } from '#shared/games/scorecard/analysis/first-rolls.ts'
import KnowView from '#renderer/games/scorecard/strategy/KnowView.vue'
import { placesOf } from '#renderer/components/session/face-places.ts'
import { exampleKeeps, exampleRoll } from '#renderer/games/scorecard/strategy/know-example.ts'
import { calls, settled, show, startStores } from './harness.ts'
import { answerStudy } from './study-answers.ts'

/** Of all rolls the dice there are most of are kept, but of 1 2 3 4 4, which has its run. */
const RUN = '12344'
const { rolls: ROLLS, chances: ROLL_CHANCES } = latticeOf(5)
const ROLLED = ROLLS.map((roll, i) => {
  const dice = facesOf(roll)
  const isRun = dice.join('') === RUN
  const keep: Face[] = isRun ? [1, 2, 3, 4] : mostAlike(dice)
  const next = { keep: isRun ? ([4, 4] as Face[]) : [], box: null, loss: isRun ? 3 : 9 }
  return { dice, chance: ROLL_CHANCES[i]!, keep, box: null, expected: 250, next }
})

describe('the example', () => {
  it('is a roll in which the habit is wrong, with what it loses', () => {
    expect(exampleRoll(ROLLED)?.dice.join('')).toBe(RUN)
    expect(exampleRoll(ROLLED.filter(({ dice }) => dice.join('') !== RUN))).toBeNull()
  })

  it('always shows the habit among its keeps', () => {
    const keeps = ([[1, 2, 3, 4], [2, 3, 4], [1, 2], [3, 4], [1], [4, 4]] as Face[][]).map(
      (keep, i) => ({ keep, loss: i }),
    )
    const shown = exampleKeeps([1, 2, 3, 4, 4], keeps)
    expect(shown.map(({ keep }) => keep.join(''))).toEqual(['1234', '234', '12', '44'])
    expect(shown.map(({ habitual }) => habitual)).toEqual([false, false, false, true])
  })

  it('lights as many equal dice as are kept', () => {
    expect([...placesOf([4, 1, 4, 2, 4], [4, 4], new Set())]).toEqual([0, 2])
    expect([...placesOf([4, 1, 4, 2, 4], [], new Set())]).toEqual([])
  })
})

describe('what to know of Yahtzee', () => {
  const none = { standardError: null, example: null }
  const example = { card: 'x1.t0', dice: [5, 5, 6, 6, 6], rerolls: 1, sentence: 'keep 6 6 6.' }
  const found = {
    best: 254.6,
    upper: 2,
    pars: [],
    steps: [
      {
        ...none,
        id: 'group',
        title: 'A',
        sentence: 'Keep most.',
        adds: null,
        makes: 168.07,
        example,
      },
      { ...none, id: 'best', title: 'B', sentence: 'Play best.', adds: 86.52, makes: 254.59 },
    ],
  }
  async function page(rules: RuleSet = PRESETS.forced, known: object | null = found) {
    const boxes = [
      { box: 0, zeroLoss: 17.68, chance: 0.1, points: 2 },
      { box: 12, zeroLoss: 51.23, chance: 0.1, points: 16 },
      { box: 11, zeroLoss: 30, chance: 0.1, points: 22 },
    ]
    answerStudy({
      'scorecard.opening': { card: 't0', rerollsLeft: 2, before: 254.6, rolls: ROLLED },
      'scorecard.board': { card: 't0', expected: 254.6, boxes },
      'scorecard.knownSteps': { found: known },
      'scorecard.steps': found,
      'scorecard.analyse': {
        choices: [
          { keep: [1, 2, 3, 4], box: null, rank: 1, expected: 250, loss: 0 },
          { keep: [4, 4], box: null, rank: 2, expected: 247, loss: 3.04 },
        ],
      },
    })
    await startStores()
    const entry = { id: 'yahtzee', hash: 'y', game: 'scorecard', rules } as never
    const { screen } = await show(KnowView, { props: { entry } })
    const lit = () => screen.findAll('.example .die').map((die) => die.classes('lit'))
    return { screen, lit, sentences: screen.findAll('ol li, p.measure').map((one) => one.text()) }
  }

  it('is told in the steps and two sentences from the solution', async () => {
    const { screen, sentences } = await page()
    expect(sentences.map((one) => one.replace(/\s+/g, ' '))).toEqual([
      'Keep most. (makes 168.1 points a game) keep 6 6 6.',
      'Play best. (+86.5, makes 254.6)',
      'Mind the upper bonus. An average of 3 dice in each upper box makes 63 and earns 35 more points.',
      'When nothing fits, write the zero where it costs least. Early on, a zero in Ones costs 17.7 points, and a zero in Yahtzee costs 51.2.',
    ])
    expect(screen.get('li a').attributes('href')).toMatch(
      /^\/scorecard\/analyse\/.*dice=55666&rerolls=1/,
    )
  })

  it('searches for the steps of another card on request only', async () => {
    const { screen, sentences } = await page(PRESETS.forced, null)
    expect(sentences).toHaveLength(2)
    expect(calls('scorecard.steps')).toEqual([])
    await screen.get('.ask button').trigger('click')
    await settled()
    expect(screen.findAll('ol li')).toHaveLength(2)
  })

  it('leaves out what the rules do not have', async () => {
    const { sentences } = await page({ ...PRESETS.forced, bonus: [] })
    expect(sentences).toHaveLength(3)
  })

  it('lights the dice of the keep that is chosen, by keyboard as well', async () => {
    const { screen, lit } = await page()
    expect(lit()).toEqual([true, true, true, true, false])
    // One of the 7,776 rolls, in 60 orders.
    expect(screen.text()).toContain('In 0.8% of first rolls it is better not')
    const [best, habit] = screen.findAll('.example button')
    expect(best!.text()).toMatch(/Best$/)
    expect(habit!.text()).toMatch(/costs 3\.0 points, the largest group$/)
    await habit!.trigger('focus')
    expect(lit()).toEqual([false, false, false, true, true])
    expect(habit!.attributes('aria-pressed')).toBe('true')
    expect(best!.attributes('aria-pressed')).toBe('false')
  })
})
