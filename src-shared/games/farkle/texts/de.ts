import type { en } from './en.ts'
import { analysis } from './analysis.de.ts'
import { cards } from './cards.de.ts'
import { fields } from './fields.de.ts'
import { game } from './game.de.ts'
import { home } from './home.de.ts'
import { leftovers } from './leftovers.de.ts'
import { match } from './match.de.ts'
import { three } from './three.de.ts'
import { thumb } from './thumb.de.ts'
import { study } from './study.de.ts'
import { ownDice } from './own-dice.de.ts'
import { turnRules } from './turn-rules.de.ts'
import { requests } from './requests.de.ts'
import { pictures } from './pictures.de.ts'
import { sheets } from './sheets.de.ts'
import { steps } from './steps.de.ts'

export const de: typeof en = {
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
