import { parentPort } from 'node:worker_threads'

// One of a team that takes all the memory it can get.

parentPort?.on('message', () => {
  for (const eaten: unknown[] = []; ;) eaten.push(Array.from({ length: 1000 }, () => ({})))
})
