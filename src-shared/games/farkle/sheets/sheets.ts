import type { RuleSet } from '../rules/rule-set.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
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
import { rulesInWords } from '../../../sheets/sheet-words.ts'
import {
  kindsOf,
  type SheetKind,
  type SheetsOfGame,
  type UndatedSheet,
} from '../../../sheets/sheet.ts'
import { turnTypesSheet } from './turn-types-sheet.ts'

export type { UndatedSheet } from '../../../sheets/sheet.ts'

type Kind = SheetsOfGame['farkle']

const BUILDERS: Readonly<Record<Kind, (material: SheetMaterial) => SheetBody>> = {
  'first-steps': firstStepsSheet,
  breakpoints: breakpointsSheet,
  limits: limitsSheet,
  leads: leadsSheet,
  'go-for-it': goForItSheet,
  'turn-types': turnTypesSheet,
  odds: oddsSheet,
  scoring: scoringSheet,
}

/** Why rules of Farkle have no sheet of a kind at all; null if they have one. */
export function whyNoSheet(kind: SheetKind, { farklePenalty }: RuleSet): string | null {
  if (kindsOf('farkle', [kind]).length === 0) return texts.sheets.none.otherGame
  if (kind !== 'turn-types') return null
  if (!farklePenalty) return farkleTexts.sheets.none.noPenalty
  if (farklePenalty.farkles > 1) return null
  return farkleTexts.sheets.none.everyFarkle
}

/**
 * Makes sheets of Farkle from results that exist. `go-for-it` needs the thresholds and `leads` the lead advice
 * among the sources; whyNoSheet must be null for every kind. Some tenths of a second.
 */
export function makeSheets(sources: SheetSources, kinds: readonly SheetKind[]): UndatedSheet[] {
  const { rules } = sources
  const material = sheetMaterial(sources)
  return kindsOf('farkle', kinds).map((kind) => ({
    kind,
    ...farkleTexts.sheets.kinds[kind],
    ...BUILDERS[kind](material),
    rulesName: rules.name,
    rules: rulesInWords(rules),
  }))
}
