import type { DrillQuestion, LegalAction } from '#shared/games/farkle/requests/drill.ts'
import type { PositionData } from '#shared/games/farkle/requests/win.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** A decision on the table: which dice lie there, and what may be done. */
export interface TableQuestion extends Pick<DrillQuestion, 'number' | 'kind' | 'legal'> {
  readonly position: Pick<PositionData, 'dice' | 'turnTotal'>
}

/**
 * Score of the chosen dice and the dice that remain, or that the chosen dice cannot be set aside
 * together.
 */
export interface Tray {
  readonly dice: readonly Face[]
  /** Legal action for exactly these dice; null if they are not a set of scoring dice. */
  readonly action: LegalAction | null
  readonly hotDice: boolean
}

/** A thing to do, as its button says it. */
export interface BoardAction {
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

/**
 * Whether a die can score together with those that are chosen, or is one of them; the others are
 * dimmed.
 */
export function canScore(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
  place: number,
): boolean {
  if (chosen.has(place)) return true
  const wanted = chosenDice(question, new Set([...chosen, place]))
  const countIn = (dice: readonly Face[], face: Face): number =>
    dice.filter((die) => die === face).length
  return question.legal.some(({ setAside }) =>
    wanted.every((face) => countIn(setAside, face) >= countIn(wanted, face)),
  )
}

export function trayOf(question: TableQuestion, chosen: ReadonlySet<number>): Tray {
  const dice = chosenDice(question, chosen)
  const action = question.legal.find(({ setAside }) => same(setAside, dice)) ?? null
  const hotDice = action !== null && dice.length > 0 && dice.length === tableDice(question).length
  return { dice, action, hotDice }
}

/** The turn total with the dice that are chosen, where it is another. */
export function totalAfter(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): number | undefined {
  const total = trayOf(question, chosen).action?.turnTotal
  return total === question.position.turnTotal ? undefined : total
}

/** The tray in words: "1 1 for 200, 4 dice left". */
export function trayWords(question: TableQuestion, { dice, action, hotDice }: Tray): string {
  const { tray } = texts.parts
  const { dice: onTable } = question.position
  if ('left' in onTable) return tray.before(onTable.left)
  if (dice.length === 0) return tray.nothing
  const faces = dice.join(' ')
  if (!action) return dice.length === 1 ? tray.notAlone(faces) : tray.notTogether(faces)
  const points = formatNumber(action.points)
  return hotDice
    ? tray.hotDice(faces, points, action.diceLeft)
    : tray.chosen(faces, points, action.diceLeft)
}

/** The one action that the rules allow with these dice; null where there are two or none. */
export function onlyAction(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): 'bank' | 'roll' | null {
  const { bank, roll } = actionsOf(question, chosen)
  if (bank.allowed === roll.allowed) return null
  return bank.allowed ? 'bank' : 'roll'
}

/** The actions of a decision. */
export type BoardActionId = 'bank' | 'roll' | 'set-aside'

/** Actions possible with the dice chosen now; bank comes before roll, as everywhere. */
export function actionsOf(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): { readonly bank: BoardAction; readonly roll: BoardAction; readonly 'set-aside': BoardAction } {
  const { tray: words } = texts.parts
  const { dice, action } = trayOf(question, chosen)
  const may = (then: 'bank' | 'roll'): boolean =>
    question.legal.some((one) => one.then === then && same(one.setAside, dice))
  return {
    bank: {
      title: action ? words.bankTotal(formatNumber(action.turnTotal)) : words.bank,
      allowed: may('bank'),
    },
    roll: {
      title: action ? words.rollDice(action.diceLeft) : words.roll,
      allowed: may('roll'),
    },
    'set-aside': {
      title: action ? words.setAsideFor(formatNumber(action.points)) : words.setAside,
      allowed: action !== null,
    },
  }
}
