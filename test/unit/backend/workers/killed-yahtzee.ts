import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { killedBackend, say } from './killed-backend.ts'

// A process that solves a game of Yahtzee in one thread, tells when it has kept a part of it, and may be
// killed at any moment.

const [dataFolder, rules] = process.argv.slice(2) as [string, string]

function hasCheckpoint(): boolean {
  const folder = join(dataFolder, 'unfinished')
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.checkpoint'))
}

const team = { members: 1, checkpointEveryMs: 1 }
const backend = await killedBackend(dataFolder, { team }, () => {
  if (hasCheckpoint()) say('kept')
})
await backend.ask('scorecard.solve', { rules: JSON.parse(rules) as unknown })
await backend.close()
