import type { PositionDice } from '#shared/games/farkle/analysis/position.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { diceKinds } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'

/** Caption of each die: its kind, or that it shows its joker; empty if all dice are alike. */
export function dieCaptions(rules: RuleSet, dice: PositionDice): string[] {
  if (!dice.kinds) return []
  const names = kindNames(rules)
  const kinds = diceKinds(rules)
  return dice.kinds.map((kind, i) => {
    const isJoker = 'rolled' in dice && kinds[kind]!.joker === dice.rolled[i]
    return isJoker ? farkleTexts.ownDice.jokerOf(names[kind]!) : names[kind]!
  })
}
