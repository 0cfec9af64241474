import { expect, it } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import { WinTurns } from '#shared/games/scorecard/analysis/win-turns.ts'
import { gameRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { writeGame } from '#shared/games/scorecard/drill/game-notation.ts'
import { scorecardReviewSchema } from '#shared/games/scorecard/requests/drill.ts'
import type { ScorecardReview } from '#shared/games/scorecard/drill/track.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { parseScorecardCode, scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { scorecardVerdict } from '#shared/games/scorecard/drill/verdict.ts'
import {
  makeScorecardQuestion,
  type ScorecardQuestion,
} from '#shared/games/scorecard/drill/question.ts'
import { LAST_ROUNDS } from '#shared/games/scorecard/solve/versus/last-rounds.ts'
import { someOf } from '#test/property/runs.ts'
import { finished } from '#test/support/play-session.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { unwrap } from '#test/support/results.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'
import { NO_BONUS, tableOf } from '#test/support/yahtzee-sources.ts'
import * as v from 'valibot'

const CARDS = [NO_BONUS, PUBLISHED_CARDS.crag!, PUBLISHED_CARDS.generala!]

/** Review of a random game for one seat. */
function reviewed(
  rules: (typeof CARDS)[number],
  players: number,
  seat: number,
  { seed, goal = 'wins' }: { readonly seed: string; readonly goal?: Goal },
) {
  const { turns, cards, result } = randomScorecard(rules, players, seed)
  const names = ['Anna', 'Bert', 'Carl'].slice(0, players)
  const head = { rules, players: names, date: '2024-05-01', seed: null }
  const text = unwrap(writeGame(head, turns))
  const kit = { ...kitOf(rules), toWin: new WinTurns(cardStates(rules), tableOf(rules)) }
  const { review, decisions } = finished(gameRecords.review(kit, text, seat, goal))
  return { review: review as ScorecardReview, decisions, cards, result }
}

const estimates: number[] = []

it.each(someOf(CARDS.map((rules) => [rules.name, rules] as const)))(
  'the chances to win of two players go from a first turn to the result: %s',
  (_, rules) => {
    for (const [i, seat] of [0, 1].entries()) {
      const { review, decisions, result } = reviewed(rules, 2, seat, { seed: `win review ${i}` })
      const { start, result: end, estimate, skill, luck, line } = review.wins!
      const scores = result.split('-').map(Number)
      const ahead = Math.sign(scores[seat]! - scores[1 - seat]!)
      expect(end).toBeCloseTo((ahead + 1) / 2, 12)
      const sum = start + skill.you + skill.other + luck.you + luck.other + estimate
      expect(sum).toBeCloseTo(end, 12)
      expect(skill.you).toBeLessThanOrEqual(1e-12)
      expect(skill.other).toBeGreaterThanOrEqual(-1e-12)
      estimates.push(Math.abs(estimate))
      const [first] = line
      expect(first!.kind).toBe('start')
      const isSecond = first!.who !== (seat === 0 ? 'you' : 'other')
      const before = 2 * (first!.turn - 1) + (isSecond ? 1 : 0)
      expect(before).toBeLessThan(2 * (rules.boxes.length - LAST_ROUNDS))
      const turns = line.filter(({ kind }) => kind === 'scored')
      expect(turns).toHaveLength(2 * rules.boxes.length - before)
      for (const { value } of line) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      // Every decision of these turns is listed, in its place in the line, and they cost the skill.
      const listed = new Set(decisions.map(({ turn }) => turn))
      expect(listed.size).toBe(rules.boxes.length - Math.max(0, Math.ceil((before - seat) / 2)))
      const lost = decisions.map(({ question, chosen }) => question.options[chosen]!.loss)
      expect(lost.reduce((all, one) => all + one, 0)).toBeCloseTo(-skill.you, 9)
      for (const { turn, step } of decisions) expect(line[step]).toMatchObject({ turn, who: 'you' })
      expect(v.is(scorecardReviewSchema, review)).toBe(true)
    }
  },
)

it('the chance to win is told again at every turn, and changes little by that', () => {
  expect(Math.max(...estimates)).toBeGreaterThan(1e-6)
  expect(Math.max(...estimates)).toBeLessThan(0.1)
})

it('all decisions are listed for points; those that two make to win do not count', () => {
  for (const players of [1, 2, 3]) {
    const { review, decisions } = reviewed(NO_BONUS, players, 0, { seed: 'others', goal: 'points' })
    expect(review.wins).toBeUndefined()
    expect(gameRecords.goals(NO_BONUS, players).includes('wins')).toBe(players === 2)
    expect(new Set(decisions.map(({ turn }) => turn)).size).toBe(NO_BONUS.boxes.length)
    const uncounted = decisions.filter(({ counts }) => !counts).map(({ turn }) => turn)
    expect(uncounted.length > 0).toBe(players === 2)
    if (players === 2) expect(uncounted).toContain(NO_BONUS.boxes.length)
  }
})

it('a mistake to win is asked again with the card of the other, and graded alike', () => {
  const { decisions } = reviewed(NO_BONUS, 2, 0, { seed: 'again' })
  const kit = { ...kitOf(NO_BONUS), toWin: new WinTurns(cardStates(NO_BONUS), tableOf(NO_BONUS)) }
  const all = decisions.map(({ question, chosen }) => ({
    question: question as ScorecardQuestion,
    chosen,
  }))
  const worst = all.reduce((a, b) =>
    b.question.options[b.chosen]!.loss > a.question.options[a.chosen]!.loss ? b : a,
  )
  const code = scorecardCode(worst.question.position)
  const again = makeScorecardQuestion(kit, unwrap(parseScorecardCode(NO_BONUS, code)))
  expect(again.basis).toBe(worst.question.basis)
  expect(scorecardCode(again.position)).toBe(code)
  expect(again.options).toEqual(worst.question.options)
  const thresholds = { inaccuracy: 100, mistake: 200, blunder: 300 }
  const verdict = scorecardVerdict(kit, again, worst.chosen, thresholds)
  expect(verdict.loss).toBeGreaterThan(0.05)
  expect(verdict.grade).toBe('blunder')
  expect(verdict.bestReason).toMatch(
    /^(Keeping .*|.* in .*) wins about \d+ games in 100, .* about \d+\.$/,
  )
})
