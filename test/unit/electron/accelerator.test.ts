import { describe, expect, it } from 'vitest'
import { acceleratorOf } from '#main/electron/menu-template.ts'
import { COMMANDS } from '#shared/contract/command-list.ts'

describe('a key in the menu', () => {
  it.each([
    ['Ctrl+K', 'CommandOrControl+K'],
    ['Ctrl+Alt+Shift+ArrowUp', 'CommandOrControl+Alt+Shift+Up'],
    ['Alt+1', 'Alt+1'],
    ['?', '?'],
    ['Space', 'Space'],
    ['F12', 'F12'],
    ['+', 'Plus'],
    ['Ctrl++', 'CommandOrControl+Plus'],
  ])('%s is %s', (key, accelerator) => {
    expect(acceleratorOf(key)).toBe(accelerator)
  })

  it.each(['', 'Ctrl+', 'Ctrl', 'Dead', 'Ctrl+é', 'F25', 'Hyper+K', 'Ctrl+Ctrl', 'toString', 'AB'])(
    '%j is not shown',
    (key) => {
      expect(acceleratorOf(key)).toBeNull()
    },
  )

  it('is there for every key of the commands', () => {
    const keys = COMMANDS.flatMap(({ key }) => key ?? [])
    expect(keys.filter((key) => acceleratorOf(key) === null)).toEqual([])
  })
})
