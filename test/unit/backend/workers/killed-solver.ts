import type { EventData } from '#shared/contract/events.ts'
import { killedBackend } from './killed-backend.ts'

// A process that solves a game for winning, tells when it has come on, and may be killed at any moment.

const [dataFolder, request, rules] = process.argv.slice(2) as [string, string, string]

const backend = await killedBackend(dataFolder, {
  team: { members: 2, checkpointEveryMs: 50 },
  emit: (name, data) => {
    if (name === 'notice') process.stderr.write(`${(data as EventData<'notice'>).message}\n`)
    if (name === 'job' && (data as EventData<'job'>).done > 0) process.stdout.write('solving\n')
  },
})
const reply = await backend.dispatch(request, { rules: JSON.parse(rules) as unknown })
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
