import { computed, shallowRef, watch } from 'vue'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { heldWords } from './held-words.ts'
import { readRest, type DraftField, type PositionDraft } from './position-draft.ts'

/** The position to rank: the draft, with the last valid value of each invalid field. */
export function useQuestion(
  draft: () => PositionDraft,
  game: () => WinGame | null,
  players: () => Players,
) {
  const question = shallowRef<{ rules: RuleSet; position: Position } | null>(null)
  const held = shallowRef<readonly DraftField[]>([])
  watch(
    [draft, game, players],
    ([now, rules, count]) => {
      const before = question.value?.position ?? null
      const rest = rules ? readRest(now, rules, before, count) : null
      held.value = rest?.held ?? []
      const next = rest && rules ? { rules: rules.rules, position: rest.position } : null
      if (JSON.stringify(next) !== JSON.stringify(question.value)) question.value = next
    },
    { immediate: true },
  )
  /** The values that were kept, in words. */
  const heldFor = computed(() =>
    question.value
      ? heldWords(question.value.position, held.value, (game()?.opponent ?? null) !== null)
      : '',
  )
  return { question, heldFor }
}
