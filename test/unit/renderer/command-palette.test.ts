import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import { COMMANDS, commandSynonyms, commandTitles } from '#shared/contract/command-list.ts'
import { LANGUAGES, type Language } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import CommandPalette from '#renderer/app/CommandPalette.vue'
import { provideCommands, useCommands } from '#renderer/services/commands.ts'
import { mountDialog, pressOn, settled, startStores } from './harness.ts'
import { soon } from '../../support/soon.ts'

const runs = { home: vi.fn(), rules: vi.fn(), zilch: vi.fn() }
const open = ref(false)

beforeEach(async () => {
  for (const run of Object.values(runs)) run.mockClear()
  await startStores({ shortcuts: { 'go.home': 'F3' } })
  useCommands().add([
    { id: 'go.home', title: 'Go to Home', group: 'Screens', key: 'Alt+1', run: runs.home },
    { id: 'go.rules', title: 'Go to Rules', group: 'Screens', key: 'Alt+3', run: runs.rules },
    { id: 'rules.use.zilch', title: 'Play Zilch', group: 'Rule sets', run: runs.zilch },
  ])
  open.value = false
  mountDialog(CommandPalette, open)
  open.value = true
  await settled()
})

const field = (): HTMLInputElement => document.querySelector('[role="dialog"] input')!
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const titles = (): (string | null)[] =>
  items().map((item) => item.querySelector('span')!.textContent)

async function type(text: string): Promise<void> {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

const press = (key: string) => pressOn(field(), key)

describe('the palette', () => {
  it('shows all commands with the keys they have now, and the field has the keyboard', async () => {
    expect(titles()).toEqual(['Go to Home', 'Go to Rules', 'Play Zilch'])
    expect(items().map((item) => item.querySelector('kbd')?.textContent)).toEqual([
      'F3',
      'Alt+3',
      undefined,
    ])
    await soon(() => expect(document.activeElement).toBe(field()))
  })

  it.each([
    { text: 'home', found: ['Go to Home'] },
    { text: 'GO TO', found: ['Go to Home', 'Go to Rules'] },
    { text: '  rules  go ', found: ['Go to Rules'] },
    { text: 'rule', found: ['Go to Rules', 'Play Zilch'] },
    { text: 'sets zil', found: ['Play Zilch'] },
    { text: '   ', found: ['Go to Home', 'Go to Rules', 'Play Zilch'] },
  ])('finds what has every word somewhere: "$text"', async ({ text, found }) => {
    await type(text)
    // Published sets come in while one types, and stand after what is registered.
    expect(titles().slice(0, found.length)).toEqual(found)
    for (const title of titles().slice(found.length)) expect(title).toMatch(/^Play /)
  })

  it.each(['§§§', '.*', 'qqqq'])('says so where nothing is found: %s', async (text) => {
    await type(text)
    expect(items()).toEqual([])
    expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent).toBe(
      'No command with that name.',
    )
    await press('Enter')
    for (const run of Object.values(runs)) expect(run).not.toHaveBeenCalled()
  })

  it.each([
    ['america', /Play /],
    ['kingdom', /Kingdom Come/],
    ['squelch', /Play Dice 10,000, Wikipedia/],
    ['three pairs', /Play /],
  ])('finds published rules by what is known of them: %s', async (text, title) => {
    await soon(async () => {
      await type(text)
      expect(titles()[0]).toMatch(title)
    })
    expect(document.querySelector('[role="dialog"] [role="status"]')).toBeNull()
  })

  it.each([
    ['zlich', 'Zilch'],
    ['rulse', 'Go to Rules'],
    ['farkell', 'Play '],
  ])('shows what is nearest where nothing has that name: %s', async (text, title) => {
    await soon(async () => {
      await type(text)
      expect(titles()[0]).toContain(title)
    })
    expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent.trim()).toBe(
      'Nothing has that name. This is nearest:',
    )
  })

  it('runs what is clicked and is gone', async () => {
    items()[1]!.click()
    await settled()
    expect(runs.rules).toHaveBeenCalledTimes(1)
    expect(runs.home).not.toHaveBeenCalled()
    expect(open.value).toBe(false)
  })

  it('runs what was found and chosen by the keyboard alone', async () => {
    await type('play zilch')
    await press('Enter')
    expect(runs.zilch).toHaveBeenCalledTimes(1)
    expect(open.value).toBe(false)
  })

  it('forgets what was sought when it is closed', async () => {
    await type('zilch')
    open.value = false
    await settled()
    open.value = true
    await settled()
    expect(field().value).toBe('')
    expect(titles()).toHaveLength(3)
  })

  it('shows no command whose screen has gone', async () => {
    const remove = useCommands().add([
      { id: 'rules.copy', title: 'Change a copy', group: 'Rules', run: () => {} },
    ])
    await settled()
    expect(titles()).toContain('Change a copy')
    remove()
    await settled()
    expect(titles()).not.toContain('Change a copy')
  })
})

describe('what is sought in other words', () => {
  /** All commands of the list, each of which notes that it ran. */
  async function all(language: Language): Promise<{ readonly ran: string[] }> {
    await setLocale(language)
    const ran: string[] = []
    const noted = ({ id }: { id: string }): [string, () => void] => [id, () => ran.push(id)]
    // Some are there already.
    const others = COMMANDS.filter(({ id }) => !useCommands().commands.some((one) => one.id === id))
    effectScope().run(() => provideCommands(Object.fromEntries(others.map(noted))))
    await settled()
    return { ran }
  }

  it.each([
    ['en', 'german', 'language.de'],
    ['en', 'deutsch', 'language.de'],
    ['en', 'help', 'app.help'],
    ['en', 'backup', 'data.backup'],
    ['en', 'dark mode', 'theme.dark'],
    ['en', 'export', 'data.export'],
    ['en', 'cheat sheet', 'go.sheets'],
    ['en', 'mute', 'settings.sound'],
    ['en', 'kingdom come', 'rules.find'],
    ['en', 'squelch', 'rules.find'],
    ['en', '10000', 'rules.find'],
    ['de', 'german', 'language.de'],
    ['de', 'english', 'language.en'],
    ['de', 'hilfe', 'app.help'],
    ['de', 'backup', 'data.backup'],
    ['de', 'sicherungskopie', 'data.backup'],
    ['de', 'sprache', 'language.de'],
    ['de', 'dunkel', 'theme.dark'],
    ['de', 'drucken', 'go.sheets'],
    ['de', 'zehntausend', 'rules.find'],
    ['de', 'drei paare', 'rules.find'],
  ] as const)('is found (%s): %s is %s', async (language, sought, id) => {
    const { ran } = await all(language)
    await type(sought)
    const title = commandTitles()[id]!
    expect(titles()).toContain(title)
    items()[titles().indexOf(title)]!.click()
    await settled()
    expect(ran).toEqual([id])
  })

  it('comes after what has the words in its name', async () => {
    await all('en')
    await type('backup')
    const { 'data.backup': backup, 'data.export': save } = commandTitles()
    expect(titles()).toEqual([backup, save])
  })

  it.each(LANGUAGES)('can be each command: all have such words (%s)', async (language) => {
    await setLocale(language)
    const synonyms = commandSynonyms()
    expect(Object.keys(synonyms).toSorted()).toEqual(COMMANDS.map(({ id }) => id).toSorted())
    const alone = COMMANDS.filter(({ id }) => {
      const title = commandTitles()[id]!.toLowerCase()
      return synonyms[id]!.split(' ').every((word) => title.includes(word.toLowerCase()))
    })
    expect(alone).toEqual([])
  })
})
