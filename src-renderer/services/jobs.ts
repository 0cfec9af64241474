import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { askBackend, connected, onEvent } from './client.ts'

export const useJobs = defineStore('jobs', () => {
  const byId = ref(new Map<string, JobData>())

  function hear(job: JobData): void {
    if (job.state === 'running') byId.value.set(job.id, job)
    else byId.value.delete(job.id)
  }

  async function load(): Promise<void> {
    const { jobs } = await askBackend('jobs.list', {})
    byId.value = new Map(jobs.map((job) => [job.id, job]))
  }

  async function cancel(id: string): Promise<void> {
    // Cancelling fails if the job has just ended, which is fine.
    await askBackend('jobs.cancel', { id }).catch(() => {})
  }

  onEvent('job', hear)
  // After a break, jobs have either stopped or are reported again.
  watch(connected, (now) => {
    if (!now) byId.value = new Map()
  })
  return { running: computed(() => [...byId.value.values()]), load, cancel }
})
