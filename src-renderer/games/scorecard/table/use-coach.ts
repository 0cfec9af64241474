import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { PaperCard } from '#shared/games/scorecard/analysis/paper-card.ts'
import {
  stopped,
  scorecardCode,
  type ScorecardPosition,
} from '#shared/games/scorecard/drill/position.ts'
import { WIN_THRESHOLDS } from '#shared/games/scorecard/drill/verdict.ts'
import type { ScorecardTablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import type { useTableGame } from '../../../services/use-table-game.ts'
import { formatLoss, type Unit } from '../../../components/goal-format.ts'
import { choiceWords } from '#shared/games/scorecard/analysis/choice-words.ts'

export type TableOption = AnswerOf<BackendRequests, 'scorecard.advise'>['options'][number]

type Advice = AnswerOf<BackendRequests, 'scorecard.advise'>

const UNITS = { points: 'points', reply: 'estimate', exact: 'wins' } as const
export const unitOf = (basis: Advice['basis']): Unit => UNITS[basis]

/** Card of the other of two players; undefined in other games. */
export const otherCard = ({ cards, seat }: ScorecardTablePlay): PaperCard | undefined =>
  cards.length === 2 ? cards[1 - seat] : undefined

interface CoachOptions {
  readonly table: Pick<
    ReturnType<typeof useTableGame<ScorecardTableData, ScorecardTablePlay>>,
    'game' | 'play' | 'bot' | 'said'
  >
  /** Advice on the decision; null until it is there. */
  readonly known: () => Advice | null
}

/** The coach's remark on a choice that is a blunder. Call it before the move. */
export function useCoach({ table, known: knownAdvice }: CoachOptions) {
  const { game, play, bot, said } = table

  async function grade(now: ScorecardTableData, chosen: Pick<TableOption, 'keep' | 'box'>) {
    const at = play.value
    if (now.coach === 'off' || bot.value !== null || !at?.position) return
    const { rules } = now
    const player = now.players[at.seat]!.name
    const other = otherCard(at)
    const asked = (position: ScorecardPosition) =>
      askBackend('scorecard.advise', {
        rules,
        bot: null,
        seed: 'coach',
        position: scorecardCode({ ...position, other }),
      })
    // A fast decision can come before the game is solved.
    const known = knownAdvice()
    const { basis, options: all } = known ?? (await asked(at.position))
    const best = all[0]!
    const faces = chosen.keep?.join('')
    // Filling a box with rerolls left means keeping all.
    const isEarly = chosen.box !== null && at.rerolls > 0
    const own = all.find(({ keep, box }) =>
      isEarly ? keep?.length === rules.dice : box === chosen.box && keep?.join('') === faces,
    )
    let loss = own?.loss ?? 0
    if (isEarly) {
      const then = await asked(stopped(rules, at.position))
      loss += then.options.find(({ box }) => box === chosen.box)?.loss ?? 0
    }
    const ofPoints = { game: 'scorecard', rules, goal: 'points' } as const
    const blunder =
      basis === 'points'
        ? (await askBackend('drill.thresholds', ofPoints)).inUse.blunder
        : WIN_THRESHOLDS.blunder
    const isTakenBack = (game.value?.moves.length ?? 0) <= now.moves.length
    if (loss < blunder || isTakenBack) return
    const lost = formatLoss(unitOf(basis), loss)
    said.value = pageTexts.tablePage.blunder(player, choiceWords(rules, best), lost)
  }

  return grade
}
