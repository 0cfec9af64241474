import { describe, expect, it } from 'vitest'
import { GAME_FOLDERS } from '#test/support/game-folders.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { loadedLater, loadedWith } from '#test/support/module-graph.ts'

const ALL = ['', ...GAME_FOLDERS.map((game) => `games/${game}/`)]

// Texts that are loaded after a language was set would stay English, but for those that load it.
describe.each([
  ['the page', 'src-renderer/app/main.ts'],
  ['the backend process', 'src-main/electron/backend-process.ts'],
  ['the main process', 'src-main/electron/main.ts'],
  ['the web shell', 'src-main/web/main.ts'],
])('%s', (_, entry) => {
  const loaded = loadedWith(entry)

  it('has the texts of the app and of every game before it sets a language', () => {
    expect([...loaded]).toEqual(
      expect.arrayContaining(ALL.map((where) => `src-shared/${where}texts/texts.ts`)),
    )
  })

  it('loads German only when it is spoken', () => {
    expect([...loaded].filter((file) => /[./]de\.ts$/.test(file))).toEqual([])
    expect([...loadedLater(loaded)]).toEqual(
      expect.arrayContaining(ALL.map((where) => `src-shared/${where}texts/de.ts`)),
    )
  })
})

it('texts of the screens that are loaded after a language was set are in it', async () => {
  await setLocale('de')
  try {
    const { pageTexts } = await import('#shared/texts/page-texts.ts')
    expect(pageTexts.cardsPage.title).toBe('Lernen')
  } finally {
    await setLocale('en')
  }
})
