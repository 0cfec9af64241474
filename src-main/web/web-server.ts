import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { ClientLanguage } from '../backend/clients/client-language.ts'
import type { BuiltFiles } from '../served-files/built-files.ts'
import type { Language } from '#shared/texts/language.ts'
import { texts } from '#shared/texts/texts.ts'
import { securityHeaders } from '../served-files/security-headers.ts'
import type { Access } from './access.ts'
import { currentLanguage } from '#shared/texts/locale.ts'

/** `sentence` is not escaped: it must not contain any part of the request. */
function pageOf(sentence: string): string {
  return `<!doctype html>
<html lang="${currentLanguage()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Breakpoint</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/refusal.css" />
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="40" height="40" />
      <h1>Breakpoint</h1>
      <p>${sentence}</p>
    </main>
  </body>
</html>
`
}

const MAX_MESSAGE_BYTES = 1_000_000

const SOCKET_PATH = '/socket'

interface ServerOptions {
  readonly files: BuiltFiles
  readonly access: Access
  readonly languageOf: (request: IncomingMessage) => Language
  readonly onConnection: (socket: WebSocket, language: Language) => void
}

export interface WebServer {
  readonly port: number
  close(): Promise<void>
}

function urlOf(request: IncomingMessage): URL | null {
  return URL.parse(request.url ?? '', 'http://127.0.0.1')
}

async function serveFile(
  { files, access }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = securityHeaders(access.socketSources())
  /** A page if the client accepts HTML, else only the sentence. */
  const refuse = (status: number, sentence: string, more: Record<string, string> = {}): void => {
    const isPage = request.headers.accept?.includes('text/html')
    const type = `text/${isPage ? 'html' : 'plain'}; charset=utf-8`
    response.writeHead(status, { ...headers, ...more, 'Content-Type': type })
    response.end(isPage ? pageOf(sentence) : `${sentence}\n`)
  }
  const url = urlOf(request)
  if (!url || !access.hostIsOurs(request)) {
    refuse(403, texts.shells.web.wrongHost)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(405, texts.shells.web.onlyGet, { Allow: 'GET, HEAD' })
    return
  }
  const file = files.resolve(url.pathname)
  if (!file) {
    refuse(404, texts.shells.web.noPage)
    return
  }
  if (file.contentType.startsWith('text/html') && !access.hasToken(url)) {
    const page = request.method === 'GET' ? access.useTicket(url) : undefined
    if (page === undefined) {
      refuse(403, texts.shells.web.noToken)
    } else {
      response.writeHead(303, { ...headers, Location: page, 'Cache-Control': 'no-store' })
      response.end()
    }
    return
  }
  const body = await readFile(file.path)
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': body.length,
    'Cache-Control': url.pathname.startsWith('/assets/')
      ? 'max-age=31536000, immutable'
      : 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Listens on 127.0.0.1; port 0 means any free port. Rejects with Node's error. */
export async function startWebServer(options: ServerOptions, port: number): Promise<WebServer> {
  const { access, languageOf, onConnection } = options
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const server = createServer((request, response) => {
    const language = new ClientLanguage(languageOf(request))
    language
      .run(() => serveFile(options, request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500, securityHeaders())
        response.end()
      })
  })
  server.on('upgrade', (request, socket, head) => {
    // A browser that disconnects during the upgrade is no error.
    socket.on('error', () => socket.destroy())
    const url = urlOf(request)
    const allowed =
      url?.pathname === SOCKET_PATH &&
      access.hostIsOurs(request) &&
      access.originIsOurs(request) &&
      access.hasToken(url)
    if (!allowed) {
      const refusal = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
      // A client that does not hang up would keep the server from closing.
      socket.end(refusal, () => socket.destroy())
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) =>
      onConnection(opened, languageOf(request)),
    )
  })
  await listen(server, port)
  const address = server.address() as AddressInfo
  access.listenOn(address.port)
  return {
    port: address.port,
    async close() {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
