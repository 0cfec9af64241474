import type { GameRules } from '#shared/games/games.ts'

/** How many rules differ, the names of both apart. */
function differences(some: GameRules, others: GameRules): number {
  const rules: Readonly<Record<string, unknown>> = { ...some.rules, name: null }
  const base: Readonly<Record<string, unknown>> = { ...others.rules, name: null }
  return Object.keys(rules).filter(
    (field) => JSON.stringify(rules[field]) !== JSON.stringify(base[field]),
  ).length
}

/** The rules of the same game that differ in the fewest rules, the first of several; null if none. */
export function nearestRules<R extends GameRules>(rules: R, among: readonly R[]): R | null {
  let nearest: R | null = null
  let fewest = Infinity
  for (const one of among) {
    if (one.game !== rules.game) continue
    const count = differences(rules, one)
    if (count < fewest) {
      nearest = one
      fewest = count
    }
  }
  return nearest
}
