import { expect, onTestFinished, test } from 'vitest'
import type { Dispatch } from '#shared/contract/requests.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import { seededRandom, shuffled } from '#shared/dice/random.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Game } from '#shared/games/game.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet as CardRules } from '#shared/games/scorecard/rules/rule-set.ts'
import { ALL, seed } from '#test/property/runs.ts'
import { LoopWatch } from '#test/support/loop-watch.ts'
import { rulesAtBounds, rulesAtSomeBounds, type BoundRules } from '#test/support/rules-at-bounds.ts'
import { Walk } from '#test/support/walk.ts'
import { POINTS_AREAS, walkFarkle } from '#test/support/walk-rules.ts'
import {
  SHORT_CARD,
  SHORT_DICE,
  SHORT_LEFTOVERS,
  SHORT_LOSING,
  SHORT_OPPONENT,
  SHORT_PENALTY,
  SHORT_ROUNDS,
  SHORT_TURNS,
} from './edges/used-folder.ts'
import { start, temporaryFolder, SENTENCE, type TestBackend } from './harness.ts'

// Every field of the rules at its least, its greatest and a random value, one at a time and several
// at once. npm test takes a few of them, other ones at each run.

/**
 * Milliseconds of processor time between two turns of the backend's loop. The aim is 100: rules of six
 * different dice are read in 40 to 80, and in up to four times that by tests on a busy machine, where
 * only what would stand out by far fails.
 */
const MOST_MS = ALL ? 300 : 500
/** A request that takes longer solves something; its jobs are stopped. */
const PATIENCE_MS = ALL ? 15_000 : 4000

const sixDice = [1, 2, 3, 4, 5, 6].map((face) => ({
  name: `Die ${face}`,
  count: 1,
  weights: [1, 2, 3, 4, 5, 6].map((other) => (other === face ? 7 : other)),
  joker: null,
}))
const FARKLE = [
  PRESETS.farkle,
  PRESETS.zilch,
  SHORT_PENALTY,
  SHORT_ROUNDS,
  SHORT_TURNS,
  SHORT_DICE,
  SHORT_OPPONENT,
  SHORT_LOSING,
  SHORT_LEFTOVERS,
  { ...PUBLISHED.kcd!.rules, ownDice: sixDice },
  { ...PRESETS.farkle, dice: 8, sets: PRESETS.farkle.sets.map((row) => [...row, 4000, 5000]) },
]
const longCard: CardRules = {
  ...SHORT_CARD,
  dice: 6,
  order: 'down',
  boxes: Array.from({ length: 24 }, (_, i) => ({
    ...SHORT_CARD.boxes[i % 4]!,
    name: `Box ${i + 1}`,
  })),
}
const CARDS = [SHORT_CARD, longCard, YAHTZEE.forced, YAHTZEE.none]

const random = seededRandom(`bounds ${seed}`)

interface GameRules extends BoundRules {
  readonly game: Game
}

function rulesOf(game: Game, bases: readonly object[]): GameRules[] {
  const { form } = game.rules
  const all = bases.flatMap((base) => {
    const fields = base as Record<string, unknown>
    return [...rulesAtBounds(form, fields, random), ...rulesAtSomeBounds(form, fields, random, 20)]
  })
  return all.map((one) => ({ ...one, game }))
}

/** So many of a list; all of them if there are fewer. */
const few = <T>(list: readonly T[], count: number): T[] => shuffled(random, list).slice(0, count)

/** Asks with patience, the work of each request told to the watch. */
function watched(backend: TestBackend, watch: LoopWatch): Dispatch {
  return async (name, params) => {
    await watch.doing(String(name))
    const reply = backend.dispatch(name, params)
    const timer = setTimeout(() => {
      for (const { id } of backend.jobs) void backend.dispatch('jobs.cancel', { id })
    }, PATIENCE_MS)
    return reply.finally(() => clearTimeout(timer))
  }
}

/** What is asked of all rules: it solves nothing. */
async function askAtOnce(walk: Walk, rules: NamedRules, game: Game): Promise<void> {
  const subject = { game: game.name, rules } as never
  await walk.ask('rules.save', { id: 'bounds', ...(subject as object) } as never)
  await walk.ask('rules.list', {})
  await walk.ask('sheets.list', subject)
  await walk.ask('drill.progress', { ...(subject as object), goal: 'points', since: null } as never)
  if (game.name === 'scorecard') await walk.ask('scorecard.status', subject)
  else {
    for (const name of ['positionsStatus', 'winStatus', 'threeStatus'] as const) {
      await walk.ask(`farkle.${name}`, subject)
    }
  }
}

/** npm test asks in one area, another one at each run. */
const AREAS = ALL ? POINTS_AREAS : [POINTS_AREAS[seed % POINTS_AREAS.length]!]
const SIZE = { positions: 2, answers: ALL ? 2 : 1, searches: false, noWins: true }

async function askMore(walk: Walk, rules: NamedRules, game: Game): Promise<void> {
  if (game.name === 'farkle') await walkFarkle(walk, rules as RuleSet, SIZE, AREAS)
  else {
    const subject = { game: 'scorecard', rulesId: 'bounds', rules: rules as CardRules } as const
    await walk.ask('scorecard.board', { rules: subject.rules, card: 't0', points: 0 })
    await walk.ask('cards.overview', subject)
    await walk.ask('lessons.overview', { ...subject, goal: 'points' })
  }
}

test(
  'no rules within their bounds fail or hold up the backend',
  { timeout: 6 * 3_600_000 },
  async () => {
    const backend = await start(temporaryFolder())
    const watch = new LoopWatch()
    onTestFinished(() => watch.stop())
    const walk = new Walk(watched(backend, watch))
    const all = [...rulesOf(farkle, FARKLE), ...rulesOf(scorecard, CARDS)]
    // So that nothing is measured of loading and compiling.
    await askAtOnce(walk, PRESETS.farkle, farkle)
    await askAtOnce(walk, YAHTZEE.none, scorecard)
    await askMore(walk, PRESETS.farkle, farkle)
    if (ALL) await askMore(walk, YAHTZEE.none, scorecard)
    watch.forget()
    const accepted: (GameRules & { readonly rules: NamedRules })[] = []
    for (const one of ALL ? all : few(all, 40)) {
      const { what, rules, game } = one
      await watch.doing(`parsing ${what}`)
      const parsed = game.rules.parse(rules)
      if (!parsed.ok) {
        for (const { message } of parsed.problems) expect(message, what).toMatch(SENTENCE)
        continue
      }
      await watch.doing(`hash of ${what}`)
      game.rules.hash(parsed.value)
      await askAtOnce(walk, parsed.value, game)
      accepted.push({ ...one, rules: parsed.value })
    }
    const asked = few(accepted, ALL ? 60 : 1)
    for (const { what, rules, game } of asked) {
      await askMore(walk, rules, game)
      expect(walk.faults, what).toEqual([])
    }
    expect(walk.faults).toEqual([])
    const worst = watch.worst()
    if (ALL) {
      const counts = [all.length, accepted.length, asked.length].join(', ')
      console.log(`${counts} rules, accepted, asked more: ${walk.counts()}`, worst.slice(0, 12))
    }
    expect(worst.filter(([, milliseconds]) => milliseconds > MOST_MS)).toEqual([])
  },
)
