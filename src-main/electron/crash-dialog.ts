import { app, clipboard, dialog } from 'electron'
import { crashDetails, describeThrown, log } from './log.ts'

/**
 * Tells the user that something stopped for good, and asks what to do. The answer is the number of
 * the choice; the details are copied as often as they are asked for.
 */
export async function askAfterCrash(
  message: string,
  what: string,
  choices: readonly string[],
): Promise<number> {
  const buttons = [...choices, 'Copy details']
  for (;;) {
    const { response } = await dialog.showMessageBox({
      type: 'error',
      title: 'Breakpoint',
      message,
      buttons,
      defaultId: 0,
      cancelId: choices.length - 1,
      noLink: true,
    })
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
    const message = 'Breakpoint stopped unexpectedly. What you have learned and solved is kept.'
    void app
      .whenReady()
      .then(() => askAfterCrash(message, what, ['Open again', 'Close']))
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
