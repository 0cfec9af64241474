import type { Distribution } from '#shared/base/units.ts'
import type { TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { ChanceLine } from '../../../components/chance-chart.ts'
import { formatNumber } from '../../../components/format.ts'

/** Policies that can be compared, in display order. */
export const PLAYER_KINDS = ['best', 'table', 'hold'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

export interface PlayerAnswer<T> {
  readonly player: TurnPlayer
  readonly answer: T
}

export function playerTitle(player: TurnPlayer): string {
  const { title, holdAt } = farklePageTexts.strategy.players
  return player.kind === 'hold' ? holdAt(formatNumber(player.at)) : title[player.kind]
}

export function playerWords(player: TurnPlayer): string {
  const { words } = farklePageTexts.strategy.players
  return player.kind === 'hold' ? words.holdAt(formatNumber(player.at)) : words[player.kind]
}

const LINES: Readonly<Record<PlayerKind, Pick<Series, 'token' | 'dash' | 'width' | 'shape'>>> = {
  best: { token: 'ink', dash: [], width: 2, shape: 'circle' },
  table: { token: 'ink', dash: [7, 4], width: 1.75, shape: 'square' },
  hold: { token: 'ink', dash: [2, 3], width: 2, shape: 'triangle' },
}

export function playerLines(played: readonly PlayerAnswer<Distribution>[]): ChanceLine[] {
  return played.map(({ player, answer }) => ({
    label: playerTitle(player),
    ...LINES[player.kind],
    distribution: answer,
  }))
}

/** Headings of a player's chances, and of those summed up. */
export function playerTitles(
  played: readonly PlayerAnswer<unknown>[],
  summed: string,
  summedInFile: (title: string) => string,
) {
  const { columns } = farklePageTexts.strategy
  return played.map(({ player }) => {
    const title = playerTitle(player)
    return {
      each: { title: columns.percent(title), inFile: columns.chance(title) },
      summed: { title: summed, inFile: summedInFile(title) },
    }
  })
}
