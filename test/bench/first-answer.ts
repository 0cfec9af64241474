import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { startBackend } from '#main/backend/start-backend.ts'

// A fresh process: starts the backend, asks for Zilch, and prints how long that took since the
// process began and how much memory it had at most.

const backend = await startBackend({
  dataFolder: process.argv[2]!,
  workerFile: new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  emit: () => {},
  log: () => {},
})
const started = performance.now()
const reply = await backend.dispatch('score.overview', { rules: PRESETS.zilch })
const answered = performance.now()
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
console.log(JSON.stringify({ started, answered, kilobytes: process.resourceUsage().maxRSS }))
