import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { benchBackend } from './bench-backend.ts'

// A fresh process: starts the backend, asks for Zilch, and prints how long that took since the
// process began and how much memory it had at most.

const backend = await benchBackend(process.argv[2]!)
const started = performance.now()
const reply = await backend.dispatch('farkle.scoreOverview', { rules: PRESETS.zilch })
const answered = performance.now()
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
console.log(JSON.stringify({ started, answered, kilobytes: process.resourceUsage().maxRSS }))
