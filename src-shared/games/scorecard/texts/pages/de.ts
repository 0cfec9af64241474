import type { en } from './en.ts'
import { ownCard } from './own-card.de.ts'
import { ruleSource } from './rule-source.de.ts'
import { table } from './table.de.ts'

export const de: typeof en = { ownCard, ruleSource, table }
