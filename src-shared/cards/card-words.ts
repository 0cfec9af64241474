import type { Points, Probability } from '../base/units.ts'
import { decimals, grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'

/** Whole points as cards write them: "1,250". */
export const pointsText = (points: Points): string => grouped(points)

/** Expected points: "12.3". */
export const expectedText = (points: Points): string => decimals(points, 1)

/** A chance in percent to a tenth: "27.8%". */
export const percentText = (chance: Probability): string =>
  texts.cards.percent(decimals(chance * 100, 1))
