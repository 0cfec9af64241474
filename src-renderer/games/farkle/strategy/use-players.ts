import { computed, ref, type ComputedRef } from 'vue'
import type { Points } from '#shared/base/units.ts'
import type { TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { useAsking } from '../../../services/use-answer.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'
import { PLAYER_KINDS, type PlayerAnswer, type PlayerKind } from './players.ts'

export type PlayerChoice = ReturnType<typeof usePlayers>

/**
 * `first` is the initial choice; `usual` the initial turn total to hold at, moved into the range
 * that the rules allow.
 */
export function usePlayers(first: readonly PlayerKind[], usual: Points, rules: () => RuleSet) {
  const { minimumBank, goal } = rules()
  const kinds = ref<readonly PlayerKind[]>(first)
  const text = ref(formatNumber(Math.min(goal, Math.max(usual, minimumBank))))
  const held = computed(() => readNumber(text.value))
  const problem = computed(() =>
    // A turn total that reaches the goal is banked, so holding beyond it changes nothing.
    held.value === null || held.value < 1 || held.value > rules().goal
      ? farklePageTexts.strategy.players.notATotal(formatNumber(rules().goal))
      : '',
  )
  /** Null if the kind is not chosen or its number is invalid. */
  function playerOf(kind: PlayerKind): TurnPlayer | null {
    if (!kinds.value.includes(kind)) return null
    if (kind !== 'hold') return { kind }
    return problem.value === '' ? { kind, at: held.value! } : null
  }
  return { kinds, hold: text, problem, playerOf }
}

export interface PlayedAnswers<T> {
  /** In the order of PLAYER_KINDS; an old answer stays until the next one arrives. */
  readonly played: ComputedRef<readonly PlayerAnswer<T>[]>
  readonly pending: ComputedRef<boolean>
  readonly error: ComputedRef<string | null>
  readonly refused: ComputedRef<boolean>
  readonly again: () => void
}

/** Sends one request per chosen player. */
export function usePlayed<T, P extends { readonly player: TurnPlayer }>(
  { playerOf }: PlayerChoice,
  params: (player: TurnPlayer) => P,
  ask: (params: P) => Promise<T>,
): PlayedAnswers<T> {
  const asked = PLAYER_KINDS.map((kind) =>
    useAsking(ask, () => {
      const player = playerOf(kind)
      return player && params(player)
    }),
  )
  const played = computed(() =>
    asked.flatMap(({ answer, answered }) =>
      answer.value && answered.value
        ? [{ player: answered.value.player, answer: answer.value }]
        : [],
    ),
  )
  const failed = computed(() => asked.find(({ error }) => error.value !== null))
  return {
    played,
    pending: computed(() => asked.some(({ pending }) => pending.value)),
    error: computed(() => failed.value?.error.value ?? null),
    refused: computed(() => failed.value?.refused.value ?? false),
    again() {
      for (const { error, again } of asked) if (error.value !== null) again()
    },
  }
}
