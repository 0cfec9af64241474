import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EventData } from '#shared/contract/events.ts'
import { killedBackend } from './killed-backend.ts'

// A process that solves a game of Yahtzee in one thread, tells when it has kept a part of it, and may be
// killed at any moment.

const [dataFolder, rules] = process.argv.slice(2) as [string, string]

function hasCheckpoint(): boolean {
  const folder = join(dataFolder, 'unfinished')
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.checkpoint'))
}

const backend = await killedBackend(dataFolder, {
  team: { members: 1, checkpointEveryMs: 1 },
  emit: (name, data) => {
    if (name === 'notice') process.stderr.write(`${(data as EventData<'notice'>).message}\n`)
    if (name === 'job' && hasCheckpoint()) process.stdout.write('kept\n')
  },
})
const reply = await backend.dispatch('scorecard.solve', { rules: JSON.parse(rules) as unknown })
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
