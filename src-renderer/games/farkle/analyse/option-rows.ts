import type { Settings } from '#shared/contract/settings.ts'
import type { WinOption } from '#shared/games/farkle/requests/win.ts'
import { texts } from '#shared/texts/texts.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** Goal by which the options are ranked. */
export type Order = Settings['goal']

/** The options, best first; those of one rank by what they are worth for the other goal. */
export function ranked(options: readonly WinOption[], order: Order): readonly WinOption[] {
  const [first, second] =
    order === 'wins' ? (['winRank', 'pointsRank'] as const) : (['pointsRank', 'winRank'] as const)
  return options.toSorted((a, b) => a[first] - b[first] || a[second] - b[second])
}

/** Action after the dice are set aside: "Bank 2,200", "Roll 4 dice". */
export function actionWords({ then, turnTotal, diceLeft }: WinOption): string {
  const { bankTotal, rollDice } = texts.parts.tray
  return then === 'bank' ? bankTotal(formatNumber(turnTotal)) : rollDice(diceLeft)
}

/** An option in words, for who cannot see its dice. */
export function optionWords(option: WinOption): string {
  const { setAside, points, then, turnTotal, diceLeft } = option
  if (setAside.length === 0) return actionWords(option)
  const { takeAndBank, takeAndRoll } = farklePageTexts.analyse.table
  const dice = setAside.join(', ')
  const made = formatNumber(points)
  return then === 'bank'
    ? takeAndBank(dice, made, formatNumber(turnTotal))
    : takeAndRoll(dice, made, diceLeft)
}
