import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeGameJson } from '#shared/games/game-json.ts'
import { shippedRuleSets } from '#test/support/walk-rule-sets.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

const GOAL = 300

const COMMANDS = [
  ['score', '--frontier'],
  ['analyse', '--position', 'b50.d100.t200.n3'],
  ['analyse', '--points', '--position', 'b50.d100.t200.n3'],
  ['win'],
  ['match', '--first', 'table', '--second', 'points-bank'],
  ['sheet', '--kind', 'all'],
]

test.each(shippedRuleSets(GOAL).map((rules) => [rules.name, rules] as const))(
  'every command answers about %s, or refuses in a sentence',
  { timeout: 600_000 },
  async (_, rules) => {
    const folder = temporaryFolder()
    const file = join(folder, 'rules.json')
    writeFileSync(file, makeGameJson({ game: 'farkle', rules }))
    for (const [command, ...flags] of COMMANDS) {
      const { code, out, err } = await runCli([command!, '--rules', file, ...flags], folder)
      const shown = [command, ...flags, err].join(' ')
      expect(err, shown).not.toContain('inside')
      if (code === 0) expect(out, shown).not.toMatch(/NaN|undefined|Infinity/)
      else expect([code, err], shown).toEqual([2, expect.stringMatching(/[.)]\n$/)])
    }
  },
)
