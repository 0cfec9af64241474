import type { Points, Probability } from '../../../base/units.ts'
import { facesText } from '../../../dice/multiset.ts'
import { decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
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

const GAINS = 3
const LOSSES = 1
/** A loss below this part of the largest gain is left out. */
const LEAST_LOSS = 0.2
const MAX_LENGTH = 160

function wordsOf(rules: RuleSet, { of, points, chance }: PartDifference): string | null {
  const { why } = scorecardTexts.study
  const { further } = scorecardTexts.parts.card
  const name =
    of === 'bonus' ? why.bonusName : boxName(rules, of === 'further' ? alikeBox(rules) : of)
  const isFixed = of === 'bonus' || (of !== 'further' && rules.boxes[of]!.sum === 'none')
  const times = decimals(100 * Math.abs(chance ?? 0), 0)
  // More points need not mean more often: steps of a bonus, points for the first roll.
  if (isFixed && times !== '0' && chance! > 0 === points > 0) {
    return points > 0 ? why.oftener(name, times) : why.seldomer(name, times)
  }
  const by = decimals(Math.abs(points), 1)
  if (Number(Math.abs(points).toFixed(1)) === 0) return null
  const what = of === 'further' ? further(name) : name
  return points > 0 ? why.more(what, by) : why.less(what, by)
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

function sentence(
  rules: RuleSet,
  worth: string,
  differences: readonly PartDifference[],
): string | null {
  const told = (some: readonly PartDifference[], most: number): string[] =>
    some.flatMap((one) => wordsOf(rules, one) ?? []).slice(0, most)
  const gains = differences.filter(({ points }) => points > 0)
  const least = LEAST_LOSS * (gains[0]?.points ?? Infinity)
  const losses = differences.filter(({ points }) => points < 0 && -points >= least)
  const lost = told(losses, LOSSES)
  for (let most = GAINS; most > 0; most--) {
    const gained = told(gains, most)
    if (gained.length === 0) return null
    const said = scorecardTexts.study.why.parts(worth, gained.join(', '), lost.join(', '))
    if (said.length <= MAX_LENGTH) return said
  }
  return null
}

/**
 * Where the larger value of an option comes from, and the largest parts in one sentence: "Keeping
 * 6 6 is worth 5.4 points more than 5 6: Bonus 9 in 100 more often; Small straight 4 in 100 less
 * often." No sentence if no part is large enough. `places`: decimals that the values are shown
 * with. Requires `parts.canTell`.
 */
export function whyParts(
  rules: RuleSet,
  parts: OptionParts,
  at: Omit<AskedOption, 'keep' | 'box'>,
  options: readonly [better: WhyOption, worse: WhyOption],
  places = 1,
): { text: string | null; differences: PartDifference[] } {
  const [better, worse] = options
  const by = writtenDifference(better.expected, worse.expected, places)
  const [ours, theirs] = options.map(({ keep, box }) => parts.after({ ...at, keep, box }))
  const differences = partDifferences(ours!, theirs!)
  const worth = worthWords(rules, options, decimals(by, places))
  return { text: by > 0 ? sentence(rules, worth, differences) : null, differences }
}
