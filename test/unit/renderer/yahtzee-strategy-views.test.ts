import { describe, expect, it } from 'vitest'
import { facesOf } from '#shared/dice/multiset.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { STRATEGIES } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import OpeningView from '#renderer/games/scorecard/strategy/OpeningView.vue'
import WaysPart from '#renderer/games/scorecard/strategy/WaysPart.vue'
import { answer, asked, button, click, settled, show, startStores } from './harness.ts'
import { jobOf, YAHTZEE_ENTRY as entry } from './winning-game.ts'
import { soon } from '../../support/soon.ts'

const { rolls: ROLLS, chances: ROLL_CHANCES } = latticeOf(5)
const { rules } = entry
/** All 252 rolls, of which nothing is kept but what came up first. */
const OPENING = {
  card: 't0',
  rerollsLeft: 2,
  before: 254.59,
  rolls: ROLLS.map((roll, i) => ({
    dice: facesOf(roll),
    chance: ROLL_CHANCES[i]!,
    keep: facesOf(roll).slice(0, 1),
    box: null,
    expected: 250,
    next: { keep: [], box: null, loss: i / 10 },
  })),
}

describe('the first rolls', () => {
  async function opening() {
    asked.mockReset().mockResolvedValue(OPENING)
    await startStores()
    const { screen } = await show(OpeningView, { props: { entry } })
    const rolls = (): (string | undefined)[] =>
      screen.findAll('tbody th [role="img"]').map((one) => one.attributes('aria-label'))
    return { screen, rolls }
  }

  it('are shown a few at first, then all', async () => {
    const { screen, rolls } = await opening()
    expect(rolls()).toHaveLength(30)
    await screen.get('p > .button').trigger('click')
    expect(rolls()).toHaveLength(252)
  })

  it('are found by dice and pattern, and lead to the analyser with their dice', async () => {
    const { screen, rolls } = await opening()
    await screen.get('input').setValue('66')
    await screen.get('select').setValue('fullHouse')
    expect(rolls()).toHaveLength(10)
    expect(screen.get('[role="status"]').text()).toBe('10 rolls, 1.3% of all')
    const link = screen.findAll('tbody a').find((one) => one.text() === 'Analyse')!
    expect(link.attributes('href')).toMatch(/dice=(\d)\1\d\d\d&rerolls=2&rules=yahtzee$/)
  })

  it('say what cannot be found, and what is no dice', async () => {
    const { screen, rolls } = await opening()
    await screen.get('input').setValue('12345')
    await screen.get('select').setValue('pair')
    expect(rolls()).toEqual([])
    expect(screen.get('[role="status"]').text()).toBe('No roll has these dice and this pattern.')
    await screen.get('input').setValue('7')
    expect(screen.get('input').attributes('aria-invalid')).toBe('true')
    expect(screen.get('[role="status"]').text()).toContain('Type at most five faces')
  })

  it('are still those of the dice before while no dice are typed, and say so', async () => {
    const { screen, rolls } = await opening()
    await screen.get('input').setValue('66')
    const before = rolls()
    await screen.get('input').setValue('667')
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(rolls()).toEqual(before)
    expect(screen.get('.held-result > [role="status"]').text()).toContain('for rolls with 6 6.')
    expect(screen.find('[data-held="true"]').exists()).toBe(true)
  })
})

describe('the ways to play', () => {
  const statistics = {
    mean: 200,
    standardDeviation: 50,
    first: 200,
    chances: [1],
    upperBonusProbability: 0.5,
  }
  const job = jobOf({
    id: 'job-4',
    solve: 'scorecard-scores',
    rules: rules.name,
    hash: entry.hash,
    done: 5,
    total: 10,
  })

  async function strategies(slow: readonly string[]) {
    answer({
      'jobs.list': { jobs: [job] },
      'jobs.cancel': {},
      'scorecard.statistics': ({ strategy }: { strategy: string }) =>
        slow.includes(strategy) ? new Promise(() => {}) : statistics,
    })
    await startStores()
    await useJobs().load()
    const { screen } = await show(WaysPart, { props: { rules, hash: entry.hash, high: 300 } })
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('scorecard.statistics')
    expect(screen.text()).toContain('About a minute, once.')
    await screen.get('button').trigger('click')
    await settled()
    return screen
  }

  it('are worked out when asked for, say how many are done, and can be stopped', async () => {
    const screen = await strategies(['greedy', 'equal-only'])
    expect(screen.text()).toContain('5 of 7 ways to play done')
    expect(screen.get('progress').element.value).toBeCloseTo(5.5 / 7)
    await screen.get('button').trigger('click')
    expect(asked).toHaveBeenCalledWith('jobs.cancel', { id: 'job-4' })
  })

  it('stand side by side once all are done', async () => {
    const screen = await strategies([])
    await soon(() => expect(button('Table')).toBeDefined())
    await click('Table')
    expect(screen.findAll('tbody tr')).toHaveLength(STRATEGIES.length)
    expect(screen.find('progress').exists()).toBe(false)
    expect(screen.get('tbody tr:last-child').text()).toMatch(/Equal dice only.*200\.0/)
  })
})
