import { createHash } from 'node:crypto'
import type { OpponentData } from '#shared/games/scorecard/requests/versus.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { byScore, limitOf, type FinalScores } from '#shared/games/scorecard/solve/versus/reward.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { refuseField } from '../../../refuse.ts'
import type { CardSolves } from './card-solves.ts'
import type { EquilibriumSolves } from './equilibrium-solves.ts'
import type { Opponent } from './target-plan.ts'

/** Raise when chances to win change: part of the label of stored solves. */
const VERSUS_VERSION = 2

/** Label of stored solves of the same final scores. */
function opponentOf(scores: Float64Array): Opponent {
  const hash = createHash('sha256').update(`${VERSUS_VERSION} `).update(scores).digest('hex')
  return { scores, hash: hash.slice(0, 16) }
}

function fromScores(rules: RuleSet, found: FinalScores): Opponent {
  // Nobody has to tell apart scores that cannot be beaten.
  return opponentOf(byScore(found, Math.min(limitOf(found), mostScore(rules) + 1)))
}

/** Finds an opponent by what a request says of it. */
export function opponentFinder(cards: CardSolves, equilibria: EquilibriumSolves) {
  /** May solve first what the opponent plays by. Rejects with RequestError. */
  return async (rules: RuleSet, opponent: OpponentData): Promise<Opponent> => {
    switch (opponent.kind) {
      case 'points':
        return fromScores(rules, (await cards.statistics(rules, 'optimal')).scores)
      case 'equilibrium':
        return opponentOf((await equilibria.solve(rules)).opponent)
      case 'score':
        return fromScores(rules, { first: opponent.score, chances: [1] })
      case 'scores': {
        const { first, chances } = opponent
        const sum = chances.reduce((all, one) => all + one, 0)
        refuseField('opponent', sum > 0 ? null : scorecardTexts.versus.noScores)
        return fromScores(rules, { first, chances: chances.map((one) => one / sum) })
      }
    }
  }
}
