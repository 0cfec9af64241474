import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend, BackendOptions } from '#main/backend/backend.ts'
import { MessageChannelMain } from '#test/support/fake-electron.ts'
import { soon } from '../../support/soon.ts'

const started = vi.hoisted(() => ({ backend: vi.fn() }))
vi.mock('#main/backend/start-backend.ts', () => ({ startBackend: started.backend }))

const parentPort = new EventEmitter()
const close = vi.fn(() => Promise.resolve())
const exit = vi.fn()
const stderr = vi.fn(() => true)
let handlers: Map<string, (thrown: unknown) => void>

/** Runs the process's script as if from the start. */
async function run(backend: Promise<Backend>): Promise<BackendOptions> {
  started.backend.mockReturnValue(backend)
  vi.resetModules()
  await import('#main/electron/backend-process.ts')
  await soon(() => expect(started.backend).toHaveBeenCalled())
  return started.backend.mock.calls[0]![0] as BackendOptions
}

beforeEach(() => {
  vi.clearAllMocks()
  parentPort.removeAllListeners()
  handlers = new Map()
  Object.assign(process, { parentPort })
  vi.spyOn(process, 'exit').mockImplementation(exit as never)
  vi.spyOn(process, 'on').mockImplementation(((name: string, handler: () => void) => {
    handlers.set(name, handler)
    return process
  }) as never)
  vi.spyOn(process.stderr, 'write').mockImplementation(stderr)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(process, 'parentPort')
})

const [sleep, wake] = [vi.fn(), vi.fn()]
const backend: Backend = {
  dispatch: (name) => Promise.resolve({ ok: true, value: name }),
  sleep,
  wake,
  close,
}

describe('the backend process', () => {
  it('starts the backend with the worker beside its script', async () => {
    const { dataFolder, workerFile } = await run(Promise.resolve(backend))
    expect(dataFolder).not.toBe('')
    expect(String(workerFile)).toMatch(/[\\/]solver-worker\.js$/)
  })

  it('speaks the language that it is told, from the first word on', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'backend.js', '--language=de'])
    await run(Promise.resolve(backend))
    const { currentLanguage } = await import('#shared/texts/locale.ts')
    expect(currentLanguage()).toBe('de')
  })

  it('answers a window that came before the backend was ready', async () => {
    const { promise, resolve } = Promise.withResolvers<Backend>()
    await run(promise)
    const { port1, port2 } = new MessageChannelMain()
    const answers: unknown[] = []
    port2.on('message', ({ data }) => answers.push(data))
    port2.start()
    parentPort.emit('message', { data: { kind: 'serve' }, ports: [port1] })
    port2.postMessage({ t: 'q', i: '1', m: 'request', a: ['jobs.list', {}] })
    resolve(backend)
    await soon(() => expect(answers).toHaveLength(1))
    expect(answers[0]).toMatchObject({ t: 's', i: '1', r: { ok: true, value: 'jobs.list' } })
  })

  it('tells the backend that the computer falls asleep and wakes up', async () => {
    await run(Promise.resolve(backend))
    parentPort.emit('message', { data: { kind: 'sleep' }, ports: [] })
    await soon(() => expect(sleep).toHaveBeenCalledOnce())
    expect(wake).not.toHaveBeenCalled()
    parentPort.emit('message', { data: { kind: 'wake' }, ports: [] })
    await soon(() => expect(wake).toHaveBeenCalledOnce())
    expect([close, exit].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
  })

  it('closes the backend before it ends', async () => {
    await run(Promise.resolve(backend))
    parentPort.emit('message', { data: { kind: 'close' }, ports: [] })
    await soon(() => expect(exit.mock.calls).toEqual([[0]]))
    expect(close).toHaveBeenCalledOnce()
  })

  it('says why and ends when the backend cannot start', async () => {
    await run(Promise.reject(new Error('The disk is gone.')))
    await soon(() => expect(exit.mock.calls).toEqual([[1]]))
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining('The disk is gone.'))
  })

  it.each(['uncaughtException', 'unhandledRejection'])(
    'says why and ends at an %s',
    async (name) => {
      await run(Promise.resolve(backend))
      handlers.get(name)!(new Error('A bug.'))
      expect(exit.mock.calls).toEqual([[1]])
      expect(stderr).toHaveBeenCalledWith(expect.stringContaining('A bug.'))
    },
  )
})
