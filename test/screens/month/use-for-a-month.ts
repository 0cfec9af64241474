import { DAY, HOUR } from '#shared/base/clock.ts'
import { readReply } from '#shared/contract/requests.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { benchBackend } from '../../bench/bench-backend.ts'
import type { AnyAsk } from '../../support/use-everything.ts'
import { playFarkle, playScorecard } from './games-at-table.ts'
import { drillFarkle, drillScorecard, learnCards, type Learner } from './learner.ts'

/** The moment of all pictures, the evening of a Thursday. */
export const NOW = Date.UTC(2026, 4, 14, 18, 30)

const DAYS = 30
/** Rules of one's own, which are in the library after the month. */
export const OWN_FARKLE = 'at-our-table'
export const OWN_CARD = 'our-card'

const KNIFFEL = PUBLISHED_CARDS.kniffel!
const farkle = { rulesId: 'farkle', game: 'farkle' as const, rules: FARKLE.farkle }
const kniffel = { rulesId: 'kniffel', game: 'scorecard' as const, rules: KNIFFEL }

/** Solves for wins all that the pictures show; the results are kept with the results of the folder. */
async function solve(ask: AnyAsk): Promise<void> {
  await ask('farkle.winSolve', { rules: FARKLE.farkle })
  await ask('farkle.positionsSolve', { rules: FARKLE.farkle })
  await ask('scorecard.solve', { rules: KNIFFEL })
}

/** Each lesson that is next: its positions and its check. */
async function takeLesson(learner: Learner, seed: string): Promise<void> {
  const { lessons } = await learner.ask('lessons.overview', { ...farkle, goal: 'points' })
  const next = lessons.find(({ passed }) => !passed)
  if (!next || next.drill.scope === 'decisions') return
  for (const part of ['positions', 'check'] as const) {
    const own = { lesson: next.id, part, questions: 10, seed: `${seed} ${part}` }
    await drillFarkle(learner, FARKLE.farkle, { ...DEFAULT_SETUP, ...next.drill, ...own })
  }
}

/** One evening: of Farkle more than of Kniffel, and some games. */
async function study(learner: Learner, day: number, now: () => number): Promise<void> {
  const { random } = learner
  const seed = `day ${day}`
  const goal = day % 3 === 2 ? ('wins' as const) : ('points' as const)
  const questions = 8 + Math.floor(random.next() * 10)
  const scope = pick(random, ['cell', 'turn'] as const)
  const setup = { ...DEFAULT_SETUP, goal, scope, questions: scope === 'turn' ? 6 : questions, seed }
  await drillFarkle(learner, FARKLE.farkle, setup)
  // Not on the last evening, so that cards are due in the pictures.
  if (day < DAYS - 1) await learnCards(learner, farkle, 14, day < 18 ? 4 : 1)
  if (day % 4 === 1) await takeLesson(learner, seed)
  if (day % 3 === 0) await playFarkle(learner, FARKLE.farkle, seed, now())
  if (day % 5 === 2) {
    const setup = { ...DEFAULT_SCORECARD_SETUP, questions: 10, seed }
    await drillScorecard(learner, KNIFFEL, setup)
    await learnCards(learner, kniffel, 10, 3)
  }
  if (day % 9 === 4) await playScorecard(learner, KNIFFEL, seed, now())
}

/**
 * Fills a data folder as a month of use does: drills, lessons, cards, games, rules of one's own. It
 * goes through the requests of the backend, whose clock is moved, and follows from the seed.
 */
export async function useForAMonth(dataFolder: string, seed: string): Promise<void> {
  const random = seededRandom(seed)
  let now = NOW - DAYS * DAY
  const backend = await benchBackend(dataFolder, { now: () => now, log: console.error })
  const ask: AnyAsk = async (name, params) => readReply(await backend.dispatch(name, params))
  const learner: Learner = {
    ask,
    random,
    skill: 0.5,
    pass: (milliseconds) => (now += milliseconds),
  }
  try {
    await solve(ask)
    for (let day = 0; day < DAYS; day++) {
      // A quarter of the days is left out, but not the last one.
      if (random.next() < 0.25 && day < DAYS - 1) continue
      now = NOW - (DAYS - day) * DAY + Math.floor(HOUR * random.next())
      learner.skill = 0.5 + (0.4 * day) / DAYS
      await study(learner, day, () => now)
    }
    const own = { ...FARKLE.farkle, name: 'At our table', goal: 5000, straight: 1500 }
    await ask('rules.save', { id: OWN_FARKLE, rules: own })
    const card = { ...KNIFFEL, name: 'Our card' }
    await ask('rules.save', { id: OWN_CARD, game: 'scorecard', rules: card })
  } finally {
    await backend.close()
  }
}
