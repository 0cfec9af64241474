import { YahtzeeMaterial } from '../cards/sources.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { ruleSentences } from '../analysis/rule-words.ts'
import type { SheetBody, SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { averagesSheet } from './averages-sheet.ts'
import { diceOddsSheet } from './odds-sheet.ts'
import { fewRulesSheet } from './few-rules-sheet.ts'
import { isYahtzeeSheet, type YahtzeeSheet } from './kinds.ts'
import { openingSheet } from './opening-sheet.ts'
import { paceSheet } from './pace-sheet.ts'
import type { YahtzeeSheetSources } from './sheet-sources.ts'
import { scoreCard } from './score-card.ts'
import { zerosSheet } from './zeros-sheet.ts'

type Builder = (material: YahtzeeMaterial, sources: YahtzeeSheetSources) => SheetBody

const BUILDERS: Readonly<Record<YahtzeeSheet, Builder>> = {
  'few-rules': fewRulesSheet,
  'opening-keeps': openingSheet,
  'category-averages': (_, sources) => averagesSheet(sources),
  'give-up-first': zerosSheet,
  'bonus-pace': paceSheet,
  'dice-odds': diceOddsSheet,
  'score-card': scoreCard,
}

export function whyNoYahtzeeSheet(
  kind: SheetKind,
  { rerolls, upperBonus }: RuleSet,
): string | null {
  if (!isYahtzeeSheet(kind)) return texts.sheets.none.otherGame
  const { noRerolls, noBonus } = yahtzeeTexts.sheets.none
  if (kind === 'opening-keeps' && rerolls === 0) return noRerolls
  return kind === 'bonus-pace' && upperBonus === 0 ? noBonus : null
}

/** True if a sheet needs the score statistics, which take longer than the solve. */
export const needsScores = (kinds: readonly SheetKind[]): boolean =>
  kinds.includes('category-averages')

/** Requires whyNoYahtzeeSheet null for every kind, and the scores if needsScores. */
export function yahtzeeSheets(
  sources: YahtzeeSheetSources,
  kinds: readonly SheetKind[],
): UndatedSheet[] {
  const material = new YahtzeeMaterial(sources)
  const { rules } = sources
  return kinds.filter(isYahtzeeSheet).map((kind) => ({
    kind,
    title: yahtzeeTexts.sheets.kinds[kind].title,
    ...BUILDERS[kind](material, sources),
    rulesName: rules.name,
    // few-rules has no room for the rules; score-card contains them.
    rules: kind === 'few-rules' || kind === 'score-card' ? [] : ruleSentences(rules, grouped),
  }))
}
