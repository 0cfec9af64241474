import { analyse } from './analyse.ts'
import { card } from './card.ts'
import { cards } from './cards.ts'
import { game } from './game.ts'
import { know } from './know.ts'
import { parts } from './parts.ts'
import { rules } from './rules.ts'
import { sheets } from './sheets.ts'
import { strategy } from './strategy.ts'
import { study } from './study.ts'
import { targets } from './targets.ts'
import { thumbs } from './thumbs.ts'
import { home } from './home.ts'

export const en = {
  game,
  know,
  study,
  analyse,
  parts,
  strategy,
  targets,
  thumbs,
  card,
  cards,
  sheets,
  rules,
  home,
}
