import { appendFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { SolveOrder } from '#main/backend/solve/serve-solvers.ts'

parentPort?.on('message', ({ solver }: SolveOrder) => {
  appendFileSync(process.env.ORDERS_FILE!, `${solver}\n`)
})
