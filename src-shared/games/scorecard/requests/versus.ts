import * as v from 'valibot'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { MAX_POINTS, mayBeLarge, rolled, solved, standing } from './analysis.ts'

const rule = (): string => scorecardTexts.versus.opponent
const score = wholeNumber(rule, 0, MAX_POINTS)

/**
 * Final scores of the opponent: the best play for points, the blind equilibrium, one that is known,
 * or how often (chances or counts) each score from `first` on occurs.
 */
const opponent = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('points') }),
    v.object({ kind: v.literal('equilibrium') }),
    v.object({ kind: v.literal('score'), score }),
    v.object({
      kind: v.literal('scores'),
      first: score,
      chances: v.pipe(
        v.array(
          v.pipe(v.number(rule), v.finite(rule), v.minValue(0, rule), v.maxValue(1e12, rule)),
        ),
        v.minLength(1, rule),
        v.maxLength(MAX_POINTS + 1, rule),
      ),
    }),
  ],
  rule,
)
export type OpponentData = v.InferOutput<typeof opponent>

// A win counts 1, a tie 1/2.

export const versusRequests = {
  /**
   * Cost of solving the most wins against an opponent, and whether that is done. Solves what the
   * opponent plays by first: for the equilibrium see scorecard.equilibrium.
   */
  'scorecard.versusStatus': v.object({ ...solved, opponent }),
  /** Above UNASKED_BYTES of disk it is refused without `mayBeLarge`. */
  'scorecard.versusSolve': v.object({ ...solved, opponent, mayBeLarge }),
  /** Chance to win from a card, by the play that wins most and by the play for points. */
  'scorecard.versus': v.object({ ...solved, ...standing, opponent }),
  'scorecard.versusChoices': v.object({ ...solved, ...standing, opponent, ...rolled }),
  /** Memory and time of the equilibrium, and whether it is solved. */
  'scorecard.equilibriumStatus': v.object(solved),
  /**
   * Equilibrium of two players who do not see each other's card, and what the best play for points
   * loses against it. Takes minutes the first time.
   */
  'scorecard.equilibrium': v.object(solved),
} as const
