import { appendFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { WorkerOrder } from '#main/backend/solve/solver-worker.ts'

parentPort?.on('message', ({ solver }: WorkerOrder) => {
  appendFileSync(process.env.ORDERS_FILE!, `${solver}\n`)
})
