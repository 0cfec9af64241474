import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { makeGameJson } from '#shared/games/game-json.ts'

/** Rules of Farkle as the app exports them. */
export function farkleJson(rules: RuleSet): string {
  return makeGameJson({ game: 'farkle', rules })
}
