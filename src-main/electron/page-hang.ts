import type { BrowserWindow } from 'electron'
import { texts } from '#shared/texts/texts.ts'
import { askAfterCrash } from './crash-dialog.ts'
import { log } from './log.ts'

const WHAT = 'The page does not answer.'

/**
 * Asks the user what to do with a page that does not answer, until it does again: to wait, or to end
 * it. `ended` says, once, whether the page has gone because the user wanted it to.
 */
export function askWhileHung(window: BrowserWindow): { readonly ended: () => boolean } {
  const { webContents } = window
  let asking: AbortController | null = null
  let ended = false
  const stopAsking = (): void => asking?.abort()

  async function ask(): Promise<void> {
    // Whoever waits is asked again when it has taken that long once more.
    if (asking) return
    const { hangs, wait, openAgain } = texts.shells.robust
    asking = new AbortController()
    log(WHAT)
    const { signal } = asking
    const choice = await askAfterCrash(hangs, WHAT, [wait, openAgain], {
      ...{ cancel: 0, signal, window },
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
  return {
    ended() {
      const was = ended
      ended = false
      return was
    },
  }
}
