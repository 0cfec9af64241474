import { app, type BrowserWindow } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { askAfterCrash } from './crash-dialog.ts'
import { crashDetails, log } from './log.ts'

/** A page that crashes again this soon would only go on crashing. */
const RECOVERED_AFTER_MS = 10_000
const DELAY_MS = 250

const REASONS: Readonly<Record<string, string>> = {
  crashed: 'it crashed',
  oom: 'there was not enough memory',
  killed: 'it was ended from outside',
  'launch-failed': 'it could not be started',
}

/**
 * Loads a page that has gone again, once, and says so in it; the address says where the user was.
 * A page that goes again soon after is not loaded unless the user says so.
 */
export function reloadAfterCrash(window: BrowserWindow, emit: Emit): void {
  const { webContents } = window
  let last = -Infinity
  const reload = (): void => {
    if (!window.isDestroyed()) webContents.reload()
  }
  async function ask(message: string, what: string): Promise<void> {
    const choice = await askAfterCrash(message, what, ['Open again', 'Close'])
    if (choice === 0) reload()
    else if (!window.isDestroyed()) window.destroy()
  }
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    const now = performance.now()
    const soon = now - last < RECOVERED_AFTER_MS
    last = now
    const why = REASONS[reason] ?? reason
    const what = `The page has gone: ${reason}, code ${exitCode}.`
    log(what)
    if (soon) {
      void ask(`The window of Breakpoint keeps stopping (${why}).`, what)
      return
    }
    setTimeout(() => {
      reload()
      const message = `The window of Breakpoint stopped unexpectedly (${why}) and was opened again where you were.`
      emit('notice', { message, details: crashDetails(what, app.getVersion()) })
    }, DELAY_MS)
  })
}
