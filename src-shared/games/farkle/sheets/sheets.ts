import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { combinationWords, playSentences } from '../analysis/rule-words.ts'
import { noTables } from '../analysis/turn-refusals.ts'
import { whyNoThumbs } from '../analysis/too-large.ts'
import { setSentences } from '../analysis/set-words.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { breakpointsSheet } from './breakpoints-sheet.ts'
import { fewNumbersSheet } from './few-numbers-sheet.ts'
import { firstStepsSheet } from './first-steps-sheet.ts'
import { goForItSheet } from './go-for-it-sheet.ts'
import { isFarkleSheet, type FarkleSheet } from './kinds.ts'
import { leadsSheet } from './leads-sheet.ts'
import { limitsSheet } from './limits-sheet.ts'
import { oddsSheet } from './odds-sheet.ts'
import { placesSheet } from './places-sheet.ts'
import { scoringSheet } from './scoring-sheet.ts'
import { sheetMaterial, type SheetMaterial, type SheetSources } from './sheet-sources.ts'
import type { SheetBody, SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { turnTypesSheet } from './turn-types-sheet.ts'

const BUILDERS: Readonly<Record<FarkleSheet, (material: SheetMaterial) => SheetBody>> = {
  'few-numbers': fewNumbersSheet,
  'first-steps': firstStepsSheet,
  breakpoints: breakpointsSheet,
  limits: (material) => (noTables(material.rules) === null ? limitsSheet : placesSheet)(material),
  leads: leadsSheet,
  'go-for-it': goForItSheet,
  'turn-types': turnTypesSheet,
  odds: oddsSheet,
  scoring: scoringSheet,
}

/** The sheets of rules whose turns remember more than the dice left. */
const FOR_EVERY_TURN: readonly SheetKind[] = ['limits', 'odds', 'scoring']

/** Why rules of Farkle have no sheet of a kind at all; null if they have one. */
export function whyNoSheet(kind: SheetKind, rules: RuleSet): string | null {
  const { farklePenalty } = rules
  if (!isFarkleSheet(kind)) return texts.sheets.none.otherGame
  const isPlain = noTables(rules) === null
  if (!isPlain && !FOR_EVERY_TURN.includes(kind)) return farkleTexts.turnRules.noSheet
  if (kind === 'few-numbers') return whyNoThumbs(rules)
  if (kind !== 'turn-types') return null
  if (!farklePenalty) return farkleTexts.sheets.none.noPenalty
  if (farklePenalty.farkles > 1) return null
  return farkleTexts.sheets.none.everyFarkle
}

/** Whole points with a true minus. */
const signedText = (points: Points): string => grouped(points).replace('-', '−')

/** A rule set in words, a line for each rule. */
function rulesInWords(rules: RuleSet): string[] {
  const { laterCombination } = texts.sheets
  const combinations = combinationWords(rules, signedText)
    .map(({ name, points }, i) => `${i === 0 ? name : laterCombination(name)}: ${points}`)
    .join('; ')
  return [
    ...setSentences(rules, signedText),
    ...(combinations === '' ? [] : [`${combinations}.`]),
    ...playSentences(rules, signedText),
  ]
}

/**
 * Makes sheets of Farkle from results that exist. `go-for-it` needs the thresholds and `leads` the lead advice
 * among the sources; whyNoSheet must be null for every kind. Some tenths of a second.
 */
export function makeSheets(sources: SheetSources, kinds: readonly SheetKind[]): UndatedSheet[] {
  const { rules } = sources
  const material = sheetMaterial(sources)
  return kinds.filter(isFarkleSheet).map((kind) => ({
    kind,
    ...farkleTexts.sheets.kinds[kind],
    ...BUILDERS[kind](material),
    rulesName: rules.name,
    // One side of a card holds no more than the rule of thumb.
    rules: kind === 'few-numbers' ? [] : rulesInWords(rules),
  }))
}
