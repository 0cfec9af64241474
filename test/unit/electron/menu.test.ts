import { beforeEach, describe, expect, it } from 'vitest'
import { setMenu } from '#main/electron/menu.ts'
import { app, callsOf, resetFakeElectron } from '#test/support/fake-electron.ts'

/** All roles of the menu that is set. */
function roles(platform: NodeJS.Platform): unknown[] {
  setMenu(platform)
  const found: unknown[] = []
  JSON.stringify(callsOf('Menu.setApplicationMenu').at(-1)!.args[0], (key, value: unknown) => {
    if (key === 'role') found.push(value)
    return value
  })
  return found
}

beforeEach(resetFakeElectron)

describe('the menu', () => {
  it.each(['linux', 'win32', 'darwin'] as const)(
    'has no way to reload when packaged (%s)',
    (platform) => {
      app.isPackaged = true
      const packaged = roles(platform)
      for (const role of ['reload', 'forceReload', 'toggleDevTools', 'viewMenu']) {
        expect(packaged).not.toContain(role)
      }
      expect(packaged).toEqual(expect.arrayContaining(['editMenu', 'zoomIn', 'windowMenu', 'help']))
    },
  )

  it('helps developers otherwise', () => {
    expect(roles('linux')).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
  })

  it('is where each system has it', () => {
    expect(roles('darwin')).toContain('appMenu')
    expect(roles('linux')).toEqual(expect.arrayContaining(['quit', 'about']))
  })
})
