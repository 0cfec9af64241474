import type { Points, Probability } from '../../../base/units.ts'
import { facesText } from '../../../dice/multiset.ts'
import { DECIMALS, decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { alikeBox, type RuleSet } from '../rules/rule-set.ts'
import type { BoxParts } from '../solve/box-parts.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'
import type { AskedOption, OptionParts } from './option-parts.ts'

/** Difference between two options in one place of the card. */
export interface PartDifference {
  /** A box by number, the bonus of the group, or further dice all alike. */
  readonly of: number | 'bonus' | 'further'
  readonly points: Points
  /** Of scoring there; null where points may come several times. */
  readonly chance: Probability | null
}

/** Largest difference first. */
function partDifferences(better: BoxParts, worse: BoxParts): PartDifference[] {
  const boxes = Array.from(better.points, (points, box) => ({
    of: box,
    points: points - worse.points[box]!,
    chance: better.scored[box]! - worse.scored[box]!,
  }))
  const more: PartDifference[] = [
    {
      of: 'bonus',
      points: better.bonus - worse.bonus,
      chance: better.bonusChance - worse.bonusChance,
    },
    { of: 'further', points: better.further - worse.further, chance: null },
  ]
  return [...boxes, ...more].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

const POINT_PLACES = DECIMALS.points

/** Of these, so many at most are named, and they make so much of the difference at least. */
const MOST_PARTS = 4
const LEAST_SHARE = 0.8

const signed = (points: Points): string =>
  `${points < 0 ? '−' : '+'}${decimals(Math.abs(points), POINT_PLACES)}`

interface WrittenPart {
  /** As written. */
  readonly points: Points
  readonly text: string
}

/** "Bonus +3.2 (9 more games in 100)", "Sixes +2.8 (19.3, not 16.5)" */
function writtenPart(
  rules: RuleSet,
  { of }: PartDifference,
  [better, worse]: readonly [BoxParts, BoxParts],
): WrittenPart {
  const { why } = scorecardTexts.study
  if (of === 'further') {
    const points = writtenDifference(better.further, worse.further, POINT_PLACES)
    const name = scorecardTexts.parts.card.further(boxName(rules, alikeBox(rules)))
    return { points, text: `${name} ${signed(points)}` }
  }
  const [more, less] =
    of === 'bonus' ? [better.bonus, worse.bonus] : [better.points[of]!, worse.points[of]!]
  const points = writtenDifference(more, less, POINT_PLACES)
  const name = of === 'bonus' ? why.bonusName : boxName(rules, of)
  const said = `${name} ${signed(points)}`
  if (of !== 'bonus' && rules.boxes[of]!.sum !== 'none') {
    const both = why.instead(decimals(more, POINT_PLACES), decimals(less, POINT_PLACES))
    return { points, text: `${said} ${both}` }
  }
  const chance =
    of === 'bonus' ? better.bonusChance - worse.bonusChance : better.scored[of]! - worse.scored[of]!
  const times = decimals(100 * Math.abs(chance), 0)
  // More points need not mean more often: steps of a bonus, points for the first roll.
  if (times === '0' || chance > 0 !== points > 0) return { points, text: said }
  return { points, text: `${said} ${(chance > 0 ? why.oftener : why.seldomer)(times)}` }
}

/** Boxes that are told together where single ones are too many: upper, of equal dice, of rows. */
function groupParts(rules: RuleSet, [better, worse]: readonly [BoxParts, BoxParts]): WrittenPart[] {
  const { groups } = scorecardTexts.study.why
  const groupOf = (box: number): string => {
    const { shape } = rules.boxes[box]!
    if (shape.kind === 'face') return groups.upper
    if (shape.kind === 'alike' && shape.sizes.length === 1) return groups.alike
    return shape.kind === 'any' || shape.kind === 'alike' ? boxName(rules, box) : groups.rows
  }
  const sumsOf = ({ points, bonus, further }: BoxParts): Map<string, Points> => {
    const sums = new Map([
      [groups.upper, bonus],
      [groups.alike, further],
    ])
    for (const [box, one] of points.entries()) {
      const group = groupOf(box)
      sums.set(group, (sums.get(group) ?? 0) + one)
    }
    return sums
  }
  const others = sumsOf(worse)
  return [...sumsOf(better)]
    .map(([name, more]) => {
      const points = writtenDifference(more, others.get(name)!, POINT_PLACES)
      return { points, text: `${name} ${signed(points)}` }
    })
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** The largest parts and the rest, which add up to `by`; null if they are too many. */
function listedParts(parts: readonly WrittenPart[], by: Points): string | null {
  const written: string[] = []
  let left = by
  for (const { points, text } of parts.slice(0, MOST_PARTS)) {
    written.push(text)
    left = writtenDifference(left, points, POINT_PLACES)
    if (Math.abs(left) > (1 - LEAST_SHARE) * by) continue
    const rest = left === 0 ? [] : [`${scorecardTexts.study.why.rest} ${signed(left)}`]
    return [...written, ...rest].join(', ')
  }
  return null
}

interface WhyOption extends Pick<AskedOption, 'keep' | 'box'> {
  /** Points of a box; null for a keep. */
  readonly points: Points | null
  readonly expected: Points
}

function worthWords(
  rules: RuleSet,
  [better, worse]: readonly [WhyOption, WhyOption],
  by: string,
): string {
  const { why } = scorecardTexts.study
  const fill = ({ box, points }: WhyOption): string =>
    why.fill(boxName(rules, box!), grouped(points!))
  return better.keep
    ? why.keeps(facesText(better.keep), facesText(worse.keep!), by)
    : why.fills(fill(better), fill(worse), by)
}

/**
 * Where the larger value of an option comes from, in one sentence: "Keeping 6 6 makes 5.4 points more
 * than 5 6: Bonus +3.2 (9 more games in 100), Sixes +2.8 (19.3, not 16.5), the rest -0.6." No
 * sentence if too many parts, and too many groups of them, make the difference. Requires `parts.canTell`.
 */
export function whyParts(
  rules: RuleSet,
  parts: OptionParts,
  at: Omit<AskedOption, 'keep' | 'box'>,
  options: readonly [better: WhyOption, worse: WhyOption],
): { text: string | null; differences: PartDifference[] } {
  const [better, worse] = options
  const by = writtenDifference(better.expected, worse.expected, POINT_PLACES)
  const after = ({ keep, box }: WhyOption): BoxParts => parts.after({ ...at, keep, box })
  const both = [after(better), after(worse)] as const
  const differences = partDifferences(...both)
  const single = differences
    .filter(({ points }) => points !== 0)
    .slice(0, MOST_PARTS)
    .map((one) => writtenPart(rules, one, both))
  const said = by > 0 ? (listedParts(single, by) ?? listedParts(groupParts(rules, both), by)) : null
  const worth = worthWords(rules, options, decimals(by, POINT_PLACES))
  return { text: said && `${worth}: ${said}.`, differences }
}
