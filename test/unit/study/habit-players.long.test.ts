import { afterAll, describe, expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { drill as farkleDrill } from '#shared/games/farkle/drill/drill.ts'
import { drill as scorecardDrill } from '#shared/games/scorecard/drill/drill.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { scorecardShares } from '#shared/games/scorecard/drill/source.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import {
  ERRATIC,
  FARKLE_PLAYERS,
  PERFECT,
  SCORECARD_PLAYERS,
  type HabitPlayer,
} from '#test/support/habit-players.ts'
import { farkleCourse } from '#test/support/habit-courses.ts'
import { answersOf, habitsOf, runOf, trueCosts, type Course } from '#test/support/habit-runs.ts'
import { finished } from '#test/support/play-session.ts'
import { kitOf as scorecardKitOf } from '#test/support/yahtzee-kits.ts'

// Players with one bad habit each, ten times each: it is the first one told, with its direction.

/** Others than those that the thresholds of habits were chosen with. */
const SEEDS = Array.from({ length: 10 }, (_, seed) => String(1000 + seed))
/** Decisions of play from which the true cost of a habit is known. */
const DECISIONS = 6000

function scorecardCourse(): Course {
  const rules = PRESETS.forced
  const kit = scorecardKitOf(rules)
  const thresholds = { inaccuracy: 0.3, mistake: 1, blunder: 3 }
  const shares = finished(scorecardShares(kit))
  return { drill: scorecardDrill, kit, rules, thresholds, shares, setup: DEFAULT_SCORECARD_SETUP }
}

const courses = new Map<string, Course>()
function courseOf(name: string, make: () => Course): Course {
  const known = courses.get(name) ?? make()
  courses.set(name, known)
  return known
}
const CASES: readonly [string, () => Course, HabitPlayer<never>][] = [
  ...FARKLE_PLAYERS.map((player): [string, () => Course, HabitPlayer<never>] => [
    player.name,
    () => courseOf(player.goal, () => farkleCourse(player.goal)),
    player,
  ]),
  ...SCORECARD_PLAYERS.map((player): [string, () => Course, HabitPlayer<never>] => [
    player.name,
    () => courseOf('card', scorecardCourse),
    player,
  ]),
]

const lines: string[] = []
let [told, held] = [0, 0]
// The figures are what a reader of the run wants.
afterAll(() => console.info(lines.join('\n')))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

describe.each(CASES)('somebody who %s', (name, make, player) => {
  test('is told so first, and meets it more often', () => {
    const course = make()
    const runsBy = (setup: object) =>
      SEEDS.map((seed) => runOf({ ...course, setup: { ...course.setup, ...setup } }, player, seed))
    const before = runsBy({ weighting: 'play' })
    const after = runsBy({})
    const firsts = after.map(({ habits }) => habits[0]).filter((one) => one !== undefined)
    const right = firsts.filter(({ id }) => player.told.includes(id))
    const costs = trueCosts(course, player, DECISIONS)
    const holding = right.filter(({ id, cost: at }) => {
      const cost = costs.get(id)!
      return at && at.low <= cost && cost <= at.high
    })
    const dear = player.told.map((id) => costs.get(id)!.toPrecision(3)).join(' and ')
    told += right.length
    held += holding.length
    const turns =
      course.drill === farkleDrill
        ? [{ weighting: 'play' }, {}].map((setup) =>
            percent(mean(runsBy({ ...setup, scope: 'turn' }).map(({ met }) => met))),
          )
        : []
    const [plain, adapted] = [before, after].map((runs) => mean(runs.map(({ met }) => met)))
    lines.push(
      [
        name,
        `first in ${right.length} of 10 after ${player.after}`,
        `cost ${dear} in ${holding.length} of ${right.length} intervals`,
        `meets it ${percent(plain!)}, adapted ${percent(adapted!)}`,
        ...(turns.length > 0 ? [`in turns ${turns.join(', adapted ')}`] : []),
      ].join('; '),
    )
    // Nine are the aim; who seldom meets the habit, or plays to win, is told in seven or eight.
    expect(right.length).toBeGreaterThanOrEqual(7)
    expect(adapted!).toBeGreaterThan(Math.min(2 * plain!, 0.55))
  })
})

test('the costs are within their intervals', () => {
  expect(held / told).toBeGreaterThanOrEqual(0.95)
})

describe.each([
  ['perfect', PERFECT],
  ['random', ERRATIC],
])('a %s player', (name, choose) => {
  test.each(['farkle', 'card'])('of %s is told no habit', (game) => {
    const course =
      game === 'card'
        ? courseOf('card', scorecardCourse)
        : courseOf('points', () => farkleCourse('points'))
    const runs = Array.from({ length: 20 }, (_, seed) => {
      const random = seededRandom(`${name} ${seed}`)
      const answers = []
      for (const answer of answersOf(course, (question) => choose(question, random), `${seed}`)) {
        answers.push(answer)
        if (answers.length === 300) break
      }
      return habitsOf(course, answers)
    })
    const none = runs.filter((habits) => habits.length === 0).length
    lines.push(`${name}, ${game}: no habit in ${none} of 20`)
    expect(none).toBeGreaterThanOrEqual(19)
  })
})
