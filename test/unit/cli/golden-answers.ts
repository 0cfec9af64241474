import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeGameJson } from '#shared/games/game-json.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { runCli } from './run-cli.ts'

const { farkle, zilch } = PRESETS

/** Files of rules; in a command their names stand for their paths. */
const FILES: Readonly<Record<string, string>> = {
  'NO-BONUS': makeGameJson({ game: 'scorecard', rules: { ...NO_BONUS, name: 'No bonus' } }),
  ODD: farkleJson({
    ...zilch,
    name: 'Odd',
    minimumBank: 1000,
    minimumFirstBank: 1500,
    mustSetAsideAll: false,
    farklePenalty: { farkles: 1, points: 200, floor: -1000 },
    sixOfAKindWins: true,
  }),
  'BELOW-ZERO': farkleJson({
    ...zilch,
    goal: 500,
    farklePenalty: { farkles: 2, points: 500, floor: -500 },
  }),
  'THEIR-DICE': JSON.stringify({
    sets: farkle.sets,
    goal: 500,
    opponentDice: [{ count: 2, weights: [6, 1, 2, 3, 4, 6] }],
  }),
  SHORT: farkleJson({ ...farkle, name: 'Short', goal: 1000 }),
  SIDES: JSON.stringify({
    sets: farkle.sets,
    goal: 500,
    ownCombinations: [{ kind: 'faces', faces: [1, 3, 5], points: 500 }],
    opponentCombinations: [{ kind: 'set', face: 2, count: 2, points: 100 }],
  }),
  ROUNDS: farkleJson({ ...farkle, end: 'rounds', rounds: 2 }),
  LEFTOVERS: farkleJson({ ...farkle, goal: 1000, buildOnBank: true }),
  LOADED: JSON.stringify({
    sets: farkle.sets.map((row) => row.slice(0, 5)),
    dice: 5,
    ownDice: [{ name: 'Lucky', weights: [16.7, 16.7, 16.6, 20, 10, 20] }, { joker: 1 }],
  }),
}

const commandsOf = (file: string): string[] =>
  readFileSync(new URL(`../../fixtures/cli/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/**
 * Compares the answers to the commands of a file with those of before: scripts read them, so that a
 * change shows. All use one folder, so that each game is solved once.
 */
export function compareAnswers(file: string): void {
  const folder = sharedFolder()
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(fileOf(name), text)
  })
  const fileOf = (name: string): string => join(folder(), `${name.toLowerCase()}.json`)

  test.each(commandsOf(file))('%s', async (line) => {
    const args = line.split(' ').map((arg) => (arg in FILES ? fileOf(arg) : arg))
    const { code, out, err } = await runCli(args, folder())
    const timeless = out
      .replace(/"seconds":[\d.e-]+/g, '"seconds":0')
      .replace(/(seconds +)\d+\.\d/gi, '$10.0')
    // Progress is told now and then, as time goes by.
    const refused = code === 0 ? '' : err.replace(/^Solving: .*\n/gm, '')
    expect(`${code}\n${timeless}${refused}`.replaceAll(folder(), '')).toMatchSnapshot()
  })
}
