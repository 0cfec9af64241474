import { app, BrowserWindow, dialog, type SaveDialogOptions, type WebContents } from 'electron'
import { join } from 'node:path'
import { fileReason } from '#main/backend/files/file-reason.ts'
import { writeWhole } from '#main/backend/files/whole-file.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, CheckedParams, ShellRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { isPrintWindow, printSheets } from './print-window.ts'
import { USUAL_FILE } from '#main/backend/files/private-files.ts'

const MAX_CHARACTERS = 80

/** Names that Windows keeps for devices, whatever follows them. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A suggested name as a file's name that every system takes, without its ending. */
export function safeFileName(name: string): string {
  const plain = name
    // Signs that separate folders or mean something else, and what cannot be seen.
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_CHARACTERS)
    // Half of a sign that takes two places.
    .replace(/\p{Cs}$/u, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return plain === '' || DEVICES.test(plain) ? 'sheets' : plain
}

/** Where the user wants the file; null for nowhere. */
async function askWhere(name: string): Promise<string | null> {
  const options: SaveDialogOptions = {
    title: texts.shells.sheets.title,
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
    await writeWhole(path, pdf, USUAL_FILE)
  } catch (thrown) {
    throw new RequestError('storage-failed', texts.shells.sheets.notSaved(path, fileReason(thrown)))
  }
  return { saved: path }
}
