import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RouteLocationRaw } from 'vue-router'
import { useCommands } from '#renderer/services/commands.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { useSettings } from '#renderer/services/settings.ts'
import AnalysePage from '#renderer/games/farkle/analyse/AnalysePage.vue'
import { answerAlso, asked, calls, click, pressOn, routerAt, settled, show } from './harness.ts'
import { analysisOf, answerSolved, startLibrary } from './winning-game.ts'

beforeEach(() => answerSolved())

/** Longer than an address waits for the next change. */
const REST_MS = 250
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS))

async function page(address: RouteLocationRaw, rules: string | null = 'farkle') {
  await startLibrary({ rules })
  const router = await routerAt('/rules')
  await router.push(address)
  const { screen } = await show(AnalysePage, { at: router })
  const field = (label: string) => {
    const labels = screen.findAll('label')
    const id = labels.find((one) => one.text() === label)!.attributes('for')!
    return screen.get<HTMLInputElement>(`[id="${id}"]`)
  }
  return {
    router,
    screen,
    field,
    address: () => router.currentRoute.value.fullPath,
    verdict: () => screen.get('.verdict').text(),
    press: (label: string, key: string) => pressOn(field(label).element, key),
  }
}

const analysed = (): unknown[] =>
  calls('farkle.winAnalyse').map((params) => (params as { position: unknown }).position)

describe('a screen that is opened on no position', () => {
  const WIDEST = {
    own: 2000,
    opponent: 8000,
    turnTotal: 400,
    dice: { left: 2 },
    ownFarkles: 0,
    opponentFarkles: 0,
  }
  const tellWidest = () => answerAlso({ 'farkle.mapDisagreement': { position: WIDEST } })

  it('begins with one that the two goals play differently', async () => {
    tellWidest()
    const { field, verdict, address } = await page('/analyse')
    await settled()
    await rest()
    expect(field('You banked').element.value).toBe('2,000')
    expect(verdict()).toBe('There is one thing to do with 2000.')
    expect(address()).toBe('/analyse/b2000.d8000.t400.n2?rules=farkle')
  })

  it('keeps a position that was named, even that of the start', async () => {
    tellWidest()
    const { field } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    await settled()
    expect(field('You banked').element.value).toBe('0')
  })

  /** Tells the position later than it was asked for. */
  const tellLate = () => {
    let tell = (_: unknown): void => {}
    answerAlso({ 'farkle.mapDisagreement': new Promise((resolve) => (tell = resolve)) })
    return async (): Promise<void> => {
      tell({ position: WIDEST })
      await settled()
    }
  }

  it('keeps what was typed before the answer came', async () => {
    const tell = tellLate()
    const { field } = await page('/analyse')
    await field('You banked').setValue('700')
    await tell()
    expect(field('You banked').element.value).toBe('700')
  })

  it('keeps the start that was gone back to before the answer came', async () => {
    const tell = tellLate()
    const { field } = await page('/analyse')
    useCommands().run('analyse.start')
    await settled()
    await tell()
    expect(field('You banked').element.value).toBe('0')
  })
})

describe('the address of a position', () => {
  it('is what the screen begins with', async () => {
    const { field, verdict } = await page('/analyse/b7500.d1500.t2500.n5?rules=farkle')
    expect(field('You banked').element.value).toBe('7,500')
    expect(field('Opponent banked').element.value).toBe('1,500')
    expect(field('Turn total').element.value).toBe('2,500')
    expect(verdict()).toBe('There is one thing to do with 7500.')
  })

  it('names the rules as well, which are in use from then on', async () => {
    const { address } = await page('/analyse/b0.d0.t0.n6?rules=zilch')
    expect(useSettings().rulesId).toBe('zilch')
    await rest()
    expect(address()).toBe('/analyse/b0.d0.t0.n6?rules=zilch')
  })

  it('is the start of the game where it says nothing', async () => {
    const { address } = await page('/analyse')
    await rest()
    expect(address()).toBe('/analyse/b0.d0.t0.n6?rules=farkle')
  })

  it('that is wrong is told, and so are rules that there are not', async () => {
    const { screen, press } = await page('/analyse/b0.d0?rules=farkle')
    expect(screen.get('[role="alert"]').text()).toContain('The address holds no position.')
    await press('You banked', 'ArrowUp')
    expect(screen.find('[role="alert"]').exists()).toBe(false)
    const other = await page('/analyse/b0.d0.t0.n6?rules=nobodys')
    expect(other.screen.get('[role="alert"]').text()).toContain('“nobodys”, is not among yours')
  })

  it('follows what is edited, without a step to go back to', async () => {
    const { address, press, router } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    await press('You banked', 'PageUp')
    await rest()
    expect(address()).toBe('/analyse/b500.d0.t0.n6?rules=farkle')
    await press('You banked', 'ArrowUp')
    await rest()
    expect(address()).toBe('/analyse/b550.d0.t0.n6?rules=farkle')
    router.back()
    await rest()
    expect(address()).toBe('/rules')
  })

  it('is left alone once another screen is shown', async () => {
    const { address, press, router } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    await press('You banked', 'PageUp')
    await router.push('/')
    await rest()
    expect(address()).toBe('/')
  })

  it('can be gone back to after another position was opened', async () => {
    const { router, field, verdict } = await page('/analyse/b50.d0.t0.n6?rules=farkle')
    await field('Code of the position').setValue('b100.d0.t0.n6')
    await rest()
    expect(verdict()).toBe('There is one thing to do with 100.')
    router.back()
    await rest()
    expect(field('You banked').element.value).toBe('50')
    expect(verdict()).toBe('There is one thing to do with 50.')
  })

  it('stays that of the rules in use when those are switched', async () => {
    const { address } = await page('/analyse/b50.d0.t0.n6?rules=farkle')
    await useLibrary().choose('zilch')
    await rest()
    expect(address()).toBe('/analyse/b50.d0.t0.n6?rules=zilch')
  })
})

describe('a position that is edited', () => {
  it('is analysed at once', async () => {
    const { press, verdict, screen } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    await press('You banked', 'ArrowUp')
    expect(verdict()).toBe('There is one thing to do with 50.')
    expect(screen.get('.held-result').attributes('aria-busy')).toBe('false')
    expect(analysed()).toEqual([
      expect.objectContaining({ own: 0, dice: { left: 6 } }),
      expect.objectContaining({ own: 50 }),
    ])
  })

  it('keeps the answer in view while the next one is on its way', async () => {
    const { press, verdict, screen } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    const way = Promise.withResolvers<unknown>()
    asked.mockImplementationOnce(() => way.promise)
    await press('You banked', 'ArrowUp')
    expect(verdict()).toBe('There is one thing to do with 0.')
    expect(screen.get('.held-result').attributes('aria-busy')).toBe('true')
    expect(screen.text()).not.toContain('Working it out again.')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.text()).toContain('Working it out again.')
    expect(screen.find('[data-held="true"]').exists()).toBe(true)
    way.resolve(analysisOf(50))
    await settled()
    expect(verdict()).toBe('There is one thing to do with 50.')
    expect(screen.text()).not.toContain('Working it out again.')
    expect(screen.find('[data-held="true"]').exists()).toBe(false)
  })

  it('that cannot be says so at its field, asks nothing, and keeps the last answer', async () => {
    const { field, verdict, screen } = await page('/analyse/b0.d0.t0.n6?rules=farkle')
    await field('You banked').setValue('7510')
    await new Promise((resolve) => setTimeout(resolve, 400))
    const input = field('You banked')
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(screen.get(`[id="${input.attributes('aria-describedby')}"]`).text()).toMatch(
      /multiple of 50, such as 7,500 or 7,550/,
    )
    expect(analysed()).toHaveLength(1)
    expect(verdict()).toBe('There is one thing to do with 0.')
    expect(screen.get('.held-result [role="status"]').text()).toBe(
      'This entry is not valid. The result is still for 0 banked by you.',
    )
    expect(screen.find('[data-held="true"]').exists()).toBe(true)
    await field('You banked').setValue('7550')
    expect(field('You banked').attributes('aria-invalid')).toBe('false')
    await settled()
    expect(verdict()).toBe('There is one thing to do with 7550.')
    expect(screen.find('[data-held="true"]').exists()).toBe(false)
  })

  it('takes the other fields while one cannot be', async () => {
    const { field, press, screen } = await page('/analyse/b500.d0.t300.n2?rules=farkle')
    await field('You banked').setValue('x')
    await press('Opponent banked', 'PageUp')
    const said = () => screen.get('.held-result [role="status"]').text()
    await vi.waitFor(() => expect(said()).toContain('still for 500 banked'), 5000)
    expect(analysed().at(-1)).toMatchObject({ own: 500, opponent: 500, turnTotal: 300 })
  })

  it('has farkles in a row only where the rules count them', async () => {
    const farkle = await page('/analyse?rules=farkle')
    expect(farkle.screen.text()).not.toContain('Farkles in a row')
    const zilch = await page('/analyse/b500.d0.t0.n6.f2?rules=zilch')
    const mine = zilch.screen.get('[aria-label="You: farkles in a row"]')
    expect(mine.get('[aria-checked="true"]').text()).toBe('2')
    await mine.findAll('[role="radio"]')[1]!.trigger('click')
    await settled()
    expect(analysed().at(-1)).toMatchObject({ ownFarkles: 1 })
  })
})

it('a wrong code goes when an example is chosen, also the one that is shown', async () => {
  const { screen, field } = await page('/analyse/b0.d0.t2000.r113466?rules=farkle')
  const code = (): string => field('Code of the position').element.value
  const isWrong = (): boolean => field('Code of the position').attributes('aria-invalid') === 'true'
  for (const example of ['b8500.d9500.t600.n3', 'b8500.d9500.t600.n3']) {
    await field('Code of the position').setValue('nonsense')
    await field('Code of the position').trigger('blur')
    expect(isWrong()).toBe(true)
    await screen.get(`[aria-label="Examples"] a[href*="${example}"]`).trigger('click')
    await rest()
    expect(code()).toBe(example)
    expect(isWrong()).toBe(false)
  }
})

describe('where there is no answer', () => {
  it('a game that is not solved is solved first', async () => {
    const status = { state: 'unsolved', reason: null, fraction: 0, states: 9, secondsLeft: 60 }
    const roll = { setAside: [], points: 0, then: 'roll', diceLeft: 6, turnTotal: 0 }
    const advice = { goal: 'points', options: [{ ...roll, value: 446.6, loss: 0 }], chosen: 0 }
    answerAlso({ 'farkle.positionsStatus': status, 'farkle.advise': advice })
    const { screen, verdict } = await page('/analyse/b50.d0.t0.n6?rules=farkle')
    expect(analysed()).toEqual([])
    // For points there is an answer at once.
    expect(screen.get('.points tbody').text()).toMatch(/Roll 6 dice.*446\.6.*best/)
    await click('Solve')
    expect(verdict()).toBe('There is one thing to do with 50.')
  })

  it('without a game one is to be chosen', async () => {
    const { screen } = await page('/analyse', null)
    expect(screen.text()).toContain('Choose a game first')
    expect(screen.find('form').exists()).toBe(false)
  })
})

it('a link with unknown rules still opens its position, and says so', async () => {
  const { field, verdict } = await page('/analyse/b50.d0.t0.n6?rules=farkle')
  await field('Code of the position').setValue('#/analyse/b150.d0.t0.n6?rules=nobodys')
  await rest()
  expect(verdict()).toBe('There is one thing to do with 150.')
  expect(useNotices().notices.map(({ message }) => message)).toEqual([
    'The rule set of this link is not among yours.',
  ])
})
