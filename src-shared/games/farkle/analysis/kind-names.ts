import { facesText, type Face } from '../../../dice/multiset.ts'
import { diceKinds, hasOwnDice, kindKey } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'

/**
 * `passes`: the opponent moves next; `last-word`: the opponent has a last turn; `taken-up` and
 * `left-alone`: whether the opponent takes over the leftovers.
 */
export type BankOutcome =
  'passes' | 'wins' | 'last-word' | 'ties' | 'loses' | 'taken-up' | 'left-alone'

/** Names indexed like diceKinds; empty if all dice are ordinary. */
export function kindNames(rules: RuleSet): readonly string[] {
  if (!hasOwnDice(rules)) return []
  const { ordinary, nameless } = farkleTexts.ownDice
  const names = diceKinds(rules).map((kind, k) => {
    const own = rules.ownDice.filter((die) => kindKey(die) === kindKey(kind))
    if (own.length === 0) return ordinary
    return own.find(({ name }) => name !== '')?.name ?? nameless(k + 1)
  })
  // Number kinds that share a name.
  return names.map((name, k) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${k + 1}` : name,
  )
}

/** Kinds with their numbers in position codes: "1 ordinary, 2 Lucky". */
export function numberedKinds(rules: RuleSet): string {
  return kindNames(rules)
    .map((name, k) => `${k + 1} ${name}`)
    .join(', ')
}

/** Example: "1 1 (ordinary), 5 (Lucky)"; only the faces if all dice are ordinary. */
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

export function kindsInWords(kinds: readonly number[], names: readonly string[]): string {
  return names
    .flatMap((name, k) => {
      const count = kinds.filter((kind) => kind === k).length
      return count === 0 ? [] : [`${count} ${name}`]
    })
    .join(', ')
}
