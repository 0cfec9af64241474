import fs from 'node:fs'
import asyncFs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { killedBackend } from './killed-backend.ts'

// Is killed when what it writes is whole, but has not taken its place yet.

const [dataFolder, what] = process.argv.slice(2) as [
  string,
  'rules.save' | 'study.backup' | 'data.offer',
]

const backend = await killedBackend(dataFolder)
const die = (): void => void process.kill(process.pid, 'SIGKILL')
fs.renameSync = die
asyncFs.rename = die as unknown as typeof asyncFs.rename
syncBuiltinESMExports()

const PARAMS = {
  'rules.save': { game: 'farkle', rules: { ...PRESETS.zilch, name: 'Mine' } },
  'study.backup': {},
  'data.offer': { bytes: 10 },
}
await backend.dispatch(what, PARAMS[what])
die()
