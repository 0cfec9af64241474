import type { Points, Probability } from '../../../../base/units.ts'
import { solveTurn, turnFigures } from './score-solver.ts'
import { bestTail } from './tail.ts'
import type { TurnModel } from './turn-model.ts'

/** Increase when results change; part of the cache key. */
export const FRONTIER_VERSION = 1

/** A strategy G(y) of the frontier: no strategy scores more with at most its farkle probability. */
export interface FrontierStrategy {
  readonly fromPenalty: Points
  readonly toPenalty: Points
  readonly farkleProbability: Probability
  /** E_C of eq. 10: expected points of a turn if a farkle costs nothing but the turn. */
  readonly correctedExpectedPoints: Points
}

/** Value of a strategy as a line over the penalty y: points - y * chance. */
interface Line {
  readonly chance: Probability
  readonly points: Points
}

const SAME_CHANCE = 1e-11

/**
 * Every distinct strategy G(y), from y = 0 (most points) to infinite y (fewest farkles): section 4
 * of the mathematics, table 1 of the Zilch article without rounding.
 *
 * The best value is a convex, piecewise linear function of y. Between two known lines the turn is
 * solved at the y where they cross: either a new line lies above and splits the interval, or the
 * two are neighbours. Lines are found in order, so progress is known.
 */
export function frontier(
  model: TurnModel,
  minimumBank: Points,
  progress: (fraction: number) => void = () => {},
): FrontierStrategy[] {
  const tail = bestTail(model)
  const lineAt = (farklePenalty: Points): Line => {
    const figures = turnFigures(solveTurn(model, { farklePenalty, minimumBank }, tail))
    return { chance: figures.farkleProbability, points: figures.correctedExpectedPoints }
  }
  const boldest = lineAt(0)
  const safest = lineAt(Infinity)
  const lines: Line[] = [boldest]
  const pending: [Line, Line][] = [[boldest, safest]]
  while (pending.length > 0) {
    const [bold, safe] = pending.pop()!
    if (bold.chance - safe.chance <= SAME_CHANCE) continue
    const between = lineAt(crossing(bold, safe))
    if (bold.chance - between.chance > SAME_CHANCE && between.chance - safe.chance > SAME_CHANCE) {
      pending.push([between, safe], [bold, between])
    } else {
      lines.push(safe)
      progress((boldest.chance - safe.chance) / (boldest.chance - safest.chance))
    }
  }
  const turns = lines.slice(1).map((line, i) => crossing(lines[i]!, line))
  return lines.map((line, i) => ({
    fromPenalty: i === 0 ? 0 : turns[i - 1]!,
    toPenalty: turns[i] ?? Infinity,
    farkleProbability: line.chance,
    correctedExpectedPoints: line.points,
  }))
}

function crossing(bold: Line, safe: Line): Points {
  return (bold.points - safe.points) / (bold.chance - safe.chance)
}
