import { YahtzeeMaterial, type YahtzeeSheetSources } from '../cards/sources.ts'
import { grouped, writtenDifference } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { ruleSentences } from '../analysis/rule-words.ts'
import type { SheetBody, SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { averagesSheet } from './averages-sheet.ts'
import { diceOddsSheet } from './odds-sheet.ts'
import { isYahtzeeSheet, type YahtzeeSheet } from './kinds.ts'
import { openingSheet } from './opening-sheet.ts'
import { paceSheet } from './pace-sheet.ts'
import { scoreCard } from './score-card.ts'
import { boxName } from '../analysis/box-names.ts'
import { parDice } from '../analysis/par.ts'
import { isPattern } from '../drill/topics.ts'
import { hasYahtzeeBoxes } from '../rules/former.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { tableSize } from '../solve/states.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import { yahtzeeThumbSentences } from '../analysis/thumb-sentences.ts'

function fewRulesSheet(
  { value, rules }: YahtzeeMaterial,
  { thumb }: YahtzeeSheetSources,
): SheetBody {
  const words = yahtzeeTexts.sheets.fewRules
  if (thumb === null) throw new Error('the sheet of few rules needs a rule')
  const { keeps, box } = yahtzeeThumbSentences(rules, thumb.rule)
  const numbered = rules.rolls > 1 ? keeps.map((line, i) => words.numbered(i + 1, line)) : []
  const text = words.earns(decimal(thumb.mean, 1), decimal(value, 1))
  return {
    blocks: [{ kind: 'lines', title: null, lines: [...numbered, box] }],
    worth: { points: thumb.mean, bestPoints: value, wins: null, text },
  }
}

function zerosSheet({ rules, crossed, value }: YahtzeeMaterial): SheetBody {
  const { howToUse } = texts.sheets
  const words = yahtzeeTexts.sheets.zeros
  const least = crossed[0]?.loss ?? 0
  return {
    blocks: [
      {
        kind: 'table',
        caption: null,
        corner: words.corner,
        columns: numberColumns([words.cost, words.more]),
        rows: crossed.map(({ box, loss }, i) => ({
          head: `${i + 1}. ${boxName(rules, box)}`,
          cells: [
            cell(decimal(loss, 1)),
            cell(i === 0 ? '0' : `+${decimal(writtenDifference(loss, least, 1), 1)}`),
          ],
        })),
      },
      { kind: 'lines', title: howToUse, lines: [words.use, words.meaning(decimal(value, 1))] },
    ],
    worth: null,
  }
}

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

/** Why a card has no such sheet; null if it has. */
const LACKING: Readonly<Record<YahtzeeSheet, (rules: RuleSet) => string | null>> = {
  'few-rules': (rules) => (hasYahtzeeBoxes(rules) ? null : none().noThumbs),
  'opening-keeps': ({ rolls }) => (rolls === 1 ? none().noRerolls : null),
  'category-averages': (rules) => (tableSize(rules) > MAX_SCORED_STATES ? none().tooLarge : null),
  'give-up-first': ({ order }) => (order === 'free' ? null : none().inOrder),
  'bonus-pace': (rules) => {
    if (rules.bonus.length === 0) return none().noBonus
    if (parDice(rules) === null) return none().noPar
    return rules.order === 'free' ? null : none().inOrder
  },
  'dice-odds': ({ boxes }) => (boxes.some(isPattern) ? null : none().noPatterns),
  'score-card': () => null,
}

const none = () => yahtzeeTexts.sheets.none

export function whyNoYahtzeeSheet(kind: SheetKind, rules: RuleSet): string | null {
  return isYahtzeeSheet(kind) ? LACKING[kind](rules) : texts.sheets.none.otherGame
}

/** Cards without Yahtzee's boxes list no sheets that they lack, unless for their size. */
export const isListedSheet = (kind: SheetKind, rules: RuleSet): boolean =>
  kind === 'category-averages' || hasYahtzeeBoxes(rules) || whyNoYahtzeeSheet(kind, rules) === null

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
