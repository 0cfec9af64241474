import type { CombinationField, RuleField } from '../rules/fields.ts'

/** Words of any field, where the texts have them. */
export interface FieldWords {
  readonly name?: string
  readonly label?: string
  readonly hint?: string | ((count: number) => string)
  readonly choices?: Readonly<Record<string, string>>
  readonly must?: string
  readonly sentence?: string | ((...values: never[]) => string)
}

/** Fields that the table of points or the sentence of another field tells. */
type ToldElsewhere =
  | CombinationField
  | 'combinations'
  | 'goal'
  | 'rounds'
  | 'ownDice'
  | 'opponentDice'
  | 'jokerAlone'
  | 'losingDiceTake'

type Words = Readonly<Record<string, unknown>>
type Named = Words & ({ readonly name: string } | { readonly label: string })
type Told = Words & ({ readonly sentence: unknown } | { readonly sentences: unknown })

/** Words of every field of a rule set: a name or a label, and what tells the rule. */
export type RuleFieldWords = Readonly<Record<RuleField, Named>> &
  Readonly<Record<Exclude<RuleField, ToldElsewhere>, Told>> &
  Readonly<Record<string, Words>>
