import type { RuleSet } from '../farkle/rule-set.ts'
import { breakpointsSheet } from './breakpoints-sheet.ts'
import { firstStepsSheet } from './first-steps-sheet.ts'
import { goForItSheet } from './go-for-it-sheet.ts'
import { leadsSheet } from './leads-sheet.ts'
import { limitsSheet } from './limits-sheet.ts'
import { oddsSheet } from './odds-sheet.ts'
import { scoringSheet } from './scoring-sheet.ts'
import {
  sheetMaterial,
  type SheetBody,
  type SheetMaterial,
  type SheetSources,
} from './sheet-sources.ts'
import { SHEET_TITLES } from './sheet-titles.ts'
import { rulesInWords } from './sheet-words.ts'
import type { Sheet, SheetKind } from './sheet.ts'
import { turnTypesSheet } from './turn-types-sheet.ts'

/** A sheet without its last line, which depends on the day. */
export type UndatedSheet = Omit<Sheet, 'foot'>

const BUILDERS: Readonly<Record<SheetKind, (material: SheetMaterial) => SheetBody>> = {
  'first-steps': firstStepsSheet,
  breakpoints: breakpointsSheet,
  limits: limitsSheet,
  leads: leadsSheet,
  'go-for-it': goForItSheet,
  'turn-types': turnTypesSheet,
  odds: oddsSheet,
  scoring: scoringSheet,
}

/** Why rules have no sheet of a kind at all; null if they have one. */
export function whyNoSheet(kind: SheetKind, { farklePenalty }: RuleSet): string | null {
  if (kind !== 'turn-types') return null
  if (!farklePenalty) return 'These rules have no farkle penalty: every turn is played alike.'
  if (farklePenalty.farkles > 1) return null
  return 'Every farkle costs the same under these rules: every turn is played alike.'
}

/**
 * Makes sheets from results that exist. `go-for-it` needs the thresholds and `leads` the lead advice
 * among the sources; whyNoSheet must be null for every kind. Some tenths of a second.
 */
export function makeSheets(sources: SheetSources, kinds: readonly SheetKind[]): UndatedSheet[] {
  const { rules } = sources
  const material = sheetMaterial(sources)
  return kinds.map((kind) => ({
    kind,
    ...SHEET_TITLES[kind],
    ...BUILDERS[kind](material),
    rulesName: rules.name,
    rules: rulesInWords(rules),
  }))
}
