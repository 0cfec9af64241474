import { ok, refused, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { pointsIn } from '../../../study/game-lines.ts'
import { isFarkleMark } from '../../../study/score-sheet.ts'
import { grouped } from '../../../texts/numbers.ts'
import type { Position } from '../analysis/position.ts'
import { leastBank } from '../rules/rule-set.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { isBeyond } from './table.ts'
import type { TurnResult } from './table-game.ts'

/** `points` is 0 for a farkle. */
interface PointsTurn {
  readonly points: Points
  /** Score after the turn, if written. */
  readonly score: Points | null
}

/** Longer texts contain throws. */
const MAX_CHARACTERS = 40

const words = () => farkleTexts.study.notation

export function playPoints(
  { rules, model, losesBanked, farkleTakes }: WinGame,
  { own }: Pick<Position, 'own'>,
  points: Points,
): Result<TurnResult> {
  if (points === 0) {
    const isKnown = !losesBanked && !farkleTakes && rules.firstRollPenalty === 0
    return isKnown ? ok({ turnTotal: 0, dice: null }) : refused(words().farkleCosts)
  }
  const { grid } = model
  if (points % grid !== 0) return refused(words().multiple(grouped(grid), grouped(points)))
  const least = leastBank(rules, own)
  if (points < least) return refused(words().bankAtLeast(grouped(least), grouped(points)))
  if (isBeyond(rules, own, points)) {
    const { beyondGoal } = farkleTexts.study.illegal
    return refused(beyondGoal(grouped(rules.goal), grouped(own + points)))
  }
  return ok({ turnTotal: points, dice: null })
}

/**
 * Formats: `bank 350 1200`, `350`, `farkle 850`, `x`. A space may separate thousands, or points
 * and score: prefers the reading with the right sum. null for anything else.
 */
export function readPoints(text: string, own: Points, grid: Points): PointsTurn | null {
  if (text.length > MAX_CHARACTERS) return null
  const [first = '', ...more] = text.split(' ')
  if (isFarkleMark(first)) {
    const score = more.length > 0 ? pointsIn(more.join(' ')) : null
    return more.length > 0 && score === null ? null : { points: 0, score }
  }
  const numbers = first === 'bank' ? more : [first, ...more]
  const readings = numbers.slice(1).flatMap((_, i) => {
    const points = pointsIn(numbers.slice(0, i + 1).join(' '))
    const score = pointsIn(numbers.slice(i + 1).join(' '))
    return points === null || score === null || points % grid !== 0 ? [] : [{ points, score }]
  })
  const whole = pointsIn(numbers.join(' '))
  return (
    readings.find(({ points, score }) => own + points === score) ??
    readings[0] ??
    (whole === null || whole <= 0 ? null : { points: whole, score: null })
  )
}
