import { listed } from '#shared/texts/phrases.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'
import type { DraftField } from './position-draft.ts'

/** Describes the older values that a ranking still uses: "8,500 banked by you and 3 dice left". */
export function heldWords(
  position: Position,
  held: readonly DraftField[],
  diceDiffer = false,
): string {
  const { own, opponent, turnTotal, dice, ownFarkles, opponentFarkles, second } = position
  const { third = 0, rollsLeft, owed = 0, bonuses = 0, round = 1, offer, toBeat = 0 } = position
  const words = farklePageTexts.analyse.held
  const phrases: Readonly<Record<DraftField, () => string>> = {
    own: () => words.own(formatNumber(own)),
    opponent: () => words.opponent(formatNumber(opponent)),
    third: () => words.third(formatNumber(third)),
    turnTotal: () => words.turnTotal(formatNumber(turnTotal)),
    dice: () =>
      'left' in dice ? words.left(diceCountOf(position)) : words.rolled(dice.rolled.join(' ')),
    ownFarkles: () => words.farkles.you(ownFarkles),
    opponentFarkles: () => words.farkles.opponent(opponentFarkles),
    rollsLeft: () => words.rollsLeft(rollsLeft ?? null),
    owed: () => words.owed(formatNumber(owed)),
    bonuses: () => words.bonuses(bonuses),
    round: () => words.round(round),
    offer: () => (offer ? words.offer(formatNumber(offer.total), offer.dice) : words.noOffer),
    toBeat: () => words.toBeat(formatNumber(toBeat)),
    second: () => (diceDiffer ? words.diceOf : words.seats)[second ? 'second' : 'first'],
  }
  return listed(held.map((field) => phrases[field]()))
}
