import { isWonAtOnce, type RuleSet } from '../rules/rule-set.ts'
import { playLines, rulesInWords } from '../analysis/rule-lines.ts'
import { noTables, whyNoThumbs } from '../analysis/rule-refusals.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankCardSheet, threeCardSheet } from './bank-card-sheet.ts'
import { breakpointsSheet } from './breakpoints-sheet.ts'
import { firstStepsSheet } from './first-steps-sheet.ts'
import { isFarkleSheet, type FarkleSheet } from './kinds.ts'
import { leadsSheet } from './leads-sheet.ts'
import { howToUse, limitsSheet, statesSheet } from './limits-sheet.ts'
import { DeckWorth } from '../cards/deck-worth.ts'
import type { SheetMaterial, SheetSources } from './sheet-sources.ts'
import type { SheetBody, SheetKind, UndatedSheet, SheetBlock } from '../../../sheets/sheet.ts'
import { LEAST_GAIN, type Probability, diceCounts } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { ThresholdSide } from '../solve/match/policy.ts'
import {
  cell,
  diceRows,
  diceTable,
  NONE,
  type DiceColumn,
  numberColumns,
} from '../../../sheets/sheet-cells.ts'
import { winsWorth, percentNumber } from '../../../sheets/sheet-words.ts'
import { leftWords } from '../analysis/turn-state-words.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import { hasCardOfThree } from '../rules/turn-rules.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { turnModel, type TurnModel, type TurnNode } from '../solve/turn/turn-model.ts'
import { winsAtOnce } from '../solve/win/win-game.ts'
import { FACES } from '../../../dice/multiset.ts'
import { combinationWords } from '../analysis/rule-words.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'

/** At most six rows of six columns for sets, and five rows for combinations. */
function scoringSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { corner, ofAKind, allSix, points: heading } = farkleTexts.sheets.scoring
  const counts = diceCounts(rules.dice).filter((count) =>
    rules.sets.some((points) => points[count - 1]! > 0),
  )
  const combinations = combinationWords(rules, pointsText)
  const sets: SheetBlock = {
    kind: 'table',
    caption: null,
    corner,
    columns: numberColumns(counts.map(ofAKind)),
    rows: FACES.map((face) => ({
      head: diceSigns([face]),
      cells: counts.map((count) => {
        const points = rules.sets[face - 1]![count - 1]!
        return points > 0 ? cell(pointsText(points)) : cell(NONE, 'never')
      }),
    })),
  }
  const others: SheetBlock = {
    kind: 'table',
    caption: null,
    corner: allSix,
    columns: numberColumns([heading]),
    rows: combinations.map(({ name, points }) => ({ head: name, cells: [cell(points)] })),
  }
  return { blocks: combinations.length > 0 ? [sets, others] : [sets], worth: null }
}

const PLAYERS = 4

/** Most games to a goal take fewer turns. */
const TURNS = 20

function scoreSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { name, turn, points, total } = farkleTexts.sheets.scoreSheet
  const players = Array.from({ length: PLAYERS })
  const turns = Array.from({ length: rules.rounds || TURNS }, (_, i) => String(i + 1))
  const row = (head: string, ...each: [string, string]) => ({
    head,
    cells: players.flatMap(() => each.map((text) => cell(text))),
  })
  return {
    blocks: [
      {
        kind: 'table',
        columnsEach: 2,
        caption: null,
        corner: name,
        columns: numberColumns(players.flatMap(() => ['', ''])),
        rows: [row(turn, points, total), ...turns.map((head) => row(head, '', ''))],
      },
      { kind: 'lines', title: texts.sheets.rules, lines: rulesInWords(rules) },
    ],
    worth: null,
  }
}

/** Probability that all dice of a node score in one roll. */
function hotDiceChance({ byDice }: TurnModel, node: TurnNode): Probability {
  const { dice, groupCount, probability, optionStart, optionDice } = byDice[node]!
  let sum = 0
  for (let g = 0; g < groupCount; g++) {
    // Options are sorted by dice taken.
    if (optionDice[optionStart[g + 1]! - 1] === dice) sum += probability[g]!
  }
  return sum
}

/** One row per number of dice, or per combination of own dice. */
function rowsOf(rules: RuleSet, { nodes, byDice }: TurnModel): [head: string, node: TurnNode][] {
  if (hasOwnDice(rules)) {
    const { partAt } = turnWalk(rules)
    return nodes.map((node) => [leftWords(rules, partAt(node).dice), node])
  }
  // Other turn state does not affect a roll.
  return diceRows(rules.dice).flatMap((n): [string, TurnNode][] => {
    const node = nodes.find((one) => byDice[one]!.dice === n)
    return node === undefined ? [] : [[String(n), node]]
  })
}

function oddsSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const model = turnModel(rules)
  const { farkle, hotDice, corner, meaning } = farkleTexts.sheets.odds
  // A roll that wins at once is no farkle, even if none of its dice scores.
  const { byDice } = isWonAtOnce(rules)
    ? turnModel(rules, (roll) => !winsAtOnce(rules, roll))
    : model
  const rows = rowsOf(rules, model).map(([head, node]) => ({
    head,
    cells: [byDice[node]!.farkleProbability, hotDiceChance(model, node)].map((chance) =>
      cell(percentNumber(chance)),
    ),
  }))
  const columns = numberColumns([farkle, hotDice])
  return {
    blocks: [
      { kind: 'table', caption: null, corner, columns, rows },
      { kind: 'lines', title: null, lines: [meaning(rules.mustRollHotDice, rules.dice)] },
    ],
    worth: null,
  }
}

function goForItSheet({ rules, thresholds, worth }: SheetMaterial): SheetBody {
  const { average, withoutThresholds } = thresholds!
  const goal = pointsText(rules.goal)
  const words = farkleTexts.sheets.goForIt
  const worthOf = winsWorth(worth.best, average, withoutThresholds)
  if (average - withoutThresholds < LEAST_GAIN) {
    return { blocks: [{ kind: 'lines', title: null, lines: [words.nothing] }], worth: worthOf }
  }
  const column = (title: string, side: ThresholdSide): DiceColumn => ({
    title,
    cellOf: (n) => {
      const from = thresholds![side][n - 1] ?? null
      return from === null ? cell(NONE) : cell(pointsText(from))
    },
  })
  return {
    blocks: [
      howToUse(words.useGo(goal), words.useElse(goal), words.useNone),
      diceTable(
        diceRows(rules.dice),
        [column(words.own, 'own'), column(words.opponent, 'opponent')],
        { caption: words.caption },
      ),
    ],
    worth: worthOf,
  }
}

const BUILDERS: Readonly<Record<FarkleSheet, (material: SheetMaterial) => SheetBody>> = {
  card: bankCardSheet,
  'card-three': threeCardSheet,
  'first-steps': firstStepsSheet,
  breakpoints: breakpointsSheet,
  limits: (material) => (noTables(material.rules) === null ? limitsSheet : statesSheet)(material),
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
  if (kind === 'card') return whyNoThumbs(rules)
  return kind === 'card-three' && !hasCardOfThree(rules) ? farkleTexts.three.noCard : null
}

/** Rules that the sheet does not already contain. */
function rulesOn(kind: FarkleSheet, rules: RuleSet): string[] {
  // A card contains only its numbers.
  if (kind === 'card' || kind === 'card-three' || kind === 'score-sheet') return []
  return kind === 'scoring' ? playLines(rules) : rulesInWords(rules)
}

/**
 * `go-for-it` requires thresholds, `leads` lead advice, `card-three` a card. Takes some tenths of a
 * second.
 */
export function makeSheets(sources: SheetSources, kinds: readonly SheetKind[]): UndatedSheet[] {
  const { rules } = sources
  const material = { ...sources, worth: new DeckWorth(sources) }
  return kinds
    .filter(isFarkleSheet)
    .map((kind) => ({
      kind,
      title: farkleTexts.sheets.kinds[kind].title,
      ...BUILDERS[kind](material),
      rulesName: rules.name,
      rules: rulesOn(kind, rules),
    }))
}
