import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problemText } from '#shared/base/result.ts'
import { languageFor } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { systemLanguages } from './system-languages.ts'
import { parseWebOptions } from './web-options.ts'
import { startWebShell } from './web-shell.ts'

const root = new URL('../../', import.meta.url)

function fail(code: number, message: string): never {
  console.error(message)
  process.exit(code)
}

function greet(address: string): void {
  const { isAt, howTo } = texts.shells.web
  console.log(isAt(address))
  console.log(howTo)
}

const languages = systemLanguages(process.env)
await setLocale(languageFor(languages))

const options = parseWebOptions(process.argv.slice(2))
if (!options.ok) fail(2, problemText(options.problems))

// For tests only, which cannot wait until a card is due: by how many days the clock is put forward.
const daysAhead = Number(process.env.BREAKPOINT_DAYS_AHEAD ?? 0)
if (!Number.isFinite(daysAhead)) fail(2, 'BREAKPOINT_DAYS_AHEAD must be a number of days.')

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  version: string
}

try {
  const shell = await startWebShell({
    ...options.value,
    version,
    languages,
    rendererFolder: fileURLToPath(new URL('out/renderer/', root)),
    workerFile: new URL('../backend/solve/solver-worker.ts', import.meta.url),
    log: (line) => console.error(line),
    now: () => Date.now() + daysAhead * 86_400_000,
  })
  greet(shell.address)
  const stop = (): void => {
    void shell.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  fail(1, error instanceof Error ? error.message : String(error))
}
