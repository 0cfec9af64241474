import type { GameName } from '#shared/games/games.ts'
import type { DrillKits } from '../drills/drills.ts'
import { FarkleKits } from './farkle/drills/kits.ts'
import type { WinSolving } from './farkle/win-solving.ts'
import { yahtzeeKits } from './yahtzee/drills/kits.ts'
import type { YahtzeeSolves } from './yahtzee/solve/yahtzee-solves.ts'

/** The solves that games are judged by. */
interface Solves {
  readonly wins: WinSolving
  readonly yahtzee: Pick<YahtzeeSolves, 'solve'>
}

/** What makes the questions of each game's drills. */
export function drillKits({ wins, yahtzee }: Solves): Readonly<Record<GameName, DrillKits>> {
  return { farkle: new FarkleKits(wins), yahtzee: yahtzeeKits(yahtzee) }
}
