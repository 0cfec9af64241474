import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { versusSweep } from '#shared/games/scorecard/solve/versus/reward.ts'
import { BestReplyState, bestReplyTeam } from '#shared/games/scorecard/solvers/best-replies.ts'

/**
 * Best replies by several members that take turns on this thread. `told` is called when the values
 * and when the final scores of each are there; the search ends when it returns true, and the losses
 * of the best play for points are found.
 */
export function bestReplies(
  rules: RuleSet,
  opponent: Float64Array,
  members: number,
  told: (state: BestReplyState) => boolean,
): BestReplyState {
  const states = cardStates(rules)
  const limit = opponent.length - 1
  const table = new SharedArrayBuffer(solveCard(states).byteLength)
  new Float64Array(table).set(solveCard(states))
  const state = new BestReplyState(states, limit)
  state.sweep.reward.set(versusSweep(opponent).reward)
  state.begin()
  const team = Array.from({ length: members }, (_, index) =>
    bestReplyTeam.join(
      { rules, limit, table, memory: state.memory },
      { index, isStopped: () => false },
    ),
  )
  for (let goesOn = true; goesOn;) {
    const pieces = team[0]!.pieces()
    for (let i = 0; i < pieces; i++) {
      // Several go backwards: what a member does must not depend on the others.
      team[i % members]!.run(members === 1 ? i : pieces - 1 - i)
    }
    goesOn = team[0]!.next(() => {
      state.ends = told(state)
    })
  }
  return state
}
