import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { reactive } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { Reply } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend, askShell, connected, onEvent, tellEarly } from '#renderer/services/client.ts'
import type { HearRaw, ConnectionState } from '#renderer/services/connection.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'

vi.unmock('#renderer/services/client.ts')

type Ask = Mock<(name: string, params: unknown) => Promise<Reply>>

/** Fake connection: the callbacks passed when it was opened, and the requests made on it. */
interface FakeLine {
  opened: number
  readonly backend: Ask
  readonly shell: Ask
  readonly hear: HearRaw
  readonly state: ConnectionState
}

const line = vi.hoisted((): FakeLine => ({
  opened: 0,
  backend: vi.fn(),
  shell: vi.fn(),
  hear: () => {},
  state: () => {},
}))

vi.mock('#renderer/services/connection.ts', () => ({
  openConnection(hear: HearRaw, state: ConnectionState) {
    line.opened++
    return Object.assign(line, { hear, state })
  },
}))

beforeEach(async () => {
  line.backend.mockReset()
  line.shell
    .mockReset()
    .mockResolvedValue({ ok: true, value: { ...DEFAULT_SETTINGS, theme: 'dark', goal: 'wins' } })
  await askShell('settings.get', {})
})

describe('a question', () => {
  it('opens the line once', async () => {
    await askShell('settings.get', {})
    expect(line.opened).toBe(1)
  })

  it('crosses as plain data, whatever the screen holds it in', async () => {
    line.backend.mockResolvedValue({
      ok: false,
      error: { code: 'internal', message: '', details: [] },
    })
    const rules = reactive({ ...PRESETS.farkle })
    await askBackend('farkle.scoreOverview', { rules }).catch(() => {})
    const [name, params] = line.backend.mock.calls[0]!
    expect(name).toBe('farkle.scoreOverview')
    expect(params).toEqual({ rules: PRESETS.farkle })
    expect(() => structuredClone(params)).not.toThrow()
  })

  it('is answered with what fits the contract', async () => {
    expect(await askShell('settings.get', {})).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      goal: 'wins',
    })
  })

  it('fails with the error that came back', async () => {
    const details = [{ field: 'id', message: 'Not there.' }]
    const error = { code: 'not-found' as const, message: 'There is none.', details }
    line.backend.mockResolvedValue({ ok: false, error })
    const thrown: unknown = await askBackend('rules.remove', { id: 'x' }).catch((e: unknown) => e)
    expect(thrown).toBeInstanceOf(RequestError)
    expect(thrown).toMatchObject(error)
  })

  it.each([
    { what: 'no reply', reply: null },
    { what: 'an error of another kind', reply: { ok: false, error: 'broken' } },
  ])('fails where what came back was not understood: $what', async ({ reply }) => {
    line.backend.mockResolvedValue(reply as unknown as Reply)
    await expect(askBackend('rules.list', {})).rejects.toMatchObject({
      code: 'invalid-answer',
      cause: { message: expect.stringContaining('the reply does not fit') as string },
    })
  })
})

describe('an event', () => {
  it('that came before the app was there is heard once it is, and only then', () => {
    line.hear('notice', { message: 'Early.' })
    const heard = vi.fn()
    const stop = onEvent('notice', heard)
    expect(heard).not.toHaveBeenCalled()
    tellEarly()
    expect(heard.mock.calls).toEqual([[{ message: 'Early.' }]])
    stop()
    line.hear('notice', { message: 'Nobody is there any more.' })
    onEvent('notice', heard)
    tellEarly()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is heard by all who listen to its name, until they stop', () => {
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = onEvent('notice', first)
    onEvent('notice', second)
    onEvent('rules-changed', other)
    line.hear('notice', { message: 'One.' })
    stop()
    line.hear('notice', { message: 'Two.' })
    expect(first.mock.calls).toEqual([[{ message: 'One.' }]])
    expect(second.mock.calls).toEqual([[{ message: 'One.' }], [{ message: 'Two.' }]])
    expect(other).not.toHaveBeenCalled()
  })

  it.each([
    { name: 'unknown', data: {} },
    { name: '__proto__', data: {} },
  ])('that is not understood is heard by nobody: $name', ({ name, data }) => {
    const heard = vi.fn()
    const stops = (['notice', 'settings-changed', 'job', 'rules-changed'] as const).map((known) =>
      onEvent(known, heard),
    )
    line.hear(name, data)
    for (const stop of stops) stop()
    expect(heard).not.toHaveBeenCalled()
  })
})

it('the page knows whether it is connected', () => {
  expect(connected.value).toBe(true)
  line.state(false)
  expect(connected.value).toBe(false)
  line.state(true)
  expect(connected.value).toBe(true)
})
