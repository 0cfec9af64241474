import type { GameName } from '#shared/games/games.ts'
import type { Solving } from '../solve/solving.ts'
import { farkleCards } from './farkle/cards/farkle-cards.ts'
import { FarkleKits } from './farkle/drills/kits.ts'
import { farkleSheets } from './farkle/farkle-sheets.ts'
import type { WinSolving } from './farkle/win-solving.ts'
import type { GameBackend } from './game.ts'
import { yahtzeeCards } from './yahtzee/cards/yahtzee-cards.ts'
import { yahtzeeKits } from './yahtzee/drills/kits.ts'
import type { YahtzeeSolves } from './yahtzee/solve/yahtzee-solves.ts'
import { yahtzeeSheets } from './yahtzee/yahtzee-sheets.ts'

/** The solves that parts of games are made from. */
export interface GameSolves {
  readonly solving: Solving
  readonly wins: WinSolving
  readonly yahtzee: YahtzeeSolves
}

/** The part of each game. */
export function gameBackends({
  solving,
  wins,
  yahtzee,
}: GameSolves): Readonly<Record<GameName, GameBackend>> {
  return {
    farkle: {
      drills: new FarkleKits(wins),
      cards: farkleCards(solving),
      sheets: farkleSheets(solving, wins),
    },
    yahtzee: {
      drills: yahtzeeKits(yahtzee),
      cards: yahtzeeCards(solving, yahtzee),
      sheets: yahtzeeSheets(solving, yahtzee),
    },
  }
}
