import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceCounts } from '../../../base/units.ts'
import { BANDS, type Band, readCell } from './cells.ts'
import { diceFilter, NO_FILTERS, type Filters } from './setup.ts'
import { masteryWhere, type MasteryMap } from '../../../study/mastery.ts'
import type { NeedsList } from '../../../study/needs.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export function farkleMastery(
  { dice }: RuleSet,
  needs: NeedsList,
): MasteryMap<{ readonly kind: null; readonly filters: Filters }> {
  const { dice: rowTitle, turnTotal: columnTitle } = farkleTexts.study.mastery
  return {
    rowTitle,
    columnTitle,
    columns: BANDS.map(bandName),
    rows: diceCounts(dice)
      .toReversed()
      .map((n) => ({
        title: texts.common.dice(n),
        squares: BANDS.map((band) => ({
          ...masteryWhere(needs, (key) => {
            const cell = readCell(key)
            return cell.dice === n && cell.band.from === band.from
          }),
          drill: { kind: null, filters: { ...NO_FILTERS, dice: diceFilter(n), turnTotal: band } },
        })),
      })),
  }
}

function bandName({ from, to }: Band): string {
  const words = farkleTexts.study.mastery
  if (from === 0) return words.none('0')
  if (to === null) return words.from(grouped(from))
  return words.between(grouped(from), grouped(to - 1))
}
