import { LRUCache } from 'lru-cache'
import type { Value } from '../../../base/units.ts'
import { analyseTurn, WIN_TOLERANCE, type Option } from '../analysis/analyser.ts'
import type { Position } from '../analysis/position.ts'
import type { SolvedPositions } from '../analysis/solved-positions.ts'
import type { TurnOutlook } from '../analysis/turn-outlook.ts'
import type { ThreePositions } from '../analysis/three-players.ts'
import type { Judge, JudgedAction, Judgement, ThreeViews } from './judge.ts'

/** Enough for the questions in view and their follow-ups. */
const MAX_TURNS = 16

function judged(option: Option): JudgedAction {
  const { setAside, kinds, points, then, diceLeft, leftKinds, node, turnTotal } = option
  const { winProbability: value, farkleProbability, winAfterFarkle: afterFarkle, outcome } = option
  return {
    setAside,
    points,
    then,
    diceLeft,
    node,
    turnTotal,
    ...(kinds && { kinds }),
    ...(leftKinds && { leftKinds }),
    value,
    farkleProbability,
    afterFarkle,
    outcome,
  }
}

/** The first evaluation of a turn takes longest. */
export class WinJudge implements Judge {
  readonly goal = 'wins'
  readonly tolerance = WIN_TOLERANCE
  readonly three?: ThreeViews
  readonly #solved: SolvedPositions
  /** By the state at the start of the turn. */
  readonly #turns = new LRUCache<string, TurnOutlook>({ max: MAX_TURNS })

  constructor(solved: SolvedPositions | ThreePositions) {
    this.#solved = solved
    if ('chancesOf' in solved) this.three = this.#views(solved)
  }

  judge(position: Position): Judgement {
    const { options, winProbability, farkled, winsAtOnce, finalTurn } = analyseTurn(
      this.#solved.turnOf(position),
      position,
      () => this.#outlookOf(position),
    )
    return { actions: options.map(judged), value: winProbability, farkled, winsAtOnce, finalTurn }
  }

  startOfTurn(position: Position): Value {
    return this.#solved.chanceAt(position)
  }

  #views(solved: ThreePositions): ThreeViews {
    return {
      start: (position) => solved.startOf(position),
      farkle: (position) => solved.farkleOf(position),
      after: (position, option) => solved.chancesOf(position, option),
      best: (position) => {
        const [best] = this.judge(position).actions
        return best ? solved.chancesOf(position, best) : [1, 0, 0]
      },
    }
  }

  #outlookOf(position: Position): TurnOutlook {
    const { own, opponent, third, ownFarkles, opponentFarkles, second = false } = position
    const { round = 1, toBeat = 0 } = position
    const key = `${own} ${opponent} ${third} ${ownFarkles} ${opponentFarkles} ${second} ${round} ${toBeat}`
    const outlook = this.#turns.get(key) ?? this.#solved.outlookOf(position)
    this.#turns.set(key, outlook)
    return outlook
  }
}
