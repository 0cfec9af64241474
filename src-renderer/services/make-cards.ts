import { ref, watch } from 'vue'
import type { Goal } from '#shared/base/units.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName } from '#shared/games/games.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askDrill } from './ask-drill.ts'
import { useNotices } from './notices.ts'
import { useAction } from './use-action.ts'

interface CardPositions {
  readonly entry: EntryOf<GameName>
  readonly goal: Goal
  readonly positions: readonly { readonly kind: string; readonly code: string }[]
}

/** Makes cards of positions. `isMade` resets when the positions change. */
export function useMakeCards(given: () => CardPositions | null) {
  const notices = useNotices()
  const { run } = useAction()
  const isMade = ref(false)
  watch(
    () => {
      const now = given()
      return now && JSON.stringify([now.entry.hash, now.goal, now.positions])
    },
    () => (isMade.value = false),
  )

  async function make(): Promise<void> {
    const now = given()
    if (!now) return
    const { entry, goal } = now
    const positions = now.positions.map(({ kind, code }) => ({ kind, code }))
    await run(async () => {
      const params = { rules: entry.rules, goal, positions }
      const { added, known } = await askDrill(entry.game, 'addPositions', params)
      isMade.value = true
      notices.say(pageTexts.cardsPage.positions.made(added, known))
    })
  }
  return { isMade, make }
}
