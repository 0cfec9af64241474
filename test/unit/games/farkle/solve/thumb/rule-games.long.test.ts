import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { CoarseGames } from '#shared/games/farkle/solve/thumb/rule-search.ts'
import { drawStates, ThumbGuide } from '#shared/games/farkle/solve/thumb/thumb-guide.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { matchContext } from '#test/support/solved-win.ts'

const rules = { ...PRESETS.farkle, goal: 5000 }
const context = matchContext(rules)
const { game } = context
const games = new CoarseGames(context)
const behindOf = (rule: ThumbRule): number =>
  games.of(rule).standings.reduce((sum, { visits, loss }) => sum + 2 * visits * loss, 0)

const RULE = ruleOf('hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6,go=4700')
const OTHER = ruleOf(
  'hold=100/100/350/900/1700:350/300/650/1250/2100,columns=0.3,divide=6,go=4700,near=100',
)

it('tells nearly what a rule loses, from far fewer states than there are', () => {
  expect(games.of(RULE).standings.length).toBeLessThan(game.scores ** 2 / 2)
  const { first } = playMatch(context, { kind: 'thumb', rule: RULE }, { kind: 'optimal' })
  expect(Math.abs(behindOf(RULE) / (1 - 2 * first.average) - 1)).toBeLessThan(0.04)
})

it('guesses what another rule loses from the states where most is lost', () => {
  const { standings } = games.of(RULE)
  const samples = drawStates(standings, 200)
  const guide = new ThumbGuide(context, RULE, behindOf(RULE) / 2, samples, [])
  // Of the rule itself nothing is left to be guessed.
  expect(guide.behind(RULE)).toBeCloseTo(behindOf(RULE), 12)
  expect(Math.abs(guide.behind(OTHER) / behindOf(OTHER) - 1)).toBeLessThan(0.15)
  // States that were drawn stand for all.
  const drawn = samples.reduce((sum, { visits }) => sum + visits, 0)
  const all = standings.reduce((sum, { visits }) => sum + visits, 0)
  expect(Math.abs(drawn / all - 1)).toBeLessThan(0.2)
})
