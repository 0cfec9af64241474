import { describe, expect, it } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { writeGame } from '#shared/games/farkle/drill/game-notation.ts'
import type { GameReview } from '#shared/games/farkle/requests/drill.ts'
import { firstPosition } from '#shared/games/farkle/analysis/position.ts'
import { rulesAtTable } from '#shared/games/farkle/drill/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { writeGame as writeScorecard } from '#shared/games/scorecard/drill/game-notation.ts'
import { scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { gameRecords as scorecardRecords } from '#shared/games/scorecard/drill/game-records.ts'
import type { ScorecardReview } from '#shared/games/scorecard/drill/track.ts'
import type { RecordReview } from '#shared/study/game-records.ts'
import { unwrap } from '#test/support/results.ts'
import { randomGame } from '#test/support/random-games.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { NO_BONUS, tableOf } from '#test/support/yahtzee-sources.ts'
import { fewRuns, someOf, someRuns } from './runs.ts'
import { kitOf } from '#test/support/study-kits.ts'
import { finished } from '#test/support/play-session.ts'

const sumOf = ({ start, skill, luck }: GameReview, goal: Goal): number =>
  goal === 'wins'
    ? start + skill.you + skill.bot + luck.you + luck.bot
    : start + skill.you + luck.you

/** The losses of the listed decisions are what the skill says. */
function expectListed({ decisions }: RecordReview, skill: number): void {
  const losses = decisions.map(({ question, chosen }) => question.options[chosen]!.loss)
  const sum = losses.reduce((all, loss) => all + loss, 0)
  expect(Math.abs(sum + skill)).toBeLessThan(1e-7)
}

/** Some random games by these rules, each reviewed for both players. */
function expectSums(rules: RuleSet, goal: Goal): void {
  const kit = kitOf(rules, goal)
  const { grid } = kit.game.model
  for (let reviewed = 0, i = 0; reviewed < GAMES; i++) {
    // Every other game with points to begin with, for the one or the other.
    const komi = [0, 2, 0, -3][i % 4]! * grid
    const turns = randomGame(rules, `${rules.name} ${goal} ${i}`, komi)
    expect(i).toBeLessThan(20 * GAMES)
    if (turns === null || turns.length > MOST_TURNS) continue
    const head = { rules, players: ['Ann', 'Bo'], date: null, seed: null, komi }
    const text = unwrap(writeGame(head, turns))
    for (const seat of [0, 1]) {
      const found = finished(gameRecords.review(kit, text, seat))
      const review = found.review as GameReview
      expectListed(found, review.skill.you)
      const { start, result, winner } = review
      if (komi !== 0 && goal === 'wins') {
        const [own, opponent] = [Math.max(0, -komi), Math.max(0, komi)]
        const before = kit.judge.startOfTurn({ ...firstPosition(rules), own, opponent })
        expect(start).toBeCloseTo(seat === 0 ? before : 1 - before, 12)
      }
      expect(Math.abs(sumOf(review, goal) - result)).toBeLessThan(1e-9)
      if (goal === 'wins') expect(result).toBe(winner === 'you' ? 1 : winner === 'both' ? 0.5 : 0)
    }
    reviewed++
  }
}

const presets = Object.entries(PRESETS).filter(([, { end }]) => end !== 'rounds')

/** Rules by which a roll takes from what is banked. */
const FALLING: readonly (readonly [name: string, rules: RuleSet])[] = [
  [
    'dice that lose, and a penalty in the first roll',
    { ...PRESETS.farkle, losingDice: [2, 2, 2], firstRollPenalty: 200 },
  ],
  ['a farkle that takes the turn total', { ...PRESETS.farkle, farkleTakes: true }],
]

/** By each preset and for each goal: a thousand in all, short ones, for the sum is made turn by turn. */
const GAMES = fewRuns(1000 / (2 * presets.length)).numRuns!

/** Random players farkle over and over; the longest games show no more than the others. */
const MOST_TURNS = 40

const short = (rules: RuleSet): RuleSet => ({
  ...rules,
  goal: Math.min(rules.goal, Math.max(600, 2 * rules.minimumFirstBank)),
})

describe('start, skill and luck of a recorded game make its result', () => {
  it.each(FALLING)('for both goals with %s', (_, rules) => {
    for (const goal of ['points', 'wins'] as const) {
      expectSums(rulesAtTable(short(rules), goal), goal)
    }
  })

  it.each(someOf(presets))('for points by the rules %s', (_, rules) => {
    expectSums(rulesAtTable(short(rules), 'points'), 'points')
  })

  it.each(someOf(presets))('for wins by the rules %s to a small goal', (_, rules) => {
    expectSums(short(rules), 'wins')
  })
})

it('a game of rounds ends after the last one, and has the same sum', () => {
  const rules: RuleSet = { ...PRESETS.farkle, end: 'rounds', rounds: 3, goal: 1000 }
  const kit = kitOf(rulesAtTable(rules, 'points'), 'points')
  for (let i = 0; i < 8; i++) {
    const players = ['Ann', 'Bo', 'Cy']
    // Turns of another game, which goes on for longer; no score stops this one.
    const turns = randomGame(
      { ...rules, end: 'immediate', rounds: 0, goal: 20_000 },
      `rounds ${i}`,
    )!
    const head = { rules, players, date: null, seed: null }
    expect(writeGame(head, turns.slice(0, 8)).ok).toBe(false)
    expect(writeGame(head, turns.slice(0, 10)).ok).toBe(false)
    const text = unwrap(writeGame(head, turns.slice(0, 9)))
    expect(gameRecords.read(text).ok).toBe(true)
    expect(gameRecords.goals(rules, 2)).toEqual(['points'])
    for (const seat of [0, 1, 2]) {
      const review = finished(gameRecords.review(kit, text, seat)).review as GameReview
      expect(Math.abs(sumOf(review, 'points') - review.result)).toBeLessThan(1e-9)
    }
  }
})

it.each(someOf([NO_BONUS, ...Object.values(YAHTZEE)]))(
  'the same of Yahtzee, for each player, by the rules $name',
  (rules) => {
    const kit = scorecardKit(rules, new ScorecardAnalyser(cardStates(rules), tableOf(rules)))
    const games = someRuns(9).numRuns!
    for (let i = 0; i < games; i++) {
      const players = ['Ann', 'Bo', 'Cy'].slice(i % 3)
      const { turns, cards } = randomScorecard(rules, players.length, `review ${i}`)
      const head = { rules, players, date: null, seed: null }
      const text = unwrap(writeScorecard(head, turns))
      for (const seat of players.keys()) {
        const found = finished(scorecardRecords.review(kit, text, seat, 'points'))
        const { decisions } = found
        const { start, skill, luck, result, card, line } = found.review as ScorecardReview
        expectListed(found, skill)
        expect(decisions.at(-1)!.turn).toBe(rules.boxes.length)
        expect(card).toEqual(cards[seat])
        expect(Math.abs(start + skill + luck - result)).toBeLessThan(1e-9)
        expect(decisions.length).toBeGreaterThanOrEqual(26)
        for (const { turn, step } of decisions) {
          expect(line[step]).toMatchObject({ turn, kind: expect.stringMatching(/kept|scored/) })
        }
      }
    }
  },
)

it('points for the first roll count for the bonus in a review as they do in the solver', () => {
  const sixes = { ...NO_BONUS.boxes[5]!, atOnce: 6, inGroup: true }
  const bonus = [{ from: 18, points: 100 }]
  const plain = { ...YAHTZEE.none, name: 'Sixes', dice: 3, rolls: 1 }
  const rules = { ...plain, boxes: [sixes], bonus }
  const kit = scorecardKit(rules, new ScorecardAnalyser(cardStates(rules), tableOf(rules)))
  const head = { rules, players: ['Ann'], date: null, seed: null }
  const text = unwrap(writeScorecard(head, [{ throws: [], dice: [1, 6, 6], box: 0 }]))
  const { review } = finished(scorecardRecords.review(kit, text, 0, 'points'))
  const { start, skill, luck, result } = review as ScorecardReview
  expect([result, skill]).toEqual([118, 0])
  expect(start + luck).toBeCloseTo(118, 9)
})
