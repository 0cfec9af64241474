import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { ThreeCard } from '#shared/games/farkle/solve/three/three-card.ts'
import type { Solving } from '../../solve/solving.ts'
import type { ThreeSolves } from './three-solves.ts'

/** Solves the game of three and finds its card, unless it is known. Rejects with RequestError. */
export async function threeCardOf(
  rules: RuleSet,
  threes: Pick<ThreeSolves, 'immediateGameOf' | 'solve'>,
  solving: Pick<Solving, 'known' | 'solve'>,
): Promise<ThreeCard> {
  threes.immediateGameOf(rules)
  const known = await solving.known('three-card', rules)
  if (known) return known
  const { mover, third } = (await threes.solve(rules)).table
  return solving.solve('three-card', { rules, board: { mover, third } })
}
