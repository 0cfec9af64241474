import { computed, ref, watch } from 'vue'
import { likelyPoints } from '#shared/games/scorecard/analysis/likely-points.ts'
import { scorecardOf, type PaperCard } from '#shared/games/scorecard/analysis/paper-card.ts'
import { tablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import { furtherPoints } from '#shared/games/scorecard/drill/written-box.ts'
import { writtenProblem } from '#shared/games/scorecard/drill/written-play.ts'
import { openBoxes } from '#shared/games/scorecard/rules/scoring.ts'
import { useWritten } from '../../../services/use-written.ts'
import type { useTable } from './use-table.ts'

/** The box that is written into, its possible points, and the entry. */
export function useWrittenCard(table: ReturnType<typeof useTable>) {
  const game = computed(() => table.game.value!)
  const writing = useWritten(table, {
    problemOf: writtenProblem,
    isOver: (next) => tablePlay(next).isOver,
  })
  /** Null before a box is tapped. */
  const box = ref<number | null>(null)
  /** Whether the points come with those for further dice all alike. */
  const isFurther = ref(false)
  watch(table.game, () => (box.value = null))
  watch(box, () => (isFurther.value = false))

  const who = computed(() => writing.who.value!)
  /** Card of the player, without the entry that is changed. */
  const card = computed((): PaperCard => {
    const now = table.play.value!.cards[who.value.seat]!
    const entry = writing.written.value[writing.turn.value]
    return entry ? { ...now, points: now.points.with(entry.box, null) } : now
  })
  const further = computed(() =>
    box.value === null ? [] : furtherPoints(game.value.rules, card.value, box.value),
  )

  function clear(): void {
    writing.clear()
    box.value = null
  }

  /** Opens a box of a player; tapped again, it is closed. */
  function choose(place: number, chosen: number): void {
    if (chosen === box.value && place === who.value.seat) {
      clear()
      return
    }
    const { players } = game.value
    const turn = writing.written.value.findIndex(
      (entry, i) => entry.box === chosen && i % players.length === place,
    )
    if (turn >= 0) writing.fix(turn)
    box.value = chosen
  }
  function enter(points: number): void {
    if (box.value === null) return
    const more = isFurther.value ? { further: true as const } : {}
    writing.enter({ box: box.value, points, ...more })
  }
  function undo(): void {
    if (box.value === null) writing.undo()
    else clear()
  }

  return {
    writing,
    who,
    box,
    isFurther,
    further,
    open: computed(
      () => new Set(openBoxes(game.value.rules, scorecardOf(game.value.rules, card.value).used)),
    ),
    likely: computed(() => {
      if (isFurther.value) return further.value
      return box.value === null ? [] : likelyPoints(game.value.rules, box.value)
    }),
    nameOf: (place: number): string => game.value.players[place]!.name,
    choose,
    enter,
    clear,
    undo,
  }
}
