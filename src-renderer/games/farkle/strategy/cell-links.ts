import type { RouteLocationRaw } from 'vue-router'
import type { DiceCount, Points } from '#shared/base/units.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { bandOf } from '#shared/games/farkle/drill/cells.ts'
import { diceFilter } from '#shared/games/farkle/drill/setup.ts'
import { drillQuery } from '../services/drill-address.ts'

export interface CellLinks {
  readonly analyse: RouteLocationRaw
  readonly drill: RouteLocationRaw
}

export function cellLinks(rulesId: string, turnTotal: Points, dice: DiceCount): CellLinks {
  const code = positionCode({ ...FIRST_POSITION, turnTotal, dice: { left: dice } })
  const filters = { dice: diceFilter(dice), turnTotal: bandOf(turnTotal) }
  return {
    analyse: { name: 'analyse', params: { code }, query: { rules: rulesId } },
    drill: { name: 'drill', query: drillQuery({ scope: 'cell', kind: 'roll-or-bank', filters }) },
  }
}
