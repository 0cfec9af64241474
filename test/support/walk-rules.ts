import type { StepOf } from '#renderer/services/ask-drill.ts'
import { diceCounts, type Goal } from '#shared/base/units.ts'
import { noTables, whyNoWholeGames } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { ParamsOf, BackendRequests } from '#shared/contract/requests.ts'
import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { firstPosition, type Position } from '#shared/games/farkle/analysis/position.ts'
import { DECISION_KINDS, DEFAULT_SETUP, SCOPES } from '#shared/games/farkle/drill/setup.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import { TABLE_BOTS } from '#shared/games/farkle/requests/table.ts'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { randomGame, randomGameText } from './random-games.ts'
import type { Walk } from './walk.ts'

/** How much is asked of a rule set. */
export interface WalkSize {
  readonly positions: number
  /** Answers to each drill and session of cards. */
  readonly answers: number
  /** Also what searches and plays matches, for seconds. */
  readonly searches: boolean
  /** Leaves out what needs the game solved for wins. */
  readonly noWins?: boolean
}

interface Asked extends WalkSize {
  readonly walk: Walk
  readonly rules: RuleSet
  /** Where games are that are played at random. */
  readonly at: readonly Position[]
  readonly random: Random
}

/** Asks some of what pages ask about a rule set of Farkle. */
export type Area = (asked: Asked) => Promise<void>

/** So many different positions of random games, and a turn short of the goal: there chances are near 1. */
function somePositions(rules: RuleSet, random: Random, count: number): Position[] {
  const seen = new Map<string, Position>()
  for (let game = 0; game < 20 && seen.size < 4 * count; game++) {
    randomGame(rules, `${rules.name} ${game}`, 0, (position) => {
      seen.set(positionCode(position), position)
    })
  }
  const { grid } = turnModel(rules)
  const late = { ...firstPosition(rules), own: Math.floor((rules.goal - 1) / grid) * grid }
  const all = [...seen.values()]
  return [late, ...Array.from({ length: Math.min(count - 1, all.length) }, () => pick(random, all))]
}

const THUMB = PLAIN_RULE
const HOLD = { kind: 'hold', at: 300 } as const
const PLAYERS = [{ kind: 'best' }, { kind: 'table' }, HOLD] as const

const points: Area = async ({ walk, rules, searches }) => {
  const overview = await walk.ask('farkle.scoreOverview', { rules })
  await walk.ask('farkle.scoreOverview', { rules, farklePenalty: 100 })
  const turns = overview?.turns.map(({ key }) => key) ?? []
  for (const turn of new Set(['single', ...turns] as const)) {
    await walk.ask('farkle.scoreTable', { rules, turn })
    await walk.ask('farkle.scoreBreakpoints', { rules, turn })
    await walk.ask('farkle.scoreExamples', { rules, turn })
    for (const player of PLAYERS) {
      await walk.ask('farkle.turnResults', { rules, turn, player })
      await walk.ask('farkle.turnDecisions', { rules, turn, player })
    }
  }
  for (const player of PLAYERS) await walk.ask('farkle.turnRace', { rules, player })
  await walk.ask('farkle.scoreTurnStates', { rules })
  if (searches) await walk.ask('farkle.scoreFrontier', { rules })
}

const wins: Area = async ({ walk, rules, at }) => {
  await walk.ask('farkle.positionsStatus', { rules })
  await walk.ask('farkle.positionsSolve', { rules })
  await walk.ask('farkle.winStatus', { rules })
  await walk.ask('farkle.winSolve', { rules, nextMap: { ownFarkles: 0, opponentFarkles: 0 } })
  for (const opponentBegins of [false, true]) {
    await walk.ask('farkle.winFairness', { rules, opponentBegins })
  }
  await walk.ask('farkle.winStandings', { rules })
  await walk.ask('farkle.winContrasts', { rules })
  await walk.ask('farkle.leftoversSolve', { rules })
  await walk.ask('farkle.roundsSolve', { rules })
  await walk.ask('farkle.threeStatus', { rules })
  for (const position of at) {
    walk.positions++
    const { own, opponent, ownFarkles, opponentFarkles, second } = position
    await walk.ask('farkle.winAnalyse', { rules, position: positionData(position) })
    await walk.ask('farkle.winAt', { rules, own, opponent, ownFarkles, opponentFarkles, second })
  }
}

const matches: Area = async ({ walk, rules, searches }) => {
  const pair = { first: HOLD, second: { kind: 'points', winningBank: true } } as const
  await walk.ask('farkle.winMatch', { rules, ...pair })
  await walk.ask('farkle.winKnown', { rules, matches: [pair] })
  if (!searches) return
  const others = [{ kind: 'go-for-it' }, { kind: 'table' }, { kind: 'thumb', rule: THUMB }] as const
  for (const first of others) {
    await walk.ask('farkle.winMatch', { rules, first, second: { kind: 'optimal' } })
  }
  await walk.ask('farkle.winBankCards', { rules, by: 'lead' })
}

const maps: Area = async ({ walk, rules }) => {
  const theirs = sideRules(rules, true)
  // Dice of their own leave no maps for a side.
  const hasSeats = rules.end === 'equalTurns' || (theirs !== rules && noTables(theirs) === null)
  const seats = hasSeats ? [false, true] : [undefined]
  for (const second of seats) {
    const game = { rules, ownFarkles: 0, opponentFarkles: 0, second }
    await walk.ask('farkle.mapWinning', game)
    for (const dice of diceCounts(rules.dice)) {
      await walk.ask('farkle.mapBanking', { ...game, dice })
    }
  }
  await walk.ask('farkle.mapDisagreement', { rules })
}

const table: Area = async ({ walk, rules, at, random }) => {
  for (const [i, position] of at.slice(0, 12).entries()) {
    const bot = pick(random, [...TABLE_BOTS, null])
    const asked = { rules, position: positionData(position), players: 1 + (i % 3), bot }
    await walk.ask('farkle.advise', { ...asked, seed: String(i) })
  }
}

type Question = Extract<StepOf<'farkle'>, { kind: 'question' }>['question']

async function answer(
  { walk, random }: Asked,
  session: number,
  { number, legal }: Question,
): Promise<StepOf<'farkle'> | null> {
  const asked = { game: 'farkle', session, number } as const
  for (const hint of [1, 2] as const) await walk.ask('drill.hint', { ...asked, hint })
  const { setAside, kinds, then } = pick(random, legal)
  const choice = { setAside, kinds: kinds && [...kinds], then }
  await walk.ask('drill.answer', { ...asked, choice, milliseconds: 900 })
  return (await walk.ask('drill.next', { game: 'farkle', session })) as StepOf<'farkle'> | null
}

const goalsOf = ({ noWins = false }: WalkSize): Goal[] => (noWins ? ['points'] : ['points', 'wins'])

const drills: Area = async (asked) => {
  const { walk, rules, random, answers } = asked
  for (const goal of goalsOf(asked)) {
    const played = { game: 'farkle', rules, goal } as const
    for (const scope of SCOPES) {
      const kind = pick(random, DECISION_KINDS)
      const setup = { ...DEFAULT_SETUP, goal, scope, kind, seed: 'walk' }
      const begun = await walk.ask('drill.start', { game: 'farkle', rules, setup })
      if (!begun) continue
      const { session } = begun
      let step = begun.step as StepOf<'farkle'> | null
      for (let i = 0; i < answers && step?.kind === 'question'; i++) {
        step = await answer(asked, session, step.question)
      }
      await walk.ask('drill.resume', { game: 'farkle', session })
      await walk.ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
    }
    await walk.ask('drill.thresholds', played)
    await walk.ask('drill.progress', { ...played, since: null })
    await walk.ask('drill.expectedLoss', played)
    await walk.ask('drill.days', played)
    await walk.ask('drill.waiting', { ...played, since: null })
    await walk.ask('drill.positions', played)
  }
}

const records: Area = async ({ walk, rules, ...size }) => {
  // At their bounds, a game may need more turns than a test has time for.
  if (whyNoWholeGames(rules) !== null || randomGame(rules, 'walk') === null) return
  const added = await walk.ask('records.add', { text: randomGameText(rules, 'walk') })
  if (!added) return
  await walk.ask('records.read', { id: added.id })
  for (const goal of goalsOf(size)) {
    await walk.ask('drill.review', { game: 'farkle', record: added.id, seat: 1, goal })
  }
}

const lessons: Area = async ({ walk, rules }) => {
  await walk.ask('lessons.overview', { rulesId: 'walk', rules, goal: 'points' })
}

const cards: Area = async ({ walk, rules, random, answers }) => {
  const subject: ParamsOf<BackendRequests, 'cards.overview'> = { rulesId: 'walk', rules }
  const overview = await walk.ask('cards.overview', subject)
  const learnt = { goal: 'points', rule: 'hold=300' } as const
  await walk.ask('cards.learnRule', { ...subject, learnt })
  for (const { deck } of overview?.decks ?? []) await walk.ask('cards.list', { ...subject, deck })
  for (const answering of ['type', 'choose'] as const) {
    const size = { kind: 'cards', count: 50 } as const
    const setup = { ...subject, decks: [], size, answering, newCards: 50 }
    const begun = await walk.ask('cards.start', setup)
    let step = begun?.step
    for (let i = 0; i < answers && step?.kind === 'card'; i++) {
      const { session } = begun!
      const { number, choices } = step.card
      const given = choices.length > 0 ? Math.floor(random.next() * choices.length) : '450'
      await walk.ask('cards.answer', { session, number, answer: given, milliseconds: 900 })
      step = (await walk.ask('cards.next', { session })) ?? undefined
    }
    if (begun) await walk.ask('cards.finish', { session: begun.session })
  }
  await walk.ask('cards.due', subject)
  await walk.ask('cards.statistics', subject)
}

const sheets: Area = async ({ walk, rules, noWins = false }) => {
  const listed = await walk.ask('sheets.list', { rules })
  for (const { kind, state } of listed?.sheets ?? []) {
    if (state === 'none' || (noWins && state !== 'ready')) continue
    await walk.ask('sheets.make', { rules, kinds: [kind], day: '2026-03-01' })
  }
}

/** What the points of a turn are enough for. */
export const POINTS_AREAS: readonly Area[] = [points, drills, records, lessons, cards, sheets]

/** All that pages ask. */
export const AREAS: readonly Area[] = [
  points,
  wins,
  matches,
  maps,
  table,
  drills,
  records,
  lessons,
  cards,
  sheets,
]

/** Asks about a rule set of Farkle in these areas. */
export async function walkFarkle(
  walk: Walk,
  rules: RuleSet,
  size: WalkSize,
  areas: readonly Area[] = AREAS,
): Promise<void> {
  const random = seededRandom(`walk ${rules.name}`)
  const at = somePositions(rules, random, size.positions)
  for (const area of areas) await area({ ...size, walk, rules, at, random })
}
