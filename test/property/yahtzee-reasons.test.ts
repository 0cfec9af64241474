import { beforeEach, describe, expect, it } from 'vitest'
import { formatValue, shownLoss } from '#renderer/components/goal-format.ts'
import { facesText } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { OptionParts } from '#shared/games/scorecard/analysis/option-parts.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import type { ScorecardOption } from '#shared/games/scorecard/drill/question.ts'
import { endsOf, leadsTo, REASONS, whyBetter } from '#shared/games/scorecard/drill/reasons.ts'
import type { ShapeKind } from '#shared/games/scorecard/rules/shapes.ts'
import type { BoxParts } from '#shared/games/scorecard/solve/box-parts.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'
import { enough, runs, seed } from './runs.ts'

const PLAIN = [
  shortScorecard(['threes', 'fives', 'sixes', 'fullHouse', 'smallStraight', 'chance']),
  shortScorecard(['ones', 'fours', 'largeStraight', 'fourOfAKind', 'yahtzee']),
]
/** With and without the parts of the points, which are not known of every card. */
const KITS = PLAIN.flatMap((kit) => [
  kit,
  { ...kit, parts: new OptionParts(cardStates(kit.rules), tableOf(kit.rules)) },
])

/** Decisions of play, each with some answer that loses. */
function* pairs(count: number, of: string) {
  const random = seededRandom(`${of} ${seed}`)
  const games = KITS.map((kit) => playedScorecard(kit, random))
  for (let i = 0; i < count; i++) {
    const kit = KITS[i % KITS.length]!
    const question = games[i % KITS.length]!.next().value
    const losing = question.options.filter(({ loss }) => loss > 0)
    const worse = losing[Math.floor(random.next() * losing.length)]
    if (worse) yield { kit, question, better: question.options[0]!, worse }
  }
}

type Pair = ReturnType<typeof pairs> extends Generator<infer One> ? One : never

const LANGUAGES = ['en', 'de'] as const
const NOTHING = { en: 'nothing', de: 'nichts' } as const

/** The loss as the table writes it. */
function lossIn({ better, worse }: Pair): number {
  const shown = formatValue('points', shownLoss('points', better.expected, worse.expected))
  return Number(shown.replace(',', '.'))
}

const PARTS = /([^:,]+?) ([+−])(\d+\.\d)(?: \(([^)]*)\))?(?:, |\.$)/g

interface Group {
  readonly of: readonly ShapeKind[]
  readonly also: (parts: BoxParts) => number
}
const UPPER: Group = { of: ['face'], also: ({ bonus }) => bonus }
const ALIKE: Group = { of: ['alike'], also: ({ further }) => further }
const ROWS: Group = { of: ['run', 'faces'], also: () => 0 }
const GROUPS: Readonly<Record<string, Group>> = {
  'Upper boxes and bonus': UPPER,
  'Oberer Teil mit Bonus': UPPER,
  'Boxes of equal dice': ALIKE,
  'Felder für gleiche Würfel': ALIKE,
  Straights: ROWS,
  Straßen: ROWS,
}

/** What a part says must be what the card makes of both options. */
function expectPart(
  { kit }: Pair,
  name: string,
  bracket: string | undefined,
  [ours, theirs]: readonly [BoxParts, BoxParts],
): number {
  const box = kit.rules.boxes.findIndex((_, i) => boxName(kit.rules, i) === name)
  const kinds = GROUPS[name]
  const of = (parts: BoxParts): number => {
    if (!kinds) return name === 'Bonus' ? parts.bonus : box < 0 ? parts.further : parts.points[box]!
    const own = parts.points.filter((_, i) => {
      const { shape } = kit.rules.boxes[i]!
      return kinds.of.includes(shape.kind) && !('sizes' in shape && shape.sizes.length > 1)
    })
    return own.reduce((sum, points) => sum + points, kinds.also(parts))
  }
  const [more, less] = [of(ours), of(theirs)].map((points) => Number(points.toFixed(1)))
  const instead = /^(\d+\.\d)(?:, not| statt) (\d+\.\d)$/.exec(bracket ?? '')
  if (instead) expect(instead.slice(1).map(Number)).toEqual([more, less])
  const times = /^(?:in )?(\d+) .*?(more|fewer|mehr|weniger)/.exec(bracket ?? '')
  if (times) {
    const chanceOf = (parts: BoxParts): number =>
      name === 'Bonus' ? parts.bonusChance : parts.scored[box]!
    const chance = 100 * (chanceOf(ours) - chanceOf(theirs))
    expect(times[1]).toBe(Math.abs(chance).toFixed(0))
    expect(chance > 0).toBe(/more|mehr/.test(times[2]!))
  }
  return more! - less!
}

/** Named parts and the rest add up, and the named ones make at least 80 % of the difference. */
function expectParts(pair: Pair, said: string): void {
  const { kit, question, better, worse } = pair
  const { card: paper, ...at } = question.position
  const card = scorecardOf(kit.rules, paper)
  const after = ({ keep, box }: ScorecardOption): BoxParts =>
    kit.parts!.after({ ...at, card, atOnce: false, keep, box })
  const both = [after(better), after(worse)] as const
  const by = lossIn(pair)
  let sum = 0
  let rest = 0
  for (const [, name, sign, points, bracket] of said.matchAll(PARTS)) {
    const value = Number(points) * (sign === '+' ? 1 : -1)
    sum += value
    if (/^(the rest|der Rest)$/.test(name!.trim())) rest = value
    else expect(value, said).toBeCloseTo(expectPart(pair, name!.trim(), bracket, both), 6)
  }
  expect(sum, said).toBeCloseTo(by, 6)
  expect(Math.abs(rest), said).toBeLessThanOrEqual(0.2 * by + 1e-9)
}

describe.each(LANGUAGES)('why an option is better, in the language %s', (language) => {
  beforeEach(() => setLocale(language))

  it('is told in parts that add up to the difference', () => {
    const told: Record<string, number> = {}
    for (const pair of pairs(runs(300).numRuns!, 'why')) {
      const { kit, question, better, worse } = pair
      const why = whyBetter(kit, question, better, worse)
      expect(why.length, why).toBeLessThanOrEqual(420)
      if (why === '') {
        expect(lossIn(pair)).toBeLessThan(0.1)
        continue
      }
      const plain = language === 'de' ? why.replace(/(\d),(\d)/g, '$1.$2') : why
      // One decimal, never two.
      expect(plain).not.toMatch(/undefined|NaN| {2}|\d\.\d\d/)
      for (const [kind, reason] of REASONS.flatMap((line) => Object.entries(line))) {
        const said = reason(kit, question, better, worse)
        if (said === null || !why.includes(said)) continue
        told[kind] = (told[kind] ?? 0) + 1
        if (kind === 'parts') expectParts(pair, plain.slice(plain.lastIndexOf(': ') + 2))
      }
      // Only what both options do is named.
      if (better.keep) {
        for (const { keep } of [better, worse]) {
          expect(why.toLowerCase()).toContain(facesText(keep!) || NOTHING[language])
        }
      } else {
        for (const { box } of [better, worse]) expect(why).toContain(boxName(kit.rules, box!))
      }
    }
    for (const kind of ['made', 'stepOnDice', 'stepOnBoxes', 'parts', 'turns', 'boxes']) {
      expect(told[kind] ?? 0, kind).toBeGreaterThanOrEqual(enough(3))
    }
  })

  it('tells now and later as they make up the value of the table', () => {
    const { turns, boxes } = REASONS[1]
    for (const { kit, question, better, worse } of pairs(runs(100).numRuns!, 'later')) {
      const said =
        (turns(kit, question, better, worse) ?? boxes(kit, question, better, worse)) || ''
      const plain = language === 'de' ? said.replace(/(\d),(\d)/g, '$1.$2') : said
      const soFar = pointsSoFar(kit.rules, question.position.card)
      const values = [...plain.matchAll(/\d+\.\d/g)].map(([number]) => Number(number))
      if (!better.keep || values.length !== 6) continue
      const [now, later, all, otherNow, otherLater, otherAll] = values as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      expect([now + later, otherNow + otherLater].map((sum) => sum.toFixed(1))).toEqual(
        [all, otherAll].map((sum) => sum.toFixed(1)),
      )
      const sums = [soFar + all, soFar + otherAll]
      expect(sums[0]).toBeCloseTo(Number(better.expected.toFixed(1)), 6)
      expect(sums[1]).toBeCloseTo(Number(worse.expected.toFixed(1)), 6)
    }
  })

  it('calls zeros zeros where it says how turns end', () => {
    for (const { kit, question, better } of pairs(runs(40).numRuns!, 'ends')) {
      if (!better.keep) continue
      const ends = leadsTo(kit, question, better)
      for (const { box, chance, zero } of endsOf(kit, question, better.keep)) {
        const name = boxName(kit.rules, box)
        const all = { en: `with a 0 in ${name}`, de: `mit einer 0 im Feld ${name}` }[language]
        if (zero < 0.005) expect(ends).not.toMatch(new RegExp(`${all}\\b`))
        if (chance - zero < 0.005) expect(ends).not.toMatch(new RegExp(` ${name} (with|mit) `))
      }
    }
  })
})
