import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Screen } from './screens.ts'

const RESULTS = 'results'

/** Makes a folder whose results are shared. A junction needs no rights on Windows. */
export function makeDataFolder(folder: string, results: string): void {
  mkdirSync(results, { recursive: true })
  mkdirSync(folder, { recursive: true })
  symlinkSync(results, join(folder, RESULTS), 'junction')
}

/** A new data folder with what another one holds, if any, and the screen's rules and goal in use. */
export function dataFolderFor(screen: Screen, from: string | null, results: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-screens-'))
  makeDataFolder(folder, results)
  if (from !== null) {
    cpSync(from, folder, { recursive: true, filter: (path) => path !== join(from, RESULTS) })
  }
  const { rules = 'farkle', goal = 'points' } = screen
  const recentRules = rules === null ? [] : [rules]
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ rules, recentRules, goal }))
  return folder
}
