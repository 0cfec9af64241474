import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { FoundRule } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import { SEARCHED_NUMBERS } from '#shared/games/farkle/solve/thumb/four-numbers.ts'
import type { WinSolving } from '../win-solving.ts'

/** So many numbers most people can keep, and a card has room for. */
const FEW_NUMBERS = 4

/** The best rule of thumb with few numbers; undefined if no search has found one. */
export async function knownFew(
  rules: RuleSet,
  wins: Pick<WinSolving, 'knownThumbs'>,
): Promise<FoundRule | undefined> {
  // What the screen searched for is kept by its number of numbers.
  const { found } = await wins.knownThumbs(rules, SEARCHED_NUMBERS)
  return found?.findLast(({ numbers }) => numbers <= FEW_NUMBERS)
}
