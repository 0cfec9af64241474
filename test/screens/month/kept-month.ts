import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folders.ts'
import { useForAMonth } from './use-for-a-month.ts'
import { seedCrypto } from '../seeded-crypto.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = ['src-shared', 'src-main', 'test/screens/month']
const SEED = 'a month'

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const names = readdirSync(join(ROOT, source), { encoding: 'utf8', recursive: true })
    for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
      hash.update(`${source}/${name}\n`).update(readFileSync(join(ROOT, source, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** A data folder after a month of use, made anew when the sources have changed. */
export async function keptMonth(cache: string, results: string): Promise<string> {
  const name = `month-${digestOfSources()}`
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  console.log('Using the app for a month, which takes a minute ...')
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache).filter((one) => one.startsWith('month-'))) {
    rmSync(join(cache, old), { recursive: true })
  }
  const making = join(cache, 'making')
  rmSync(making, { recursive: true, force: true })
  makeDataFolder(making, results)
  seedCrypto(SEED)
  await useForAMonth(making, SEED)
  renameSync(making, folder)
  return folder
}
