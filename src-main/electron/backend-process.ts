import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '#main/backend/backend.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { setLocale } from '#shared/texts/locale.ts'
import type { BackendWord } from './backend-link.ts'
import { dataFolderFrom, languageFrom } from './launch-options.ts'
import { describeThrown, log } from './log.ts'
import { PortServer } from './port-server.ts'

// After an unhandled rejection Electron keeps a utility process alive in an unknown state. Exit
// instead; the main process starts a new one.
function die(thrown: unknown): void {
  log(`The backend stops: ${describeThrown(thrown)}`)
  process.exit(1)
}
process.on('uncaughtException', die)
process.on('unhandledRejection', die)

const ports = new PortServer(async (name, params) => (await backend).dispatch(name, params))

// package.json is beside out/, in the packaged app too.
const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
const { version } = JSON.parse(manifest) as { version: string }

const args = process.argv.slice(1)
const backend: Promise<Backend> = setLocale(languageFrom(args)).then(() =>
  startBackend({
    dataFolder: dataFolderFrom(args),
    workerFile: join(import.meta.dirname, 'solver-worker.js'),
    emit: ports.emit,
    log,
    version,
  }),
)
backend.catch(die)

process.parentPort.on('message', (event) => {
  const word = event.data as BackendWord
  if (word.kind === 'serve') {
    for (const port of event.ports) ports.serve(port)
  } else if (word.kind === 'close') {
    void backend.then((running) => running.close()).then(() => process.exit(0))
  } else {
    void backend.then((running) => running[word.kind]())
  }
})
