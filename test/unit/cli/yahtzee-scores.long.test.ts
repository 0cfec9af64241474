import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { ScorecardAnswer } from '#main/cli/games/scorecard/answer.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

// The paper's figures, and 0.14326 of a later one: the whole distribution through the backend, which takes
// some ten seconds of one core.
test('prints what the optimal player scores, with the figures of the paper', async () => {
  const folder = temporaryFolder()
  const printed = async (...args: string[]): Promise<string> =>
    (await runCli(['yahtzee', '--at-least', '300', ...args], folder)).out
  const answer = JSON.parse(await printed('--json')) as ScorecardAnswer
  expect(answer).toMatchObject({
    rules: { name: 'Yahtzee', hash: ruleHash(PRESETS.forced) },
    jokers: 'forced',
  })
  expect(answer.expectedScore.toFixed(6)).toBe('254.587729')
  expect(answer.standardDeviation!.toFixed(2)).toBe('59.61')
  expect(answer.atLeast!.points).toBe(300)
  expect(answer.atLeast!.probability.toFixed(5)).toBe('0.14326')
  expect(answer.percentiles).toMatchObject({ 5: 180, 50: 248, 95: 388 })
  expect(answer.categories!.map(({ category }) => category)).toEqual(
    PRESETS.forced.boxes.map(({ name }) => name),
  )
  const sum = answer.categories!.reduce((all, { mean }) => all + mean, 0)
  const bonuses = 35 * answer.upperBonusProbability! + 100 * answer.yahtzeeBonuses!
  expect(Math.abs(sum + bonuses - answer.expectedScore)).toBeLessThan(1e-9)
  expect(answer).not.toHaveProperty('strategies')

  // The same for people.
  const lines = (await printed()).split('\n')
  for (const line of [
    /^Rules +Yahtzee$/,
    /^Expected score +254\.588$/,
    /^Percentiles .* 50 248,/,
    /^At least +points 300, probability 14\.32\d\d%$/,
    /^Large straight +32\.711 +15\.441 +18\.2222%$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line))
  }
  expect(lines.join()).not.toMatch(/undefined|NaN|null/)
})
