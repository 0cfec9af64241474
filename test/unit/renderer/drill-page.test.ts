import type { QuestionOf, StepOf } from '#renderer/services/ask-drill.ts'
import { playAside } from '#renderer/components/session/sounds.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Router } from 'vue-router'
import { effectScope } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { connected } from '#renderer/services/client.ts'
import { provideCommands, useCommands } from '#renderer/services/commands.ts'
import { useSettings } from '#renderer/services/settings.ts'
import { SIGN_MS } from '#renderer/components/session/session-times.ts'
import DrillPage from '#renderer/features/drill/DrillPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answerDrill, asks, over, questionOf, rolled, setupWith, verdictOf } from './drill-table.ts'
import { ENTRIES, startLibrary, UNSOLVED } from './winning-game.ts'
import { answerAlso, asked, calls, keyDown, routerAt, settled, show } from './harness.ts'
import { NO_PROGRESS, SOME_LOSSES } from './study-answers.ts'

vi.mock('#renderer/components/session/sounds.ts')
// A screen begins with what is fetched for it.
beforeAll(() => loadPart('drill', 'farkle'))

const ROLL = [1, 1, 3, 4, 5, 6] as const
const TWO: StepOf<'farkle'>[] = [
  asks(questionOf(1, 'both', { rolled: [...ROLL] }), [rolled([...ROLL])]),
  asks(questionOf(2, 'roll-or-bank', { left: 3 })),
  over('questions'),
]

/** The same question under rules that do not let it be banked yet. */
const onlyRoll = (question: QuestionOf<'farkle'>): QuestionOf<'farkle'> => ({
  ...question,
  legal: question.legal.filter(({ then }) => then === 'roll'),
})

async function page(
  steps: StepOf<'farkle'>[],
  address = '/drill',
  settings: Partial<Settings> = {},
  answers: Readonly<Record<string, unknown>> = {},
) {
  const backend = answerDrill(steps, settings.drills?.farkle as DrillSetup | undefined, answers)
  await startLibrary({ rules: 'farkle', ...settings })
  return { backend, ...(await board(await routerAt(address))) }
}

/** The same with its drill begun. */
async function begun(...parameters: Parameters<typeof page>) {
  const shown = await page(...parameters)
  await shown.click('Start')
  return shown
}

async function board(at: Router) {
  const { screen, ...hands } = await show(DrillPage, { props: { game: 'farkle' }, at })
  return {
    screen,
    ...hands,
    said: () => screen.get('[aria-live="polite"]').text(),
    tray: () => screen.get('.tray').text(),
    total: () => screen.get('.scores dd').text().replace(/\s+/g, ' '),
    pressed: () => screen.findAll('.die-button').map((die) => die.attributes('aria-pressed')),
  }
}

describe('a decision', () => {
  it('for points shows what is banked where a bank needs more before the first', async () => {
    const first = { ...ENTRIES[0]!.rules, minimumFirstBank: 500 }
    const list = { entries: [{ ...ENTRIES[0]!, rules: first }], unreadable: [] }
    const { screen } = await begun(TWO, '/drill', {}, { 'rules.list': list })
    expect(screen.get('.scores').text()).toMatch(/You banked\s*0/)
    const plain = await begun(TWO)
    expect(plain.screen.get('.scores').text()).not.toContain('You banked')
  })

  it('is made by keyboard: dice, then bank or roll, then on', async () => {
    const { backend, press, tray, total, screen } = await begun(TWO)
    await press('1', '1')
    expect(tray()).toBe('1 1 for 200, 4 dice left')
    expect(total()).toBe('350 →becomes 550')
    await press('Shift+1')
    expect(tray()).toBe('1 for 100, 5 dice left')
    await press('a')
    expect(tray()).toBe('1 1 5 for 250, 3 dice left')
    await press('x')
    expect(tray()).toBe('Nothing set aside')
    expect(total()).toBe('350')
    await press('1', 'r')
    expect(backend.answers).toEqual([{ setAside: [1], then: 'roll' }])
    expect(screen.get('h2').text()).toBe('Inaccuracy')
    expect(document.activeElement?.textContent.trim()).toBe('Next')
    await press('Enter')
    expect(tray()).toBe('3 dice left')
    await press('b')
    expect(backend.answers).toHaveLength(2)
    expect(backend.answers[1]).toEqual({ setAside: [], then: 'bank' })
  })

  it('is made by mouse, and the dice say what they are', async () => {
    const { backend, button, click, screen, pressed } = await begun(TWO)
    const dice = screen.findAll('.die-button')
    expect(dice.map((die) => die.attributes('aria-label'))).toEqual(
      ROLL.map((face, i) => `Die ${i + 1}: ${face}`),
    )
    const dimmed = dice.map((die) => die.attributes('data-dimmed'))
    expect(dimmed).toEqual(['false', 'false', 'true', 'true', 'false', 'true'])
    await dice[4]!.trigger('click')
    expect(pressed()).toEqual(['false', 'false', 'false', 'false', 'true', 'false'])
    expect(button('Bank').text()).toContain('Bank 400')
    await click('Bank')
    expect(backend.answers).toEqual([{ setAside: [5], then: 'bank' }])
  })

  it('that leaves one thing to do is answered by Enter, and else Enter only says what there is', async () => {
    const { backend, press, screen } = await begun([
      asks(onlyRoll(questionOf(1, 'both', { rolled: [...ROLL] }))),
      TWO[0]!,
      over('questions'),
    ])
    await press('Enter')
    expect(screen.get('[role="alert"]').text()).toBe('Choose bank or roll.')
    await press('5', 'Enter')
    expect(backend.answers).toEqual([{ setAside: [5], then: 'roll' }])
    await press('Enter', '5', 'Enter')
    expect(screen.get('[role="alert"]').text()).toBe('Choose bank or roll.')
    expect(backend.answers).toHaveLength(1)
  })

  it('comes after its candidates, where the drill asks for them', async () => {
    const { backend, press, click, screen } = await begun(TWO, '/drill?kind=candidates')
    expect(backend.started[0]).toMatchObject({ kind: 'both', candidates: true })
    const alert = (): string => screen.get('.board [role="alert"]').text()
    const named = (): string[] => screen.findAll('.candidates li').map((one) => one.text())
    await press('Enter')
    expect(alert()).toBe('Name at least one choice first.')
    await press('b')
    expect(alert()).toBe('The rules do not allow this here.')
    await press('5', 'r', 'b', 'b')
    expect(named()).toEqual(['set aside 5 and roll 5 dice', 'Decide Enter'])
    await press('x', '1', '1', 'b')
    await click('set aside 1 1 and bank 550')
    await press('Enter')
    expect(backend.answers).toEqual([])
    expect(screen.get('.candidates').text()).toContain('Now decide.')
    expect(screen.get('.tray').text()).toBe('Nothing set aside')
    await press('1', 'r')
    expect(backend.answers).toEqual([{ setAside: [1], then: 'roll' }])
    expect(screen.findAll('.candidates p').map((line) => line.text())).toEqual([
      'You did not name the best one: set aside 1 and bank 450.',
      'Also worth a thought: set aside 1 and roll 5 dice.',
      'Not worth a thought: set aside 5 and roll 5 dice.',
    ])
    await press('Enter', 'r')
    expect(named()).toEqual(['roll 3 dice', 'Decide Enter'])
  })

  it('has its best choice marked on the board once it is answered', async () => {
    const { press, screen } = await begun(TWO)
    const best = () => screen.findAll('[data-best="true"]').map((one) => one.text())
    await press('5')
    expect(best()).toEqual([])
    await press('b')
    // One 1 banked is best.
    expect(best()).toEqual([])
    const labels = screen.findAll('.die-button').map((die) => die.attributes('aria-label'))
    expect(labels.filter((label) => label!.endsWith(', in the best choice'))).toEqual([
      'Die 1: 1, in the best choice',
    ])
    await press('Enter', 'r')
    expect(best()).toEqual(['Bank 350best'])
  })

  it('that is not allowed is explained and not graded', async () => {
    const { backend, press, screen } = await begun(TWO)
    await press('4')
    expect(screen.get('[data-action="roll"]').attributes('aria-disabled')).toBe('true')
    await press('r')
    expect(screen.get('[role="alert"]').text()).toBe('The 4 scores nothing on its own.')
    expect(backend.answers).toEqual([])
    await press('4', '1', 'r')
    expect(screen.get('[role="alert"]').text()).toBe('')
    expect(backend.answers).toHaveLength(1)
  })

  it('of dice alone has one action, which Enter does', async () => {
    const question = questionOf(1, 'set-aside', { rolled: [1, 2, 5] })
    const { backend, press, button } = await begun([asks(question), over('questions')])
    await press('1')
    expect(button('Set aside').text()).toContain('Set aside for 100')
    await press('r', 'b')
    expect(backend.answers).toEqual([])
    await press('Enter')
    expect(backend.answers).toEqual([{ setAside: [1], then: null }])
  })
})

describe('the strip of a session', () => {
  it('has a segment for each decision, and says in words how many of each grade', async () => {
    const { press, screen } = await begun(TWO)
    expect(screen.find('.strip [data-grade]').exists()).toBe(false)
    await press('1', 'r')
    const segments = screen.findAll('.strip [data-grade]')
    expect(segments.map((one) => one.attributes('data-grade'))).toEqual(['inaccuracy'])
    expect(screen.get('.strip').attributes('aria-label')).toBe('Inaccuracy 1')
    expect(screen.get('.board').attributes('data-felt')).toBe('wrong')
  })
})

describe('the verdict', () => {
  it('ranks all options, marks one’s own and gives reason, rule and a link', async () => {
    const { press, click, screen } = await begun(TWO)
    await press('1', 'r')
    const text = screen.text()
    expect(text).toContain('It cost 25.0 points.')
    expect(screen.get('.why').text()).toBe('Reason 1.')
    const more = screen.get('.verdict details').text()
    expect(more).toBe('MoreReason 2.')
    const rows = screen.findAll('tbody tr')
    expect(rows[0]!.text()).toContain('best')
    const bars = screen.findAll('.lost').map((bar) => bar.attributes('style'))
    expect(bars.slice(0, 2), 'a bar is full at the loss of a blunder').toEqual([
      'width: 0%;',
      'width: 31.25%;',
    ])
    expect(rows[1]!.text()).toContain('your choice')
    expect(rows).toHaveLength(5)
    await click('Show all')
    expect(screen.findAll('tbody tr').length).toBeGreaterThan(5)
    const link = screen.findAll('a').find((one) => one.text() === 'Analyse this position')!
    expect(link.attributes('href')).toBe('/analyse/b0.d0.t350.r113456?rules=farkle')
  })
})

it('a screen reader hears one turn once, in words', async () => {
  const { press, click, screen } = await page(TWO)
  const heard: string[] = []
  const region = screen.get('[aria-live="polite"]').element
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await click('Start')
  await press('1', '1', 'Shift+1', 'r', 'Enter', 'b', 'Enter')
  expect(heard).toEqual([
    'You rolled 1, 1, 3, 4, 5, 6. Turn total 350. Which dice do you set aside, and then bank or roll?',
    'Inaccuracy, 25.0 points lost. Best: option 1.',
    '3 dice left, turn total 350. Bank or roll?',
    'Best.',
    'The drill is over. Average loss 12.5 points a decision, over 2 decisions.',
  ])
})

describe('a session that goes on', () => {
  it('is ended by Escape only after it was asked', async () => {
    const { click, press, screen, tray, dialog } = await begun(TWO)
    await press('1', 'Escape')
    expect(dialog()!.textContent).toContain('What you answered is kept.')
    expect(document.activeElement?.textContent).toBe('Go on')
    await click('Go on')
    expect(dialog()).toBeNull()
    expect(tray()).toBe('1 for 100, 5 dice left')
    await press('Escape')
    await click('End the session')
    expect(dialog()).toBeNull()
    expect(screen.get('h1').text()).toBe('Ended')
    await press('Escape')
    expect(dialog()).toBeNull()
  })

  it('is not left by a key of another screen, nor is the goal changed', async () => {
    const { click, press, screen } = await page(TWO)
    const [leave, goal] = [vi.fn(), vi.fn()]
    effectScope().run(() => provideCommands({ 'strategy.chart': leave, 'goal.switch': goal }))
    await click('Start')
    await press('c', 'w')
    await press('1', 'r', 'c', 'w')
    expect(screen.find('.verdict').exists()).toBe(true)
    expect([leave, goal].map((run) => run.mock.calls.length)).toEqual([0, 0])
    await press('Alt+x', 'c')
    expect(leave).toHaveBeenCalledTimes(1)
  })
})

describe('one’s own farkle', () => {
  const FARKLED: StepOf<'farkle'>[] = [
    TWO[0]!,
    asks(questionOf(2, 'roll-or-bank', { left: 3 }), [
      rolled([6, 2]),
      { kind: 'farkled', lost: 450, penalty: 0 },
      { kind: 'turn', own: 2000, opponent: 0 },
      rolled([1, 1, 3, 4, 5, 6]),
    ]),
  ]

  it('is seen with its dice until the player goes on, and heard', async () => {
    const { click, press, screen, said, tray } = await begun(FARKLED)
    await press('1', 'l')
    expect(said()).toMatch(/\? 1 for 100, 5 dice left$/)
    await press('r', 'Enter')
    const table = screen.get('[aria-label="The table"]')
    expect(table.get('.words').text()).toBe('You farkled and lost 450.')
    expect(table.get('[role="img"]').attributes('aria-label')).toBe('Roll 2, 6')
    expect(table.findAll('.table > .die')).toHaveLength(2)
    expect(said()).toBe('You rolled 2, 6. You farkled and lost 450.')
    expect(document.activeElement?.textContent.trim()).toBe('Next')
    // No score is played for.
    expect(table.findAll('dt').map((name) => name.text())).toEqual(['Turn total'])
    await press('l')
    expect(said()).toBe('You rolled 2, 6. You farkled and lost 450.')
    await click('Next')
    expect(tray()).toBe('3 dice left')
    expect(said()).toBe(
      'Your turn. You rolled 1, 1, 3, 4, 5, 6. 3 dice left, turn total 350. Bank or roll?',
    )
  })

  it('is seen before the end, unless the session was ended', async () => {
    const events = [...FARKLED[1]!.events].slice(0, 2)
    const steps = [TWO[0]!, over('questions', {}, events)]
    const { press, screen } = await begun(steps)
    await press('1', 'r', 'Enter')
    expect(screen.get('.words').text()).toBe('You farkled and lost 450.')
    await press('Enter')
    expect(screen.get('h1').text()).toBe('Done')
  })
})

describe('with the goal of wins, while the game is not solved', () => {
  const begin = (address?: string) =>
    page(TWO, address, { goal: 'wins' }, { 'farkle.winStatus': UNSOLVED })

  it('drills for points are offered, and the goal stays', async () => {
    const { backend, button, click, screen } = await begin()
    expect(button('Start').attributes('disabled')).toBeDefined()
    await click('Drill for points')
    expect(button('Start').attributes('disabled')).toBeUndefined()
    expect(screen.text()).toContain('These drills are for points.')
    await click('Back to wins')
    expect(button('Start').attributes('disabled')).toBeDefined()
    await click('Drill for points')
    await click('Start')
    expect(backend.started).toMatchObject([{ goal: 'points' }])
    expect(useSettings().goal).toBe('wins')
  })

  it('a link can say that they are for points', async () => {
    const { button } = await begin('/drill?goal=points')
    expect(button('Start').attributes('disabled')).toBeUndefined()
    expect(useSettings().goal).toBe('wins')
  })

  it('a change of the goal ends it', async () => {
    const { button } = await begin('/drill?goal=points')
    await useSettings().change({ goal: 'points' })
    await useSettings().change({ goal: 'wins' })
    await settled()
    expect(button('Start').attributes('disabled')).toBeDefined()
  })
})

describe('the sounds', () => {
  it('are of dice set aside, hot dice and points, and only for who wants them', async () => {
    for (const sound of [false, true]) {
      vi.clearAllMocks()
      const { press, screen } = await begun(TWO, '/drill', { sound })
      await press('1')
      expect(vi.mocked(playAside)).toHaveBeenCalledTimes(sound ? 1 : 0)
      await press('Shift+1', 'b')
      expect(vi.mocked(playAside), 'nothing put back is heard').toHaveBeenCalledTimes(sound ? 1 : 0)
      screen.unmount()
    }
  })
})

describe('the end', () => {
  it('sums up, and goes again with another seed, or back to the setup', async () => {
    const { backend, press, click, screen, router } = await begun(TWO)
    expect(router.currentRoute.value.query).toEqual({ resume: '7' })
    await press('1', 'b', 'Enter', 'b', 'Enter')
    expect(screen.get('h1').text()).toBe('Done')
    expect(screen.text()).toContain('Average loss 12.5 points a decision')
    const sure = screen.get('details')
    expect(sure.get('summary').text()).toBe('How sure this is')
    expect(sure.attributes('open')).toBeUndefined()
    expect(sure.get('p').text()).toBe('95% sure to lie between 1.2 and 23.8.')
    expect(screen.text()).toContain('1 of 2 right.')
    expect(screen.find('.joy').exists()).toBe(false)
    await click('Again')
    expect(backend.started).toHaveLength(2)
    expect({ ...backend.started[1], seed: '' }).toEqual({ ...backend.started[0], seed: '' })
    expect(backend.started[1]!.seed).not.toBe(backend.started[0]!.seed)
    await press('Alt+x')
    expect(screen.get('h1').text()).toBe('Ended')
    await click('Change')
    expect(screen.get('form').isVisible()).toBe(true)
  })

  it('judges in a sentence, with the trend, and has joy in a clean round', async () => {
    const grades = { best: 4, fine: 1, inaccuracy: 0, mistake: 0, blunder: 0 }
    const steps = [TWO[1]!, over('questions', { grades })]
    const answers = { 'drill.expectedLoss': SOME_LOSSES, 'drill.progress': NO_PROGRESS }
    const { press, screen } = await begun(steps, '/drill', {}, answers)
    await press('b', 'Enter')
    expect(screen.text()).toContain('A clean round: all 5 right.')
    expect(screen.find('.joy').exists()).toBe(true)
    expect(screen.text()).toContain(
      'You lose 51 points a decision, give or take 8; a month ago 64.',
    )
  })

  it('tells a habit with its cost, its drill and its lesson', async () => {
    const [habit] = SOME_LOSSES.habits
    const steps = [TWO[1]!, over('questions', { habit: { ...habit!, cost: null } })]
    const { press, screen } = await begun(
      steps,
      '/drill',
      {},
      {
        'drill.expectedLoss': SOME_LOSSES,
        'lessons.overview': { lessons: [{ id: 'first' }, { id: 'one-5-6' }] },
        'drill.progress': NO_PROGRESS,
      },
    )
    await press('b', 'Enter')
    const row = screen.get('ol li:has(.meter)')
    expect(row.text()).toContain('On the first roll you take every scoring die')
    expect(row.text()).toContain('12 of 51 points a decision')
    expect(row.findAll('a.button').map((link) => link.attributes('href'))).toEqual([
      '/drill?scope=cell&kind=both&questions=20&from=0&to=1&start=1',
      '/learn/lesson?id=one-5-6',
    ])
  })

  it('goes through the mistakes, where hints are given in two steps', async () => {
    const mistake = {
      id: 3,
      at: 0,
      code: 'b0.d0.t350.n3',
      kind: 'both' as const,
      goal: 'points' as const,
      grade: 'blunder' as const,
      loss: 120.4,
      milliseconds: 800,
      chosen: 'roll 3 dice',
      best: 'bank 350',
      bestDice: { setAside: [] },
    }
    const steps = [TWO[1]!, over('questions', { mistakes: [mistake] })]
    const { backend, press, click, screen } = await begun(steps)
    await press('g')
    expect(screen.find('.hints').exists()).toBe(false)
    await press('b', 'Enter')
    expect(screen.get('.answers').text()).toMatch(
      /Blunder.*120\.4 points.*Bank 350.*You: roll 3 dice/s,
    )
    await click('Go through the mistakes')
    expect(backend.started[1]).toMatchObject({
      scope: 'cell',
      source: { kind: 'session', session: 7 },
      questions: null,
    })
    await press('g')
    expect(screen.get('.hints').text()).toContain('Hint 1.')
    await click('Another hint')
    expect(screen.get('.hints').text()).toContain('Hint 2.')
    expect(screen.get('.hints').text()).not.toContain('Another')
  })

  it('says that no decision fits the filters', async () => {
    const error = { mean: 0, low: null, high: null, count: 0 }
    const { screen } = await begun([over('nothing-left', { answers: 0, error })])
    expect(screen.get('header').text()).toContain('No decision fits these filters. Remove one')
  })

  it('of a streak comes with the first mistake, against one’s best', async () => {
    const steps = [TWO[0]!, TWO[1]!, over('mistake', { score: 1, bestBefore: 4, speed: 'streak' })]
    const drills = { farkle: setupWith({ speed: 'streak' }) }
    const { press, screen, button } = await begun(steps, '/drill', { drills })
    expect(screen.get('.score').text()).toBe('Streak 0')
    await press('1', 'b', 'Enter')
    expect(screen.get('.score').text()).toBe('Streak 1')
    await press('r')
    expect(button('See the result')).toBeDefined()
    await press('Enter')
    expect(screen.get('h1').text()).toBe('A streak of 1')
    expect(screen.text()).toContain('Your best is 4.')
  })

  it('of a sprint comes with the clock, which can be switched off', async () => {
    const setup = setupWith({ speed: 'sprint', seconds: 180, pause: 'never' })
    const drills = { farkle: setup }
    const { press, screen, said, backend } = await begun(TWO, '/drill', { drills })
    expect(screen.get('[role="timer"]').text()).toBe('Time left 3:00')
    expect(said()).toMatch(/^The clock runs: 180 seconds\. You rolled/)
    await press('1', 'r')
    expect(screen.find('.verdict').exists()).toBe(false)
    expect(screen.get('.tray').text()).toBe('3 dice left')
    expect(backend.started[0]).toMatchObject({ questions: null })
    const slow = await begun(TWO, '/drill', { drills: { farkle: { ...setup, seconds: null } } })
    expect(slow.screen.find('[role="timer"]').exists()).toBe(false)
  })
})

it('a sprint shows what an answer was for a moment, and does not stop for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const setup = setupWith({ speed: 'sprint', seconds: 180, pause: 'never' })
  const opened = page(TWO, '/drill', { drills: { farkle: setup } })
  await vi.advanceTimersByTimeAsync(50)
  const { screen, said, tray } = await opened
  await screen.get('form').trigger('submit')
  await vi.advanceTimersByTimeAsync(20)
  for (const key of ['1', 'r']) {
    useCommands().press(keyDown(key))
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(tray()).toBe('3 dice left')
  expect(screen.get('.mark').text()).toBe('Inaccuracy')
  expect(screen.find('.mark svg').exists()).toBe(true)
  expect(said()).toBe('Inaccuracy. 3 dice left, turn total 350. Bank or roll?')
  await vi.advanceTimersByTimeAsync(SIGN_MS)
  expect(screen.find('.mark').exists()).toBe(false)
  expect(tray()).toBe('3 dice left')
})

it('turns or a sprint leave the setup of single decisions as it was', async () => {
  const { backend, click } = await page(TWO, '/drill', {
    drills: { farkle: setupWith({ scope: 'cell', questions: 50 }) },
  })
  const play = async (...choices: string[]) => {
    for (const choice of [...choices, 'Start', 'End', 'Change']) await click(choice)
  }
  await play('Turns')
  await play('Single decisions', 'Sprint')
  await play('Off')
  expect(backend.started.map(({ scope, speed }) => `${scope} ${speed}`)).toEqual([
    'turn none',
    'cell sprint',
    'cell none',
  ])
  expect(backend.started[2]).toMatchObject({ questions: 50, pause: 'always' })
  const kept = useSettings().drills.farkle as DrillSetup[]
  expect(kept.map(({ scope, speed }) => `${scope} ${speed}`)).toEqual([
    'cell none',
    'cell sprint',
    'turn none',
  ])
})

describe('addresses', () => {
  it('fill the setup in, or start at once', async () => {
    const { screen, backend } = await page(TWO, '/drill?kind=roll-or-bank&dice=3,4&from=250&to=500')
    expect(screen.get('details summary').text()).toContain('3, 4 dice · turn total 250 to 500')
    expect(backend.started).toEqual([])
    const wrong = await page(TWO, '/drill?dice=1&source=failed')
    expect(wrong.screen.get('details summary').text()).toContain('what I got wrong · 1 die')
    const fast = await page(TWO, '/drill', {
      drills: { farkle: setupWith({ speed: 'sprint', seconds: 90 }) },
    })
    expect(fast.screen.get('details summary').text()).toContain('sprint of 90 s')
    const started = await page(TWO, '/drill?dice=3,4&start=1')
    expect(started.backend.started[0]).toMatchObject({
      scope: 'cell',
      filters: { dice: [3, 4], noForced: true },
    })
    expect(useSettings().drills).toEqual({})
    expect(started.router.currentRoute.value.query).toEqual({ resume: '7' })
  })

  it('name the lesson that a link begins, and none where one is begun by hand', async () => {
    const linked = await page(TWO, '/drill?scope=cell&lesson=limits&start=1')
    expect(linked.backend.started[0]).toMatchObject({ scope: 'cell', lesson: 'limits' })
    linked.screen.unmount()
    const byHand = await begun(TWO, '/drill?scope=cell&lesson=limits')
    expect(byHand.backend.started[0]).toMatchObject({ scope: 'cell' })
    expect(byHand.backend.started[0]!.lesson).toBeUndefined()
  })

  it('say nothing where what was drilled last is no setup of this version', async () => {
    const { screen } = await page(TWO, '/drill', { drills: { farkle: { goal: 'points' } } })
    expect(screen.get('details summary').text()).toBe('More')
    const kept = await page(TWO, '/drill', { drills: { yahtzee: setupWith({ speed: 'streak' }) } })
    expect(kept.screen.get('details summary').text()).toBe('More')
  })

  it('resume a session after the window was closed', async () => {
    const { screen, tray } = await page([TWO[1]!, over('questions')], '/drill?resume=7')
    expect(tray()).toBe('3 dice left')
    expect(screen.get('h1').text()).toBe('Turns')
  })

  it('resume a streak with its count, and the game that it was begun in', async () => {
    const settings = { rules: 'zilch', drills: { farkle: setupWith({ speed: 'streak' }) } }
    const { screen } = await page([TWO[1]!, over('questions')], '/drill?resume=7', settings)
    expect(screen.get('.score').text()).toBe('Streak 3')
    expect(screen.get('header').text()).toContain('Farkle, for points')
  })

  it('show a whole game that was kept, which is played again at the table', async () => {
    const kept = { ...setupWith({}), scope: 'game', bot: 'casual', begins: 'you' } as never
    const steps = [over('stopped', { scope: 'game' })]
    const { screen, button } = await page(steps, '/drill?resume=7', { drills: { farkle: kept } })
    expect(screen.get('h1').text()).toBe('Ended')
    expect(button('Again')).toBeUndefined()
    expect(button('Change')).toBeUndefined()
    expect(screen.get('a[href="/play"]').text()).toMatch(/^Play a whole game/)
  })

  it('show the session that goes on after another screen was looked at', async () => {
    const first = await begun(TWO)
    await first.press('1')
    first.screen.unmount()
    await first.router.push('/drill')
    expect((await board(first.router)).tray()).toBe('1 for 100, 5 dice left')
    expect(first.router.currentRoute.value.query).toEqual({ resume: '7' })
  })
})

describe('after a verdict', () => {
  it('the hand can be changed, and the sentence says where the answer turns', async () => {
    const bank = verdictOf(questionOf(1, 'roll-or-bank', { left: 3 }), {
      setAside: [],
      then: 'bank',
    })
    const { press, screen } = await begun(
      [asks(questionOf(1, 'roll-or-bank', { left: 3 })), over('questions')],
      '/drill',
      {},
      {
        'drill.retry': { turns: 'With 3 dice left, bank from 400.', verdict: bank, problem: null },
      },
    )
    await press('b')
    const part = () => screen.get('[aria-label="What if"]')
    const code = (): unknown =>
      (calls('drill.retry').at(-1) as { asked: { code: string } } | undefined)?.asked.code
    expect(code()).toBeUndefined()
    expect(part().text()).not.toContain('Lead')
    await screen.get('[aria-label="Turn total: 50 more"]').trigger('click')
    await settled()
    expect(code()).toBe('b0.d0.t400.n3')
    expect(part().get('[role="status"]').text()).toContain('With 3 dice left, bank from 400.')
    expect(part().text()).toContain('the other choice costs 25.0 points.')
    await screen.get('[aria-label="Dice left: 1 less"]').trigger('click')
    await settled()
    expect(code()).toBe('b0.d0.t400.n2')
    answerAlso({ 'drill.retry': new RequestError('invalid-request', 'This cannot come up.') })
    await screen.get('[aria-label="Dice left: 1 less"]').trigger('click')
    await settled()
    expect(part().get('[role="status"]').text()).toBe('This cannot come up.')
  })

  it('in a game to win the lead can be changed, too', async () => {
    const question = { ...questionOf(1, 'roll-or-bank', { left: 3 }), goal: 'wins' as const }
    const { press, screen } = await begun(
      [asks(question), over('questions')],
      '/drill',
      {},
      { 'drill.retry': { turns: '', verdict: null, problem: null } },
    )
    await press('b')
    await screen.get('[aria-label="Lead: 500 more"]').trigger('click')
    await settled()
    await screen.get('[aria-label="Lead: 500 less"]').trigger('click')
    await settled()
    await screen.get('[aria-label="Lead: 500 less"]').trigger('click')
    await settled()
    const codes = calls('drill.retry').map((one) => (one as { asked: { code: string } }).asked.code)
    expect(codes).toEqual(['b500.d0.t350.n3', 'b0.d500.t350.n3'])
  })
})

describe('when something goes wrong', () => {
  it('the setup says why nothing fits, and stays', async () => {
    const { screen, click } = await page(TWO)
    const nothing = new RequestError('not-found', 'No decision of play fits these filters.')
    answerAlso({ 'drill.start': nothing })
    await click('Start')
    expect(screen.get('[role="alert"]').text()).toBe('No decision of play fits these filters.')
    expect(screen.get('form').isVisible()).toBe(true)
  })

  it('a refusal offers no second try', async () => {
    const { screen, press } = await begun(TWO)
    answerAlso({ 'drill.answer': new RequestError('not-found', 'This session is over.') })
    await press('1', 'r')
    expect(screen.get('.state[role="alert"]').text()).toBe('This session is over.')
  })

  it('a lost connection loses nothing: the session goes on when it is back', async () => {
    const { screen, press, tray } = await begun(TWO)
    const answer = asked.getMockImplementation()!
    answerAlso({ 'drill.answer': new RequestError('disconnected', 'The connection was lost.') })
    await press('1', 'r')
    expect(screen.get('.state[role="alert"]').text()).toBe('The connection was lost.Try again')
    asked.mockImplementation(answer)
    connected.value = false
    await settled()
    connected.value = true
    await settled(2)
    expect(screen.find('.state').exists()).toBe(false)
    expect(tray()).toBe('Nothing set aside')
    await press('1', 'r')
    expect(screen.get('h2[data-grade]').text()).toBe('Inaccuracy')
  })
})
