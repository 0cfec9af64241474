import type { StepOf } from '#renderer/services/ask-drill.ts'
import type { CardStep } from '#renderer/features/cards/card-words.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { writeGame as writeScorecard } from '#shared/games/scorecard/drill/game-notation.ts'
import { unwrap } from './results.ts'
import { randomGameText } from './random-games.ts'
import { randomScorecard } from './random-yahtzee.ts'

/** Asks a backend, in whatever shell; rejects with its error. */
export type AnyAsk = <N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
) => Promise<AnswerOf<BackendRequests, N>>

/** Rules of Farkle of which all is solved in no time. */
export const SHORT_FARKLE = { ...PRESETS.farkle, name: 'Short', goal: 500 }

/** The same of Yahtzee. */
export const SHORT_YAHTZEE = { ...YAHTZEE.none, name: 'Short Yahtzee', bonus: [], rolls: 2 }

const FARKLE_ID = 'short'
const SCORECARD_ID = 'short-yahtzee'
const MAX_ANSWERS = 60

const FARKLE_SETUP = { ...DEFAULT_SETUP, goal: 'points', seed: 'everything' } as const
/** A drill of each scope, speed and source. */
const FARKLE_SETUPS: readonly Partial<DrillSetup>[] = [
  { scope: 'cell', questions: 6, weighting: 'play' },
  { scope: 'turn', questions: 3 },
  { scope: 'cell', speed: 'streak', questions: null },
  { scope: 'cell', speed: 'sprint', seconds: 60, questions: 4 },
  { scope: 'cell', source: { kind: 'failed' }, questions: null },
]
const SCORECARD_SETUPS: readonly Partial<ScorecardSetup>[] = [
  { scope: 'decisions', questions: 5 },
  { scope: 'decisions', speed: 'streak', questions: null },
  { scope: 'decisions', source: { kind: 'failed' }, questions: null },
]

/** Drills by a setup, as far as it is wanted; returns the session, which goes on. */
async function drillFarkle(ask: AnyAsk, setup: DrillSetup, most = MAX_ANSWERS): Promise<number> {
  const { session } = await ask('drill.start', { game: 'farkle', rules: SHORT_FARKLE, setup })
  const played = { game: 'farkle', session } as const
  let step = (await ask('drill.next', played)) as StepOf<'farkle'>
  for (let i = 0; i < most && step.kind === 'question'; i++) {
    const { number, legal } = step.question
    const { setAside, then } = legal[i % legal.length]!
    await ask('drill.answer', { ...played, number, choice: { setAside, then }, milliseconds: 1500 })
    step = (await ask('drill.next', played)) as StepOf<'farkle'>
  }
  return session
}

async function drillScorecard(
  ask: AnyAsk,
  setup: ScorecardSetup,
  most = MAX_ANSWERS,
): Promise<number> {
  const { session } = await ask('drill.start', { game: 'scorecard', rules: SHORT_YAHTZEE, setup })
  const played = { game: 'scorecard', session } as const
  let step = (await ask('drill.next', played)) as StepOf<'scorecard'>
  for (let i = 0; i < most && step.kind === 'question'; i++) {
    const { number, kind, dice, boxes } = step.question
    const choice =
      kind === 'keeps'
        ? ({ keep: i % 3 === 2 ? [] : dice.toSorted(), box: null } as const)
        : ({ keep: null, box: boxes[i % boxes.length]!.box } as const)
    await ask('drill.answer', { ...played, number, choice, milliseconds: 2500 })
    step = (await ask('drill.next', played)) as StepOf<'scorecard'>
  }
  return session
}

async function learn(
  ask: AnyAsk,
  subject: ParamsOf<BackendRequests, 'cards.overview'>,
): Promise<void> {
  const { decks } = await ask('cards.overview', subject)
  const asked = decks.filter(({ cards }) => cards > 0)
  const begun = await ask('cards.start', {
    ...subject,
    decks: asked.map(({ deck }) => deck),
    answering: 'type',
    newCards: 20,
    size: { kind: 'cards', count: 20 },
  })
  const { session } = begun
  let step: CardStep = begun.step
  for (let i = 0; i < 20 && step.kind === 'card'; i++) {
    const { number, answering } = step.card
    const answer = i % 3 === 2 ? null : answering === 'choose' ? 0 : '1'
    await ask('cards.answer', { session, number, answer, milliseconds: 3000 })
    step = await ask('cards.next', { session })
  }
  await ask('cards.setDeck', { rulesId: subject.rulesId, deck: decks[0]!.deck, enabled: false })
}

/** A card of a position of each game. */
export async function keepOwnStudy(ask: AnyAsk): Promise<void> {
  const farkle = { game: 'farkle', rules: SHORT_FARKLE, goal: 'points' } as const
  const yahtzee = { game: 'scorecard', rules: SHORT_YAHTZEE } as const
  const left = [{ kind: 'roll-or-bank', code: 'b0.d0.t350.n3' }]
  await ask('drill.addPositions', { ...farkle, positions: left })
  const empty = Array(13).fill('-').join('.')
  const thrown = [{ kind: 'keeps', code: `${empty}/12244/1` }]
  await ask('drill.addPositions', { ...yahtzee, positions: thrown })
}

/**
 * Leaves something of every kind in the store: rule sets, games at the table, drills of every scope, speed and source in
 * both games with one that goes on, cards, a die.
 */
export async function useEverything(ask: AnyAsk): Promise<void> {
  await ask('rules.save', { id: FARKLE_ID, rules: SHORT_FARKLE })
  await ask('rules.save', { id: SCORECARD_ID, game: 'scorecard', rules: SHORT_YAHTZEE })

  const die = { name: 'Mine', weights: [6, 1, 2, 3, 4, 6], joker: 1 } as const
  await ask('farkle.saveDie', { die: { ...die, weights: [...die.weights] }, name: null })

  await keepOwnStudy(ask)
  for (const goal of ['points', 'wins'] as const) {
    for (const changes of goal === 'points' ? FARKLE_SETUPS : FARKLE_SETUPS.slice(0, 2)) {
      const setup: DrillSetup = { ...FARKLE_SETUP, goal, ...changes }
      const session = await drillFarkle(ask, setup)
      await ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
    }
  }
  await drillFarkle(ask, FARKLE_SETUP, 2)

  const cards = { ...FARKLE_SETUP, scope: 'cell', source: { kind: 'cards' } } as const
  const reviewed = await drillFarkle(ask, cards)
  await ask('drill.finish', { game: 'farkle', session: reviewed, reason: 'stopped' })

  await ask('records.add', { text: randomGameText(SHORT_FARKLE, 'everything') })
  const counts = { seat: 0, without: [] }
  const table = randomGameText(SHORT_FARKLE, 'at the table')
  await ask('records.add', { text: table, played: true, counts })

  const head = { rules: SHORT_YAHTZEE, players: ['Cy'], date: null, seed: 'everything' }
  const { turns } = randomScorecard(SHORT_YAHTZEE, 1, 'everything')
  const text = unwrap(writeScorecard(head, turns))
  await ask('records.add', { text, played: true, counts })
  const usual = { ...DEFAULT_SCORECARD_SETUP, seed: 'everything' }
  for (const changes of SCORECARD_SETUPS) {
    const setup: ScorecardSetup = { ...usual, ...changes }
    const session = await drillScorecard(ask, setup)
    await ask('drill.finish', { game: 'scorecard', session, reason: 'stopped' })
  }
  const again = { ...usual, source: { kind: 'cards' } } as const
  const onCards = await drillScorecard(ask, again)
  await ask('drill.finish', { game: 'scorecard', session: onCards, reason: 'stopped' })
  await drillScorecard(ask, usual, 2)

  await learn(ask, { rulesId: FARKLE_ID, rules: SHORT_FARKLE })
  await learn(ask, { rulesId: SCORECARD_ID, game: 'scorecard', rules: SHORT_YAHTZEE })
}
