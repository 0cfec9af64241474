import { app, dialog, type SaveDialogOptions, type WebContents } from 'electron'
import { join } from 'node:path'
import { fileReason } from '#main/backend/files/file-reason.ts'
import { writeWhole } from '#main/backend/files/whole-file.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { ShellAnswers, ShellHandlers } from '#shared/contract/settings.ts'
import { texts } from '#shared/texts/texts.ts'
import { appWindow, printSheets } from './print-window.ts'
import { USUAL_FILE } from '#main/backend/files/private-files.ts'

const MAX_CHARACTERS = 80

/** Device names reserved by Windows, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** File name that is valid on every system, without extension. */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_CHARACTERS)
    // A surrogate pair cut in half.
    .replace(/\p{Cs}$/u, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return plain === '' || DEVICES.test(plain) ? 'sheets' : plain
}

async function askWhere(name: string): Promise<string | null> {
  const options: SaveDialogOptions = {
    title: texts.shells.sheets.title,
    defaultPath: join(app.getPath('documents'), `${safeFileName(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
  const window = appWindow()
  const { canceled, filePath } = window
    ? await dialog.showSaveDialog(window, options)
    : await dialog.showSaveDialog(options)
  return canceled || filePath === '' ? null : filePath
}

/** Writes the file atomically. Rejects with RequestError `print-failed` or `storage-failed`. */
export async function savePdf(
  { job, name }: Parameters<ShellHandlers['shell.savePdf']>[0],
  onLoad: (contents: WebContents) => void,
): Promise<ShellAnswers['shell.savePdf']> {
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
