import { app, clipboard, dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import { texts } from '#shared/texts/texts.ts'
import { crashDetails, describeThrown, log } from './log.ts'
import { heldBy, type FolderInUse } from '../backend/locks/folder-lock.ts'

export async function tellFolderInUse({ dataFolder, holder }: FolderInUse): Promise<void> {
  const { oneAtATime, copyAddress } = texts.backend.folder
  const address = holder?.address
  const detail = oneAtATime(dataFolder)
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: 'Breakpoint',
    message: heldBy(holder),
    detail: address ? `${texts.shells.web.isAt(address)}\n\n${detail}` : detail,
    buttons: [texts.common.close, ...(address ? [copyAddress] : [])],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  if (address && response === 1) await clipboard.writeText(address)
}

interface Asking {
  /** Index of the choice for closing the dialog; default: the last one. */
  readonly cancel?: number
  readonly signal?: AbortSignal
  readonly window?: BrowserWindow
}

/** Returns the index of the choice. Copying the details opens the dialog again. */
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

/** After an uncaught error the process state is unknown: asks whether to relaunch, then exits. */
export function endAfterUncaught(): void {
  let asking = false
  const end = (thrown: unknown): void => {
    const what = describeThrown(thrown)
    log(`Not caught: ${what}`)
    // Ask only once, even if more errors follow.
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

/** Logs crashes of Chromium's own processes, which it restarts itself. */
export function logGoneProcesses(): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit') return
    log(`A process has gone: ${name ?? type}, ${reason}, code ${exitCode}.`)
  })
}
