import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { problemText } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { turnKeys, type TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { useLastValid } from '../../../components/use-last-valid.ts'
import { HOUSE_RULES, housePoints, withHouseRule } from './house-rules.ts'
import { usePlayers, type PlayerChoice } from './use-players.ts'

/** Kinds of difference between the two sides of a comparison. */
export const OTHER_SIDES = ['house', 'rules', 'player'] as const
export type OtherSide = (typeof OTHER_SIDES)[number]

/** The side to compare with. */
export interface Other {
  readonly rules: RuleSet
  readonly turn: TurnKey
  readonly player: TurnPlayer
}

const USUAL_MINIMUM = 300
const MORE = 200

/** The turn of other rules that is most like one of these. */
export function turnLike(rules: RuleSet, turn: TurnKey, other: RuleSet): TurnKey {
  const usual = ({ farklePenalty }: RuleSet): TurnKey => (farklePenalty ? 'after-0' : 'single')
  if (turn === usual(rules)) return usual(other)
  return turnKeys(other).includes(turn) ? turn : 'single'
}

/** A minimum to begin with that is not the house's own. */
function otherMinimum({ minimumBank }: RuleSet): number {
  return minimumBank < USUAL_MINIMUM ? USUAL_MINIMUM : minimumBank + MORE
}

/** The choice of what to compare with, as it stands in its fields. */
export interface OtherSideChoice {
  readonly kind: Ref<OtherSide>
  /** The field of the rule that is changed, and its points as typed. */
  readonly field: Ref<string>
  readonly points: Ref<string>
  /** The id of the other rule set. */
  readonly rulesId: Ref<string>
  readonly players: PlayerChoice
  /** Sentence that says what is wrong with the fields; empty if nothing is. */
  readonly problem: ComputedRef<string>
  /** The last side that could be; null where there was none. */
  readonly other: Readonly<Ref<Other | null>>
  /** Whether the fields say something else by now, which cannot be. */
  readonly isHeld: ComputedRef<boolean>
}

/** Chooses the other side of a comparison with some rules and a turn of theirs. */
export function useOtherSide(
  question: () => { readonly rules: RuleSet; readonly turn: TurnKey },
  others: () => readonly EntryOf<'farkle'>[],
): OtherSideChoice {
  const kind = ref<OtherSide>('house')
  const field = ref(HOUSE_RULES[0]!.rules[0]!.field)
  const points = ref(String(otherMinimum(question().rules)))
  const rulesId = ref(others()[0]?.id ?? '')
  const players = usePlayers(['hold'], USUAL_MINIMUM, () => question().rules)
  const changed = computed(() => withHouseRule(question().rules, field.value, points.value))

  // A rule that is taken up begins with the points it has.
  watch(field, () => (points.value = String(housePoints(question().rules, field.value))))
  watch(others, (entries) => {
    if (!entries.some(({ id }) => id === rulesId.value)) rulesId.value = entries[0]?.id ?? ''
  })

  function otherRules(): RuleSet | undefined {
    if (kind.value === 'rules') return others().find(({ id }) => id === rulesId.value)?.rules
    return changed.value.ok ? changed.value.value : undefined
  }

  function wanted(): Other | null {
    const { rules, turn } = question()
    if (kind.value === 'player') {
      const player = players.playerOf(players.kinds.value[0] ?? 'hold')
      return player && { rules, turn, player }
    }
    const found = otherRules()
    return found
      ? { rules: found, turn: turnLike(rules, turn, found), player: { kind: 'best' } }
      : null
  }

  const problem = computed(() => {
    if (kind.value === 'player') return players.problem.value
    if (kind.value === 'house' && !changed.value.ok) return problemText(changed.value.problems)
    return ''
  })
  const { value: other, isHeld } = useLastValid(wanted)
  return { kind, field, points, rulesId, players, problem, other, isHeld }
}
