import { BrowserWindow, nativeTheme, type WebContents } from 'electron'
import { APP_ORIGIN } from './app-origin.ts'
import { describeThrown, log } from './log.ts'
import { atEachLoad } from './page-loads.ts'
import { pagePreferences } from './page-preferences.ts'

/** The page's own colours, so that nothing flashes before it is drawn. */
const BACKGROUND = { light: '#FAFAF7', dark: '#141518' } as const

/** A page that crashes again this soon would only go on crashing. */
const RELOAD_AGAIN_AFTER_MS = 10_000

export interface WindowOptions {
  /** Hears of each load of the app's page, once its scripts have run. */
  readonly onLoad: (contents: WebContents) => void
}

function background(): string {
  return nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light
}

function reloadAfterCrash(contents: WebContents): void {
  let last = -Infinity
  contents.on('render-process-gone', (_event, { reason }) => {
    const now = performance.now()
    if (reason === 'clean-exit' || now - last < RELOAD_AGAIN_AFTER_MS) return
    last = now
    contents.reload()
  })
}

/** Opens the app's window. */
export function openWindow({ onLoad }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    title: 'Breakpoint',
    width: 1180,
    height: 800,
    minWidth: 760,
    minHeight: 560,
    show: false,
    backgroundColor: background(),
    webPreferences: pagePreferences(),
  })
  const { webContents } = window
  window.once('ready-to-show', () => window.show())
  const recolour = (): void => window.setBackgroundColor(background())
  nativeTheme.on('updated', recolour)
  window.once('closed', () => nativeTheme.off('updated', recolour))
  atEachLoad(webContents, onLoad)
  reloadAfterCrash(webContents)
  window
    .loadURL(`${APP_ORIGIN}/index.html`)
    .catch((error: unknown) => log(`The page could not be loaded: ${describeThrown(error)}`))
  return window
}
