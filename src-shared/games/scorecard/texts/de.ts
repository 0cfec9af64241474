import type { en } from './en.ts'
import { analyse } from './analyse.de.ts'
import { card } from './card.de.ts'
import { cards } from './cards.de.ts'
import { game } from './game.de.ts'
import { know } from './know.de.ts'
import { parts } from './parts.de.ts'
import { rules } from './rules.de.ts'
import { sheets } from './sheets.de.ts'
import { steps } from './steps.de.ts'
import { strategy } from './strategy.de.ts'
import { study } from './study.de.ts'
import { targets } from './targets.de.ts'
import { versus } from './versus.de.ts'
import { home } from './home.de.ts'

export const de: typeof en = {
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
