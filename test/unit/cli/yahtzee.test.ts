import { beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeGameJson } from '#shared/games/game-json.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { YahtzeeCardAnswer } from '#main/cli/games/yahtzee/answer.ts'
import type {
  YahtzeeTargetAnswer,
  YahtzeeTargetChoices,
} from '#main/cli/games/yahtzee/target-answer.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { runCli } from './run-cli.ts'

/** One folder for all, so that each game is solved once. */
let folder: string
/** Rules that are solved at once: without an upper bonus. */
let noBonus: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breakpoint-yahtzee-'))
  noBonus = written('no-bonus', NO_BONUS)
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
})

function written(name: string, rules: RuleSet): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, makeGameJson({ game: 'yahtzee', rules }))
  return file
}

async function printed(...args: string[]): Promise<string> {
  const { code, out, err } = await runCli(['yahtzee', ...args], folder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  return out
}

const CARD = ['--card', 'x126kh.t18.y50', '--dice', '4,4,1,2,2']

describe('yahtzee', () => {
  test('takes rules as the other commands do: a preset, a file, a rule set of one’s own', async () => {
    const position = [...CARD, '--rerolls', '0', '--json']
    const free = JSON.parse(
      await printed(...position, '--rules', 'yahtzee-free'),
    ) as YahtzeeCardAnswer
    expect(free).toMatchObject({ jokers: 'free', rules: { hash: ruleHash(PRESETS.free) } })
    const short = { ...PRESETS.none, name: 'Short', upperBonus: 0, rerolls: 3 }
    const own = [...CARD, '--rerolls', '3', '--json', '--rules', written('short', short)]
    const answer = JSON.parse(await printed(...own)) as YahtzeeCardAnswer
    expect(answer).toMatchObject({ rules: { name: 'Short', hash: ruleHash(short) }, rerolls: 3 })
  })

  test('ranks every keep of a position', async () => {
    const out = await printed(...CARD, '--rerolls', '2', '--points', '130', '--json')
    const answer = JSON.parse(out) as YahtzeeCardAnswer
    expect(answer).toMatchObject({ card: 'x126kh.t18.y50', dice: [1, 2, 2, 4, 4], rerolls: 2 })
    expect(answer.choices).toHaveLength(18)
    const [best, second] = answer.choices
    expect(best).toMatchObject({ rank: 1, value: answer.value, loss: 0, category: null })
    expect(second!.loss).toBeCloseTo(best!.value - second!.value, 12)
    expect(best!.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const plain = await printed(...CARD, '--rerolls', '2', '--json')
    expect(answer.value - (JSON.parse(plain) as YahtzeeCardAnswer).value).toBeCloseTo(130, 9)
  })

  test('ranks the boxes with no reroll left, also with a joker', async () => {
    const card = ['--card', 'x126kh.t18.y50', '--dice', '6,6,6,6,6', '--rerolls', '0']
    const { choices } = JSON.parse(await printed(...card, '--json')) as YahtzeeCardAnswer
    expect(choices.map(({ category }) => category).toSorted()).toEqual([
      'chance',
      'fourOfAKind',
      'largeStraight',
      'smallStraight',
    ])
    expect(choices.find(({ category }) => category === 'largeStraight')!.points).toBe(140)
    const text = await printed(...card)
    expect(text).toMatch(/^x126kh\.t18\.y50, rolled 6 6 6 6 6, 0 rerolls left: /m)
    expect(text).toMatch(/^1 +Large straight +140 +\d+\.\d{3} +-$/m)
    const keeps = await printed(...CARD, '--rerolls', '1')
    expect(keeps).toMatch(/^ +1 +4 4 +\d+\.\d{3} +- {2}\S.* \d+\.\d%, .* \d+\.\d%$/m)
    expect(keeps).toMatch(/ nothing +\d/)
  })
})

describe('yahtzee --target', () => {
  const asked = (...args: string[]) => runCli(['yahtzee', '--rules', noBonus, ...args], folder)

  // Nearly certain from the beginning, and solved at once.
  test('says what a solve takes, then tells both chances', async () => {
    const { code, out, err } = await asked('--target', '20', '--limit', '20', '--json')
    expect(code).toBe(0)
    expect(err).toMatch(
      /^Solving for targets up to 20: this takes .* and at most \d+\.\d MB of disk, and is kept\.$/m,
    )
    const answer = JSON.parse(out) as YahtzeeTargetAnswer
    expect(answer).toMatchObject({ target: 20, card: 't0', jokers: 'forced' })
    expect(answer.probability).toBeGreaterThan(0.999999)
    expect(answer.plainProbability).toBeGreaterThan(0.999)
  })

  test('solves nothing twice, and ranks the choices of a late card', async () => {
    // Only Sixes and Chance are open, and 130 points stand on the card.
    const card = ['--card', 'x12345kqhsl.t30.y0', '--points', '130']
    const turn = ['--target', '150', ...card, '--dice', '1,2,5,5,6', '--rerolls', '0']
    const { code, out, err } = await asked(...turn, '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const answer = JSON.parse(out) as YahtzeeTargetChoices
    expect(answer).toMatchObject({ target: 150, dice: [1, 2, 5, 5, 6], rerolls: 0 })
    const [best, other] = answer.choices
    expect(best).toMatchObject({ rank: 1, category: 'sixes', points: 6, loss: 0, valueRank: 2 })
    // 19 of the 20 points that are missing now, and one six of fifteen dice.
    expect(other).toMatchObject({ rank: 2, category: 'chance', points: 19, valueRank: 1 })
    expect(other!.probability).toBeCloseTo(1 - (5 / 6) ** 15, 6)
    expect(other!.loss).toBeCloseTo(best!.probability - other!.probability, 12)

    const text = await asked(...turn)
    expect(text.err).not.toContain('Solving for targets')
    expect(text.out).toMatch(
      /rolled 1 2 5 5 6, 0 rerolls left: 150 points or more with 9\d\.\d{4}%/,
    )
    expect(text.out).toMatch(/^2 +Chance +19 +93\.5\d\d\d%/m)
    const before = await asked('--target', '150', ...card)
    expect(before.out).toMatch(/^ +Played for that +9\d\.\d{4}%$/m)
    expect(before.out).toMatch(/^ +Played for the mean +9\d\.\d{4}%$/m)
  })

  test('takes more than half a gigabyte only if told so', async () => {
    const { code, out, err } = await runCli(['yahtzee', '--target', '450'], folder)
    expect({ code, out, err: err.trimEnd() }).toEqual({
      ...{ code: 2, out: '' },
      err: 'Targets up to 500 take up to 560.3 MB of disk; give --allow-large to let them, or a lower --limit.',
    })
  })
})

describe('wrong usage is one sentence that says what would be right', () => {
  const complete = ['--card', 't0', '--dice', '1,2,2,4,4', '--rerolls', '2']
  const without = (flag: string): string[] => {
    const at = complete.indexOf(flag)
    return complete.filter((_, i) => i !== at && i !== at + 1)
  }
  const withValue = (flag: string, value: string): string[] =>
    complete.map((part, i) => (complete[i - 1] === flag ? value : part))
  test.each([
    [
      ['--rules', 'yahtzee', '--jokers', 'free'],
      '--jokers is about the official game; leave it or --rules out.',
    ],
    [['--rules', 'zilch'], '--rules: "zilch" are rules of another game.'],
    [['--jokers', 'wild'], '--jokers wild: jokers are forced, free, none.'],
    [without('--card'), '--dice goes with --card STATE, such as --card t0, the empty card.'],
    [without('--dice'), '--card needs --dice FACES, such as --dice 1,2,2,4,4.'],
    [without('--rerolls'), '--card needs --rerolls NUMBER, the rerolls left, such as --rerolls 2.'],
    [
      withValue('--card', 'x5.t4'),
      '--card: The upper boxes 5 cannot come to 4; give their points, at most five dice each.',
    ],
    [
      withValue('--card', 'x123456kqhslc.t63.y50'),
      '--card: All boxes of this scorecard are used; there is nothing left to decide.',
    ],
    [
      withValue('--dice', '1,2,2,4'),
      '--dice 1,2,2,4: The dice must be five faces from 1 to 6, such as 1,2,2,4,4.',
    ],
    [
      withValue('--dice', '1,2,2,4,7'),
      '--dice 1,2,2,4,7: The dice must be five faces from 1 to 6, such as 1,2,2,4,4.',
    ],
    [
      withValue('--rerolls', '3'),
      '--rerolls 3: the rerolls left must be a whole number from 0 to 2.',
    ],
    [[...complete, '--points', '-5'], '--points -5: points are a whole number from 0 to 100,000.'],
    [[...complete, '--strategies'], '--strategies is about whole games; leave it or --card out.'],
    [['--limit', '300'], '--limit goes with --target POINTS, such as --target 300.'],
    [
      ['--target', '1576'],
      '--target 1576: a target is a whole number from 1 to 1,575, the highest score.',
    ],
    [
      ['--target', '300', '--limit', '250'],
      '--limit 250: a solve goes up to a whole number from the points still needed, 300, to 1,575.',
    ],
    [
      ['--target', '300', '--at-least', '250'],
      '--at-least is about whole games played for the mean; leave it or --target out.',
    ],
    [
      ['--target', '300', '--rerolls', '2'],
      '--rerolls goes with --card STATE, such as --card t0, the empty card.',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await runCli(['yahtzee', ...args])
    expect({ code, out, err: err.trimEnd() }).toEqual({ code: 2, out: '', err: message })
  })
})
