import { ALL_DICE } from '#shared/base/units.ts'
import type { DrillQuestion, LegalAction } from '#shared/contract/drill.ts'
import type { PositionData } from '#shared/contract/win.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { formatDice, formatNumber } from '../format.ts'

/** A decision on the table: which dice lie there, and what may be done. */
export interface TableQuestion extends Pick<DrillQuestion, 'number' | 'kind' | 'legal'> {
  readonly position: Pick<PositionData, 'dice' | 'turnTotal'>
}

/** What the chosen dice score and what remains, or that they cannot be set aside together. */
export interface Tray {
  readonly dice: readonly Face[]
  /** What the rules say of exactly these dice; null where they are no set of scoring dice. */
  readonly action: LegalAction | null
  readonly hotDice: boolean
}

/** A thing to do, as its button says it. */
export interface Deed {
  readonly title: string
  /** Whether the rules allow it with the dice chosen now. */
  readonly allowed: boolean
}

/** The dice on the table that can be chosen; none where only bank or roll is asked. */
export function tableDice({ position: { dice } }: TableQuestion): readonly Face[] {
  return 'rolled' in dice ? dice.rolled : []
}

/** The chosen dice, ascending; `chosen` holds places on the table. */
export function chosenDice(question: TableQuestion, chosen: ReadonlySet<number>): Face[] {
  return tableDice(question)
    .filter((_, place) => chosen.has(place))
    .toSorted((a, b) => a - b)
}

const same = (a: readonly Face[], b: readonly Face[]): boolean => a.join() === b.join()

/** Whether a die can score in some way; the others are dimmed. */
export function canScore({ legal }: TableQuestion, face: Face): boolean {
  return legal.some(({ setAside }) => setAside.includes(face))
}

export function trayOf(question: TableQuestion, chosen: ReadonlySet<number>): Tray {
  const dice = chosenDice(question, chosen)
  const action = question.legal.find(({ setAside }) => same(setAside, dice)) ?? null
  const hotDice = action !== null && dice.length > 0 && dice.length === tableDice(question).length
  return { dice, action, hotDice }
}

/** The tray in words: "1 1 for 200, turn total 550, 4 dice left". */
export function trayWords(question: TableQuestion, { dice, action, hotDice }: Tray): string {
  const total = formatNumber(question.position.turnTotal)
  if ('left' in question.position.dice) {
    return `Turn total ${total}, ${formatDice(question.position.dice.left)} left`
  }
  if (dice.length === 0) return `Nothing set aside, turn total ${total}`
  if (!action) {
    return `${dice.join(' ')} cannot be set aside ${dice.length === 1 ? 'alone' : 'like this'}`
  }
  const left = hotDice ? `hot dice, all ${ALL_DICE} again` : `${formatDice(action.diceLeft)} left`
  return `${dice.join(' ')} for ${formatNumber(action.points)}, turn total ${formatNumber(action.turnTotal)}, ${left}`
}

/** The deeds of a decision. */
export type DeedId = 'bank' | 'roll' | 'set-aside'

/** What can be done with the dice chosen now, the bank before the roll as everywhere. */
export function deedsOf(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): { readonly bank: Deed; readonly roll: Deed; readonly 'set-aside': Deed } {
  const { dice, action } = trayOf(question, chosen)
  const known = action !== null
  const may = (then: 'bank' | 'roll'): boolean =>
    question.legal.some((one) => one.then === then && same(one.setAside, dice))
  return {
    bank: {
      title: known ? `Bank ${formatNumber(action.turnTotal)}` : 'Bank',
      allowed: may('bank'),
    },
    roll: { title: known ? `Roll ${formatDice(action.diceLeft)}` : 'Roll', allowed: may('roll') },
    'set-aside': {
      title: known ? `Set aside for ${formatNumber(action.points)}` : 'Set aside',
      allowed: known,
    },
  }
}
