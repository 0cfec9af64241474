import { BrowserWindow, type PrintToPDFOptions, type WebContents } from 'electron'
import * as v from 'valibot'
import { reasonOf } from '#shared/base/reason-of.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { PAPERS } from '#shared/sheets/layouts.ts'
import { printAddress, type AnyPrint } from '#shared/contract/print-job.ts'
import { texts } from '#shared/texts/texts.ts'
import { APP_ORIGIN } from './app-protocol.ts'
import { atEachLoad } from './page-loads.ts'
import { pagePreferences } from './page-preferences.ts'

/** For making the sheets and printing them together. */
const TIME_LIMIT_MS = 60_000
const MM_PER_INCH = 25.4

const printing = new WeakSet()

/** The app's own window, if one is open. */
export function appWindow(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows().find((one) => !printing.has(one))
}

/** Runs in the page: waits until the sheets are ready or have failed. */
const WAIT = `new Promise((resolve) => {
  const look = () => {
    const told = document.querySelector('[data-print="ready"], [data-print="failed"]')
    if (told) resolve({ state: told.dataset.print, text: told.textContent.slice(0, 500) })
    else setTimeout(look, 50)
  }
  look()
})`

const toldSchema = v.object({ state: v.picklist(['ready', 'failed']), text: v.string() })

const failure = (message: string): RequestError => new RequestError('print-failed', message)

function printOptions(job: AnyPrint): PrintToPDFOptions {
  const { width, height } = PAPERS[job.paper]
  return {
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    // Used only if the page's CSS names no size.
    pageSize: { width: width / MM_PER_INCH, height: height / MM_PER_INCH },
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
  }
}

async function print(window: BrowserWindow, job: AnyPrint): Promise<Uint8Array> {
  const { webContents } = window
  try {
    await window.loadURL(`${APP_ORIGIN}/index.html#${printAddress(job)}`)
    const told = v.parse(toldSchema, await webContents.executeJavaScript(WAIT))
    if (told.state === 'failed') throw failure(told.text.trim())
    return await webContents.printToPDF(printOptions(job))
  } catch (thrown) {
    if (thrown instanceof RequestError) throw thrown
    throw failure(texts.shells.sheets.notPrinted(reasonOf(thrown)))
  }
}

/** Rejects if the page crashes, closes or takes too long; never resolves. */
function trouble(contents: WebContents, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => {
      reject(failure(texts.shells.sheets.tooSlow(TIME_LIMIT_MS / 1000)))
    }, TIME_LIMIT_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    contents.once('render-process-gone', (_event, { reason }) =>
      reject(failure(texts.shells.sheets.pageStopped(reason))),
    )
    contents.once('destroyed', () => reject(failure(texts.shells.sheets.pageClosed)))
  })
}

/** Returns the PDF. `onLoad` connects the page to the backend. Rejects with `print-failed`. */
export async function printSheets(
  job: AnyPrint,
  onLoad: (contents: WebContents) => void,
): Promise<Uint8Array> {
  const window = new BrowserWindow({
    show: false,
    width: 1180,
    height: 800,
    // Hidden windows are throttled by default.
    webPreferences: { ...pagePreferences(), devTools: false, backgroundThrottling: false },
  })
  printing.add(window)
  const { webContents } = window
  atEachLoad(webContents, onLoad)
  const over = new AbortController()
  const printed = print(window, job)
  // Ignores a failure after trouble() has rejected.
  printed.catch(() => {})
  try {
    return await Promise.race([printed, trouble(webContents, over.signal)])
  } finally {
    over.abort()
    if (!window.isDestroyed()) window.destroy()
  }
}
