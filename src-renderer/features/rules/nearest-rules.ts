import type { GameRules } from '#shared/games/games.ts'

function differences(some: GameRules, others: GameRules): number {
  const rules: Readonly<Record<string, unknown>> = { ...some.rules, name: null }
  const base: Readonly<Record<string, unknown>> = { ...others.rules, name: null }
  return Object.keys(rules).filter(
    (field) => JSON.stringify(rules[field]) !== JSON.stringify(base[field]),
  ).length
}

/** The `most` rules of the same game with the fewest differing fields, most similar first. */
export function nearestRules<R extends GameRules>(rules: R, among: readonly R[], most = 1): R[] {
  return among
    .filter(({ game }) => game === rules.game)
    .map((one) => ({ one, count: differences(rules, one) }))
    .sort((a, b) => a.count - b.count)
    .slice(0, most)
    .map(({ one }) => one)
}
