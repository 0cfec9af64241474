import { ScorecardMaterial, type ScorecardSheetSources } from '../cards/sources.ts'
import { grouped, writtenDifference } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { Box, RuleSet } from '../rules/rule-set.ts'
import { ruleSentences } from '../analysis/rule-words.ts'
import type { SheetBody, SheetKind, UndatedSheet } from '../../../sheets/sheet.ts'
import { averagesSheet } from './averages-sheet.ts'
import { diceOddsSheet } from './odds-sheet.ts'
import { isScorecardSheet, type ScorecardSheet } from './kinds.ts'
import { openingSheet } from './opening-sheet.ts'
import { paceSheet } from './pace-sheet.ts'
import { scoreCard } from './score-card.ts'
import { stepsSheet } from './steps-sheet.ts'
import { boxName } from '../analysis/box-names.ts'
import { parDice } from '../analysis/par.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { tableSize } from '../solve/states.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import { decimal } from '../../../sheets/sheet-words.ts'

function zerosSheet({ rules, crossed, value }: ScorecardMaterial): SheetBody {
  const { howToUse } = texts.sheets
  const words = scorecardTexts.sheets.zeros
  const least = crossed[0]?.zeroLoss ?? 0
  return {
    blocks: [
      {
        kind: 'table',
        caption: null,
        corner: words.corner,
        columns: numberColumns([words.cost, words.more]),
        rows: crossed.map(({ box, zeroLoss }, i) => ({
          head: `${i + 1}. ${boxName(rules, box)}`,
          cells: [
            cell(decimal(zeroLoss, 1)),
            cell(i === 0 ? '0' : `+${decimal(writtenDifference(zeroLoss, least, 1), 1)}`),
          ],
        })),
      },
      { kind: 'lines', title: howToUse, lines: [words.use, words.meaning(decimal(value, 1))] },
    ],
    worth: null,
  }
}

type Builder = (material: ScorecardMaterial, sources: ScorecardSheetSources) => SheetBody

const BUILDERS: Readonly<Record<ScorecardSheet, Builder>> = {
  'card-steps': stepsSheet,
  'opening-keeps': openingSheet,
  'category-averages': (_, sources) => averagesSheet(sources),
  'give-up-first': zerosSheet,
  'bonus-pace': paceSheet,
  'dice-odds': diceOddsSheet,
  'score-card': scoreCard,
}

/** Why a card has no such sheet; null if it has. */
const LACKING: Readonly<Record<ScorecardSheet, (rules: RuleSet) => string | null>> = {
  'card-steps': () => null,
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

/** Neither for one face nor for any dice, such as Chance. */
const isPattern = ({ shape, total }: Box): boolean =>
  shape.kind !== 'face' && (shape.kind !== 'any' || total !== undefined)

const none = () => scorecardTexts.sheets.none

export function whyNoScorecardSheet(kind: SheetKind, rules: RuleSet): string | null {
  return isScorecardSheet(kind) ? LACKING[kind](rules) : texts.sheets.none.otherGame
}

/** Cards without the thirteen boxes list no sheets that they lack, unless for their size. */
export const isListedSheet = (kind: SheetKind, rules: RuleSet): boolean =>
  kind === 'category-averages' ||
  hasThirteenBoxes(rules) ||
  whyNoScorecardSheet(kind, rules) === null

/** True if a sheet needs the score statistics, which take longer than the solve. */
export const needsScores = (kinds: readonly SheetKind[]): boolean =>
  kinds.includes('category-averages')

/** Requires whyNoScorecardSheet null for every kind, and the scores if needsScores. */
export function scorecardSheets(
  sources: ScorecardSheetSources,
  kinds: readonly SheetKind[],
): UndatedSheet[] {
  const material = new ScorecardMaterial(sources)
  const { rules } = sources
  return kinds.filter(isScorecardSheet).map((kind) => ({
    kind,
    title: scorecardTexts.sheets.kinds[kind].title,
    ...BUILDERS[kind](material, sources),
    rulesName: rules.name,
    // card-steps leaves them to others; score-card contains them.
    rules: kind === 'card-steps' || kind === 'score-card' ? [] : ruleSentences(rules, grouped),
  }))
}
