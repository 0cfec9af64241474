import { LOSING_FIELDS } from '../rules/fields.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { isUsed, isWonAtOnce, type RuleSet } from '../rules/rule-set.ts'
import { hasLeftovers, remembersMore } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'

/** null if the rules have tables by turn total and dice left. */
export function noTables(rules: RuleSet): string | null {
  if (hasOwnDice(rules)) return farkleTexts.ownDice.noTables
  return remembersMore(rules) ? farkleTexts.turnRules.noTables : null
}

/** null if whole games can be simulated, for matches and lessons, which not every rule allows. */
export function whyNoGames(rules: RuleSet): string | null {
  if (hasLeftovers(rules)) return farkleTexts.leftovers.onlyInTerminal
  const isPlain = !LOSING_FIELDS.some((field) => isUsed(rules, field))
  return isPlain ? null : farkleTexts.game.unsolvable.noGames
}

/** null if drills and the table have whole games under these rules. */
export function whyNoWholeGames(rules: RuleSet): string | null {
  if (hasLeftovers(rules)) return farkleTexts.leftovers.noGames
  const { overshoot, losingDice, losingDiceTake } = rules
  const ends = losingDice.length > 0 && losingDiceTake !== 'banked'
  return ends || overshoot !== 'reaches' ? farkleTexts.game.unsolvable.noWholeGames : null
}

/** null if points alone tell a game: of each farkle what it costs, and of each turn whether it wins. */
export function whyNotWritten(rules: RuleSet): string | null {
  const { farkleTakes, farkleScores, firstRollPenalty, losingDice } = rules
  const costs = farkleTakes || farkleScores || firstRollPenalty > 0 || losingDice.length > 0
  return costs || isWonAtOnce(rules) ? farkleTexts.game.unsolvable.notWritten : null
}

/** Rules of thumb are found by matches. */
export function whyNoThumbs(rules: RuleSet): string | null {
  if (rules.end === 'rounds') return farkleTexts.game.unsolvable.onlyInTerminal
  return whyNoGames(rules)
}
