import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '#shared/texts/locale.ts'
import { systemLanguages } from '#main/web/system-languages.ts'
import { ask, openPage, startShell, temporaryFolder } from './running-shell.ts'

const MAIN = fileURLToPath(new URL('../../../src-main/web/main.ts', import.meta.url))
const GERMAN = 'Diese Seite gibt es nicht.\n'

function folderWith(language: string): string {
  const dataFolder = join(temporaryFolder(), 'data')
  mkdirSync(dataFolder)
  writeFileSync(join(dataFolder, 'settings.json'), JSON.stringify({ language }))
  return dataFolder
}
/** Text sent for a page that does not exist. */
async function refusal(options: Parameters<typeof startShell>[0]): Promise<string> {
  const { port } = await startShell(options)
  return (await ask(port, '/nowhere')).text
}

afterEach(() => setLocale('en'))

describe('the language of the terminal', () => {
  it.each([
    { LANG: 'de_DE.UTF-8', says: ['de_DE.UTF-8'] },
    { LANG: 'de_DE.UTF-8', LC_ALL: 'C', says: ['C'] },
    { LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: 'de_AT', says: ['de_AT'] },
    { LANG: '', says: [new Intl.DateTimeFormat().resolvedOptions().locale] },
  ])('is that of %j', ({ says, ...environment }) => {
    expect(systemLanguages(environment)).toEqual(says)
  })

  it.each([
    { locale: 'de_CH.UTF-8', said: '--port muss eine ganze Zahl von 0 bis 65535 sein.\n' },
    { locale: 'C', said: '--port must be a whole number from 0 to 65535.\n' },
  ])('is spoken by the program: $locale', ({ locale, said }) => {
    const env = { ...process.env, LC_ALL: locale }
    const ended = spawnSync(process.execPath, [MAIN, '--port', 'http'], { encoding: 'utf8', env })
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: said })
  })

  it('is spoken by the shell', async () => {
    expect(await refusal({ languages: ['de_DE.UTF-8'] })).toBe(GERMAN)
  })

  it('gives way to the one of the settings', async () => {
    expect(await refusal({ dataFolder: folderWith('de'), languages: ['en_GB'] })).toBe(GERMAN)
    expect(await refusal({ dataFolder: folderWith('en'), languages: ['de_DE'] })).toBe(
      'There is no such page.\n',
    )
  })
})

it('a page says which language its user reads, and other settings leave it at that', async () => {
  const page = await openPage(await startShell({ languages: ['en_GB'] }))
  await page.request('language.speak', { language: 'de' })
  await page.request('settings.set', { theme: 'dark' })
  expect(await page.request('jobs.cancel', { id: 'job-1' })).toMatchObject({
    error: { message: 'Diese Berechnung ist schon zu Ende.' },
  })
})
