import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { lossWords, optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { sameDice } from '#shared/games/farkle/drill/choices.ts'
import type { TableState } from '#shared/games/farkle/drill/table-play.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import type { useTableGame } from '../../../services/use-table-game.ts'

export interface TableChoice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}

interface CoachOptions {
  readonly table: Pick<
    ReturnType<typeof useTableGame<TableGameData, TableState>>,
    'game' | 'play' | 'bot' | 'said'
  >
  readonly decidedAt: () => Position | null
  /** Advice on the decision; null until it is there. */
  readonly known: () => AnswerOf<BackendRequests, 'farkle.advise'> | null
}

/** The coach's remark on a choice that is a blunder. Call it before the move. */
export function useCoach({ table, decidedAt, known: knownAdvice }: CoachOptions) {
  const { game, play, bot, said } = table

  async function grade(now: TableGameData, choice: TableChoice): Promise<void> {
    const position = decidedAt()
    if (now.coach === 'off' || bot.value !== null || !position) return
    const { rules, players, moves } = now
    const { seat, rules: side } = play.value!
    const player = players[seat]!.name
    // A fast decision can come before the answer.
    const known = knownAdvice()
    const { goal, options: all } =
      known ??
      (await askBackend('farkle.advise', {
        rules,
        players: players.length,
        bot: null,
        seed: 'coach',
        position: positionData(position),
      }))
    const own = all.find((one) => one.then === choice.then && sameDice(one, choice))
    if (!own || own.loss <= 0) return
    const { inUse } = await askBackend('drill.thresholds', { game: 'farkle', rules, goal })
    const isTakenBack = (game.value?.moves.length ?? 0) <= moves.length
    if (own.loss < inUse.blunder || isTakenBack) return
    const words = optionWords(all[0]!, kindNames(side))
    said.value = pageTexts.tablePage.blunder(player, words, lossWords(goal, own.loss))
  }

  return grade
}
