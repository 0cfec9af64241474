import { getPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import '#main/backend/solve/solver-worker.ts'

parentPort?.postMessage(getPriority())
