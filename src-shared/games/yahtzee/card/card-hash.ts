import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import type { CardRules } from './card.ts'

/** The field order is part of the hash: changing it invalidates every cached result. */
function canonicalText({ dice, rolls, boxes, bonus, jokers, further, order }: CardRules): string {
  const shapes = boxes.map(({ shape, total, sum, plus, atOnce, inGroup }) => [
    Object.entries(shape)
      .filter(([, value]) => value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ...[total ?? null, sum, plus, atOnce ?? 0, inGroup === true],
  ])
  const steps = bonus.map(({ from, points }) => [from, points])
  return JSON.stringify(['scorecard-1', dice, rolls, shapes, steps, jokers, further, order])
}

/** Stable content hash of a card; names do not count. */
export function cardHash(card: CardRules): RuleHash {
  return hashOfText(canonicalText(card))
}
