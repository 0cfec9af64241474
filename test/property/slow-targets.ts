import {
  SLOW_ROLLS,
  slowAfter,
  slowPlaces,
  slowTurn,
  type SlowCard,
  type SlowRules,
} from './slow-yahtzee.ts'

/** The greatest chance of at least `need` more points by card and need, each pair solved once. */
export function slowTargets(rules: SlowRules): (card: SlowCard, need: number) => number {
  const known = new Map<string, number>()
  const value = (card: SlowCard, need: number): number => {
    if (card.open.length === 0) {
      return (card.upper >= rules.upperThreshold ? rules.upperBonus : 0) >= need ? 1 : 0
    }
    if (need <= 0) return 1
    // More points above than the threshold are worth no more.
    const upper = Math.min(card.upper, rules.upperThreshold)
    const key = `${card.open.join()} ${upper} ${card.fifty} ${need}`
    const before = known.get(key)
    if (before !== undefined) return before
    const rolls = SLOW_ROLLS.map((roll) =>
      Math.max(
        ...slowPlaces(rules, card, roll).map(([box, points]) =>
          value(slowAfter(card, box, roll), need - points),
        ),
      ),
    )
    const chance = slowTurn(rules, rolls)
    known.set(key, chance)
    return chance
  }
  return value
}
