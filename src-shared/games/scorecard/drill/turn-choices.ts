import type { PaperCard } from '../analysis/paper-card.ts'
import type { RecordedTurn } from './turn-record.ts'
import { stopped, type ScorecardPosition } from './position.ts'
import type { ScorecardChoice, ScorecardKit } from './question.ts'

/** Choices of a turn with their positions. `isRolled`: the dice were rolled just before. */
export function* choicesOf(
  { rules }: ScorecardKit,
  card: PaperCard,
  { throws, dice, box }: RecordedTurn,
): Generator<{ at: ScorecardPosition; choice: ScorecardChoice; isRolled: boolean }> {
  let rerolls = rules.rolls - 1
  for (const { rolled, kept } of throws) {
    yield { at: { card, dice: rolled, rerolls }, choice: { keep: kept, box: null }, isRolled: true }
    rerolls--
  }
  const last = { card, dice, rerolls }
  // With rerolls left over, the player kept all dice.
  if (rerolls > 0) yield { at: last, choice: { keep: dice, box: null }, isRolled: true }
  yield {
    at: throws.length === 0 ? stopped(rules, last) : { ...last, rerolls: 0 },
    choice: { keep: null, box },
    isRolled: rerolls === 0,
  }
}
