import { describe, expect, it } from 'vitest'
import { computed, shallowRef } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import SolveState from '#renderer/games/farkle/parts/SolveState.vue'
import type { SolvedState, WinStatus } from '#renderer/games/farkle/services/use-win-result.ts'
import { show } from './harness.ts'
import { jobOf, UNSOLVED } from './winning-game.ts'

const JOB = jobOf()

async function state(given: {
  readonly status?: WinStatus
  readonly solving?: boolean
  readonly job?: JobData
  readonly error?: string
}) {
  const did: string[] = []
  const win: SolvedState<unknown> = {
    status: computed(() => given.status ?? UNSOLVED),
    result: shallowRef(null),
    isSolving: shallowRef(given.solving ?? false),
    job: computed(() => given.job ?? null),
    error: shallowRef(given.error ?? null),
    refused: shallowRef(false),
    start: () => void did.push('start'),
    stop: () => void did.push('stop'),
    again: () => void did.push('again'),
  }
  const { screen, click } = await show(SolveState, { props: { name: 'Zilch', win } })
  return {
    screen,
    text: screen.text().replace(/\s+/g, ' '),
    async click(name: string): Promise<string[]> {
      await click(name)
      return did
    },
  }
}

describe('a game that is not solved', () => {
  it('says what will be solved and how long that takes', async () => {
    const { text, click } = await state({})
    expect(text).toContain('Zilch is not solved for wins yet')
    expect(text).toContain('about 40 s on this computer, once. (360,000 cases)')
    expect(await click('Solve')).toEqual(['start'])
  })

  it('says how much memory a long or a large solve takes', async () => {
    expect((await state({})).text).toContain('about 200 MB of memory and can be paused')
    const short = { ...UNSOLVED, secondsLeft: 8 }
    expect((await state({ status: short })).text).not.toContain('MB')
    const large = await state({ status: { ...short, megabytes: 581.2 } })
    expect(large.text).toContain('about 590 MB of memory')
  })

  it('that was begun says how far it is', async () => {
    const { text, click } = await state({
      status: { ...UNSOLVED, state: 'begun', fraction: 0.375, secondsLeft: 25 },
    })
    expect(text).toContain('37.5% done; the rest takes about 25 s')
    expect(await click('Go on')).toEqual(['start'])
  })

  it('and cannot be, says why and where to change that', async () => {
    const { text, screen } = await state({
      status: { ...UNSOLVED, state: 'impossible', reason: 'This game has too many states.' },
    })
    expect(text).toContain('This game has too many states.')
    expect(screen.get('a').attributes('href')).toBe('/rules')
    expect(screen.find('button').exists()).toBe(false)
  })
})

describe('a solve under way', () => {
  it('shows how far it is and how long it takes, and can be stopped', async () => {
    const { screen, text, click } = await state({ solving: true, job: JOB })
    const bar = screen.get('progress')
    expect(bar.attributes('aria-label')).toBe('Solving Zilch for wins')
    expect(Number(bar.attributes('value'))).toBe(0.25)
    expect(text).toMatch(/25\.0%.*less than a minute left/)
    expect(text).not.toContain('10−5')
    expect(await click('Stop')).toEqual(['stop'])
  })

  it('that has only begun cannot be stopped yet, and goes on from what was kept', async () => {
    const { screen, text } = await state({
      solving: true,
      status: { ...UNSOLVED, state: 'begun', fraction: 0.5, secondsLeft: 20 },
    })
    expect(Number(screen.get('progress').attributes('value'))).toBe(0.5)
    expect(text).toContain('less than half a minute left')
    expect(screen.get('button').attributes('disabled')).toBeDefined()
  })
})

it('an error takes the place of all else, and can be tried again', async () => {
  const { text, click } = await state({ error: 'No memory.', solving: true })
  expect(text).toContain('No memory.')
  expect(await click('Try again')).toEqual(['again'])
})
