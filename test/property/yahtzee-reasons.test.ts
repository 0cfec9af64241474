import { beforeEach, describe, expect, it } from 'vitest'
import { formatValue, shownLoss } from '#renderer/components/goal-format.ts'
import { facesText, FACES, type Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { OptionParts } from '#shared/games/scorecard/analysis/option-parts.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import type { ScorecardOption, ScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { endsOf, leadsTo, REASONS, whyBetter } from '#shared/games/scorecard/drill/reasons.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { boxOf, type BoxName } from '#test/support/yahtzee-boxes.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'
import { ReasonRates } from '#test/support/reason-rates.ts'
import { runs, seed } from './runs.ts'

const PLAIN = [
  shortScorecard(['threes', 'fives', 'sixes', 'fullHouse', 'smallStraight', 'chance']),
  shortScorecard(['ones', 'fours', 'largeStraight', 'fourOfAKind', 'yahtzee']),
]
/** With and without the parts of the points, which are not known of every card. */
const KITS = PLAIN.flatMap((kit) => [
  kit,
  { ...kit, parts: new OptionParts(cardStates(kit.rules), tableOf(kit.rules)) },
])
type Kit = (typeof KITS)[number]

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

/** The chance to score in a box after a keep with one reroll: every throw of the other dice looked at. */
function chanceOf(
  kit: Kit,
  question: ScorecardQuestion,
  keep: readonly Face[],
  box: number,
): number {
  const { card, rerolls } = question.position
  if (rerolls > 1) {
    // What is kept in between is known to the solver alone.
    const end = endsOf(kit, question, [...keep]).find((one) => one.box === box)
    return end ? end.chance - end.zero : 0
  }
  const all = 6 ** (5 - keep.length)
  let hits = 0
  for (let number = 0; number < all; number++) {
    const dice = [...keep]
    for (let rest = number; dice.length < 5; rest = Math.floor(rest / 6)) {
      dice.push(FACES[rest % 6]!)
    }
    const { choice } = kit.analyser.analyse(scorecardOf(kit.rules, card), dice, 0).choices[0]!
    if (choice.kind === 'score' && choice.box === box && choice.points > 0) hits++
  }
  return hits / all
}

const KEEP = '(?:[1-6\\u00a0]+|nothing|[nN]ichts)'
const NUMBER = '\\d+\\.\\d'
const BOXES: Readonly<Record<string, readonly [BoxName, number]>> = {
  'a full house': ['fullHouse', 25],
  'das Full House': ['fullHouse', 25],
  'a small straight': ['smallStraight', 30],
  'die Kleine Straße': ['smallStraight', 30],
  'a large straight': ['largeStraight', 40],
  'die Große Straße': ['largeStraight', 40],
  'a Yahtzee': ['yahtzee', 50],
  'der Yahtzee': ['yahtzee', 50],
}
/** Every sentence that there is, in both languages. */
const FORMS: Readonly<Record<'en' | 'de', Readonly<Record<keyof typeof REASONS, string>>>> = {
  en: {
    made: `Keeping (?<keep>${KEEP}) makes (?<box>[A-Za-z ]+) \\((?<score>\\d+)\\) in (?<times>\\d+) of 100 turns(?<all>, else 0)?; keeping (?<other>${KEEP}) (?:hardly ever|in (?<others>\\d+))`,
    turns: `(?:Keeping (?<keep>${KEEP}) is worth (?<by>${NUMBER}) points more than keeping (?<other>${KEEP})|On average, keeping (?<keep>${KEEP}) makes (?<now>${NUMBER}) points(?: this turn and (?<later>${NUMBER}) later)?, keeping (?<other>${KEEP}) makes (?<otherNow>${NUMBER})(?: and (?<otherLater>${NUMBER}))?)`,
    parts: `(?:Keeping (?<keep>${KEEP}) is worth (?<by>${NUMBER}) points more than (?<other>${KEEP})|(?:A )?(?<points>\\d+) in (?<box>.+) is worth (?<by>${NUMBER}) points more than (?:a )?(?<otherPoints>\\d+) in (?<other>.+)): (?<parts>.+)`,
    bonus: `(?:A )?(?<points>\\d+) in (?<box>.+) puts the bonus of (?<bonus>\\d+) out of reach and costs (?<by>${NUMBER}) points in all`,
    boxes: `(?:A )?(?<points>\\d+) in (?<box>.+) and (?<later>${NUMBER}) later are (?<by>${NUMBER}) points more in all than (?:a )?(?<otherPoints>\\d+) in (?<other>.+) and (?<otherLater>${NUMBER}) later`,
  },
  de: {
    made: `Behältst du (?<keep>${KEEP}), gelingt (?<box>[A-Za-zß ]+) \\((?<score>\\d+)\\) in (?<times>\\d+) von 100 Zügen(?<all>, sonst gibt es 0)?; mit (?<other>${KEEP}) (?:so gut wie nie|in (?<others>\\d+))`,
    turns: `Behältst du (?<keep>${KEEP}), (?:ist das (?<by>${NUMBER}) Punkte mehr wert als mit (?<other>${KEEP})|bringt (?:das|der Zug) im Schnitt (?<now>${NUMBER}) Punkte(?: und der Rest der Partie (?<later>${NUMBER}))?[,;] mit (?<other>${KEEP}) sind es (?<otherNow>${NUMBER})(?: und (?<otherLater>${NUMBER}))?)`,
    parts: `(?:(?<keep>${KEEP}) zu behalten ist (?<by>${NUMBER}) Punkte mehr wert als (?<other>${KEEP})|(?:Eine )?(?<points>\\d+) im Feld (?<box>.+) ist (?<by>${NUMBER}) Punkte mehr wert als (?:eine )?(?<otherPoints>\\d+) im Feld (?<other>.+)): (?<parts>.+)`,
    bonus: `Mit (?<points>\\d+) im Feld (?<box>.+) ist der Bonus von (?<bonus>\\d+) nicht mehr zu schaffen; das kostet insgesamt (?<by>${NUMBER}) Punkte`,
    boxes: `(?:Eine )?(?<points>\\d+) im Feld (?<box>.+) und später (?<later>${NUMBER}) sind insgesamt (?<by>${NUMBER}) Punkte mehr als (?:eine )?(?<otherPoints>\\d+) im Feld (?<other>.+) und später (?<otherLater>${NUMBER})`,
  },
}

type Said = Record<string, string | undefined>
type Pair = ReturnType<typeof pairs> extends Generator<infer One> ? One : never

/** The loss as the table writes it, which is that of the values as it writes them. */
function lossIn({ better, worse }: Pair): number {
  const shown = formatValue('points', shownLoss('points', better.expected, worse.expected))
  const loss = Number(shown.replace(',', '.'))
  const written = (option: ScorecardOption): number => Number(option.expected.toFixed(1))
  expect(loss).toBeCloseTo(written(better) - written(worse), 6)
  return loss
}

/** Points now and later as they are written make up the value that the table writes. */
function checkSum(
  { kit, question }: Pair,
  option: ScorecardOption,
  now: string,
  later = '0',
): void {
  const soFar = pointsSoFar(kit.rules, question.position.card)
  expect(soFar + Number(now) + Number(later)).toBeCloseTo(Number(option.expected.toFixed(1)), 6)
}

const CHECKS: Readonly<Record<keyof typeof REASONS, (pair: Pair, said: Said) => void>> = {
  made({ kit, question, better, worse }, { box, keep, score, times, all, other, others }) {
    const [category, most] = BOXES[box!]!
    expect([keep, other, score]).toEqual([keepName(better), keepName(worse), String(most)])
    const chance = chanceOf(kit, question, better.keep!, boxOf(category))
    expect(Number(times)).toBe(Number((100 * chance).toFixed(0)))
    const theirs = chanceOf(kit, question, worse.keep!, boxOf(category))
    expect(Number(others ?? 0)).toBe(Number((100 * theirs).toFixed(0)))
    if (!all) return
    const ends = endsOf(kit, question, better.keep!)
    expect(ends.map((end) => end.box)).toEqual([boxOf(category)])
  },
  turns(pair, { keep, now, later, other, otherNow, otherLater, by }) {
    const { kit, question, better, worse } = pair
    expect([keep, other]).toEqual([keepName(better), keepName(worse)])
    if (by) {
      expect(Number(by)).toBe(lossIn(pair))
      return
    }
    for (const [option, points] of [[better, now] as const, [worse, otherNow] as const]) {
      const ends = endsOf(kit, question, option.keep!)
      const mean = ends.reduce((sum, end) => sum + end.chance * end.points, 0)
      expect(Number(points)).toBeCloseTo(mean, 0.99)
    }
    checkSum(pair, better, now!, later)
    checkSum(pair, worse, otherNow!, otherLater)
    // No average is told that is hardly anything.
    for (const one of [now, later, otherNow, otherLater]) if (one) expect(+one).toBeGreaterThan(0.9)
  },
  parts(pair, { by, keep, points, parts }) {
    const { kit, question, better, worse } = pair
    expect(Number(by)).toBe(lossIn(pair))
    if (keep) expect(keep.toLowerCase()).toBe(keepName(better))
    else expect(points).toBe(String(better.points))
    const { card: paper, ...at } = question.position
    const card = scorecardOf(kit.rules, paper)
    const [ours, theirs] = [better, worse].map(({ keep: kept, box }) =>
      kit.parts!.after({ ...at, card, atOnce: false, keep: kept, box }),
    )
    for (const part of parts!.split(/[;,] /)) {
      const form =
        /^(?<name>.+?) (?:(?:in )?(?<times>\d+) (?:in 100|von 100 Partien) (?<often>more often|less often|öfter|seltener)|(?<score>\d+\.\d) (?:points|Punkte) (?<much>more|less|mehr|weniger))$/
      const said = form.exec(part)?.groups
      expect(said, part).toBeDefined()
      const { name, times, often, score, much } = said!
      const place = kit.rules.boxes.findIndex((_, box) => boxName(kit.rules, box) === name)
      const of = (one: typeof ours): readonly [number, number] =>
        name === 'Bonus'
          ? [one!.bonus, one!.bonusChance]
          : place < 0
            ? [one!.further, 0]
            : [one!.points[place]!, one!.scored[place]!]
      const [more, chance] = [0, 1].map((i) => of(ours)[i as 0] - of(theirs)[i as 0])
      const isMore = /more|öfter|mehr/.test(often ?? much!)
      expect(more! > 0).toBe(isMore)
      if (times) expect(times).toBe(Math.abs(100 * chance!).toFixed(0))
      else expect(score).toBe(Math.abs(more!).toFixed(1))
    }
  },
  bonus(pair, { points, box, bonus, by }) {
    const { kit, question, worse } = pair
    expect(Number(by)).toBe(lossIn(pair))
    expect([points, box]).toEqual([String(worse.points), boxName(kit.rules, worse.box!)])
    expect(Number(bonus)).toBe(kit.rules.bonus[0]!.points)
    // Even with five of every face that is left.
    const upper = question.position.card.points.slice(0, 6).map((one, i) => {
      if (i === worse.box) return worse.points! - worse.further
      return one ?? 5 * (i + 1)
    })
    expect(upper.reduce((sum, one) => sum + one, 0)).toBeLessThan(kit.rules.bonus[0]!.from)
  },
  boxes(pair, { points, box, later, by, other, otherPoints, otherLater }) {
    const { kit, better, worse } = pair
    expect(Number(by)).toBe(lossIn(pair))
    const written = [better, worse].flatMap((one) => [
      String(one.points),
      boxName(kit.rules, one.box!),
    ])
    expect([points, box, otherPoints, other]).toEqual(written)
    checkSum(pair, better, points!, later)
    checkSum(pair, worse, otherPoints!, otherLater)
  },
}

const LANGUAGES = ['en', 'de'] as const
const KINDS = ['parts', 'made', 'turns', 'bonus', 'boxes'] as const
let nothing = 'nothing'
const keepName = ({ keep }: ScorecardOption): string => facesText(keep!) || nothing

describe.each(LANGUAGES)('why an option is better, in the language %s', (language) => {
  beforeEach(async () => {
    nothing = { en: 'nothing', de: 'nichts' }[language]
    await setLocale(language)
  })

  it('is told in a short sentence whose figures are those of the table', () => {
    const told = { parts: 0, made: 0, turns: 0, bonus: 0, boxes: 0 }
    for (const pair of pairs(runs(200).numRuns!, 'why')) {
      const { kit, question, better, worse } = pair
      const why = whyBetter(kit, question, better, worse)
      expect(why.length).toBeLessThanOrEqual(160)
      if (why === '') {
        expect(lossIn(pair)).toBeLessThan(0.1)
        continue
      }
      const plain = language === 'de' ? why.replace(/(\d),(\d)/g, '$1.$2') : why
      const found = KINDS.flatMap((kind) => {
        const said = new RegExp(`^${FORMS[language][kind]}\\.$`).exec(plain)?.groups
        return said ? [{ kind, said }] : []
      })
      expect(found, why).toHaveLength(1)
      const { kind, said } = found[0]!
      told[kind]++
      CHECKS[kind](pair, said)
    }
    expect(told.made + told.turns).toBeGreaterThan(5)
    expect(told.bonus + told.boxes).toBeGreaterThan(2)
    expect(told.parts).toBeGreaterThan(10)
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

it('every kind of reason points to the better option oftener than dice or points alone', async () => {
  await setLocale('en')
  const rates = new ReasonRates()
  for (const { kit, question, better, worse } of pairs(runs(1000).numRuns!, 'rates')) {
    const pips = ({ keep, points }: ScorecardOption): number =>
      keep ? keep.reduce<number>((sum, face) => sum + face, 0) : points!
    const dice = ({ keep }: ScorecardOption): number => keep?.length ?? 0
    for (const [kind, reason] of Object.entries(REASONS)) {
      rates.add(kind, {
        right: reason(kit, question, better, worse) !== null,
        wrong: reason(kit, question, worse, better) !== null,
        nulls: {
          'more dice': dice(better) - dice(worse),
          'more points': pips(better) - pips(worse),
        },
      })
    }
  }
  rates.expectBetter()
})
