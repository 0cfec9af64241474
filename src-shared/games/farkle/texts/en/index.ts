import { analyse } from './analyse.ts'
import { analysis } from './analysis.ts'
import { game } from './game.ts'
import { maps } from './maps.ts'
import { match } from './match.ts'
import { strategy } from './strategy.ts'
import { winning } from './winning.ts'

/** Every text of Farkle in English, by area. */
export const en = {
  game,
  analysis,
  match,
  analyse,
  maps,
  strategy,
  winning,
}
