import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'

/** A server on this computer that Electron can be fetched from. */
export interface Mirror {
  /** For ELECTRON_MIRROR. */
  readonly url: string
  /** As messages name it. */
  readonly host: string
  /** The paths that were asked for. */
  readonly asked: readonly string[]
  /** Resolves once a connection is closed. */
  readonly connectionClosed: Promise<void>
}

/**
 * Starts a server that is stopped when the test ends; `tunnel` is given what connects through it as
 * a proxy.
 */
export async function startMirror(
  answer: RequestListener,
  tunnel?: (socket: Duplex) => void,
): Promise<Mirror> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  if (tunnel) server.on('connect', (_request, socket) => tunnel(socket))
  const connectionClosed = new Promise<void>((resolve) => {
    server.on('connection', (socket) => socket.on('close', () => resolve()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}/`, host, asked, connectionClosed }
}

/** A mirror that has been stopped: nothing listens at its address. */
export async function closedMirror(): Promise<Pick<Mirror, 'url' | 'host' | 'asked'>> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise((resolve) => server.close(resolve))
  return { url: `http://${host}/`, host, asked: [] }
}

/** Sends an archive in ten parts. */
export const sending =
  (archive: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Length': archive.length })
    const part = Math.ceil(archive.length / 10)
    for (let i = 0; i < archive.length; i += part) response.write(archive.subarray(i, i + part))
    response.end()
  }

/** Accepts a request and never answers. */
export const hanging: RequestListener = () => {}

/** Its last byte is the one that makes fifty percent. */
const firstHalf = (archive: Buffer): Buffer => archive.subarray(0, Math.ceil(archive.length / 2))

/** Sends half of an archive and then nothing. */
export const stalling =
  (archive: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Length': archive.length })
    response.write(firstHalf(archive))
  }

/** Sends half of an archive and then closes the connection. */
export const breakingOff =
  (archive: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Length': archive.length })
    response.write(firstHalf(archive), () => response.destroy())
  }
