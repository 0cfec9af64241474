import { LRUCache } from 'lru-cache'
import type { Value } from '../../../base/goal.ts'
import {
  analyse,
  outlookOf,
  WIN_TOLERANCE,
  type AnalysisContext,
  type Option,
} from '../analysis/analyser.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
import type { TurnOutlook } from '../analysis/turn-outlook.ts'
import { lastChance } from '../solve/win/final-turn.ts'
import { finalTurnOf } from '../solve/win/turn-values.ts'
import type { Judge, JudgedAction, Judgement } from './judge.ts'

/** Turns that are kept: those of the questions around, and of what is asked about them. */
const MAX_TURNS = 16

function judged({
  setAside,
  kinds,
  points,
  then,
  diceLeft,
  leftKinds,
  node,
  turnTotal,
  winProbability,
  farkleProbability,
  winAfterFarkle,
  winOtherwise,
  outcome,
}: Option): JudgedAction {
  return {
    setAside,
    ...(kinds && { kinds }),
    points,
    then,
    diceLeft,
    ...(leftKinds && { leftKinds }),
    node,
    turnTotal,
    value: winProbability,
    farkleProbability,
    afterFarkle: winAfterFarkle,
    otherwise: winOtherwise,
    outcome,
  }
}

/** Values positions by the chance of the player to move to win. */
class WinJudge implements Judge {
  readonly goal = 'wins'
  readonly tolerance = WIN_TOLERANCE
  readonly #context: AnalysisContext
  /** How turns go on, by what they begin with; the last used one comes last. */
  readonly #turns = new LRUCache<string, TurnOutlook>({ max: MAX_TURNS })

  constructor(context: AnalysisContext) {
    this.#context = context
  }

  judge(position: Position): Judgement {
    const { options, winProbability, farkled, winsAtOnce, finalTurn } = analyse(
      this.#context,
      position,
      this.#outlookOf(position),
    )
    return {
      actions: options.map(judged),
      value: winProbability,
      farkled,
      winsAtOnce,
      finalTurn,
    }
  }

  startOfTurn(position: Position): Value {
    const { game, endings, valueOf } = this.#context
    const { ownFarkles, opponentFarkles, second } = position
    const own = position.own / game.grid
    const opponent = position.opponent / game.grid
    const final = finalTurnOf(endings, second)
    if (final && isLastTurn(game, position)) return lastChance(game, final, own, opponent)
    return valueOf({ own, opponent, ownFarkles, opponentFarkles, second })
  }

  #outlookOf(position: Position): TurnOutlook {
    const { own, opponent, ownFarkles, opponentFarkles, second = false } = position
    const key = `${own} ${opponent} ${ownFarkles} ${opponentFarkles} ${second}`
    const outlook = this.#turns.get(key) ?? outlookOf(this.#context, position)
    this.#turns.set(key, outlook)
    return outlook
  }
}

/** Judges positions for winning a solved two-player game; the first one of a turn takes longest. */
export function winJudge(context: AnalysisContext): Judge {
  return new WinJudge(context)
}
