import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

const ALL_FACES = [1, 2, 3, 4, 5, 6]

/** The rules of one side as rules that both have, read a second time: its dice, and all that scores. */
export function slowSide(rules: RuleSet, isOpponent: boolean): RuleSet {
  const { ownCombinations = [], opponentCombinations = [], ownDice, opponentDice } = rules
  const sets = rules.sets.map((row) => [...row])
  const combinations = [...rules.combinations]
  for (const one of isOpponent ? opponentCombinations : ownCombinations) {
    if (one.kind !== 'set') combinations.push(one)
    else {
      for (const face of one.face === null ? ALL_FACES : [one.face]) {
        const row = sets[face - 1]!
        if (row[one.count - 1]! < one.points) row[one.count - 1] = one.points
      }
    }
  }
  return {
    ...rules,
    sets,
    combinations,
    ownDice: isOpponent && opponentDice !== null ? opponentDice : ownDice,
    opponentDice: null,
    ownCombinations: undefined,
    opponentCombinations: undefined,
  }
}
