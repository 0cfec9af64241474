import { analysis } from './analysis.en.ts'
import { cards } from './cards.en.ts'
import { fields } from './fields.en.ts'
import { game } from './game.en.ts'
import { home } from './home.en.ts'
import { leftovers } from './leftovers.en.ts'
import { match } from './match.en.ts'
import { three } from './three.en.ts'
import { thumb } from './thumb.en.ts'
import { study } from './study.en.ts'
import { ownDice } from './own-dice.en.ts'
import { turnRules } from './turn-rules.en.ts'
import { requests } from './requests.en.ts'
import { pictures } from './pictures.en.ts'
import { sheets } from './sheets.en.ts'
import { steps } from './steps.en.ts'

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
  steps,
}
