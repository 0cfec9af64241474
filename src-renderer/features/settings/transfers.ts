import type { ImportPreview } from '#shared/contract/data.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend, onEvent } from '../../app/services/client.ts'

type Ready = AnswerOf<BackendRequests, 'data.answersCsv'>

/** Bytes in one message; base64 makes a third more of it. */
const PIECE = 384 * 1024

/** Base64 in steps, as a call takes only so many arguments. */
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

/** Fetches a download piece by piece; `told` hears what share is there. Rejects as askBackend. */
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

/** Discards an incomplete transfer; the caller reports the reason. */
const discard = async (id: string): Promise<void> => {
  await askBackend('data.discard', { id }).catch(() => {})
}

/** Hands in a file piece by piece and returns the name of the transfer. */
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

/**
 * Hands in a package and asks what it would do; `told` hears what share of both is done. Rejects as
 * askBackend, and once `signal` stops it.
 */
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
