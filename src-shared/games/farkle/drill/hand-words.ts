import type { Value } from '../../../base/units.ts'
import { DECIMALS, decimals } from '../../../texts/numbers.ts'
import { facesInWords, kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { RankedOption } from './question.ts'
import type { StudyKit } from './study-kit.ts'

export const sameHand = (a: RankedOption, b: RankedOption): boolean =>
  a.node === b.node && a.turnTotal === b.turnTotal

export const points = (value: Value): string => decimals(value, DECIMALS.points)

/** "1 5", with kinds for dice of one's own. */
export const asideWords = ({ rules }: StudyKit, { setAside, kinds }: RankedOption): string =>
  facesInWords(setAside, kinds, kindNames(rules))

/** "5 dice", as they follow a verb such as "rolling". */
export function diceWords({ rules }: StudyKit, { diceLeft, leftKinds }: RankedOption): string {
  return leftKinds
    ? kindsInWords(leftKinds, kindNames(rules))
    : farkleTexts.study.why.dice(diceLeft)
}

/** What the rolls without a farkle come to on average; null if there are none. */
export function valueOfOthers({
  value,
  farkleProbability,
  afterFarkle,
}: RankedOption): Value | null {
  const others = 1 - farkleProbability
  return others < 1e-9 ? null : (value - farkleProbability * (afterFarkle ?? 0)) / others
}
