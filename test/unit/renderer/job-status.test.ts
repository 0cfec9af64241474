import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import JobStatus from '#renderer/app/JobStatus.vue'
import { connected } from '#renderer/services/client.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import { asked, settled, startStores } from './harness.ts'
import { jobOf } from './winning-game.ts'

const job = jobOf()

beforeEach(() => startStores())

async function status(...jobs: JobData[]) {
  asked.mockResolvedValue({ jobs })
  await useJobs().load()
  const bar = mount(JobStatus)
  await settled()
  return { bar, text: bar.text().replace(/\s+/g, ' ') }
}

describe('the state of a solve in the bar', () => {
  it('is a ring, as full as the solve', async () => {
    const { bar } = await status(job)
    expect(bar.get('.done').attributes('stroke-dasharray')).toBe('25 100')
    expect(bar.get('summary').text()).toBe('Playing to win: Zilch')
    const { bar: unknown } = await status({ ...job, total: null })
    expect(unknown.get('.ring').classes()).toContain('turns')
  })

  it('shows what is solved, how far and how long', async () => {
    const { bar, text } = await status(job)
    expect(text).toMatch(/Playing to win: Zilch.*less than a minute leftStop/)
    expect(bar.get('progress').attributes()).toMatchObject({
      value: '250',
      max: '1000',
      'aria-label': 'Playing to win: Zilch',
    })
  })

  it('is none for a job of a moment, which a visit of a page may begin', async () => {
    const { bar, text } = await status({ ...job, elapsedSeconds: 1 })
    expect([bar.find('progress').exists(), text]).toEqual([false, ''])
  })

  it('is none once the line to the backend is lost', async () => {
    const { bar } = await status(job)
    connected.value = false
    await settled()
    expect(bar.find('progress').exists()).toBe(false)
    expect(bar.find('button').exists()).toBe(false)
    connected.value = true
  })

  it('reads out what is solved, and not each number', async () => {
    const { bar } = await status(job)
    expect(bar.get('[role="status"]').text()).toBe('Playing to win: Zilch')
  })

  it('lists all solves, says how many, and no time that is not known', async () => {
    const { bar } = await status({ ...job, secondsLeft: null }, { ...job, id: 'b' })
    const [first, second] = bar.findAll('li').map((one) => one.text())
    expect(first).not.toContain('left')
    expect(second).toContain('left')
    expect(bar.get('summary').text()).toMatch(/2$/)
  })

  it('says at Stop that what is done is kept, where it is', async () => {
    const { bar } = await status(job)
    expect(bar.get('button').attributes('title')).toContain('is kept')
    const { bar: other } = await status({ ...job, resumable: false })
    expect(other.get('button').attributes('title')).toBeUndefined()
  })

  it('stops the solve', async () => {
    const { bar } = await status(job)
    await bar.get('button').trigger('click')
    expect(asked).toHaveBeenLastCalledWith('jobs.cancel', { id: 'job-1' })
  })

  it('is empty when nothing is solved, with a place for the words that come', async () => {
    const { bar, text } = await status()
    expect(text).toBe('')
    expect(bar.find('[role="status"]').exists()).toBe(true)
    expect(bar.find('button').exists()).toBe(false)
  })
})
