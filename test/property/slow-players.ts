import type { Policy, Thresholds } from '#shared/games/farkle/solve/match/policy.ts'
import { estimatedGain } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { solveTurn, type TurnStrategy } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { bestPolicy, stateObjective } from '#shared/games/farkle/solve/turn/turn-policy.ts'
import type { SlowPlayer, SlowState } from './slow-plan.ts'
import { slowDiceAfter, type Move } from './slow-rules.ts'

/** The turn that the strategy page shows for a state. */
function turnAt(rules: RuleSet, { own, ownFarkles }: SlowState): TurnKey {
  if (own <= 0 && rules.minimumFirstBank > rules.minimumBank) return 'opening'
  return rules.farklePenalty ? `after-${ownFarkles}` : 'single'
}

/** The best of some moves by a value; of equals the one that `better` prefers, or else the first. */
function bestMove(
  moves: readonly Move[],
  valueOf: (move: Move) => number,
  better: (move: Move, than: Move) => boolean = () => false,
): Move {
  const ordered = moves.toSorted((a, b) => a.taken - b.taken || b.points - a.points)
  return ordered.reduce((best, move) => {
    const gain = valueOf(move) - valueOf(best)
    return gain > 0 || (gain === 0 && better(move, best)) ? move : best
  })
}

/** For each number of dice only the most points, as nobody would take fewer. */
function sensible(moves: readonly Move[]): Move[] {
  return moves.filter(({ taken, points }) =>
    moves.every((other) => other.taken !== taken || other.points <= points),
  )
}

function slowHold(at: number): SlowPlayer {
  return {
    winningBank: true,
    sees: () => '',
    banks: (total) => total >= at,
    choose: (moves, _total, left) =>
      bestMove(
        moves,
        ({ points }) => points,
        (move, than) => slowDiceAfter(left, move.taken) > slowDiceAfter(left, than.taken),
      ),
  }
}

function slowTable(rules: RuleSet, thresholds: Thresholds | null): SlowPlayer {
  const { turns } = scoreReport(rules)
  const tableAt = (at: SlowState) => turns.find(({ key }) => key === turnAt(rules, at))!.play.table
  const wouldBank = (total: number, left: number, at: SlowState): boolean => {
    const table = tableAt(at)
    if (rules.mustRollHotDice && left === rules.dice) return false
    return estimatedGain(table, left, total) === 0 && total >= table.minimumBank
  }
  const goesFor = (left: number, { own, opponent }: SlowState): boolean => {
    const mine = thresholds?.own[left - 1] ?? Infinity
    const theirs = thresholds?.opponent[left - 1] ?? Infinity
    return own >= mine || opponent >= theirs
  }
  return {
    winningBank: true,
    sees: (at) => `${turnAt(rules, at)} ${[1, 2, 3, 4, 5, 6].map((n) => goesFor(n, at)).join()}`,
    banks: (total, left, at) => wouldBank(total, left, at) && !goesFor(left, at),
    choose: (moves, total, left, at) => {
      const after = (move: Move): [number, number] => [
        total + move.points,
        slowDiceAfter(left, move.taken),
      ]
      return bestMove(
        sensible(moves),
        (move) => {
          const [sum, dice] = after(move)
          return sum + estimatedGain(tableAt(at), dice, sum)
        },
        (move, than) => {
          const [moveBanks, thanBanks] = [move, than].map((one) => wouldBank(...after(one), at))
          if (moveBanks !== thanBanks) return moveBanks!
          return !thanBanks && after(move)[1] > after(than)[1]
        },
      )
    },
  }
}

function slowPoints(rules: RuleSet, winningBank: boolean): SlowPlayer {
  const model = turnModel(rules)
  const { turns } = scoreReport(rules)
  const strategies = new Map<TurnKey, TurnStrategy>(
    turns.map(({ key, goal }) => [key, solveTurn(model, goal)]),
  )
  const strategyAt = (at: SlowState): TurnStrategy => strategies.get(turnAt(rules, at))!
  return {
    winningBank,
    sees: (at) => turnAt(rules, at),
    banks: (total, left, at) => bestPolicy(strategyAt(at)).banks(left, total / model.grid),
    choose: (moves, total, left, at) =>
      bestMove(sensible(moves), (move) => {
        const row = (total + move.points) / model.grid
        return stateObjective(strategyAt(at), slowDiceAfter(left, move.taken), row)
      }),
  }
}

/** By a rule of thumb, straight from its sentences. */
function slowThumb(rules: RuleSet, rule: ThumbRule): SlowPlayer {
  const isLast = ({ opponent }: SlowState): boolean => opponent >= rules.goal
  // Null is an entry, too: the last one only stands for more dice.
  const of = <T>(list: readonly T[], dice: number): T =>
    dice > list.length ? list.at(-1)! : list[dice - 1]!
  const holdsAt = ({ own, opponent }: SlowState): readonly number[] => {
    const { by, cuts, holds } = rule.columns
    const columnAt = (behind: number, need: number): number =>
      // In hundredths, in which every cut is whole.
      cuts.filter((cut) => 100 * behind > Math.round(100 * cut) * (by === 'need' ? need : 1)).length
    // A last turn is played by the column of level scores.
    if (opponent >= rules.goal) return holds[columnAt(0, 1)]!
    return holds[columnAt(opponent - own, rules.goal - opponent)]!
  }
  const valueOf = (total: number, dice: number, at: SlowState): number => {
    const k = isLast(at) ? 0 : at.ownFarkles
    const after = k === 0 ? 0 : of(rule.farkles, k)
    const value = (of(holdsAt(at), dice) - total) / rule.divisor + after
    return Math.round(value * 2 ** 20) / 2 ** 20
  }
  const leads = (at: SlowState): boolean =>
    rules.end === 'finalTurn' && !isLast(at) && rule.lead.some((points) => points > 0)
  const reaches = (total: number, at: SlowState): boolean =>
    leads(at) && at.own + total >= rules.goal
  const rolls = (total: number, dice: number, at: SlowState): boolean => {
    if (reaches(total, at)) {
      const { minimumBank, minimumFirstBank } = rules
      if (total < (at.own <= 0 ? minimumFirstBank : minimumBank)) return true
      return at.own + total - at.opponent < of(rule.lead, Math.min(dice, 5))
    }
    if (dice === 6 || isLast(at)) return true
    const { minimumBank, minimumFirstBank } = rules
    if (total < (at.own <= 0 ? minimumFirstBank : minimumBank)) return true
    if (at.own >= (of(rule.goOwn, dice) ?? Infinity)) return true
    if (at.opponent >= (of(rule.goOpponent, dice) ?? Infinity)) return true
    if (at.own + at.opponent >= (rule.together ?? Infinity)) return true
    const isNear = rules.goal - at.own - total <= of(rule.near, dice)
    if (dice > 1 && isNear && at.opponent >= (rule.nearFrom ?? -Infinity)) return true
    return valueOf(total, dice, at) > 0
  }
  return {
    winningBank: true,
    leads,
    sees: (at) => (isLast(at) ? 'last' : `${at.own} ${at.opponent} ${at.ownFarkles}`),
    banks: (total, left, at) => !rolls(total, left, at),
    choose: (moves, total, left, at) =>
      bestMove(sensible(moves), ({ points, taken }) => {
        const sum = total + points
        const dice = slowDiceAfter(left, taken)
        if (reaches(sum, at) && !rolls(sum, dice, at)) return 1e12 + sum
        if (dice === 6) return (reaches(sum, at) ? 1e13 : 1e9) + sum
        return reaches(sum, at) || rolls(sum, dice, at) ? sum + valueOf(sum, dice, at) : sum
      }),
  }
}

/** A policy other than the optimal one, in points and roll by roll. */
export function slowPlayer(rules: RuleSet, policy: Policy): SlowPlayer {
  switch (policy.kind) {
    case 'hold':
      return slowHold(policy.at)
    case 'table':
      return slowTable(rules, null)
    case 'go-for-it':
      return slowTable(rules, policy.thresholds)
    case 'points':
      return slowPoints(rules, policy.winningBank)
    case 'thumb':
      return slowThumb(rules, policy.rule)
    case 'optimal':
      throw new Error('the optimal player has no slow twin')
  }
}
