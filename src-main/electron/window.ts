import { BrowserWindow, nativeTheme, type WebContents } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { APP_ORIGIN } from './app-protocol.ts'
import { describeThrown, log } from './log.ts'
import { reloadAfterCrash } from './page-crash.ts'
import { atEachLoad } from './page-loads.ts'
import { pagePreferences } from './page-preferences.ts'
import type { WindowMemory } from './window-memory.ts'
import { SMALLEST } from './window-place.ts'

export interface WindowOptions {
  readonly memory: WindowMemory
  readonly emit: Emit
  readonly onLoad: (contents: WebContents) => void
}

/** Background of the page, so that nothing flashes before it is drawn. */
const background = (): string => (nativeTheme.shouldUseDarkColors ? '#141518' : '#FAFAF7')

export function openWindow({ memory, emit, onLoad }: WindowOptions): BrowserWindow {
  const { bounds, maximized, fullScreen } = memory.opening()
  const window = new BrowserWindow({
    title: 'Breakpoint',
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: background(),
    webPreferences: pagePreferences(),
  })
  const { webContents } = window
  window.once('ready-to-show', () => {
    // Both also show the window, so call them only after the page is drawn.
    if (maximized) window.maximize()
    if (fullScreen) window.setFullScreen(true)
    window.show()
    memory.follow(window)
  })
  const recolour = (): void => window.setBackgroundColor(background())
  nativeTheme.on('updated', recolour)
  window.once('closed', () => nativeTheme.off('updated', recolour))
  webContents.on('console-message', ({ level, message }) => {
    if (level === 'error') log(`The page: ${message}`)
  })
  atEachLoad(webContents, onLoad)
  reloadAfterCrash(window, emit)
  window.loadURL(`${APP_ORIGIN}/index.html`).catch((error: unknown) => {
    log(`The page could not be loaded: ${describeThrown(error)}`)
    // Without a page `ready-to-show` never fires, and a hidden app cannot be closed.
    if (!window.isDestroyed()) window.show()
  })
  return window
}
