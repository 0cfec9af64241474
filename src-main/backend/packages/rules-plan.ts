import { isDeepStrictEqual } from 'node:util'
import { MAX_NAME_LENGTH } from '#shared/base/rules.ts'
import { withGame, type GameRules } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import type { RecordOf } from './package-records.ts'
import type { Tally } from './tally.ts'

const ID_LENGTH = 64

export interface RulesPlan {
  readonly added: readonly { readonly id: string; readonly rules: GameRules }[]
  /** Maps ids of the package to local ids. */
  readonly idHere: ReadonlyMap<string, string>
}

/** Appends `ending`, shortening the text to `most` characters in all. */
function numbered(text: string, ending: string, most: number): string {
  return text.slice(0, most - ending.length).trimEnd() + ending
}

/** An existing rule set is skipped; one whose id belongs to other rules gets a new id and name. */
export function planRules(
  ruleSets: readonly RecordOf<'rules'>[],
  { entries: here, unreadable }: Awaited<ReturnType<RuleLibrary['look']>>,
  tally: Tally,
): RulesPlan {
  const taken = new Map<string, object>(here.map(({ id, rules }) => [id, rules]))
  // Unreadable rule sets must not be overwritten.
  for (const { id } of unreadable) taken.set(id, {})
  for (const { id, rules } of ruleSets) if (!taken.has(id)) taken.set(id, rules)
  const added: { id: string; rules: GameRules }[] = []
  const idHere = new Map<string, string>()

  const place = (id: string, given: GameRules): string => {
    const { rules } = given
    for (let i = 1; ; i++) {
      const own = i === 1 ? id : numbered(id, `-${i}`, ID_LENGTH)
      const name = i === 1 ? rules.name : numbered(rules.name, ` (${i})`, MAX_NAME_LENGTH)
      const named = { ...rules, name }
      const renamed = { ...given, rules: named } as GameRules
      const other = taken.get(own)
      if (other && isDeepStrictEqual(other, named)) {
        const isHere = here.some((entry) => entry.id === own)
        tally.count('ruleSets', isHere ? 'same' : 'added')
        if (!isHere) added.push({ id: own, rules: renamed })
        return own
      }
      if (other) continue
      taken.set(own, named)
      added.push({ id: own, rules: renamed })
      tally.count('ruleSets', 'added')
      tally.remark(texts.userData.remarks.otherRules(rules.name, name))
      return own
    }
  }
  for (const { id, game, rules } of ruleSets) idHere.set(id, place(id, withGame(game, rules)))
  return { added, idHere }
}
