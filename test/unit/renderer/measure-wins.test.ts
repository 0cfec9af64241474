import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import * as client from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import MeasureWins from '#renderer/games/farkle/cards/MeasureWins.vue'
import { answerCards } from './card-answers.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const { askBackend: asked, onEvent } = client as unknown as FakeClient
enableAutoUnmount(afterEach)

const UNKNOWN = { state: 'unknown', reason: null, seconds: 100 }
const KNOWN = { state: 'known', reason: null, seconds: 0 }

/** An event of the backend, for all who listen. */
async function tell(name: string, data: unknown): Promise<void> {
  const listeners = onEvent.mock.calls as unknown as [string, (data: unknown) => void][]
  for (const [event, hear] of listeners) if (event === name) hear(data)
  for (let i = 0; i < 3; i++) await settled()
}

const jobOf = (more: Partial<JobData>): JobData => ({
  id: 'job-1',
  solve: 'steps',
  rules: 'Farkle',
  hash: ENTRIES[0]!.hash,
  state: 'running',
  done: 250,
  total: 1000,
  elapsedSeconds: 10,
  secondsLeft: 30,
  residual: null,
  resumable: false,
  ...more,
})

async function measure(answers: Record<string, unknown>) {
  onEvent.mockClear()
  answerCards(asked, { 'lessons.winStatus': UNKNOWN, 'jobs.cancel': {}, ...answers })
  await startStores({ rules: 'farkle' })
  await useLibrary().load()
  const screen = mount(MeasureWins, {
    props: { entry: ENTRIES[0]! },
    global: { plugins: [getActivePinia()!] },
  })
  await settled()
  return { screen, text: () => screen.text().replace(/\s+/g, ' ') }
}

const calls = (name: string) => asked.mock.calls.filter(([one]) => one === name)
const never = new Promise(() => {})

describe('what lessons and decks win', () => {
  it('is not measured before it is asked for, and how long it takes is said first', async () => {
    const { screen, text } = await measure({ 'lessons.wins': never })
    expect(text()).toContain('about 2 min on this computer')
    expect(calls('lessons.wins')).toEqual([])
    await screen.get('button').trigger('click')
    expect(calls('lessons.wins')).toHaveLength(1)
    expect(screen.get('button').attributes('disabled')).toBeDefined()
  })

  it('shows how far it is, also of a solve that comes first, and can be stopped', async () => {
    const { screen, text } = await measure({ 'lessons.wins': never })
    await tell('job', jobOf({ solve: 'win', resumable: true }))
    expect(screen.find('progress').exists()).toBe(false)
    await screen.get('button').trigger('click')
    expect(text()).toContain('Solving the game for wins first')
    await tell('job', jobOf({ solve: 'win', resumable: true, state: 'done' }))
    await tell('job', jobOf({ id: 'job-2' }))
    await tell('job', jobOf({ id: 'job-3', hash: ENTRIES[1]!.hash, done: 900 }))
    expect(text()).toContain('Measuring in wins')
    expect(text()).toContain('25 %, less than a minute left')
    await screen.get('button').trigger('click')
    expect(calls('jobs.cancel')).toEqual([['jobs.cancel', { id: 'job-2' }]])
  })

  it('follows a measurement that was begun elsewhere', async () => {
    const { text } = await measure({})
    await tell('job', jobOf({}))
    expect(text()).toContain('25 %')
  })

  it('is offered again after it was stopped, and after an error that is told', async () => {
    const stopped = new RequestError('cancelled', 'The solve was stopped.')
    const failed = new RequestError('solver-failed', 'The solve failed: no memory.')
    const { screen, text } = await measure({ 'lessons.wins': [stopped, failed] })
    const press = async (): Promise<void> => {
      await screen.get('button').trigger('click')
      await settled()
    }
    await press()
    expect(text()).toMatch(/^Measure in wins\s*What this adds/)
    await press()
    expect(screen.get('[role="alert"]').text()).toBe('The solve failed: no memory.')
    expect(screen.get('button').text()).toBe('Measure in wins')
  })

  it('only says against whom once it is known, and nothing where it cannot be', async () => {
    const against = 'Winning is against the perfect player, moving first and second on average.'
    expect((await measure({ 'lessons.winStatus': KNOWN })).text()).toBe(against)
    const impossible = { state: 'impossible', reason: 'Too many states.', seconds: 0 }
    expect((await measure({ 'lessons.winStatus': impossible })).text()).toBe('')
    const { text } = await measure({ 'lessons.winStatus': [UNKNOWN, KNOWN] })
    expect(text()).toContain('Measure in wins')
    await tell('study-changed', {})
    expect(text()).toBe(against)
  })
})
