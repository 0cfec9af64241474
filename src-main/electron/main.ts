import { join } from 'node:path'
import { app, crashReporter, dialog, nativeTheme, session, shell } from 'electron'
import { makeDataFolder } from '#main/backend/files/data-folder.ts'
import { makeFolder } from '#main/backend/files/make-folder.ts'
import {
  FolderInUse,
  lockForShell,
  whyUnkept,
  type ShellLock,
} from '#main/backend/locks/folder-lock.ts'
import { builtFiles } from '#main/served-files/built-files.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { texts } from '#shared/texts/texts.ts'
import { registerAppScheme, serveApp } from './app-protocol.ts'
import { BackendLink, followPower } from './backend-link.ts'
import { dataFolderFrom } from './launch-options.ts'
import { endAfterUncaught, logGoneProcesses, tellFolderInUse } from './crash-dialog.ts'
import { describeThrown, log, logInto } from './log.ts'
import { LOG_NAME, LogFile } from './log-file.ts'
import { AppMenu } from './menu.ts'
import { confineAllContents, lockSession } from './security.ts'
import { appWindow } from './print-window.ts'
import { namedIn, Opener, type HandedOn } from './opener.ts'
import { savePdf } from './save-pdf.ts'
import { openElectronSettings } from './settings-store.ts'
import { ShellEvents } from './shell-events.ts'
import { answerShellRequests } from './shell-requests.ts'
import { applyLanguage } from './chosen-language.ts'
import { openWindow } from './window.ts'
import { WindowMemory } from './window-memory.ts'

const here = import.meta.dirname
const args = process.argv.slice(1)
const dataFolder = dataFolderFrom(args)
const LOG_FOLDER = join(dataFolder, 'logs')
const opener = new Opener()

/** Call before Electron is ready. */
function prepare(): void {
  app.setName('Breakpoint')
  endAfterUncaught()
  opener.listen()
  const sessionData = join(dataFolder, 'window')
  const crashDumps = join(sessionData, 'crashes')
  makeDataFolder(dataFolder)
  try {
    makeFolder(crashDumps)
  } catch (cause) {
    throw new Error(whyUnkept(dataFolder, cause), { cause })
  }
  app.setPath('userData', dataFolder)
  app.setPath('sessionData', sessionData)
  app.setPath('crashDumps', crashDumps)
  crashReporter.start({ uploadToServer: false })
  app.enableSandbox()
  registerAppScheme()
  confineAllContents()
}

function openOrFocus(open: () => void): void {
  const window = appWindow()
  if (!window) {
    open()
    return
  }
  if (window.isMinimized()) window.restore()
  window.focus()
}

async function start({ unkept }: ShellLock): Promise<void> {
  // For notices about the settings, which are read next.
  await applyLanguage(DEFAULT_SETTINGS)
  lockSession(session.defaultSession)
  serveApp(builtFiles(join(here, '../renderer')))

  const events = new ShellEvents()
  const notice = (message: string, details?: string): void => {
    log(message)
    events.emit('notice', { message, ...(details !== undefined && { details }) })
  }
  const settings = await openElectronSettings(
    dataFolder,
    (words) => notice(words()),
    unkept !== null,
  )
  await applyLanguage(settings.get())
  nativeTheme.themeSource = settings.get().theme
  const menu = new AppMenu(settings.get(), {
    run(id) {
      openOrFocus(open)
      events.emit('command', { id })
    },
    showLog: () => shell.showItemInFolder(join(LOG_FOLDER, LOG_NAME)),
  })

  const backend = new BackendLink({
    script: join(here, 'backend.js'),
    dataFolder,
    notice,
    gone: () => events.emit('backend-gone', {}),
  })
  backend.start()
  followPower(backend)
  answerShellRequests({
    dataFolder,
    settings,
    menu,
    emit: events.emit,
    savePdf: (params) => savePdf(params, (contents) => backend.connect(contents)),
  })
  app.on('will-quit', (event) => {
    if (!backend.running) return
    event.preventDefault()
    void backend.close().then(() => app.quit())
  })

  const memory = new WindowMemory(join(dataFolder, 'window-place.json'))
  const open = (): void => {
    openWindow({
      memory,
      emit: events.emit,
      onLoad(contents) {
        events.loaded(contents)
        backend.connect(contents)
      },
    })
  }
  app.on('activate', () => openOrFocus(open))
  app.on('second-instance', (_event, _args, _folder, handedOn) => {
    openOrFocus(open)
    opener.takeOver(handedOn)
  })
  open()
  opener.start({
    notice,
    open(opening) {
      openOrFocus(open)
      events.emit('open', opening)
    },
  })
}

/** Locks the data folder. If another process has it, tells the user and returns null. */
async function lockFolder(): Promise<ShellLock | null> {
  try {
    const lock = await lockForShell(dataFolder, 'app')
    app.on('quit', () => lock.release())
    return lock
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await app.whenReady()
    await applyLanguage(DEFAULT_SETTINGS)
    await tellFolderInUse(error)
    app.quit()
    return null
  }
}

function fail(thrown: unknown): void {
  log(describeThrown(thrown))
  dialog.showErrorBox(texts.frame.notStarted, reasonOf(thrown))
  app.exit(1)
}

async function run(): Promise<void> {
  prepare()
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // The running instance opens what this one was asked to open.
  const named = namedIn(args, app.isPackaged, process.cwd())
  if (!app.requestSingleInstanceLock({ open: named } satisfies HandedOn)) {
    app.quit()
    return
  }
  const lock = await lockFolder()
  if (!lock) return
  opener.add(named)
  // After the lock, so that an instance that quits does not write into the other's log.
  logInto(new LogFile(LOG_FOLDER))
  logGoneProcesses()
  log(`Breakpoint ${app.getVersion()} starts.`)
  await app.whenReady()
  await start(lock)
}

run().catch(fail)
