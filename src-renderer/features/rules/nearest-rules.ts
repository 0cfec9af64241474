import type { GameRules } from '#shared/games/games.ts'

/** Fields of rules by name; the boxes of a card count one by one. */
function fieldsOf({ rules }: GameRules): Map<string, string> {
  const fields = Object.entries({ ...rules, name: null }).flatMap(([field, value]) =>
    field === 'boxes' && Array.isArray(value)
      ? value.map((one, i) => [`${field}.${i}`, one] as const)
      : [[field, value] as const],
  )
  return new Map(fields.map(([field, value]) => [field, JSON.stringify(value)]))
}

function differences(some: GameRules, others: GameRules): number {
  const rules = fieldsOf(some)
  const base = fieldsOf(others)
  return [...new Set([...rules.keys(), ...base.keys()])].filter(
    (field) => rules.get(field) !== base.get(field),
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
