import type { TurnPart } from '#shared/games/farkle/analysis/position.ts'
import { diceKinds, hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnStrategy } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { diceKey, slowDicePlaces } from './slow-own-dice.ts'
import { slowPlaceTurn } from './slow-place-turn.ts'
import { placeKey } from './slow-places.ts'

/** E(s, place) of the slow recursion, by part of a turn, as far as a strategy computes. */
export function slowGains(rules: RuleSet, { rows, model }: TurnStrategy) {
  const goal = { farklePenalty: 0, minimumBank: rules.minimumBank }
  const places = hasOwnDice(rules) ? slowDicePlaces(rules) : undefined
  const slow = slowPlaceTurn(rules, goal, 2 * rows * model.grid, places)
  const kinds = diceKinds(rules)
  return ({ dice, rollsLeft, owed, bonuses }: TurnPart, total: number): number =>
    slow(
      total,
      dice.kinds
        ? diceKey(dice.kinds.map((kind) => kinds[kind]!))
        : placeKey({
            dice: 'left' in dice ? dice.left : 0,
            rolls: rollsLeft ?? Infinity,
            owed: owed ?? 0,
            ending: rules.noBankAtFifty ? total % 100 : 0,
            bonuses: bonuses ?? 0,
          }),
    )
}
