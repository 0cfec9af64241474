import { facesText } from '../../../dice/faces-text.ts'
import type { Face } from '../../../dice/multiset.ts'
import { diceKinds, hasOwnDice, kindKey } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'

/** The names of the kinds of dice, by their place among diceKinds; none where all dice are alike. */
export function kindNames(rules: RuleSet): readonly string[] {
  if (!hasOwnDice(rules)) return []
  const { ordinary, nameless } = farkleTexts.ownDice
  const names = diceKinds(rules).map((kind, k) => {
    const own = rules.ownDice.filter((die) => kindKey(die) === kindKey(kind))
    if (own.length === 0) return ordinary
    return own.find(({ name }) => name !== '')?.name ?? nameless(k + 1)
  })
  // Two kinds may have been given one name.
  return names.map((name, k) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${k + 1}` : name,
  )
}

/** The kinds of dice with the numbers that a position's code has for them: "1 Lucky, 2 ordinary". */
export function numberedKinds(rules: RuleSet): string {
  return kindNames(rules)
    .map((name, k) => `${k + 1} ${name}`)
    .join(', ')
}

/** Dice with the names of their kinds: "1 1 (ordinary) 5 (Lucky)"; their faces where all are alike. */
export function facesInWords(
  faces: readonly Face[],
  kinds: readonly number[] | undefined,
  names: readonly string[],
): string {
  if (!kinds || names.length === 0) return facesText(faces)
  return names
    .flatMap((name, k) => {
      const own = faces.filter((_, i) => kinds[i] === k)
      return own.length === 0 ? [] : [`${facesText(own)} (${name})`]
    })
    .join(', ')
}

/** How many dice of each kind there are: "2 ordinary, 1 Lucky". */
export function kindsInWords(kinds: readonly number[], names: readonly string[]): string {
  return names
    .flatMap((name, k) => {
      const count = kinds.filter((kind) => kind === k).length
      return count === 0 ? [] : [`${count} ${name}`]
    })
    .join(', ')
}
