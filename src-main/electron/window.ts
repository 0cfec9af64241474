import { BrowserWindow, nativeTheme, type WebContents } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { APP_ORIGIN } from './app-origin.ts'
import { describeThrown, log } from './log.ts'
import { reloadAfterCrash } from './page-crash.ts'
import { atEachLoad } from './page-loads.ts'
import { pagePreferences } from './page-preferences.ts'
import type { WindowMemory } from './window-memory.ts'
import { SMALLEST } from './window-place.ts'

/** The page's own colours, so that nothing flashes before it is drawn. */
const BACKGROUND = { light: '#FAFAF7', dark: '#141518' } as const

export interface WindowOptions {
  /** Knows where the window was last. */
  readonly memory: WindowMemory
  /** Tells the page, or the next one. */
  readonly emit: Emit
  /** Hears of each load of the app's page, once its scripts have run. */
  readonly onLoad: (contents: WebContents) => void
}

function background(): string {
  return nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light
}

/** Opens the app's window. */
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
    // Both show the window as well, so neither may come before the page is drawn.
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
    // Without a page it would never be ready, and an app that nobody sees cannot be closed.
    if (!window.isDestroyed()) window.show()
  })
  return window
}
