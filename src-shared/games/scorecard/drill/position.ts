import { failed, ok, type Result } from '../../../base/result.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { makePaperCode, parsePaperCode, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export interface ScorecardPosition {
  readonly card: PaperCard
  /** All dice, in the order on the table. */
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** True for a turn stopped in its first roll, on a card with points for that. */
  readonly atOnce?: boolean
  /** Card of the only other player, against whom the decision is made to win; see WinTurns. */
  readonly other?: PaperCard | undefined
}

/** The position after all dice were kept. */
export function stopped(
  rules: RuleSet,
  { rerolls, ...position }: ScorecardPosition,
): ScorecardPosition {
  const atOnce = rerolls === rules.rolls - 1 && rules.boxes.some((box) => box.atOnce !== undefined)
  return { ...position, rerolls: 0, ...(atOnce && { atOnce }) }
}

/**
 * A position as text, dice ascending: `3.-.-.12.-.-.22.-.25.-.-.-.50/12244/2`; with `/first` for
 * `/0` where `atOnce` is true, and the other player's card at the end where there is one.
 */
export function scorecardCode(position: ScorecardPosition): string {
  const { card, dice, rerolls, atOnce = false, other } = position
  const code = `${makePaperCode(card)}/${dice.toSorted().join('')}/${atOnce ? 'first' : rerolls}`
  return other ? `${code}/${makePaperCode(other)}` : code
}

export function parseScorecardCode(rules: RuleSet, text: string): Result<ScorecardPosition> {
  const [paper = '', thrown = '', left = '', others] = text.split('/')
  const card = parsePaperCode(rules, paper)
  if (!card.ok) return card
  const other = others === undefined ? null : parsePaperCode(rules, others)
  if (other?.ok === false) return other
  const dice = [...thrown].map(Number).filter((one): one is Face => FACES.includes(one as Face))
  if (dice.length !== rules.dice || thrown.length !== rules.dice) {
    return failed({ field: 'dice', message: scorecardTexts.game.position.dice(rules.dice) })
  }
  const most = rules.rolls - 1
  const rerolls = /^\d$/.test(left) ? Number(left) : left === 'first' ? most : Infinity
  if (rerolls > most) {
    const message = scorecardTexts.game.position.tooManyRerolls(most)
    return failed({ field: 'rerolls', message })
  }
  if (card.value.points.every((one) => one !== null)) {
    return failed({ field: 'card', message: scorecardTexts.game.card.full })
  }
  const position = { card: card.value, dice, rerolls, ...(other && { other: other.value }) }
  return ok(left === 'first' ? stopped(rules, position) : position)
}
