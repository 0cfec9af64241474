import { computed, type Ref } from 'vue'
import type { Goal } from '#shared/base/units.ts'
import type { RecordLine } from './record-words.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import { isWrong } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useDrillAnswer, type DecisionOf, type DrillTable } from '../../services/ask-drill.ts'
import { useLibrary } from '../../services/library.ts'
import type { AnswerRow } from '../../components/answer-row.ts'
import { formatNumber } from '../../components/format.ts'
import type { DrillPart } from '../../games/drill-part.ts'
import { unitOf } from '../../games/games.ts'

/** A record whose text contains all rolls and choices. */
interface Reviewable {
  readonly part: DrillPart
  readonly game: GameName
  readonly record: RecordLine
  readonly text: string
}

export interface ReviewedDecision {
  readonly decision: DecisionOf
  readonly row: AnswerRow
}

/** Parses rules, komi and seed from a game's text. */
function headOf({ game, record, text }: Reviewable) {
  const rules = JSON.parse(/^Rules: (.*)$/m.exec(text)![1]!) as RulesOfGame[GameName]
  const entry = useLibrary().entryOf(game, record.hash, rules)
  const komi = Number(/^Komi: (.*)$/m.exec(text)?.[1] ?? 0)
  return { entry, komi, seed: /^Seed: (.*)$/m.exec(text)?.[1] ?? null }
}

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
  const players = () => (record.players.length === 3 && goal.value === 'wins' ? 3 : 2)
  const preparation = part.grades.usePreparation?.(
    () => entry,
    () => goal.value,
    players,
  )
  const isReady = computed(() => preparation?.isReady.value ?? true)
  const reviewed = useDrillAnswer(game, 'review', () =>
    isReady.value ? { record: record.id, seat: seat.value, goal: goal.value } : null,
  )
  /** Drill session equivalent to the recorded game. */
  const session = computed((): DrillTable => {
    const base = part.setup.usual(goal.value, null)
    const setup = part.setup.setupOf(base, goal.value, seed ?? '-')
    const asked = players() === 3 ? { ...setup, players: 3 as const } : setup
    return { id: record.id, entry, setup: asked, names: names.value }
  })
  /** In playing order. */
  const decisions = computed((): ReviewedDecision[] => {
    const known: readonly DecisionOf[] = reviewed.answer.value?.decisions ?? []
    return part.answerRows(entry, known).map((row, i) => ({ decision: known[i]!, row }))
  })
  const worstFirst = computed(() =>
    decisions.value.toSorted((a, b) => (b.decision.loss ?? 0) - (a.decision.loss ?? 0)),
  )
  /** Steps of the mistakes in the chart. */
  const marks = computed(() =>
    decisions.value.flatMap(({ decision: { grade, step } }) => (isWrong(grade) ? [step] : [])),
  )
  /** In playing order from the reviewed player on. */
  const names = computed(() => {
    const before = record.players.slice(0, seat.value)
    return [...record.players.slice(seat.value), ...before]
  })
  const unit = computed(() => unitOf(game, goal.value))
  return {
    names,
    unit,
    /** Points that a player started with, in words; null for none. */
    handicap,
    entry,
    seed,
    preparation,
    isReady,
    reviewed,
    session,
    decisions,
    worstFirst,
    marks,
  }
}
