import { seededRandom, shuffled } from '#shared/dice/random.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'
import { diceNamed } from '#shared/games/farkle/rules/named-dice.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { unwrap } from '#test/support/results.ts'
import { seed } from './runs.ts'

/** Rules of short turns, with all that bounds of a bag look at, and dice of some kinds. */
export function drawnBag(i: number): { rules: RuleSet; bag: OwnDice[] } {
  const random = seededRandom(`bag ${seed} ${i}`)
  const pick = <T>(list: readonly T[]): T => shuffled(random, list)[0]!
  const rules = unwrap(
    parseRuleSet({
      ...pick([PRESETS.farkle, PRESETS.zilch, PUBLISHED.kcd!.rules]),
      farklePenalty: null,
      goal: pick([500, 900, 1500]),
      minimumFirstBank: 300,
      minimumBank: pick([0, 200, 300]),
      mustSetAsideAll: pick([true, false, false]),
      hotDiceBonus: pick([0, 0, 250]),
    }),
  )
  const kinds = shuffled(random, KNOWN_DICE).slice(0, 2)
  const joker = KNOWN_DICE.find((one) => one.joker !== null)!
  const bag = [...kinds, pick([joker, kinds[0]!])].map((one, k) => ({
    ...one,
    count: pick([2, 3, k + 4]),
  }))
  const different = bag.filter(({ name }, k) => bag.findIndex((one) => one.name === name) === k)
  return { rules, bag: [...different, { ...diceNamed('ordinary')[0]!, count: 6 }] }
}
