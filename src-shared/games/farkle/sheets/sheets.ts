import type { RuleSet } from '../rules/rule-set.ts'
import { playLines, rulesInWords } from '../analysis/rule-lines.ts'
import { noTables } from '../analysis/turn-refusals.ts'
import { whyNoThumbs } from '../analysis/too-large.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankCardSheet } from './bank-card-sheet.ts'
import { breakpointsSheet } from './breakpoints-sheet.ts'
import { firstStepsSheet } from './first-steps-sheet.ts'
import { goForItSheet } from './go-for-it-sheet.ts'
import { isFarkleSheet, type FarkleSheet } from './kinds.ts'
import { leadsSheet } from './leads-sheet.ts'
import { limitsSheet } from './limits-sheet.ts'
import { oddsSheet } from './odds-sheet.ts'
import { placesSheet } from './places-sheet.ts'
import { scoreSheet } from './score-sheet.ts'
import { scoringSheet } from './scoring-sheet.ts'
import { sheetMaterial, type SheetMaterial, type SheetSources } from './sheet-sources.ts'
import type { SheetBody, SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'

const BUILDERS: Readonly<Record<FarkleSheet, (material: SheetMaterial) => SheetBody>> = {
  card: bankCardSheet,
  'first-steps': firstStepsSheet,
  breakpoints: breakpointsSheet,
  limits: (material) => (noTables(material.rules) === null ? limitsSheet : placesSheet)(material),
  leads: leadsSheet,
  'go-for-it': goForItSheet,
  odds: oddsSheet,
  scoring: scoringSheet,
  'score-sheet': scoreSheet,
}

const FOR_EVERY_TURN: readonly SheetKind[] = ['limits', 'odds', 'scoring', 'score-sheet']

/** null if the rules have such a sheet. */
export function whyNoSheet(kind: SheetKind, rules: RuleSet): string | null {
  if (!isFarkleSheet(kind)) return texts.sheets.none.otherGame
  const isPlain = noTables(rules) === null
  if (!isPlain && !FOR_EVERY_TURN.includes(kind)) return farkleTexts.turnRules.noSheet
  return kind === 'card' ? whyNoThumbs(rules) : null
}

/** Rules that the sheet does not already contain. */
function rulesOn(kind: FarkleSheet, rules: RuleSet): string[] {
  // A card contains only its numbers.
  if (kind === 'card' || kind === 'score-sheet') return []
  return kind === 'scoring' ? playLines(rules) : rulesInWords(rules)
}

/**
 * Requires thresholds for `go-for-it` and lead advice for `leads`. Takes some tenths of a second.
 */
export function makeSheets(sources: SheetSources, kinds: readonly SheetKind[]): UndatedSheet[] {
  const { rules } = sources
  const material = sheetMaterial(sources)
  return kinds.filter(isFarkleSheet).map((kind) => ({
    kind,
    title: farkleTexts.sheets.kinds[kind].title,
    ...BUILDERS[kind](material),
    rulesName: rules.name,
    rules: rulesOn(kind, rules),
  }))
}
