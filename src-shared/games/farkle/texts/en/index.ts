import { analysis } from './analysis.ts'
import { cards } from './cards.ts'
import { fields } from './fields.ts'
import { game } from './game.ts'
import { home } from './home.ts'
import { leftovers } from './leftovers.ts'
import { match } from './match.ts'
import { three } from './three.ts'
import { thumb } from './thumb.ts'
import { study } from './study.ts'
import { ownDice } from './own-dice.ts'
import { turnRules } from './turn-rules.ts'
import { requests } from './requests.ts'
import { pictures } from './pictures.ts'
import { sheets } from './sheets.ts'

export const en = {
  analysis,
  fields,
  game,
  home,
  leftovers,
  match,
  three,
  thumb,
  turnRules,
  ownDice,
  study,
  cards,
  requests,
  pictures,
  sheets,
}
