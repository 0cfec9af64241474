import { computed, type Ref } from 'vue'
import type { Goal } from '#shared/base/goal.ts'
import type { RecordLine } from '#shared/contract/records.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useDrillAnswer, type DrillTable } from '../../app/services/ask-drill.ts'
import { useLibrary } from '../../app/services/library.ts'
import { formatNumber } from '../../components/format.ts'
import type { DrillPart } from '../../games/drill-part.ts'

/** A record that can be reviewed: its text says all that was played. */
export interface Reviewable {
  readonly part: DrillPart
  readonly game: GameName
  readonly record: RecordLine
  readonly text: string
}

/** The rules and the seed that stand in the text of a game. */
function headOf({ game, record, text }: Reviewable) {
  const rules = JSON.parse(/^Rules: (.*)$/m.exec(text)![1]!) as RulesOfGame[GameName]
  const entry = useLibrary().entryOf(game, record.hash, rules)
  const komi = Number(/^Komi: (.*)$/m.exec(text)?.[1] ?? 0)
  return { entry, komi, seed: /^Seed: (.*)$/m.exec(text)?.[1] ?? null }
}

/** How a recorded game went for a player and a goal, both of which may change. */
export function useReview(of: Reviewable, seat: Ref<number>, goal: Ref<Goal>) {
  const { part, game, record } = of
  const { entry, seed, komi } = headOf(of)
  const handicap =
    komi === 0
      ? null
      : pageTexts.recordsPage.one.komi(
          record.players[komi > 0 ? 1 : 0]!,
          formatNumber(Math.abs(komi)),
        )
  const preparation = part.grades.usePreparation?.(
    () => entry,
    () => goal.value,
  )
  const isReady = computed(() => preparation?.isReady.value ?? true)
  const reviewed = useDrillAnswer(game, 'review', () =>
    isReady.value ? { record: record.id, seat: seat.value, goal: goal.value } : null,
  )
  /** The table at which it would have been drilled. */
  const session = computed((): DrillTable => {
    const base = part.setup.usual(goal.value, null)
    return { id: record.id, entry, setup: part.setup.setupOf(base, goal.value, seed ?? '-') }
  })
  /** Worst first. */
  const mistakes = computed(() => reviewed.answer.value?.mistakes ?? [])
  const rows = computed(() => {
    const plain = part.answerRows(entry, mistakes.value)
    return plain.map((row, i) => {
      const { bestReason, chosenReason, loss } = mistakes.value[i]!
      return { row: { ...row, why: { best: bestReason, chosen: chosenReason } }, loss }
    })
  })
  return {
    /** Who begins with points; null for nobody. */
    handicap,
    ...{ entry, seed, preparation, isReady, reviewed, session, mistakes },
    /** The mistakes as they are listed, with why. */
    rows,
  }
}
