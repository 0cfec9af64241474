import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import NoticeList from '#renderer/app/NoticeList.vue'
import { useCommands } from '#renderer/services/commands.ts'
import { askShell, backendGone } from '#renderer/services/client.ts'
import { useNotices, type Notice } from '#renderer/services/notices.ts'
import { useSettings } from '#renderer/services/settings.ts'
import type { FakeClient } from './fake-client.ts'
import { asked, startStores, tell } from './harness.ts'

const shell = askShell as unknown as FakeClient['askShell']

beforeEach(async () => {
  await startStores()
  vi.useFakeTimers()
})

const messages = (): string[] => useNotices().notices.map(({ message }) => message)

describe('a setting', () => {
  it('holds at once, before it is kept', async () => {
    const settings = useSettings()
    const kept = settings.change({ theme: 'dark' })
    expect(settings.theme).toBe('dark')
    await kept
    expect(shell).toHaveBeenLastCalledWith('settings.set', { theme: 'dark' })
    expect(messages()).toEqual([])
  })

  it('that could not be kept still holds, and a notice that stays says so', async () => {
    const settings = useSettings()
    shell.mockRejectedValueOnce(new RequestError('storage-failed', 'It could not be kept.'))
    await settings.change({ rules: 'zilch' })
    expect(settings.rulesId).toBe('zilch')
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['It could not be kept.'])
  })

  it('is not undone by word of an older change that comes while it is on its way', async () => {
    const settings = useSettings()
    let answerFirst = (): void => undefined
    shell.mockImplementationOnce(() => new Promise((done) => (answerFirst = () => done(null))))
    const first = settings.change({ rules: 'zilch' })
    shell.mockImplementationOnce(() => new Promise(() => undefined))
    void settings.change({ goal: 'wins' })
    tell('settings-changed', { ...DEFAULT_SETTINGS, rules: 'zilch', theme: 'dark' })
    expect([settings.rulesId, settings.goal, settings.theme]).toEqual(['zilch', 'wins', 'dark'])
    answerFirst()
    await first
    tell('settings-changed', { ...DEFAULT_SETTINGS, rules: 'farkle' })
    expect([settings.rulesId, settings.goal]).toEqual(['farkle', 'wins'])
  })

  it('of when the day begins is told to the backend, which counts days', async () => {
    const settings = useSettings()
    asked.mockResolvedValue({})
    await settings.change({ dayBegins: 4 })
    expect(asked).not.toHaveBeenCalled()
    await settings.change({ dayBegins: 2 })
    expect(asked).toHaveBeenLastCalledWith('days.begin', { hour: 2 })
    await settings.load()
    expect(asked.mock.calls).toHaveLength(2)
    expect(messages()).toEqual([])
  })

  it('that another window changed holds here too', () => {
    const settings = useSettings()
    tell('settings-changed', { ...DEFAULT_SETTINGS, shortcuts: { 'go.home': 'H' } })
    expect(settings.shortcuts).toEqual({ 'go.home': 'H' })
  })
})

describe('a notice', () => {
  it('goes by itself after a while', () => {
    const notices = useNotices()
    notices.say('Now Zilch.')
    vi.advanceTimersByTime(7999)
    expect(messages()).toEqual(['Now Zilch.'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('that can be acted on leaves the time to get there, and stays while one is there', () => {
    const notices = useNotices()
    notices.say('Removed.', { label: 'Undo', run: () => undefined })
    vi.advanceTimersByTime(25_000)
    notices.hold(true)
    notices.say('Saved.')
    vi.advanceTimersByTime(600_000)
    expect(messages()).toEqual(['Removed.', 'Saved.'])
    notices.hold(false)
    vi.advanceTimersByTime(20_000)
    expect(messages()).toEqual(['Removed.'])
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual([])
  })

  it('is gone to by its key, stays meanwhile, and gives the keyboard back', async () => {
    const notices = useNotices()
    const page = mount(
      defineComponent(() => () => [h('button', { id: 'delete' }), h(NoticeList)]),
      { attachTo: document.body },
    )
    const deleter = page.get<HTMLElement>('#delete').element
    deleter.focus()
    const run = vi.fn()
    notices.say('Removed.', { label: 'Undo', run })
    await nextTick()
    useCommands().run('app.notice')
    const undo = page.get<HTMLElement>('.action')
    expect(document.activeElement).toBe(undo.element)
    vi.advanceTimersByTime(600_000)
    expect(messages()).toEqual(['Removed.'])
    await undo.trigger('click')
    await nextTick()
    expect(run).toHaveBeenCalledOnce()
    expect(messages()).toEqual([])
    expect(document.activeElement).toBe(deleter)
    notices.say('Saved.')
    await nextTick()
    await page.get('.notices').trigger('pointerenter')
    vi.advanceTimersByTime(600_000)
    expect(messages()).toEqual(['Saved.'])
    await page.get('.notices').trigger('pointerleave')
    vi.advanceTimersByTime(8000)
    expect(messages()).toEqual([])
  })

  it('of the backend stays until it is dismissed', () => {
    const notices = useNotices()
    tell('notice', { message: 'A file was put aside.' })
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['A file was put aside.'])
    notices.dismiss(notices.notices[0]!.id)
    expect(messages()).toEqual([])
  })

  it('of a crash offers its details to be copied', async () => {
    const copied = vi.fn(() => true)
    Object.assign(document, { execCommand: copied })
    const notices = useNotices()
    tell('notice', { message: 'It stopped.', details: 'Breakpoint 1.2.3' })
    const [{ action }] = notices.notices as [Notice]
    expect(action?.label).toBe('Copy details')
    action?.run()
    await vi.advanceTimersByTimeAsync(0)
    expect(copied).toHaveBeenCalledWith('copy')
    expect(messages()).toContain('The details are on the clipboard.')
  })

  it('of a crash is gone once there is no backend any more, and others stay', () => {
    useNotices()
    tell('notice', { message: 'A file was put aside.' })
    tell('notice', { message: 'It was started again.', details: 'Breakpoint 1.2.3' })
    backendGone.value = true
    tell('notice', { message: 'It keeps stopping.', details: 'Breakpoint 1.2.3' })
    expect(messages()).toEqual(['A file was put aside.', 'It keeps stopping.'])
    backendGone.value = false
  })

  it('is not said twice at a time, and others are dismissed alone', () => {
    const notices = useNotices()
    notices.say('One.')
    notices.say('One.')
    notices.say('Two.')
    expect(messages()).toEqual(['One.', 'Two.'])
    notices.dismiss(notices.notices[0]!.id)
    notices.say('One.')
    expect(messages()).toEqual(['Two.', 'One.'])
    expect(new Set(notices.notices.map(({ id }) => id)).size).toBe(2)
  })

  it('stands twice where each takes back something else, and can be withdrawn alone', () => {
    const notices = useNotices()
    const undone: number[] = []
    const [first, second] = [1, 2].map((which) =>
      notices.say('Removed.', { label: 'Undo', run: () => undone.push(which) }),
    )
    expect(messages()).toEqual(['Removed.', 'Removed.'])
    first!()
    notices.notices[0]!.action!.run()
    expect(undone).toEqual([2])
    second!()
    expect(messages()).toEqual([])
  })
})
