import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, settingsSchema } from '#shared/contract/settings.ts'
import { COMMANDS, commandTitles, meet } from '#shared/contract/command-list.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { LANGUAGES } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { keysOf } from '#renderer/services/commands.ts'
import * as v from 'valibot'
import { keyDown } from './harness.ts'

const keys = COMMANDS.flatMap(({ key }) => (key === undefined ? [] : [key]))

/** Keys needed at the table: dice by their faces, all that score, roll, bank, go on. */
const THE_TABLES = ['1', '2', '3', '4', '5', '6', 'A', 'R', 'B', 'Enter']
/** Keys that have a function on every page. */
const THE_BROWSERS = ['Tab', 'Shift+Tab']

describe('the commands', () => {
  it('have names of their own, that settings can hold', () => {
    const ids = COMMANDS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const shortcuts = Object.fromEntries(ids.map((id) => [id, 'Ctrl+Alt+Shift+ArrowRight']))
    expect(v.is(settingsSchema, { ...DEFAULT_SETTINGS, shortcuts })).toBe(true)
  })

  it.each(LANGUAGES)(
    'have titles of their own, for the palette shows nothing else: %s',
    async (is) => {
      await setLocale(is)
      const titles = commandTitles()
      expect(Object.keys(titles).toSorted()).toEqual(COMMANDS.map(({ id }) => id).toSorted())
      expect(new Set(Object.values(titles)).size).toBe(COMMANDS.length)
    },
  )

  it('that fill a box are named after the boxes of the card in use, and are no more than these', () => {
    const yatzy = { game: 'scorecard', rules: PUBLISHED_CARDS.yatzy! }
    const fills = Object.entries(commandTitles(yatzy)).filter(([id]) => id.includes('.fill.'))
    expect(fills).toHaveLength(15)
    expect(fills[6]).toEqual(['scorecard.fill.7', 'Fill One pair'])
    const all = Object.entries(commandTitles()).filter(([id]) => id.includes('.fill.'))
    expect(all).toHaveLength(24)
    expect(all.at(-1)).toEqual(['scorecard.fill.24', 'Fill box 24'])
  })

  it('have keys of their own among all that can be run at once', () => {
    const clashes = COMMANDS.flatMap((one, i) =>
      COMMANDS.slice(i + 1)
        .filter(
          (other) => one.key !== undefined && one.key === other.key && meet(one, other, one.key),
        )
        .map((other) => [one.id, other.id]),
    )
    expect(clashes).toEqual([])
    expect(keys.length).toBeGreaterThan(0)
  })

  it('reveal cards with Space, which gets no second meaning', () => {
    expect(COMMANDS.filter(({ key }) => key === 'Space').map(({ id }) => id)).toEqual([
      'cards.reveal',
    ])
  })

  it.each(THE_BROWSERS)('leave %s to the page', (key) => {
    expect(keys).not.toContain(key)
  })

  it('leave Escape to the page, but for sessions, which it asks about', () => {
    const ids = COMMANDS.filter(({ key }) => key === 'Escape').map(({ id }) => id)
    expect(ids).toEqual(['drill.leave', 'cards.leave'])
  })

  it.each(THE_TABLES)('leave %s to the table', (key) => {
    const groups = COMMANDS.filter((command) => command.key === key).map(({ group }) => group)
    expect(groups).toContain('drill')
    const others = ['drill', 'cards', 'pictures', 'analyse']
    expect(groups.filter((group) => !others.includes(group))).toEqual([])
  })

  it.each([...new Set(keys)])('have keys that can be pressed: %s', (key) => {
    const typed = key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key
    expect(keysOf(keyDown(typed))).toContain(key)
  })

  it('can always be found: the palette and the help have keys', () => {
    const withKey = COMMANDS.filter(({ key }) => key !== undefined).map(({ id }) => id)
    expect(withKey).toEqual(expect.arrayContaining(['app.palette', 'app.help']))
  })
})
