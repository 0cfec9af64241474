import { analyse } from './analyse.ts'
import { cardPage } from './card-page.ts'
import { know } from './know.ts'
import { maps } from './maps.ts'
import { ownRules } from './own-rules.ts'
import { ruleSource } from './rule-source.ts'
import { thumbPage } from './thumb-page.ts'
import { strategy } from './strategy.ts'
import { table } from './table.ts'
import { winning } from './winning.ts'

export const en = {
  analyse,
  cardPage,
  know,
  maps,
  ownRules,
  ruleSource,
  thumbPage,
  strategy,
  table,
  winning,
}
