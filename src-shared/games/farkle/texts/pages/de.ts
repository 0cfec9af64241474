import type { en } from './en.ts'
import { analyse } from './analyse.de.ts'
import { cardPage } from './card-page.de.ts'
import { know } from './know.de.ts'
import { maps } from './maps.de.ts'
import { myDice } from './my-dice.de.ts'
import { ownRules } from './own-rules.de.ts'
import { ruleSource } from './rule-source.de.ts'
import { strategy } from './strategy.de.ts'
import { table } from './table.de.ts'
import { winning } from './winning.de.ts'

export const de: typeof en = {
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
