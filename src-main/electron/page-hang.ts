import type { BrowserWindow } from 'electron'
import { texts } from '#shared/texts/texts.ts'
import { askAfterCrash } from './crash-dialog.ts'
import { log } from './log.ts'

const WHAT = 'The page does not answer.'

/** `ended` returns once whether the user has ended the hanging page. */
export function askWhileHung(window: BrowserWindow): { readonly ended: () => boolean } {
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
