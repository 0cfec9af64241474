import { killedBackend } from './killed-backend.ts'

// A process that solves a game for winning and may be killed at any moment.

const [dataFolder, rules] = process.argv.slice(2) as [string, string]

const backend = await killedBackend(dataFolder, { winTeam: { members: 2, keepEveryMs: 100 } })
const reply = await backend.dispatch('win.solve', { rules: JSON.parse(rules) as unknown })
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
