import { beforeEach, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#renderer/features/settings/transfers.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { useNotices } from '#renderer/services/notices.ts'
import DataSection from '#renderer/features/settings/DataSection.vue'
import { answer, calls, handedOver, settled, show, startStores, tell } from './harness.ts'

const ID = '0190a1b2-0000-4000-8000-000000000000'
const none = { added: 0, changed: 0, same: 0 }
const PREVIEW: ImportPreview = {
  madeAt: Date.now(),
  version: '0.1.0',
  ruleSets: { added: 1, changed: 0, same: 2 },
  sessions: none,
  answers: { added: 1240, changed: 0, same: 10 },
  cards: { added: 0, changed: 3, same: 1 },
  records: none,
  reviews: none,
  deletedGames: 0,
  remarks: ['Home rules come under a new name: Home rules 2.'],
}

let files: ReturnType<typeof handedOver>
beforeEach(() => void (files = handedOver()))

/** A backend that keeps what is handed in; `answers` come before its own. */
function answerData(answers: Record<string, unknown> = {}): { received: () => Uint8Array } {
  const pieces: Uint8Array[] = []
  answer({
    'data.offer': { id: ID },
    'data.write': ({ chunk }: { chunk: string }) => {
      pieces.push(Uint8Array.from(atob(chunk), (sign) => sign.charCodeAt(0)))
      return {}
    },
    'data.preview': PREVIEW,
    'data.import': { done: PREVIEW, backup: 'study-20260307.sqlite' },
    'data.discard': {},
    ...answers,
  })
  return { received: () => Uint8Array.from(pieces.flatMap((piece) => [...piece])) }
}

async function section(answers: Record<string, unknown> = {}) {
  const backend = answerData(answers)
  await startStores()
  const { screen, ...shown } = await show(DataSection)
  return {
    screen,
    ...backend,
    ...shown,
    async choose(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const input = screen.get<HTMLInputElement>('[type="file"]')
      const file = new File([bytes], 'breakpoint.gz')
      Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
      await input.trigger('change')
      await settled(12)
    },
  }
}

describe('an export', () => {
  it('is fetched piece by piece and handed over as one file', async () => {
    const whole = Uint8Array.from({ length: 1000 }, (_, i) => i % 256)
    const { click } = await section({
      'data.export': { id: ID, name: 'breakpoint-2026.gz', bytes: whole.length, omitted: [] },
      'data.read': ({ from }: { from: number }) => ({
        chunk: btoa(String.fromCharCode(...whole.subarray(from, from + 400))),
        done: from + 400 >= whole.length,
      }),
    })
    await click('Export everything')
    expect(calls('data.read').map((params) => (params as { from: number }).from)).toEqual([
      0, 400, 800,
    ])
    expect(files.map(({ name }) => name)).toEqual(['breakpoint-2026.gz'])
    expect(new Uint8Array(await files[0]!.blob.arrayBuffer())).toEqual(whole)
    expect(useNotices().notices.at(-1)!.message).toContain('breakpoint-2026.gz is downloaded')
  })

  it('names what it has left out', async () => {
    const at = new Date(2026, 2, 3, 12).getTime()
    const omitted = [
      { what: 'an answer', count: 2, first: at, last: at, why: 'is damaged' },
      { what: 'a deck', count: 1, first: null, last: null, why: 'is damaged too' },
    ]
    const { click, screen } = await section({
      'data.export': { id: ID, name: 'breakpoint-2026.gz', bytes: 1, omitted },
      'data.read': { chunk: btoa('a'), done: true },
    })
    await click('Export everything')
    expect(files).toHaveLength(1)
    const told = screen.get('[role="alert"]')
    expect(told.text()).toContain('Not everything is in the export.')
    expect(told.findAll('li').map((line) => line.text())).toEqual([
      '2 entries (each an answer, 3 Mar 2026) are left out. The first one is damaged.',
      'One entry (a deck) is left out: it is damaged too.',
    ])
  })

  it('that fails says why and hands over nothing', async () => {
    const failure = new RequestError('storage-failed', 'The disk is full.')
    const { click, screen } = await section({ 'data.export': failure })
    await click('Export everything')
    expect(screen.get('[role="alert"]').text()).toContain('The disk is full.')
    expect(files).toEqual([])
  })
})

describe('an import', () => {
  const BYTES = Uint8Array.from({ length: 1_000_000 }, (_, i) => (i * 7) % 251)

  it('hands the file in, small pieces at a time, and shows what it would do', async () => {
    const { choose, received, dialog } = await section()
    await choose(BYTES)
    expect(calls('data.offer')).toEqual([{ bytes: BYTES.length }])
    const sizes = calls('data.write').map((params) => (params as { chunk: string }).chunk.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(700_000)
    expect(received()).toEqual(BYTES)
    const rows = [...dialog()!.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()),
    )
    expect(rows).toEqual([
      ['Rule sets', '1', '0', '2'],
      ['Sessions', '0', '0', '0'],
      ['Answers', '1,240', '0', '10'],
      ['Games', '0', '0', '0'],
      ['Cards', '0', '3', '1'],
      ['Reviews of cards', '0', '0', '0'],
    ])
    expect(dialog()!.textContent).toContain('Home rules come under a new name')
    expect(calls('data.import')).toEqual([])
  })

  it('happens once it is confirmed, and names the backup', async () => {
    const { choose, click, dialog } = await section()
    await choose(BYTES.slice(0, 100))
    await click('Import')
    expect(calls('data.import')).toEqual([{ id: ID, bringBack: false }])
    expect(dialog()).toBeNull()
    expect(useNotices().notices.at(-1)!.message).toBe(
      'Imported: 1 rule set, 1,240 answers, 3 cards. Before that, study-20260307.sqlite was made.',
    )
  })

  it('that is cancelled is discarded', async () => {
    const { choose, click } = await section()
    await choose(BYTES.slice(0, 100))
    await click('Cancel')
    expect(calls('data.discard')).toEqual([{ id: ID }])
    expect(calls('data.import')).toEqual([])
  })

  it('that is being read shows how far it is, and can be stopped', async () => {
    let refuse: (why: Error) => void = () => {}
    const { choose, click, screen } = await section({
      'data.preview': () => new Promise((_, reject) => (refuse = reject)),
      'data.discard': () => {
        refuse(new RequestError('cancelled', 'The import was stopped.'))
        return {}
      },
    })
    await choose(BYTES.slice(0, 100))
    const bar = screen.get('progress').element as HTMLProgressElement
    expect(bar.value).toBe(0.5)
    tell('transfer', { id: ID.replace('0190', '0191'), share: 0.9 })
    tell('transfer', { id: ID, share: 0.25 })
    await settled()
    expect(bar.value).toBe(0.625)
    await click('Stop')
    expect(calls('data.discard')[0]).toEqual({ id: ID })
    expect(screen.find('progress').exists()).toBe(false)
    expect(screen.find('[role="alert"]').exists()).toBe(false)
    expect(calls('data.import')).toEqual([])
  })

  it('of a damaged file says why, and discards it', async () => {
    const damaged = new RequestError(
      'invalid-request',
      'The package is damaged. Nothing was changed.',
    )
    const { choose, screen, dialog } = await section({ 'data.preview': damaged })
    await choose(BYTES.slice(0, 100))
    expect(screen.get('[role="alert"]').text()).toBe('The package is damaged. Nothing was changed.')
    expect(calls('data.discard')).toEqual([{ id: ID }])
    expect(dialog()).toBeNull()
  })

  it('brings deleted games back if that is chosen', async () => {
    const same = { added: 0, changed: 0, same: 4 }
    const known = { ...PREVIEW, ruleSets: same, answers: same, cards: same, remarks: [] }
    const { choose, click, dialog } = await section({
      'data.preview': { ...known, deletedGames: 2 },
    })
    await choose(BYTES.slice(0, 100))
    expect(dialog()!.textContent).toContain('Bring back 2 games of this file that you had deleted')
    expect(dialog()!.textContent).not.toContain('there is nothing to import')
    dialog()!.querySelector<HTMLInputElement>('[type="checkbox"]')!.click()
    await settled()
    await click('Import')
    expect(calls('data.import')).toEqual([{ id: ID, bringBack: true }])
  })

  it('of what is here already has nothing to confirm', async () => {
    const same = { added: 0, changed: 0, same: 4 }
    const known = { ...PREVIEW, ruleSets: same, answers: same, cards: same, remarks: [] }
    const { choose, dialog } = await section({ 'data.preview': known })
    await choose(BYTES.slice(0, 100))
    expect(dialog()!.textContent).toContain('there is nothing to import')
    expect([...dialog()!.querySelectorAll('button')].map((one) => one.textContent.trim())).toEqual([
      '',
      'Close',
    ])
  })
})
