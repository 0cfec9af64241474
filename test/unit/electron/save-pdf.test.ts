import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { safeFileName, savePdf } from '#main/electron/save-pdf.ts'
import type { PrintJob } from '#shared/contract/print-job.ts'
import {
  app,
  BrowserWindow,
  callsOf,
  calls,
  dialog,
  resetFakeElectron,
} from '#test/support/fake-electron.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const disk = vi.hoisted(() => ({ fails: null as Error | null }))
vi.mock('#main/backend/files/whole-file.ts', async (original) => {
  const { writeWhole } = await original<{ writeWhole: (...args: unknown[]) => Promise<void> }>()
  return {
    writeWhole: (...args: unknown[]) =>
      disk.fails ? Promise.reject(disk.fails) : writeWhole(...args),
  }
})

const JOB: PrintJob = {
  rules: 'zilch',
  kinds: ['limits', 'odds'],
  layout: 'poster',
  paper: 'a3',
  ink: 'black',
  day: '2026-03-01',
}
const PDF = Buffer.from('%PDF-1.4 not really')

let folder: string
const onLoad = vi.fn()

/** Saves; the window that prints behaves as it is told. */
function save(
  prepare: (window: BrowserWindow) => void = () => {},
  name = 'Zilch sheets',
): Promise<{ saved: string | null }> {
  const before = BrowserWindow.open.length
  const saved = savePdf({ job: JOB, name }, onLoad)
  const window = BrowserWindow.open[before]!
  window.webContents.onScript = () => Promise.resolve({ state: 'ready', text: '' })
  window.webContents.onPrint = () => Promise.resolve(PDF)
  prepare(window)
  return saved
}

const files = (): Promise<string[]> => readdir(folder)
const saveTo = (name: string): string => {
  const filePath = join(folder, name)
  dialog.answer = { canceled: false, filePath }
  return filePath
}

beforeEach(() => {
  resetFakeElectron()
  onLoad.mockClear()
  disk.fails = null
  folder = temporaryFolder()
  app.paths.set('documents', folder)
})
afterEach(async () => {
  await chmod(folder, 0o700)
})

describe('sheets', () => {
  it('are printed in a window that nobody sees, and written where the user says', async () => {
    const path = saveTo('mine.pdf')
    expect(await save()).toEqual({ saved: path })
    expect(await readFile(path)).toEqual(PDF)
    expect(await files()).toEqual(['mine.pdf'])
    expect(calls.map(({ name }) => name)).toEqual([
      'new BrowserWindow',
      'window.loadURL',
      'webContents.executeJavaScript',
      'webContents.printToPDF',
      'window.destroy',
      'dialog.showSaveDialog',
    ])
  })

  it('are printed from the print page of the app', async () => {
    await save()
    expect(callsOf('window.loadURL')[0]!.args).toEqual([
      'app://breakpoint/index.html#/print?rules=zilch&layout=poster&paper=a3&ink=black&day=2026-03-01&kinds=limits%2Codds',
    ])
  })

  it('are printed by a page that is given nothing, and does not sleep', async () => {
    await save()
    const [options] = callsOf('new BrowserWindow')[0]!.args as [{ webPreferences: object }]
    expect(options).toMatchObject({
      show: false,
      webPreferences: {
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        devTools: false,
        backgroundThrottling: false,
      },
    })
  })

  it('are printed as the page says, with tags and outline', async () => {
    await save()
    expect(callsOf('webContents.printToPDF')[0]!.args).toEqual([
      {
        printBackground: true,
        preferCSSPageSize: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
        pageSize: { width: 297 / 25.4, height: 420 / 25.4 },
        margins: { top: 0, bottom: 0, left: 0, right: 0 },
      },
    ])
  })

  it('come from a page that is connected to the backend', async () => {
    await save(({ webContents }) => webContents.load('app://breakpoint/index.html#/print'))
    expect(onLoad).toHaveBeenCalledOnce()
  })

  it('replace a file of that name as a whole', async () => {
    const path = saveTo('mine.pdf')
    await writeFile(path, 'x'.repeat(1000))
    await save()
    expect(await readFile(path)).toEqual(PDF)
  })

  it('are suggested under a safe name, with the app’s own window behind the question', async () => {
    const own = new BrowserWindow({})
    await save(() => {}, '../Zilch: "sheets"')
    const [window, options] = callsOf('dialog.showSaveDialog')[0]!.args
    expect(window).toBe(own)
    expect(options).toMatchObject({ defaultPath: join(folder, 'Zilch sheets.pdf') })
  })
})

describe('nothing is written and no window is left', () => {
  afterEach(async () => {
    expect(await files()).toEqual([])
    expect(BrowserWindow.open).toEqual([])
  })

  it('when the user says so', async () => {
    expect(await save()).toEqual({ saved: null })
  })

  it.each([
    {
      what: 'the page cannot be loaded',
      prepare: (window: BrowserWindow) =>
        void (window.onLoad = () => Promise.reject(new Error('ERR_FAILED'))),
      says: 'ERR_FAILED',
    },
    {
      what: 'the page says why it has no sheets',
      prepare: ({ webContents }: BrowserWindow) =>
        void (webContents.onScript = () =>
          Promise.resolve({ state: 'failed', text: ' Zilch is not solved yet. ' })),
      says: 'Zilch is not solved yet.',
    },
    {
      what: 'the page says nothing that is understood',
      prepare: ({ webContents }: BrowserWindow) =>
        void (webContents.onScript = () => Promise.resolve('ready')),
      says: 'could not be printed',
    },
    {
      what: 'it cannot be printed',
      prepare: ({ webContents }: BrowserWindow) =>
        void (webContents.onPrint = () => Promise.reject(new Error('Failed to generate PDF'))),
      says: 'could not be printed (Failed to generate PDF). Nothing was saved; try again.',
    },
    {
      what: 'the page crashes',
      prepare: ({ webContents }: BrowserWindow) => {
        webContents.onScript = () => new Promise(() => {})
        webContents.emit('render-process-gone', {}, { reason: 'oom' })
      },
      says: 'stopped unexpectedly (oom). Nothing was saved; try again.',
    },
    {
      what: 'its window is closed',
      prepare: (window: BrowserWindow) => {
        window.webContents.onScript = () => new Promise(() => {})
        window.destroy()
      },
      says: 'was closed. Nothing was saved; try again.',
    },
  ])('when $what', async ({ prepare, says }) => {
    saveTo('mine.pdf')
    await expect(save(prepare)).rejects.toMatchObject({
      name: 'RequestError',
      code: 'print-failed',
      message: expect.stringContaining(says) as string,
    })
    expect(callsOf('dialog.showSaveDialog')).toEqual([])
  })

  it('when the page takes too long', async () => {
    vi.useFakeTimers()
    try {
      const saved = save(({ webContents }) => {
        webContents.onScript = () => new Promise(() => {})
      })
      const told = expect(saved).rejects.toThrow('not printed within 60 seconds')
      await vi.advanceTimersByTimeAsync(60_000)
      await told
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    { code: 'ENOSPC', says: 'the disk is full' },
    { code: 'EROFS', says: 'the folder may not be written to' },
    { code: 'EIO', says: 'a broken disk' },
  ])('when writing fails with $code', async ({ code, says }) => {
    const path = saveTo('mine.pdf')
    disk.fails = Object.assign(new Error('a broken disk'), { code })
    await expect(save()).rejects.toMatchObject({
      code: 'storage-failed',
      message: `The sheets could not be saved as ${path}: ${says}. Choose another place.`,
    })
  })

  it('when the folder is not there any more', async () => {
    saveTo(join('gone', 'mine.pdf'))
    await expect(save()).rejects.toThrow('the folder is not there any more')
  })
})

describe('a folder', () => {
  it('that may not be written to is left as it is', async (context) => {
    context.skip(process.getuid?.() === 0, 'root may write to every folder')
    saveTo('mine.pdf')
    await chmod(folder, 0o500)
    await expect(save()).rejects.toThrow('the folder may not be written to')
    expect(await files()).toEqual([])
  })

  it('of the name that was chosen is not replaced', async () => {
    const path = saveTo('mine.pdf')
    await mkdir(path)
    await expect(save()).rejects.toMatchObject({ code: 'storage-failed' })
    expect(await files()).toEqual(['mine.pdf'])
  })
})

describe('a safe file name', () => {
  it.each([
    ['Zilch sheets', 'Zilch sheets'],
    ['../../etc/passwd', 'etc passwd'],
    ['a<b>c:d"e/f\\g|h?i*j', 'a b c d e f g h i j'],
    ['tab\tand\nline\u0000', 'tab and line'],
    ['  ..hidden. ', 'hidden'],
    ['Würfel für zwei', 'Würfel für zwei'],
    ['con', 'sheets'],
    ['LPT1.x', 'sheets'],
    ['', 'sheets'],
    ['...', 'sheets'],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'x'.repeat(79)}🎲`, 'x'.repeat(79)],
  ])('of %j is %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })
})
