import { beforeEach, expect, it } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import { useRuleJobs } from '#renderer/services/rule-jobs.ts'
import { answer, calls, startStores } from './harness.ts'
import { jobOf } from './winning-game.ts'

const [OURS, THEIRS] = ['a'.repeat(32), 'b'.repeat(32)] as const

const job = (id: string, hash: string, solve: JobData['solve'] = 'score') =>
  jobOf({ id, hash, solve, rules: 'House rules' })

beforeEach(async () => {
  await startStores()
  const jobs = [job('ours', OURS), job('theirs', THEIRS), job('other', OURS, 'frontier')]
  answer({ 'jobs.list': { jobs }, 'jobs.cancel': {} })
  await useJobs().load()
})

it('rule sets of one name neither show nor stop the solves of each other', () => {
  const { running, stop } = useRuleJobs(
    () => ['score'],
    () => THEIRS,
  )
  expect(running.value.map(({ id }) => id)).toEqual(['theirs'])
  stop()
  expect(calls('jobs.cancel')).toEqual([{ id: 'theirs' }])
})

it('a rule set that was given another name is followed all the same', () => {
  const { running } = useRuleJobs(
    () => ['score', 'frontier'],
    () => OURS,
  )
  expect(running.value.map(({ id }) => id)).toEqual(['ours', 'other'])
})
