import { ReadableStream as NodeStream } from 'node:stream/web'

/** Preloaded into Electron's installer: reports its downloads to the parent process. */

/** Sizes are in bytes. */
export type InstallerReport =
  | { readonly at: 'asked'; readonly host: string; readonly file: string }
  | { readonly at: 'answered'; readonly status: number; readonly size: number | null }
  | { readonly at: 'received'; readonly bytes: number }
  | { readonly at: 'complete' }
  | { readonly at: 'failed'; readonly reason: string }

const systemFetch = globalThis.fetch

const report = (message: InstallerReport): void => void process.send?.(message)

/** Code of the system error behind a fetch error, else its message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

async function* counted(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      report({ at: 'received', bytes: chunk.byteLength })
      yield chunk
    }
  } catch (error) {
    report({ at: 'failed', reason: reasonOf(error) })
    throw error
  }
  report({ at: 'complete' })
}

globalThis.fetch = async (input, init) => {
  const address = new Request(input).url
  const { host, pathname } = new URL(address)
  report({ at: 'asked', host, file: pathname.slice(pathname.lastIndexOf('/') + 1) })
  let response: Response
  try {
    response = await systemFetch(input, init)
  } catch (error) {
    report({ at: 'failed', reason: reasonOf(error) })
    throw error
  }
  const { ok, status, headers, body } = response
  report({ at: 'answered', status, size: Number(headers.get('content-length')) || null })
  if (!ok || !body) return response
  return new Response(NodeStream.from(counted(body)) as ReadableStream, { status, headers })
}

// Exits with the parent. The listener alone would keep this process alive.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
