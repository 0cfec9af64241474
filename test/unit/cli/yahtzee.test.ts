import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeGameJson } from '#shared/games/game-json.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { YahtzeeCardAnswer } from '#main/cli/games/yahtzee/answer.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

test('yahtzee takes rules as the other commands do: a preset, a file, a rule set of one’s own', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'short.json')
  const short = { ...PRESETS.none, name: 'Short', upperBonus: 0, rerolls: 3 }
  writeFileSync(file, makeGameJson({ game: 'yahtzee', rules: short }))
  for (const [named, rerolls, jokers, rules] of [
    ['yahtzee-free', 0, 'free', PRESETS.free],
    [file, 3, 'none', short],
  ] as const) {
    const card = ['--card', 'x126kh.t18.y50', '--dice', '4,4,1,2,2', '--rerolls', String(rerolls)]
    const { out } = await runCli(['yahtzee', '--rules', named, ...card, '--json'], folder)
    const hash = ruleHash(rules)
    expect(JSON.parse(out) as YahtzeeCardAnswer).toMatchObject({ jokers, rerolls, rules: { hash } })
  }
})

test('a solve for a target says what it takes', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'no-bonus.json')
  writeFileSync(file, makeGameJson({ game: 'yahtzee', rules: NO_BONUS }))
  const args = ['yahtzee', '--rules', file, '--target', '20', '--limit', '20']
  expect((await runCli(args, folder)).err).toMatch(
    /^Solving for targets up to 20: this takes .* and at most \d+\.\d MB of disk, and is kept\.$/m,
  )
  expect((await runCli(args, folder)).err).toBe('')
})
