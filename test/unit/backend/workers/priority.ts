import { getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

// Prints the priority of a solver worker in a process of the priority given, and of the process.

if (process.argv[2] !== undefined) setPriority(Number(process.argv[2]))

const worker = new Worker(new URL('./priority-worker.ts', import.meta.url))
worker.on('message', (priority: number) => {
  console.log(JSON.stringify({ worker: priority, process: getPriority() }))
  void worker.terminate()
})
