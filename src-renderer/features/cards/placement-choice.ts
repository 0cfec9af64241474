import type { LegalAction } from '#shared/contract/drill.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { formatDice, formatNumber } from '../../components/format.ts'

/** What the chosen dice come to, and what can be done with them. */
export interface PlacementChoice {
  readonly setAside: Face[]
  readonly words: string
  readonly bank: { readonly title: string; readonly allowed: boolean }
  readonly roll: { readonly title: string; readonly allowed: boolean }
}

const same = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.join() === b.toSorted((x, y) => x - y).join()

/** `chosen` holds places on the table. */
export function placementChoice(
  question: {
    readonly dice: readonly Face[]
    readonly turnTotal: number
    readonly legal: readonly LegalAction[]
  },
  chosen: ReadonlySet<number>,
): PlacementChoice {
  const { dice, turnTotal, legal } = question
  const setAside = dice.filter((_, place) => chosen.has(place)).toSorted((a, b) => a - b)
  const own = legal.filter((action) => same(setAside, action.setAside))
  const [known] = own
  const may = (then: 'bank' | 'roll'): boolean => own.some((action) => action.then === then)
  const words = known
    ? `${setAside.join(' ')} for ${formatNumber(known.points)}, turn total ${formatNumber(known.turnTotal)}, ${formatDice(known.diceLeft)} left`
    : setAside.length === 0
      ? `Nothing set aside, turn total ${formatNumber(turnTotal)}`
      : `${setAside.join(' ')} ${setAside.length === 1 ? 'scores' : 'score'} nothing as chosen`
  return {
    setAside,
    words,
    bank: {
      title: known ? `Bank ${formatNumber(known.turnTotal)}` : 'Bank',
      allowed: may('bank'),
    },
    roll: { title: known ? `Roll ${formatDice(known.diceLeft)}` : 'Roll', allowed: may('roll') },
  }
}
