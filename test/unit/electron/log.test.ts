import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { crashDetails, log, logInto, withoutHome } from '#main/electron/log.ts'
import { LogFile } from '#main/electron/log-file.ts'

let folder: string
const logs = (): string => join(folder, 'logs')
const read = (name = 'breakpoint.log'): Promise<string> => readFile(join(logs(), name), 'utf8')

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the log', () => {
  it('has lines with their time', async () => {
    const file = new LogFile(logs(), 1_000, () => new Date(0))
    file.write('One.')
    file.write('Two.')
    expect(await read()).toBe('1970-01-01T00:00:00.000Z One.\n1970-01-01T00:00:00.000Z Two.\n')
  })

  it('goes on where the last start ended', async () => {
    new LogFile(logs()).write('One.')
    new LogFile(logs()).write('Two.')
    expect((await read()).match(/\w+\./g)).toEqual(expect.arrayContaining(['One.', 'Two.']))
  })

  it('never grows beyond three files, of which the newest lines are kept', async () => {
    const file = new LogFile(logs(), 1_000)
    for (let i = 0; i < 500; i++) file.write(`Line ${i}.`)
    const names = (await readdir(logs())).sort()
    expect(names).toEqual(['breakpoint.1.log', 'breakpoint.2.log', 'breakpoint.log'])
    for (const name of names) expect((await stat(join(logs(), name))).size).toBeLessThan(1_100)
    const all = (await Promise.all(names.map(read))).join('')
    expect(all).toContain('Line 499.')
    expect(all).not.toContain('Line 0.')
  })

  it('cuts what is too long', async () => {
    new LogFile(logs()).write('x'.repeat(100_000))
    expect((await read()).length).toBeLessThan(4_100)
  })

  it('that cannot be written stops nothing', async () => {
    await writeFile(logs(), 'a file')
    expect(() => new LogFile(logs()).write('One.')).not.toThrow()
  })

  it('and the details of a crash name no home folder', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    logInto(new LogFile(logs()))
    const path = join(homedir(), 'secret', 'results')
    log(`The file ${path} is damaged.`)
    expect(said).toHaveBeenCalledWith(`The file ${path} is damaged.\n`)
    const details = crashDetails(`Error: ENOSPC ${path}`, '1.2.3')
    for (const text of [await read(), details]) {
      expect(text).toContain(`~${path.slice(homedir().length)}`)
      expect(text).not.toContain(homedir() + '/')
    }
    expect(details).toMatch(/^Breakpoint 1\.2\.3 on \w+/)
  })
})

describe('a home folder', () => {
  it.each([
    ['/home/ann', 'ENOENT /home/ann/data', 'ENOENT ~/data'],
    ['/home/ann', 'at file:///home/ann/app.js', 'at file://~/app.js'],
    ['/home/ann', '/home/ann', '~'],
    ['/home/ann', '/home/anna and /home/ann-2', '/home/anna and /home/ann-2'],
    ['/Users/Ann Lee', 'file:///Users/Ann%20Lee/x', 'file://~/x'],
    ['C:\\Users\\ann', 'open c:\\users\\ANN\\x', 'open ~\\x'],
    ['C:\\Users\\ann', 'C:/Users/ann/x', '~/x'],
    ['C:\\Users\\ann', String.raw`{"p":"C:\\Users\\ann\\x"}`, String.raw`{"p":"~\\x"}`],
    ['/', '/tmp/x', '/tmp/x'],
    ['', '/tmp/x', '/tmp/x'],
  ])('%j is not in %j', (home, text, without) => {
    expect(withoutHome(text, home)).toBe(without)
  })
})
