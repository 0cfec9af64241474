import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { RuleHash } from '#shared/base/rules.ts'

/** The last analysed position, which pictures of the same game mark. */
export const useLastPosition = defineStore('last-position', () => {
  const last = shallowRef<{ readonly hash: RuleHash; readonly position: Position } | null>(null)

  function keep(hash: RuleHash, position: Position): void {
    last.value = { hash, position }
  }

  const under = (hash: RuleHash): Position | null =>
    last.value?.hash === hash ? last.value.position : null

  return { keep, under }
})
