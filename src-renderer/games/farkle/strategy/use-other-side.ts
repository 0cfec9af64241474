import { computed, ref, watch } from 'vue'
import { problemText } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { turnKeys, type TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { useLastValid } from '../../../components/use-last-valid.ts'
import { HOUSE_RULES, housePoints, withHouseRule } from './house-rules.ts'
import { firstTurn } from './turn-overview.ts'
import { usePlayers } from './use-players.ts'

export const OTHER_SIDES = ['house', 'rules', 'player'] as const
type OtherSide = (typeof OTHER_SIDES)[number]

interface Other {
  readonly rules: RuleSet
  readonly turn: TurnKey
  readonly player: TurnPlayer
}

const USUAL_MINIMUM = 300
const MORE = 200

/** Turn of `other` that corresponds to a turn of `rules`. */
export function turnLike(rules: RuleSet, turn: TurnKey, other: RuleSet): TurnKey {
  if (turn === firstTurn(rules)) return firstTurn(other)
  return turnKeys(other).includes(turn) ? turn : 'single'
}

function otherMinimum({ minimumBank }: RuleSet): number {
  return minimumBank < USUAL_MINIMUM ? USUAL_MINIMUM : minimumBank + MORE
}

export type OtherSideChoice = ReturnType<typeof useOtherSide>

export function useOtherSide(
  question: () => { readonly rules: RuleSet; readonly turn: TurnKey },
  others: () => readonly EntryOf<'farkle'>[],
) {
  const kind = ref<OtherSide>('house')
  const field = ref(HOUSE_RULES[0]!.fields[0]!)
  const points = ref(String(otherMinimum(question().rules)))
  const rulesId = ref(others()[0]?.id ?? '')
  const players = usePlayers(['hold'], USUAL_MINIMUM, () => question().rules)
  const changed = computed(() => withHouseRule(question().rules, field.value, points.value))

  // A newly chosen rule starts with its current points.
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
  /** While the fields are invalid, `other` is an older value. */
  const { value: other, isHeld } = useLastValid(wanted)
  return { kind, field, points, rulesId, players, problem, other, isHeld }
}
