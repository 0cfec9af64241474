import { beforeEach, expect, it, vi } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useJobs } from '#renderer/app/services/jobs.ts'
import { useRuleJobs } from '#renderer/app/services/rule-jobs.ts'
import type { FakeClient } from './fake-client.ts'
import { startStores } from './harness.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']

const [OURS, THEIRS] = ['a'.repeat(32), 'b'.repeat(32)] as const

const job = (id: string, hash: string, solve: JobData['solve'] = 'score'): JobData => ({
  ...{ id, solve, hash, rules: 'House rules', state: 'running', done: 1, total: 4 },
  ...{ elapsedSeconds: 2, secondsLeft: 6, residual: null, resumable: false },
})

beforeEach(async () => {
  await startStores()
  const jobs = [job('ours', OURS), job('theirs', THEIRS), job('other', OURS, 'frontier')]
  asked
    .mockReset()
    .mockImplementation((name) => Promise.resolve(name === 'jobs.list' ? { jobs } : {}))
  await useJobs().load()
})

it('rule sets of one name neither show nor stop the solves of each other', () => {
  const { running, stop } = useRuleJobs(
    () => ['score'],
    () => THEIRS,
  )
  expect(running.value.map(({ id }) => id)).toEqual(['theirs'])
  stop()
  const stopped = asked.mock.calls.filter(([name]) => name === 'jobs.cancel')
  expect(stopped).toEqual([['jobs.cancel', { id: 'theirs' }]])
})

it('a rule set that was given another name is followed all the same', () => {
  const { running } = useRuleJobs(
    () => ['score', 'frontier'],
    () => OURS,
  )
  expect(running.value.map(({ id }) => id)).toEqual(['ours', 'other'])
})
