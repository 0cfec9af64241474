import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, nativeTheme, session } from 'electron'
import { builtFiles } from '#main/served-files/built-files.ts'
import { registerAppScheme, serveApp } from './app-protocol.ts'
import { BackendLink } from './backend-link.ts'
import { dataFolderFrom } from './launch-options.ts'
import { describeThrown, log } from './log.ts'
import { setMenu } from './menu.ts'
import { confineAllContents, lockSession } from './security.ts'
import { isPrintWindow } from './print-window.ts'
import { savePdf } from './save-pdf.ts'
import { openElectronSettings } from './settings-store.ts'
import { ShellEvents } from './shell-events.ts'
import { answerShellRequests } from './shell-requests.ts'
import { openWindow } from './window.ts'

const here = import.meta.dirname
const dataFolder = dataFolderFrom(process.argv.slice(1))

/** All that has to be settled before Electron is ready. */
function prepare(): void {
  app.setName('Breakpoint')
  // Chromium's own files keep out of the way of the user's.
  const sessionData = join(dataFolder, 'window')
  mkdirSync(sessionData, { recursive: true })
  app.setPath('userData', dataFolder)
  app.setPath('sessionData', sessionData)
  app.enableSandbox()
  registerAppScheme()
  confineAllContents()
}

function openOrFocus(open: () => void): void {
  const window = BrowserWindow.getAllWindows().find((one) => !isPrintWindow(one))
  if (!window) {
    open()
    return
  }
  if (window.isMinimized()) window.restore()
  window.focus()
}

async function start(): Promise<void> {
  lockSession(session.defaultSession)
  serveApp(builtFiles(join(here, '../renderer')))
  setMenu()

  const events = new ShellEvents()
  const notice = (message: string): void => events.emit('notice', { message })
  const settings = await openElectronSettings(dataFolder, notice)
  nativeTheme.themeSource = settings.get().theme

  const backend = new BackendLink({ script: join(here, 'backend.js'), dataFolder, notice })
  backend.start()
  answerShellRequests({
    ...{ dataFolder, settings, emit: events.emit },
    savePdf: (params) => savePdf(params, (contents) => backend.connect(contents)),
  })
  app.on('will-quit', (event) => {
    if (!backend.running) return
    event.preventDefault()
    void backend.close().then(() => app.quit())
  })

  const open = (): void => {
    openWindow({
      onLoad(contents) {
        events.loaded(contents)
        backend.connect(contents)
      },
    })
  }
  app.on('activate', () => openOrFocus(open))
  app.on('second-instance', () => openOrFocus(open))
  open()
}

function fail(thrown: unknown): void {
  log(describeThrown(thrown))
  dialog.showErrorBox(
    'Breakpoint could not start',
    thrown instanceof Error ? thrown.message : String(thrown),
  )
  app.exit(1)
}

async function run(): Promise<void> {
  prepare()
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // Two of them would write the same files.
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  await app.whenReady()
  await start()
}

run().catch(fail)
