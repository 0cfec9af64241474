import { join } from 'node:path'
import { app, BrowserWindow, dialog, type SaveDialogOptions, type WebContents } from 'electron'
import writeFileAtomic from 'write-file-atomic'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, CheckedParams, ShellRequests } from '#shared/contract/requests.ts'
import { safeFileName } from './file-name.ts'
import { isPrintWindow, printSheets } from './print-window.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the folder may not be written to',
  ENOENT: 'the folder is not there any more',
  EISDIR: 'there is a folder of that name',
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const code = 'code' in thrown ? String(thrown.code) : ''
  return REASONS[code] ?? thrown.message
}

/** Where the user wants the file; null for nowhere. */
async function askWhere(name: string): Promise<string | null> {
  const options: SaveDialogOptions = {
    title: 'Save the sheets',
    defaultPath: join(app.getPath('documents'), `${safeFileName(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
  const window = BrowserWindow.getAllWindows().find((one) => !isPrintWindow(one))
  const { canceled, filePath } = window
    ? await dialog.showSaveDialog(window, options)
    : await dialog.showSaveDialog(options)
  return canceled || filePath === '' ? null : filePath
}

/**
 * Prints sheets, asks where to save them and writes the file as a whole or not at all. `onLoad`
 * connects the page that prints to the backend. Throws RequestError `print-failed` or
 * `storage-failed`.
 */
export async function savePdf(
  { job, name }: CheckedParams<ShellRequests, 'shell.savePdf'>,
  onLoad: (contents: WebContents) => void,
): Promise<AnswerOf<ShellRequests, 'shell.savePdf'>> {
  const pdf = await printSheets(job, onLoad)
  const path = await askWhere(name)
  if (path === null) return { saved: null }
  try {
    await writeFileAtomic(path, Buffer.from(pdf))
  } catch (thrown) {
    throw new RequestError(
      'storage-failed',
      `The sheets could not be saved as ${path}: ${reasonOf(thrown)}. Choose another place.`,
    )
  }
  return { saved: path }
}
