import type { StepOf } from '#renderer/services/ask-drill.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readReply } from '#shared/contract/requests.ts'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import type { PositionData } from '#shared/games/farkle/requests/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { randomGameText } from '../support/random-games.ts'
import type { AnyAsk } from '../support/use-everything.ts'
import { benchBackend } from './bench-backend.ts'

// A process of its own, with --expose-gc: asks a backend without a pause for so many minutes, about
// the presets and about house rules that are new each time. Prints a line of JSON each minute: requests
// so far, and the megabytes that the process holds.

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
const minutes = Number(process.argv[2])

const dataFolder = mkdtempSync(join(tmpdir(), 'breakpoint-use-'))
const log = (line: string): void => console.error(line)
const backend = await benchBackend(dataFolder, { log, team: { members: 1 } })
let requests = 0
const ask: AnyAsk = async (name, params) => {
  requests++
  return readReply(await backend.dispatch(name, params))
}

const random = seededRandom('constant use')
const below = (most: number): number => 50 * Math.floor((random.next() * most) / 50)

/** House rules that nobody has asked about yet. */
function newRules(round: number): RuleSet {
  const [ones, ...others] = PRESETS.farkle.sets
  const sets = [[ones![0]!, ones![1]!, 1000 + 50 * (round % 4000), ...ones!.slice(3)], ...others]
  return { ...PRESETS.farkle, name: `House ${round}`, goal: 1000, sets }
}

async function drill(rules: RuleSet, scope: 'cell' | 'turn', seed: string): Promise<void> {
  const setup = { ...DEFAULT_SETUP, goal: 'points', scope, seed } as const
  const begun = await ask('drill.start', { game: 'farkle', rules, setup })
  const played = { game: 'farkle', session: begun.session } as const
  let step = begun.step as StepOf<'farkle'>
  for (let i = 0; i < 20 && step.kind === 'question'; i++) {
    const { number, legal } = step.question
    const { setAside, then } = legal[i % legal.length]!
    const answer = { ...played, number, choice: { setAside, then }, milliseconds: 1500 }
    await ask('drill.answer', answer)
    if (i % 5 === 4) {
      await ask('drill.slip', { ...played, number })
      await ask('drill.answer', answer)
    }
    step = (await ask('drill.next', played)) as StepOf<'farkle'>
  }
  await ask('drill.finish', { ...played, reason: 'stopped' })
  await ask('drill.progress', { game: 'farkle', rules, goal: 'points' })
  await ask('drill.expectedLoss', { game: 'farkle', rules, goal: 'points' })
}

function position(goal: number): PositionData {
  return {
    own: below(goal),
    opponent: below(goal),
    turnTotal: 0,
    dice: { rolled: rollDice(random, 6) },
    ownFarkles: 0,
    opponentFarkles: 0,
  }
}

async function look(rules: RuleSet): Promise<void> {
  await ask('farkle.scoreOverview', { rules })
  await ask('sheets.list', { rules })
  for (let i = 0; i < 10; i++) {
    const advice = { rules, players: 3, bot: 'casual', seed: `${i}` } as const
    await ask('farkle.advise', { ...advice, position: position(1000) })
  }
}

async function learn(rules: RuleSet, round: number): Promise<void> {
  const subject = { rulesId: `bench-${round % 4}`, rules }
  await ask('cards.overview', subject)
  const begun = await ask('cards.start', {
    ...subject,
    decks: [],
    answering: 'type',
    newCards: 20,
    size: { kind: 'cards', count: 20 },
  })
  const { session } = begun
  let { step } = begun
  for (let i = 0; i < 20 && step.kind === 'card'; i++) {
    const { number, answering } = step.card
    const answer = answering === 'choose' ? 0 : '1'
    await ask('cards.answer', { session, number, answer, milliseconds: 3000 })
    step = await ask('cards.next', { session })
  }
}

async function review(rules: RuleSet, round: number): Promise<void> {
  const { id } = await ask('records.add', { text: randomGameText(rules, `game ${round}`) })
  await ask('drill.review', { game: 'farkle', record: id, seat: 0, goal: 'points' })
}

async function useOnce(round: number): Promise<void> {
  const presets = Object.values(PRESETS)
  const preset = presets[round % presets.length]!
  const own = newRules(round)
  const scopes = ['cell', 'turn'] as const
  await look(preset)
  await drill(preset, scopes[round % 2]!, `round ${round}`)
  await look(own)
  await drill(own, 'cell', `round ${round}`)
  await ask('farkle.positionsSolve', { rules: own })
  for (let i = 0; i < 20; i++)
    await ask('farkle.winAnalyse', { rules: own, position: position(1000) })
  await ask('farkle.mapWinning', { rules: own, ownFarkles: 0, opponentFarkles: 0 })
  const yahtzee = Object.values(YAHTZEE)[round % 3]!
  for (let i = 0; i < 10; i++) {
    const dice = rollDice(random, 5)
    await ask('scorecard.analyse', { rules: yahtzee, dice, rerollsLeft: i % 3 })
  }
  await ask('language.speak', { language: round % 2 === 0 ? 'de' : 'en' })
  await learn(preset, round)
  await review(own, round)
}

const begun = performance.now()
for (let round = 0, told = -1; told < minutes; round++) {
  await useOnce(round)
  const minute = Math.floor((performance.now() - begun) / MINUTE)
  if (minute === told) continue
  told = minute
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const [resident, heap, outside] = [rss, heapUsed, external].map((bytes) => bytes / MEGABYTE)
  console.log(JSON.stringify({ minute, requests, resident, heap, outside }))
}
await backend.close()
rmSync(dataFolder, { recursive: true })
