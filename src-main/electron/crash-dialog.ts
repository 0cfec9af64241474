import { app, clipboard, dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import { texts } from '#shared/texts/texts.ts'
import { crashDetails, describeThrown, log } from './log.ts'

interface Asking {
  /** The choice that closing the dialog means; the last one unless told otherwise. */
  readonly cancel?: number
  /** Closes the dialog when there is nothing to ask any more. */
  readonly signal?: AbortSignal
  /** The window that it is about, if that one can still be seen. */
  readonly window?: BrowserWindow
}

/**
 * Tells the user that something stopped, and asks what to do. The answer is the number of the
 * choice; the details are copied as often as they are asked for.
 */
export async function askAfterCrash(
  message: string,
  what: string,
  choices: readonly string[],
  { cancel = choices.length - 1, signal, window }: Asking = {},
): Promise<number> {
  const options: MessageBoxOptions = {
    type: 'error',
    title: 'Breakpoint',
    message,
    buttons: [...choices, texts.frame.notices.copyDetails],
    defaultId: 0,
    cancelId: cancel,
    noLink: true,
    ...(signal && { signal }),
  }
  for (;;) {
    const { response } = await (window
      ? dialog.showMessageBox(window, options)
      : dialog.showMessageBox(options))
    if (response < choices.length) return response
    await clipboard.writeText(crashDetails(what, app.getVersion()))
  }
}

/** Hears of what nothing in this process has caught; nobody knows what state that leaves it in. */
export function endAfterUncaught(): void {
  let asking = false
  const end = (thrown: unknown): void => {
    const what = describeThrown(thrown)
    log(`Not caught: ${what}`)
    // One question is enough, whatever else goes wrong meanwhile.
    if (asking) return
    asking = true
    void app
      .whenReady()
      .then(() => {
        const { stopped, robust } = texts.shells
        return askAfterCrash(stopped, what, [robust.openAgain, texts.common.close])
      })
      .then((choice) => {
        if (choice === 0) app.relaunch()
      })
      .finally(() => app.exit(1))
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** Notes in the log what Chromium says of its own processes; it starts them again by itself. */
export function logGoneProcesses(): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit') return
    log(`A process has gone: ${name ?? type}, ${reason}, code ${exitCode}.`)
  })
}
