import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { connectChannel } from '#shared/contract/channel.ts'
import type { Reply } from '#shared/contract/requests.ts'
import { startWebShell } from '#main/web/web-shell.ts'
import { soon } from '#test/support/soon.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

export { temporaryFolder }

export const BUILT: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Breakpoint</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-1a2b.js': 'export {}',
  'assets/index-1a2b.css': 'body {}',
  'assets/inter-1a2b.woff2': 'font',
}

/** A folder with built files; beside it lies one that must never be served. */
export function builtFolder(): string {
  const root = temporaryFolder()
  const folder = join(root, 'renderer')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"secret": true}')
  for (const [name, text] of Object.entries(BUILT)) writeFileSync(join(folder, name), text)
  return folder
}

export interface RunningShell {
  /** The page's address, with the token. */
  readonly address: string
  readonly openingAddress: () => string
  readonly port: number
  readonly token: string
  readonly dataFolder: string
  readonly logged: readonly string[]
  readonly close: () => Promise<void>
}

interface StartOptions {
  readonly dataFolder?: string
  readonly port?: number
  readonly portNamed?: boolean
  readonly languages?: readonly string[]
}

/** Starts a web shell that is closed when the test ends. */
export async function startShell({
  dataFolder = join(temporaryFolder(), 'data'),
  port = 0,
  portNamed = false,
  languages = [],
}: StartOptions = {}): Promise<RunningShell> {
  const logged: string[] = []
  const shell = await startWebShell({
    port,
    portNamed,
    dataFolder,
    languages,
    version: '1.2.3',
    rendererFolder: builtFolder(),
    workerFile: new URL('../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    log: (line) => logged.push(line),
  })
  let closing: Promise<void> | null = null
  const close = (): Promise<void> => (closing ??= shell.close())
  onTestFinished(close)
  const url = new URL(shell.address)
  return {
    address: shell.address,
    openingAddress: () => shell.openingAddress(),
    port: Number(url.port),
    token: url.searchParams.get('token') ?? '',
    dataFolder,
    logged,
    close,
  }
}

/** An answer to a request that no browser has tidied up. */
export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends a path exactly as it is written. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Sends bytes that no client would send; answers the first line of what comes back. */
export function askBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.once('data', (data) => {
      resolve(data.toString('latin1').split('\r\n')[0]!)
      socket.destroy()
    })
    socket.once('close', () => reject(new Error('The connection was closed without an answer.')))
    socket.on('error', reject)
  })
}

/** How to knock at the door of the sockets; what is left out is right. */
interface Knock {
  readonly path?: string
  readonly token?: string | null
  /** Null sends none. */
  readonly origin?: string | null
  readonly headers?: Record<string, string>
}

function knock(
  { port, token: rightToken }: RunningShell,
  { path = '/socket', token = rightToken, origin, headers = {} }: Knock,
): WebSocket {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  const from = origin === undefined ? `http://127.0.0.1:${port}` : origin
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}${query}`, {
    headers: { ...headers, ...(from === null ? {} : { origin: from }) },
  })
  onTestFinished(() => socket.terminate())
  return socket
}

/** Knocks; answers 101 to who is let in, and the status of the refusal to who is not. */
export function statusOfKnock(shell: RunningShell, options: Knock): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = knock(shell, options)
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    socket.on('error', reject)
  })
}

export interface Page {
  readonly socket: WebSocket
  readonly request: (name: string, params: unknown) => Promise<Reply>
  readonly events: readonly { readonly name: string; readonly data: unknown }[]
  /** The close code, once the server has ended the line. */
  readonly closed: Promise<number>
}

export async function openPage(shell: RunningShell, options: Knock = {}): Promise<Page> {
  const socket = knock(shell, options)
  const events: { name: string; data: unknown }[] = []
  const request = connectChannel(
    {
      post: (data) => socket.send(JSON.stringify(data)),
      onMessage: (listener) =>
        void socket.on('message', (data) => listener(JSON.parse((data as Buffer).toString()))),
    },
    (name, data) => void events.push({ name, data }),
  )
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return { socket, request, events, closed }
}

/** Waits until a page has heard events of a name, and answers their data. */
export function heard({ events }: Page, name: string, count = 1): Promise<unknown[]> {
  return soon(() => {
    const found = events.filter((event) => event.name === name).map(({ data }) => data)
    if (found.length < count) throw new Error(`${found.length} of ${count} events ${name}`)
    return found
  })
}
