import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { facesInWords, kindsInWords } from '#shared/games/farkle/analysis/kind-names.ts'
import { texts } from '#shared/texts/texts.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'
import type { RankedWords } from '../../../components/table-column.ts'

export function tableWords(): RankedWords {
  const { label, rank, option, best, all, few } = farklePageTexts.analyse.table
  return { label, rank, row: option, best, all, few }
}

export type WinOption = AnswerOf<BackendRequests, 'farkle.winAnalyse'>['options'][number]
export type RowOrder = Settings['goal']

/** Sorts by `order`, best first; the other goal breaks ties. */
export function ranked(options: readonly WinOption[], order: RowOrder): readonly WinOption[] {
  const [first, second] =
    order === 'wins' ? (['winRank', 'pointsRank'] as const) : (['pointsRank', 'winRank'] as const)
  return options.toSorted((a, b) => a[first] - b[first] || a[second] - b[second])
}

/** Action after the dice are set aside: "Bank 2,200", "Roll 4 dice". */
export function actionWords(
  option: Pick<WinOption, 'then' | 'turnTotal' | 'diceLeft'> & {
    readonly leftKinds?: readonly number[] | undefined
    readonly takesUp?: boolean | undefined
  },
  names: readonly string[] = [],
): string {
  const { then, turnTotal, diceLeft, leftKinds, takesUp } = option
  const { bankTotal, rollDice } = texts.parts.tray
  if (then === 'bank') return bankTotal(formatNumber(turnTotal))
  if (diceLeft === 0) return farklePageTexts.analyse.table.giveUp
  if (takesUp) {
    return farklePageTexts.analyse.table.takeUp(formatNumber(turnTotal), rollDice(diceLeft))
  }
  return leftKinds ? `${rollDice(diceLeft)}: ${kindsInWords(leftKinds, names)}` : rollDice(diceLeft)
}

export function optionWords(
  option: Pick<WinOption, 'setAside' | 'points' | 'then' | 'turnTotal' | 'diceLeft'> & {
    readonly kinds?: readonly number[] | undefined
    readonly leftKinds?: readonly number[] | undefined
  },
  names: readonly string[] = [],
): string {
  const { setAside, kinds, leftKinds, points, then, turnTotal, diceLeft } = option
  if (setAside.length === 0) return actionWords(option, names)
  const { takeAndBank, takeAndRoll, takeAndGiveUp } = farklePageTexts.analyse.table
  const dice = kinds ? facesInWords(setAside, kinds, names) : setAside.join(', ')
  const made = formatNumber(points)
  return then === 'bank'
    ? takeAndBank(dice, made, formatNumber(turnTotal))
    : diceLeft === 0
      ? takeAndGiveUp(dice, made)
      : takeAndRoll(dice, made, diceLeft, leftKinds ? kindsInWords(leftKinds, names) : '')
}
