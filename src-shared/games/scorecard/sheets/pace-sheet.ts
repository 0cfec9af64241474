import { diceCounts, type Points } from '../../../base/units.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import type { ScorecardMaterial } from '../cards/sources.ts'
import { texts } from '../../../texts/texts.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { stateIndex } from '../solve/states.ts'
import { faceBox, type RuleSet } from '../rules/rule-set.ts'
import { parOf } from '../analysis/par.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetCell, SheetTable } from '../../../sheets/sheet.ts'
import { decimal } from '../../../sheets/sheet-words.ts'

const OFF_PAR: readonly Points[] = [12, 9, 6, 3, 0, -3, -6, -9, -12]

/** "+3.2", "−1.0", "0". */
function signed(points: Points): string {
  const text = decimal(points, 1)
  if (!/[1-9]/.test(text)) return '0'
  return points > 0 ? `+${text}` : text
}

function diceTable(material: ScorecardMaterial): SheetTable {
  const words = scorecardTexts.sheets.pace
  const counts = diceCounts(material.rules.dice)
  return {
    kind: 'table',
    caption: words.diceCaption,
    corner: words.diceCorner,
    columns: numberColumns(counts.map(String)),
    rows: FACES.toReversed().map((face) => ({
      head: words.faces(face),
      cells: counts.map((count) => cell(signed(material.afterFace(face, count) - material.value))),
    })),
  }
}

const parOfFace = (rules: RuleSet, face: Face): Points => parOf(rules, faceBox(rules, face))!

const FILLED: readonly (readonly Face[])[] = FACES.slice(1)
  .toReversed()
  .map((lowest) => FACES.filter((face) => face >= lowest))

function parCell(material: ScorecardMaterial, faces: readonly Face[], off: Points): SheetCell {
  const { states, analyser, rules } = material
  const par = Math.round(faces.reduce((sum, face) => sum + parOfFace(rules, face), 0))
  const used = faces.reduce((set, face) => set | (1 << faceBox(rules, face)), 0)
  const at = (total: Points) => ({ used, total, alikeScored: false })
  const possible = (total: Points): boolean => total >= 0 && stateIndex(states, at(total)) >= 0
  if (!possible(par + off) || !possible(par)) return cell(NONE, 'never')
  return cell(signed(analyser.valueOf(at(par + off)) - analyser.valueOf(at(par))))
}

function parTable(material: ScorecardMaterial): SheetTable {
  const words = scorecardTexts.sheets.pace
  return {
    kind: 'table',
    caption: words.parCaption,
    corner: words.parCorner,
    columns: numberColumns(FILLED.map((faces) => words.filled(faces[0]!))),
    rows: OFF_PAR.map((off) => ({
      head: off === 0 ? words.par : signed(off).replace(/\D0$/, ''),
      cells: FILLED.map((faces) => parCell(material, faces, off)),
    })),
  }
}

/** Requires parDice. */
export function paceSheet(material: ScorecardMaterial): SheetBody {
  const { rules } = material
  const words = scorecardTexts.sheets.pace
  const pars = FACES.toReversed().map((face) => decimal(parOfFace(rules, face), 0))
  return {
    blocks: [
      {
        kind: 'lines',
        title: texts.sheets.howToUse,
        lines: [words.usePar(pars), words.useDice, words.useTotal],
      },
      diceTable(material),
      parTable(material),
    ],
    worth: null,
  }
}
