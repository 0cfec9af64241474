import { analyse } from './analyse.ts'
import { analysis } from './analysis.ts'
import { cards } from './cards.ts'
import { game } from './game.ts'
import { home } from './home.ts'
import { know } from './know.ts'
import { maps } from './maps.ts'
import { leftovers } from './leftovers.ts'
import { match } from './match.ts'
import { thumb } from './thumb.ts'
import { thumbPage } from './thumb-page.ts'
import { strategy } from './strategy.ts'
import { study } from './study.ts'
import { ownDice } from './own-dice.ts'
import { turnRules } from './turn-rules.ts'
import { table } from './table.ts'
import { winning } from './winning.ts'
import { requests } from './requests.ts'
import { pictures } from './pictures.ts'
import { sheets } from './sheets.ts'

/** Every text of Farkle in English, by area. */
export const en = {
  analyse,
  analysis,
  game,
  home,
  know,
  maps,
  leftovers,
  match,
  thumb,
  thumbPage,
  strategy,
  table,
  turnRules,
  ownDice,
  winning,
  study,
  cards,
  requests,
  pictures,
  sheets,
}
