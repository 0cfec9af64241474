import { app, type BrowserWindow } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { texts } from '#shared/texts/texts.ts'
import { askAfterCrash } from './crash-dialog.ts'
import { crashDetails, log } from './log.ts'

const WHAT = 'The page does not answer.'

/** The result returns once whether the user has ended the hanging page. */
function askWhileHung(window: BrowserWindow): () => boolean {
  const { webContents } = window
  let asking: AbortController | null = null
  let ended = false
  const stopAsking = (): void => asking?.abort()

  async function ask(): Promise<void> {
    // A user who waits is asked again at a later `unresponsive` event.
    if (asking) return
    const { hangs, wait, openAgain } = texts.shells.robust
    asking = new AbortController()
    log(WHAT)
    const { signal } = asking
    const choice = await askAfterCrash(hangs, WHAT, [wait, openAgain], {
      cancel: 0,
      signal,
      window,
    })
    asking = null
    if (choice === 0 || signal.aborted || window.isDestroyed()) return
    ended = true
    webContents.forcefullyCrashRenderer()
  }
  webContents.on('unresponsive', () => void ask())
  webContents.on('responsive', stopAsking)
  webContents.on('render-process-gone', stopAsking)
  window.once('closed', stopAsking)
  return () => {
    const was = ended
    ended = false
    return was
  }
}

/** A page that crashes again within this time would probably keep crashing. */
const RECOVERED_AFTER_MS = 10_000
const DELAY_MS = 250

function inWords(reason: string): string {
  const { crashed, oom, killed, launchFailed } = texts.shells.robust.pageEnds
  const words: Readonly<Record<string, string>> = {
    crashed,
    oom,
    killed,
    'launch-failed': launchFailed,
  }
  return words[reason] ?? reason
}

/** Reloads a crashed page, whose URL restores the screen; after a second crash the user decides. */
export function reloadAfterCrash(window: BrowserWindow, emit: Emit): void {
  const { webContents } = window
  let last = -Infinity
  const reload = (): void => {
    if (!window.isDestroyed()) webContents.reload()
  }
  const reloadAndTell = (why: string, what: string): void => {
    setTimeout(() => {
      reload()
      const message = texts.shells.robust.pageOpenedAgain(why)
      emit('notice', { message, details: crashDetails(what, app.getVersion()) })
    }, DELAY_MS)
  }
  async function ask(why: string, what: string): Promise<void> {
    const { pageKeepsStopping, openAgain } = texts.shells.robust
    const choices = [openAgain, texts.common.close]
    const choice = await askAfterCrash(pageKeepsStopping(why), what, choices)
    if (choice === 0) reload()
    else if (!window.isDestroyed()) window.destroy()
  }
  const wasEnded = askWhileHung(window)
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    const what = `The page has gone: ${reason}, code ${exitCode}.`
    log(what)
    if (wasEnded()) {
      reloadAndTell(texts.shells.robust.pageEnds.hung, what)
      return
    }
    const now = performance.now()
    const soon = now - last < RECOVERED_AFTER_MS
    last = now
    if (soon) void ask(inWords(reason), what)
    else reloadAndTell(inWords(reason), what)
  })
}
