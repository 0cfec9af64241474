import type { QuestionOf } from '../../../services/ask-drill.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { inOrder } from '#shared/games/farkle/analysis/position.ts'
import { diceKey, dieKeys, sameDice, type ChosenDice } from '#shared/games/farkle/drill/choices.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { capital } from '#shared/texts/capital.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { placesOf } from '../../../components/session/face-places.ts'

export interface TableQuestion extends Pick<QuestionOf<'farkle'>, 'number' | 'kind' | 'legal'> {
  readonly position: Pick<Position, 'dice' | 'turnTotal'>
}

export interface Tray {
  readonly dice: readonly Face[]
  /** Legal action for exactly these dice; null if they do not score together. */
  readonly action: QuestionOf<'farkle'>['legal'][number] | null
  readonly hotDice: boolean
}

export function tableDice({ position: { dice } }: TableQuestion): readonly Face[] {
  return 'rolled' in dice ? dice.rolled : []
}

/** The chosen dice, ascending; `chosen` holds places on the table. */
export function chosenDice(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): { setAside: Face[]; kinds?: number[] } {
  const { kinds } = question.position.dice
  const isChosen = (_: unknown, place: number): boolean => chosen.has(place)
  const some = inOrder({
    rolled: tableDice(question).filter(isChosen),
    ...(kinds && { kinds: kinds.filter(isChosen) }),
  })
  return { setAside: [...some.rolled], ...(some.kinds && { kinds: [...some.kinds] }) }
}

/** Places of an option's dice; among equal dice the chosen ones come first. */
export function placesOfOption(
  question: TableQuestion,
  { setAside, kinds }: ChosenDice,
  chosen: ReadonlySet<number>,
): ReadonlySet<number> {
  const lying = dieKeys(tableDice(question), question.position.dice.kinds)
  return placesOf(lying, dieKeys(setAside, kinds), chosen)
}

/** Whether a die is chosen, or can score together with the chosen dice. */
export function canScore(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
  place: number,
): boolean {
  if (chosen.has(place)) return true
  const { setAside, kinds } = chosenDice(question, new Set([...chosen, place]))
  const wanted = dieKeys(setAside, kinds)
  const countIn = (dice: readonly string[], die: string): number =>
    dice.filter((one) => one === die).length
  return question.legal.some((action) => {
    const dice = dieKeys(action.setAside, action.kinds)
    return wanted.every((die) => countIn(dice, die) >= countIn(wanted, die))
  })
}

export function trayOf(question: TableQuestion, chosen: ReadonlySet<number>): Tray {
  const some = chosenDice(question, chosen)
  const { setAside: dice } = some
  const action = question.legal.find((one) => sameDice(one, some)) ?? null
  const isAll = dice.length > 0 && dice.length === tableDice(question).length
  const hotDice = action !== null && isAll && action.diceLeft > 0
  return { dice, action, hotDice }
}

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
  if (action.diceLeft === 0) return tray.lastRoll(faces, points)
  return hotDice
    ? tray.hotDice(faces, points, action.diceLeft)
    : tray.chosen(faces, points, action.diceLeft)
}

/** The only legal action with these dice; null if there are two or none. */
export function onlyAction(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): 'bank' | 'roll' | null {
  const { bank, roll } = actionsOf(question, chosen)
  if (bank.allowed === roll.allowed) return null
  return bank.allowed ? 'bank' : 'roll'
}

export type BoardActionId = 'bank' | 'roll' | 'set-aside'

/** After the last roll, rolling gives up points that may not be banked. */
function rollTitle(action: Tray['action'], isAllowed: boolean): string {
  const { roll, rollDice } = texts.parts.tray
  if (!action || (action.diceLeft === 0 && !isAllowed)) return roll
  return action.diceLeft === 0 ? capital(farkleTexts.analysis.giveUp) : rollDice(action.diceLeft)
}

export function actionsOf(
  question: TableQuestion,
  chosen: ReadonlySet<number>,
): Readonly<Record<BoardActionId, { readonly title: string; readonly allowed: boolean }>> {
  const { tray: words } = texts.parts
  const { action } = trayOf(question, chosen)
  const key = diceKey(chosenDice(question, chosen))
  const may = (then: 'bank' | 'roll'): boolean =>
    question.legal.some((one) => one.then === then && diceKey(one) === key)
  return {
    bank: {
      title: action ? words.bankTotal(formatNumber(action.turnTotal)) : words.bank,
      allowed: may('bank'),
    },
    roll: { title: rollTitle(action, may('roll')), allowed: may('roll') },
    'set-aside': {
      title: action ? words.setAsideFor(formatNumber(action.points)) : words.setAside,
      allowed: action !== null,
    },
  }
}
