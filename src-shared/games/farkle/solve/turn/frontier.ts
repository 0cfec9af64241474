import type { Points, Probability } from '../../../../base/units.ts'
import { solveTurn, turnFigures } from './score-solver.ts'
import { bestTail } from './tail.ts'
import type { TurnModel } from './turn-model.ts'

/** Changes with every change of what the frontier computes. */
export const FRONTIER_VERSION = 1

/** One strategy G(y) of the frontier: nobody scores more at its farkle probability or less. */
export interface FrontierStrategy {
  /** It is best for farkle penalties from here ... */
  readonly fromPenalty: Points
  /** ... up to here; Infinity for the safest of all. */
  readonly toPenalty: Points
  readonly farkleProbability: Probability
  /** E_C of eq. 10: expected points of a turn if a farkle costs nothing but the turn. */
  readonly correctedExpectedPoints: Points
}

/** A strategy as the line that its value draws over the penalty: points - y * chance. */
interface Line {
  readonly chance: Probability
  readonly points: Points
}

/** Strategies closer than this in farkle probability are one strategy. */
const SAME_CHANCE = 1e-11

/** How much of the way from most points to fewest farkles is done, 0 to 1. */
export type FrontierProgress = (fraction: number) => void

/**
 * Every distinct strategy G(y), from y = 0 (most points) to infinite y (fewest farkles): section 4
 * of the mathematics, table 1 of the Zilch article made exact.
 *
 * The best value over all strategies is a convex, piecewise linear function of y. Between two known
 * lines the turn is solved at the y where they cross: either a new line lies above the crossing and
 * splits the interval, or the two are neighbours. Deterministic; the lines are found
 * in order, so `progress` knows how far along the farkle probabilities they have come.
 */
export function frontier(
  model: TurnModel,
  minimumBank: Points,
  progress: FrontierProgress = () => {},
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
    const between = lineAt((bold.points - safe.points) / (bold.chance - safe.chance))
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
