import { ownCard } from './own-card.en.ts'
import { ruleSource } from './rule-source.en.ts'
import { table } from './table.en.ts'

export const en = { ownCard, ruleSource, table }
