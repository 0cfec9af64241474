import { analyse } from './analyse.en.ts'
import { card } from './card.en.ts'
import { cards } from './cards.en.ts'
import { game } from './game.en.ts'
import { know } from './know.en.ts'
import { parts } from './parts.en.ts'
import { rules } from './rules.en.ts'
import { sheets } from './sheets.en.ts'
import { steps } from './steps.en.ts'
import { strategy } from './strategy.en.ts'
import { study } from './study.en.ts'
import { targets } from './targets.en.ts'
import { versus } from './versus.en.ts'
import { home } from './home.en.ts'

export const en = {
  game,
  know,
  study,
  analyse,
  parts,
  steps,
  strategy,
  targets,
  versus,
  card,
  cards,
  sheets,
  rules,
  home,
}
