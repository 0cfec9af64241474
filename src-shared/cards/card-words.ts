import type { Points, Probability } from '../base/units.ts'
import { decimals, grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'

export const pointsText = (points: Points): string => grouped(points)

export const expectedText = (points: Points): string => decimals(points, 1)

export const percentText = (chance: Probability): string =>
  texts.cards.percent(decimals(chance * 100, 1))
