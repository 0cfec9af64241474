import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { whyBetter } from '#shared/games/farkle/drill/option-reasons.ts'
import type { Question, RankedOption } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { currentLanguage, setLocale } from '#shared/texts/locale.ts'
import { DRILLED, kitOf, somePosition } from '#test/support/drill-kits.ts'
import { SAMPLED, stepRulesOf, type DrawnVerdict } from '#test/support/verdict-sample.ts'
import { enough, runs, seed } from './runs.ts'

const RULES: Readonly<Record<string, RuleSet>> = {
  ...DRILLED,
  'dice that lose': { ...PRESETS.farkle, goal: 1500, losingDice: [6, 6, 1] },
  'farkles that take': { ...PRESETS.farkle, goal: 1500, farkleTakes: true },
}
/** Steps of other rules take a while to find. */
const WITH_STEPS = ['farkle', 'facebook']
const GAMES = Object.keys(RULES).flatMap((name) => GOALS.map((goal) => ({ name, goal })))

/** A question, and an answer to it that loses. */
interface Pair {
  readonly name: string
  readonly kit: StudyKit
  readonly question: Question
  readonly better: RankedOption
  readonly worse: RankedOption
}

/** Some decisions of every game, for points and for wins, each with some answer that loses. */
function* pairs(count: number, of: string): Generator<Pair> {
  const random = seededRandom(`${of} ${seed}`)
  for (let told = 0; told < count;) {
    const { name, goal } = GAMES[told % GAMES.length]!
    const rules = RULES[name]!
    const kit = {
      ...kitOf(rules, goal),
      steps: WITH_STEPS.includes(name) ? stepRulesOf(rules) : [],
    }
    const kind = DECISION_KINDS[Math.floor(random.next() * 3)]!
    const question = makeQuestion(kit, kind, somePosition(kit, random, kind !== 'roll-or-bank'))
    const losing = question?.options.filter(({ loss }) => loss > 0) ?? []
    const worse = losing[Math.floor(random.next() * losing.length)]
    if (!question || !worse) continue
    told++
    yield { name, kit, question, better: question.options[0]!, worse }
  }
}

const LANGUAGES = ['en', 'de'] as const
const THOUSANDS = { en: /(\d),(?=\d{3})/g, de: /(\d)\.(?=\d{3})/g } as const

/** Sums of a sentence; numbers are as a program writes them. */
const SUMS = {
  en: {
    /** "makes 100 + 241.0 from rolling 5 dice: 341.0 on average" */
    total: /makes (\S+) ([+−]) (\S+) (?:from rolling [^:]+: |= )(\S+) on average/g,
    points:
      /ends at (\S+) on average: (\S+)% of the rolls farkle(?: and cost (\S+))?, the others end at (\S+)\./g,
    wins: /wins (\S+)(?: games in 100)?: (\S+) after a farkle \((\S+)% of the rolls\), otherwise (\S+)\./g,
  },
  de: {
    total: /im Schnitt (\S+) ([+−]) (\S+) (?:mit [^:]+: |= )(\S+)\./g,
    points:
      /im Schnitt (\S+): in (\S+)% der Fälle ein Farkle(?:, der (\S+) kostet)?, sonst (\S+)\./g,
    wins: /gewinnst du (\S+)(?: von 100 Partien)?: nach einem Farkle \((\S+)% der Würfe\) (\S+), sonst (\S+)\./g,
  },
} as const

const numberOf = (text: string): number => Number(text.replace('−', '-'))

/** Values in a text, written as reasons write them. */
const written = (goal: Goal, value: number): number =>
  goal === 'points' ? Number(value.toFixed(1)) : Number((100 * value).toFixed(1))

function expectSums(plain: string): number {
  const forms = SUMS[currentLanguage()]
  let sums = 0
  for (const [, total, sign, gain, makes] of plain.matchAll(forms.total)) {
    const more = numberOf(gain!) * (sign === '+' ? 1 : -1)
    expect(numberOf(total!) + more, plain).toBeCloseTo(numberOf(makes!), 6)
    sums++
  }
  const expectMean = (makes: string, chance: string, after: number, others: string): void => {
    const farkles = numberOf(chance) / 100
    const sum = farkles * after + (1 - farkles) * numberOf(others)
    // Each number is off by at most half of its last digit.
    const off = 0.0005 * Math.abs(numberOf(others) - after) + 0.11
    expect(Math.abs(sum - numberOf(makes)), plain).toBeLessThanOrEqual(off)
    sums++
  }
  for (const [, makes, chance, cost = '0', others] of plain.matchAll(forms.points)) {
    expectMean(makes!, chance!, -numberOf(cost), others!)
  }
  for (const [, makes, first, second, others] of plain.matchAll(forms.wins)) {
    const [after, chance] = currentLanguage() === 'en' ? [first, second] : [second, first]
    expectMean(makes!, chance!, numberOf(after!), others!)
  }
  return sums
}

/** What a sentence says of an option, if it says anything of it. */
function expectTold(plain: string, { question }: Pair, option: RankedOption): void {
  const isDecided = option.outcome === 'wins' || option.outcome === 'loses'
  if (!isDecided) {
    const numbers = plain.match(/[−-]?\d+(?:\.\d+)?/g)!.map(numberOf)
    expect(numbers, plain).toContain(written(question.goal, option.value))
  }
}

describe.each(LANGUAGES)('why an option is better, in the language %s', (language) => {
  beforeEach(() => setLocale(language))

  it('tells what both make, in sums that add up', () => {
    const told = { sums: 0, same: 0 }
    for (const pair of pairs(runs(400).numRuns!, 'why')) {
      const { kit, question, better, worse } = pair
      const why = whyBetter(kit, question, better, worse)
      expect(why.length, why).toBeLessThanOrEqual(430)
      expect(why).toMatch(/^[A-ZÄÖÜ0-9].*\.$/)
      expect(why).not.toMatch(/undefined|NaN|\.\.| {2}/)
      // One decimal, never two.
      const plain = why
        .replace(THOUSANDS[language], '$1')
        .replace(/(\d),(?=\d)/g, '$1.')
        .replace(/\u00a0%/g, '%')
      expect(plain.replace(/\d+\.\d+%/g, '')).not.toMatch(/\d\.\d\d/)
      told.sums += expectSums(plain)
      if (/both leave|beide lassen/i.test(why)) {
        told.same++
        expect(better.diceLeft).toBe(worse.diceLeft)
        expect(better.points).toBeGreaterThan(worse.points)
        continue
      }
      for (const option of [better, worse]) expectTold(plain, pair, option)
    }
    expect(told.sums).toBeGreaterThan(enough(100))
    expect(told.same).toBeGreaterThanOrEqual(enough(1))
  })
})

interface Graded {
  readonly seed: string
  readonly verdicts: readonly (DrawnVerdict & { readonly number: number })[]
}

it('gives the verdicts that were read and graded', async () => {
  await setLocale('en')
  const graded = JSON.parse(readFileSync('test/fixtures/verdicts/points.json', 'utf8')) as Graded
  const drawn = SAMPLED.points(graded.seed)
  for (const { number, code, reason } of graded.verdicts) {
    const { value } = drawn.next()
    expect([value.code, value.reason], `verdict ${number}`).toEqual([code, reason])
  }
})

it('never says of a bank what was a roll, or of dice what was a bank', async () => {
  await setLocale('en')
  for (const { kit, question, better, worse } of pairs(runs(400).numRuns!, 'acts')) {
    const why = whyBetter(kit, question, better, worse)
    const told = why.replace(/^Rolling [^.]*set aside (only one|all that score)[^.]*\./, '')
    const said = told.match(/Setting aside|Banking|Rolling |Giving up/g)!
    const sameHand = better.node === worse.node && better.turnTotal === worse.turnTotal
    const acts = [better, worse].map(({ best, setAside, diceLeft }) => {
      if (setAside.length > 0 && !sameHand) return 'Setting aside'
      if (best === 'bank') return 'Banking'
      return diceLeft === 0 ? 'Giving up' : 'Rolling '
    })
    if (why.startsWith('Both')) continue
    expect(said.toSorted(), why).toEqual(acts.toSorted())
  }
})
