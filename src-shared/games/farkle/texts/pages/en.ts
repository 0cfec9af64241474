import { analyse } from './analyse.en.ts'
import { cardPage } from './card-page.en.ts'
import { know } from './know.en.ts'
import { maps } from './maps.en.ts'
import { myDice } from './my-dice.en.ts'
import { ownRules } from './own-rules.en.ts'
import { ruleSource } from './rule-source.en.ts'
import { strategy } from './strategy.en.ts'
import { table } from './table.en.ts'
import { winning } from './winning.en.ts'

export const en = {
  analyse,
  cardPage,
  know,
  maps,
  myDice,
  ownRules,
  ruleSource,
  strategy,
  table,
  winning,
}
