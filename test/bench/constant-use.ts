import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { readReply, type Dispatch } from '#shared/contract/requests.ts'
import { scorecardRules } from '../property/yahtzee-arbitrary.ts'
import { useEverything, type AnyAsk } from '../support/use-everything.ts'
import { Walk } from '../support/walk.ts'
import { shippedRuleSets, twistedRuleSets } from '../support/walk-rule-sets.ts'
import { walkFarkle } from '../support/walk-rules.ts'
import { walkScorecard } from '../support/walk-yahtzee.ts'
import { benchBackend } from './bench-backend.ts'

// A process of its own, with --expose-gc: for so many minutes, asks a backend all that pages ask about
// rule sets that are shipped and about house rules that are new each time, at most with this share of
// a core. Prints a line of JSON each half minute: requests so far, and the megabytes that are held.

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
/** So many house rules are saved; a new one takes the place of the oldest. */
const SAVED = 20
const [minutes, share] = process.argv.slice(2).map(Number) as [number, number]

const dataFolder = mkdtempSync(join(tmpdir(), 'breakpoint-use-'))
const log = (line: string): void => console.error(line)
const backend = await benchBackend(dataFolder, { log, team: { members: 1 } })
const begun = performance.now()
let told = -1

function tell(): void {
  const minute = Math.floor((2 * (performance.now() - begun)) / MINUTE) / 2
  if (minute === told) return
  told = minute
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const [resident, heap, buffers] = [rss, heapUsed, arrayBuffers].map((bytes) => bytes / MEGABYTE)
  console.log(JSON.stringify({ minute, requests: walk.requests, resident, heap, buffers }))
}

const dispatch: Dispatch = async (name, params) => {
  const reply = await backend.dispatch(name, params)
  const { user, system } = process.cpuUsage()
  const early = (user + system) / 1000 / share - (performance.now() - begun)
  if (early > 0) await setTimeout(early)
  tell()
  return reply
}
const walk = new Walk(dispatch)
const ask: AnyAsk = async (name, params) => {
  walk.requests++
  return readReply(await dispatch(name, params))
}

/** Exports everything and imports it again. */
async function exportAndImport(): Promise<void> {
  const { id, bytes } = await ask('data.export', {})
  const offered = await ask('data.offer', { bytes })
  for (let from = 0, done = false; !done;) {
    const piece = await ask('data.read', { id, from })
    await ask('data.write', { id: offered.id, from, chunk: piece.chunk })
    from += Buffer.from(piece.chunk, 'base64').length
    done = piece.done
  }
  await ask('data.discard', { id })
  await ask('data.preview', { id: offered.id })
  await ask('data.import', { id: offered.id })
}

const shipped = shippedRuleSets(1000)

async function useOnce(round: number): Promise<void> {
  const size = { positions: 8, answers: 5, searches: false }
  await walkFarkle(walk, shipped[round % shipped.length]!, size)
  const drawn = { seed: round, numRuns: 1 }
  const [house] = fc.sample(twistedRuleSets(5 + (round % 4)), drawn)
  await ask('rules.save', { id: `house-${round % SAVED}`, rules: house! })
  await walkFarkle(walk, house!, size)
  const [card] = fc.sample(scorecardRules, drawn)
  await walkScorecard(walk, { ...card!, rolls: Math.min(card!.rolls, 2) })
  await ask('language.speak', { language: round % 2 === 0 ? 'de' : 'en' })
  await ask('records.list', {})
  await ask('rules.list', {})
  if (round === 0) await useEverything(ask)
  await exportAndImport()
}

for (let round = 0; told < minutes; round++) {
  await useOnce(round)
  for (const fault of walk.faults.splice(0)) log(fault)
}
await backend.close()
rmSync(dataFolder, { recursive: true })
