import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser } from '@playwright/test'
import { ensureBuilt } from '../../build/built.ts'
import { launchChromium } from '../bench/built-app.ts'
import { keptMonth } from './month/kept-month.ts'
import { parseOptions, USAGE, type Options } from './options.ts'
import { overviewPage, type Shot } from './overview.ts'
import { visit, type Folders, type Visit } from './visit.ts'

/** Solved games stay from run to run; the app knows by itself which of them still hold. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/screens')
const RESULTS = join(CACHE, 'results')

function optionsOrExit(): Options {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exit(2)
  }
}

/** Pictures of a folder by the names of their files. */
function picturesIn(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}

/** Removes what an earlier run has left. */
function clear(out: string): void {
  if (existsSync(out)) for (const name of picturesIn(out).keys()) rmSync(join(out, name))
  rmSync(join(out, 'before'), { recursive: true, force: true })
  mkdirSync(join(out, 'before'), { recursive: true })
}

function visitsOf({ screens, states, languages, sizes }: Options): Visit[] {
  return screens.flatMap((screen) =>
    states
      .filter((state) => (screen.states ?? ['month']).includes(state))
      .flatMap((state) =>
        languages.flatMap((language) => sizes.map((size) => ({ screen, state, language, size }))),
      ),
  )
}

async function take(
  browser: Browser,
  at: Visit,
  folders: Folders,
  { themes, out }: Options,
  before: ReadonlyMap<string, Buffer> | null,
): Promise<Shot[]> {
  const { screen, state, language, size } = at
  const { pictures, faults, failure } = await visit(browser, at, themes, folders)
  const where = [screen.name, state, language, size].join('.')
  if (failure !== null) console.error(`${where} failed to appear: ${failure}`)
  for (const fault of faults) console.error(`${where}: ${fault}`)
  return themes.map((theme) => {
    const file = `${where}.${theme}.png`
    const picture = pictures.get(theme)
    const old = before?.get(file)
    if (picture) writeFileSync(join(out, file), picture)
    if (old) writeFileSync(join(out, 'before', file), old)
    const change = old && picture ? (old.equals(picture) ? 'same' : 'changed') : 'new'
    const own = { screen: screen.name, state, language, size, theme, file, failure, faults }
    return { ...own, change: before === null ? null : change }
  })
}

// Days and hours are those of the pictures wherever they are taken.
process.env.TZ = 'UTC'
const options = optionsOrExit()
const before = options.before === null ? null : picturesIn(options.before)
ensureBuilt()
clear(options.out)
const month = options.states.includes('month') ? await keptMonth(CACHE, RESULTS) : null
const browser = await launchChromium()
const shots: Shot[] = []
try {
  const folders = { month, results: RESULTS }
  for (const at of visitsOf(options)) {
    shots.push(...(await take(browser, at, folders, options, before)))
  }
} finally {
  await browser.close()
}
const page = join(options.out, 'index.html')
writeFileSync(page, overviewPage(shots))
const failed = new Set(shots.flatMap(({ failure, screen }) => (failure === null ? [] : [screen])))
const changed = shots.filter(({ change }) => change === 'changed').length
const compared = before === null ? '' : `, ${changed} changed`
console.log(`${shots.length} pictures${compared}: ${relative('', page)}`)
if (failed.size > 0) {
  console.error(`Failed to appear: ${[...failed].join(', ')}`)
  process.exitCode = 1
}
