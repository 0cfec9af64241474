import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend, onEvent } from '../../services/client.ts'

export type ImportPreview = AnswerOf<BackendRequests, 'data.preview'>

type Ready = AnswerOf<BackendRequests, 'data.export'>

/** Bytes per message; base64 adds a third. */
const PIECE = 384 * 1024

function toBase64(bytes: Uint8Array): string {
  const STEP = 0x2000
  let text = ''
  for (let i = 0; i < bytes.length; i += STEP) {
    text += String.fromCharCode(...bytes.subarray(i, i + STEP))
  }
  return btoa(text)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text)
  const bytes = new Uint8Array(plain.length)
  for (let i = 0; i < plain.length; i++) bytes[i] = plain.charCodeAt(i)
  return bytes
}

/** Downloads in pieces; `told` gets the done part. Rejects as askBackend does. */
export async function fetchAll({ id, bytes }: Ready, told: (share: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let from = 0
  for (;;) {
    const { chunk, done } = await askBackend('data.read', { id, from })
    const piece = fromBase64(chunk)
    pieces.push(piece)
    from += piece.length
    told(bytes === 0 ? 1 : from / bytes)
    if (done) return new Blob(pieces)
    if (piece.length === 0) throw new Error(pageTexts.settingsPage.transfer.pieceMissing)
  }
}

/** Cancels a transfer; errors are ignored because the caller reports its own. */
const discard = async (id: string): Promise<void> => {
  await askBackend('data.discard', { id }).catch(() => {})
}

/** Uploads a file in pieces; returns the transfer's id. */
async function handIn(
  file: Blob,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { id } = await askBackend('data.offer', { bytes: file.size })
  try {
    for (let from = 0; from < file.size; from += PIECE) {
      signal.throwIfAborted()
      const piece = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer())
      await askBackend('data.write', { id, from, chunk: toBase64(piece) })
      told(Math.min(1, (from + PIECE) / file.size))
    }
    return id
  } catch (thrown) {
    await discard(id)
    throw thrown
  }
}

/** Uploads a package; `told` gets the done part. Rejects as askBackend does, and on abort. */
export async function readPackage(
  file: Blob,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<{ id: string; preview: ImportPreview }> {
  const id = await handIn(file, (share) => told(share / 2), signal)
  const deaf = onEvent('transfer', (event) => {
    if (event.id === id) told((1 + event.share) / 2)
  })
  const stop = (): void => void discard(id)
  signal.addEventListener('abort', stop)
  try {
    return { id, preview: await askBackend('data.preview', { id }) }
  } catch (thrown) {
    await discard(id)
    throw thrown
  } finally {
    deaf()
    signal.removeEventListener('abort', stop)
  }
}
