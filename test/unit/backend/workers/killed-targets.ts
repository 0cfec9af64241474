import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { killedBackend, say } from './killed-backend.ts'

// A process that solves a game of Yahtzee for targets in one thread, tells when a level is kept, and
// may be killed at any moment.

const [dataFolder, rules, limit] = process.argv.slice(2) as [string, string, string]

function hasLevel(): boolean {
  const folder = join(dataFolder, 'results')
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-10.result'))
}

const backend = await killedBackend(dataFolder, { team: { members: 1 } }, () => {
  if (hasLevel()) say('kept')
})
const params = { rules: JSON.parse(rules) as unknown, limit: Number(limit) }
await backend.ask('scorecard.targetSolve', params)
await backend.close()
