import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { ClientHub } from '#main/backend/clients/client-hub.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { noticeOf, type Emit, type Notify } from '#shared/contract/events.ts'
import { createDispatch, type Dispatch } from '#shared/contract/requests.ts'
import { shellRequests, type ShellHandlers } from '#shared/contract/settings.ts'
import { wishedLanguage, type Language } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { makeDataFolder } from '#main/backend/files/data-folder.ts'
import { errorCode } from '#main/backend/files/file-reason.ts'
import { lockForShell } from '#main/backend/locks/folder-lock.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { builtFiles } from '#main/served-files/built-files.ts'
import { Access } from './access.ts'
import { openSettingsFile } from './settings-file.ts'
import { joinSocket } from './socket-line.ts'
import { browserLanguages } from './system-languages.ts'
import type { WebOptions } from './web-options.ts'
import { startWebServer, type WebServer } from './web-server.ts'

interface ShellOptions extends Omit<WebOptions, 'open'> {
  readonly version: string
  readonly rendererFolder: string
  readonly workerFile: URL
  readonly log: (line: string) => void
  /** Languages of the terminal's user, most preferred first. */
  readonly languages?: readonly string[]
  /** Clock in milliseconds since the epoch; default: the computer's. */
  readonly now?: () => number
}

export interface WebShell {
  readonly address: string
  openingAddress(): string
  close(): Promise<void>
}

function joined(backend: Dispatch, shell: Dispatch): Dispatch {
  return (name, params) =>
    typeof name === 'string' && Object.hasOwn(shellRequests, name)
      ? shell(name, params)
      : backend(name, params)
}

/**
 * Starts backend, settings and server. If the port is taken, uses any free one, or rejects with a
 * message for the user if the user named it. Rejects with FolderInUse if another process has locked
 * the data folder.
 */
export async function startWebShell(options: ShellOptions): Promise<WebShell> {
  makeDataFolder(options.dataFolder)
  const lock = await lockForShell(options.dataFolder, 'browser')
  try {
    const shell = await startLocked(options, lock.unkept !== null)
    lock.announce(shell.address)
    return { ...shell, close: () => shell.close().finally(() => lock.release()) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(options: ShellOptions, readOnly: boolean): Promise<WebShell> {
  const { dataFolder, version, workerFile, log, now, port, portNamed, languages = [] } = options
  const files = builtFiles(options.rendererFolder)
  const emit: Emit = (name, data) => {
    hub.emit(name, data)
  }
  const notice: Notify = (words) => {
    log(words())
    emit('notice', noticeOf(words))
  }
  const hub: ClientHub = new ClientHub((name, params) => dispatch(name, params))
  const settings = await openSettingsFile(dataFolder, notice, readOnly)
  /** Language of the settings; if they name none, the best match for `wishes`. */
  const languageOf = (wishes: readonly string[]): Language =>
    wishedLanguage(settings.get().language, wishes)
  await setLocale(languageOf(languages))
  const backend = await startBackend({
    dataFolder,
    workerFile,
    emit,
    log,
    version,
    ...(now && { now }),
  })
  const handlers: ShellHandlers = {
    'shell.info': () => ({
      kind: 'web',
      version,
      dataFolder,
      platform: process.platform,
      savesPdf: false,
    }),
    'shell.savePdf'() {
      throw new RequestError('print-failed', texts.shells.sheets.inBrowser)
    },
    'shell.menu': () => ({}),
    'settings.get': () => settings.get(),
    async 'settings.set'(change) {
      const changed = settings.set(change)
      await setLocale(languageOf(languages))
      emit('settings-changed', changed)
      return changed
    },
  }
  const dispatch = joined(backend.dispatch, createDispatch(shellRequests, handlers))
  const access = new Access()
  const serverOptions = {
    files,
    access,
    languageOf(request: IncomingMessage) {
      const wishes = browserLanguages(request)
      return languageOf(wishes.length > 0 ? wishes : languages)
    },
    onConnection: (socket: WebSocket, language: Language) => joinSocket(hub, socket, { language }),
  }
  let server: WebServer
  try {
    server = await startWebServer(serverOptions, port)
  } catch (error) {
    const isTaken = errorCode(error) === 'EADDRINUSE'
    if (!isTaken || portNamed) {
      await backend.close()
      if (!isTaken) throw error
      throw new Error(texts.shells.web.portTaken(port), { cause: error })
    }
    server = await startWebServer(serverOptions, 0)
  }
  return {
    address: access.address(server.port),
    openingAddress: () => access.openingAddress(server.port),
    async close() {
      await server.close()
      await backend.close()
    },
  }
}
