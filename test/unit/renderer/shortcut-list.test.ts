import { mount, type DOMWrapper } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { COMMANDS, commandTitles } from '#shared/contract/command-list.ts'
import { askBackend, askShell } from '#renderer/services/client.ts'
import { keyWords } from '#renderer/services/command-keys.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { useSettings } from '#renderer/services/settings.ts'
import ShortcutList from '#renderer/features/settings/ShortcutList.vue'
import { keyDown, settled, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

async function list(shortcuts: Record<string, string> = {}) {
  await startStores({ shortcuts })
  const screen = mount(ShortcutList, { attachTo: document.body })
  const row = (title: string): DOMWrapper<Element> =>
    screen.findAll('tbody tr').find((one) => one.get('th').text() === title)!
  const keyButton = (title: string) => row(title).get<HTMLElement>('.key')
  return {
    screen,
    row,
    keyButton,
    more: (title: string) =>
      row(title)
        .findAll('.more button')
        .map((button) => button.text()),
    async click(title: string, button: string): Promise<void> {
      await row(title)
        .findAll('button')
        .find((one) => one.text() === button)!
        .trigger('click')
      await settled()
    },
    /** Asks for a new key and presses these. */
    async remap(title: string, ...keys: string[]): Promise<void> {
      keyButton(title).element.focus()
      await keyButton(title).trigger('click')
      for (const key of keys) keyButton(title).element.dispatchEvent(keyDown(key))
      await settled()
    },
  }
}

const HOME = 'Go to Home'
const HELP = 'Show all keys'

describe('the list of keys', () => {
  it('has every command once with its key', async () => {
    const { screen } = await list()
    const rows = screen
      .findAll('tbody tr')
      .map((row) => [row.get('th').text(), row.get('.key').text()])
    const known = COMMANDS.map((command) => [
      commandTitles()[command.id],
      command.key === undefined ? 'None' : keyWords(command.key),
    ])
    expect(rows.toSorted()).toEqual(known.toSorted())
    expect(screen.find('.rival').exists()).toBe(false)
  })

  it('opens the keys of the game in use, and folds the others', async () => {
    const { screen } = await list()
    vi.mocked(askBackend).mockResolvedValue({ entries: ENTRIES, unreadable: [] })
    await useSettings().change({ rules: 'farkle' })
    await useLibrary().load()
    await settled()
    const groups = screen
      .findAll('details')
      .map((group) => [group.get('summary').text(), group.attributes('open') !== undefined])
    expect(groups[0]).toEqual(['In Farkle', true])
    expect(groups.slice(1).some(([, isOpen]) => isOpen)).toBe(false)
  })

  it('takes the next key for a command', async () => {
    const { remap, keyButton, more } = await list()
    await remap(HOME, 'Ctrl+Shift+H')
    expect(keyButton(HOME).text()).toBe('Ctrl+Shift+H')
    expect(useSettings().shortcuts).toEqual({ 'go.home': 'Ctrl+Shift+H' })
    expect(askShell).toHaveBeenLastCalledWith('settings.set', {
      shortcuts: { 'go.home': 'Ctrl+Shift+H' },
    })
    expect(more(HOME)).toEqual(['Switch off', 'Reset'])
  })

  it('keeps the other changes, and resets one command and no other', async () => {
    const { remap, click } = await list({ 'app.help': 'F1' })
    await remap(HOME, 'h')
    expect(useSettings().shortcuts).toEqual({ 'app.help': 'F1', 'go.home': 'H' })
    await click(HOME, 'Reset')
    expect(useSettings().shortcuts).toEqual({ 'app.help': 'F1' })
  })

  it('says that it waits, and a modifier alone is not a key yet', async () => {
    const { remap, keyButton } = await list()
    await remap(HOME, 'Control', 'Shift', 'Alt', 'Meta')
    expect(keyButton(HOME).text()).toBe('Press a key')
    expect(useSettings().shortcuts).toEqual({})
    keyButton(HOME).element.dispatchEvent(keyDown('F6'))
    expect(useSettings().shortcuts).toEqual({ 'go.home': 'F6' })
  })

  it('does not let the new key run anything on its way', async () => {
    const { remap, keyButton } = await list()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    await remap(HOME)
    const event = keyDown('?')
    keyButton(HOME).element.dispatchEvent(event)
    document.removeEventListener('keydown', heard)
    expect(event.defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
  })

  it.each(['Escape', 'leaving'])('leaves things as they are on %s', async (how) => {
    const { remap, keyButton } = await list()
    await remap(HOME)
    if (how === 'Escape') keyButton(HOME).element.dispatchEvent(keyDown('Escape'))
    else keyButton(HELP).element.focus()
    await settled()
    expect(keyButton(HOME).text()).toBe('Alt+1')
    keyButton(HOME).element.dispatchEvent(keyDown('x'))
    expect(useSettings().shortcuts).toEqual({})
  })

  it('lets Tab go on to the next', async () => {
    const { remap, keyButton } = await list()
    await remap(HOME)
    const event = keyDown('Tab')
    keyButton(HOME).element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(useSettings().shortcuts).toEqual({})
  })

  it('takes no key unasked', async () => {
    const { keyButton } = await list()
    keyButton(HOME).element.dispatchEvent(keyDown('x'))
    expect(useSettings().shortcuts).toEqual({})
  })

  it('switches a key off, and can give it back', async () => {
    const { click, keyButton, more } = await list()
    expect(more(HOME)).toEqual(['Switch off'])
    await click(HOME, 'Switch off')
    expect(useSettings().shortcuts).toEqual({ 'go.home': '' })
    expect(keyButton(HOME).text()).toBe('None')
    expect(keyButton(HOME).attributes('aria-label')).toBe(
      'Key for Go to Home: none. Press to change.',
    )
    expect(more(HOME)).toEqual(['Reset'])
    await click(HOME, 'Reset')
    expect(useSettings().shortcuts).toEqual({})
    expect(keyButton(HOME).text()).toBe('Alt+1')
  })

  it('says of both where two have the same key, until one gives way', async () => {
    const { screen, row, remap, click } = await list()
    await remap(HOME, '?')
    expect(row(HOME).get('.rival').text()).toBe(`also ${HELP}`)
    expect(row(HELP).get('.rival').text()).toBe(`also ${HOME}`)
    expect(screen.findAll('.rival')).toHaveLength(2)
    await click(HELP, 'Switch off')
    expect(screen.find('.rival').exists()).toBe(false)
  })

  it('does not call it a clash where two have none', async () => {
    const { screen } = await list({ 'go.home': '', 'app.help': '' })
    expect(screen.find('.rival').exists()).toBe(false)
  })
})
