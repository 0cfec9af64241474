import type { WebContents } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { ShellEvents } from '#main/electron/shell-events.ts'
import { callsOf, FakeWebContents, resetFakeElectron } from '#test/support/fake-electron.ts'

let events: ShellEvents
let contents: FakeWebContents

const load = (): void => events.loaded(contents as unknown as WebContents)
const say = (message: string): void => events.emit('notice', { message })
const heard = (): unknown[] => callsOf('webContents.send').map(({ args }) => args[2])

beforeEach(() => {
  resetFakeElectron()
  events = new ShellEvents()
  contents = new FakeWebContents()
})

describe('what the shell says', () => {
  it('before there is a page waits for it', () => {
    say('One.')
    expect(heard()).toEqual([])
    load()
    say('Two.')
    expect(heard()).toEqual([{ message: 'One.' }, { message: 'Two.' }])
  })

  it('after a page has gone waits until it is loaded again', () => {
    load()
    contents.emit('render-process-gone', {}, { reason: 'crashed' })
    say('It was opened again.')
    expect(heard()).toEqual([])
    load()
    expect(heard()).toEqual([{ message: 'It was opened again.' }])
  })

  it('is said once to a page that was loaded often, and never to one that is closed', () => {
    load()
    load()
    say('One.')
    expect(heard()).toHaveLength(1)
    contents.emit('destroyed')
    say('Two.')
    expect(heard()).toHaveLength(1)
  })
})
