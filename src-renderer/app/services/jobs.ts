import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { askBackend, connected, onEvent } from './client.ts'

/** The solves that are running, by id. */
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
    // A job that has just ended by itself is as good as stopped.
    await askBackend('jobs.cancel', { id }).catch(() => {})
  }

  onEvent('job', hear)
  // What ran behind a broken line does not run any more, or is told of anew.
  watch(connected, (now) => {
    if (!now) byId.value = new Map()
  })
  return { running: computed(() => [...byId.value.values()]), load, cancel }
})
