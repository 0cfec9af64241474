import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { visibleLines } from '#shared/base/plain-text.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { problemText } from '#shared/base/result.ts'
import { FolderInUse } from '#main/backend/locks/folder-lock.ts'
import { languageFor } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { hasDisplay, openPage } from './open-page.ts'
import { systemLanguages } from './system-languages.ts'
import { parseWebOptions } from './web-options.ts'
import { startWebShell, type WebShell } from './web-shell.ts'

const root = new URL('../../', import.meta.url)
/** The built worker starts in a third of the time. */
const worker = import.meta.url.endsWith('.ts')
  ? '../backend/solve/solver-worker.ts'
  : './solver-worker.js'

/** Makes control characters of quoted text visible. */
const say = (message: string): void => console.error(visibleLines(message))

function fail(code: number, message: string): never {
  say(message)
  process.exit(code)
}

function greet(shell: WebShell, open: boolean): void {
  const { isAt, howTo, opens, notOpened } = texts.shells.web
  const opensItself = open && hasDisplay(process.env, process.platform) && !process.env.CI
  console.log(isAt(shell.address))
  console.log(opensItself ? opens : howTo)
  if (opensItself) openPage(shell.openingAddress(), () => console.log(notOpened))
}

function handOver({ holder, message }: FolderInUse): never {
  if (!holder?.address) return fail(1, message)
  console.log(texts.shells.web.alreadyRunning(holder.address))
  process.exit(0)
}

const languages = systemLanguages(process.env)
await setLocale(languageFor(languages))

const options = parseWebOptions(process.argv.slice(2))
if (!options.ok) fail(2, problemText(options.problems))

// For tests only: days by which the clock is put forward, so that cards become due.
const daysAhead = Number(process.env.BREAKPOINT_DAYS_AHEAD ?? 0)
if (!Number.isFinite(daysAhead)) fail(2, 'BREAKPOINT_DAYS_AHEAD must be a number of days.')

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  version: string
}

const { open, ...places } = options.value

try {
  const shell = await startWebShell({
    ...places,
    version,
    languages,
    rendererFolder: fileURLToPath(new URL('out/renderer/', root)),
    workerFile: new URL(worker, import.meta.url),
    log: say,
    now: () => Date.now() + daysAhead * 86_400_000,
  })
  greet(shell, open)
  const stop = (): void => {
    void shell.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  if (error instanceof FolderInUse) handOver(error)
  fail(1, reasonOf(error))
}
