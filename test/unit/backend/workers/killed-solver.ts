import { killedBackend, say } from './killed-backend.ts'

// A process that solves a game for winning, tells when it has come on, and may be killed at any moment.

const [dataFolder, request, rules] = process.argv.slice(2) as [string, string, string]

const team = { members: 2, checkpointEveryMs: 50 }
const backend = await killedBackend(dataFolder, { team }, ({ done }) => {
  if (done > 0) say('solving')
})
const reply = await backend.dispatch(request, { rules: JSON.parse(rules) as unknown })
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
