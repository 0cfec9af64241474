import type {
  DrillQuestion,
  DrillStep,
  DrillVerdict,
  GameReview,
  PastAnswer,
} from '#shared/games/farkle/requests/drill.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { sameDice } from '#shared/games/farkle/drill/choices.ts'
import { optionWords } from '#shared/games/farkle/drill/option-words.ts'
import type { GameReview as ReadonlyReview } from '#shared/games/farkle/drill/game-track.ts'
import type { Choice, RankedOption } from '#shared/games/farkle/drill/question.ts'
import type { Verdict } from '#shared/games/farkle/drill/verdict.ts'
import { readOptions } from './compact-options.ts'
import type { StepOf } from '../../../drills/drill-game.ts'
import type { FarkleTypes } from './types.ts'
import type { KeptAnswer } from '../../../drills/kept-drills.ts'

type SessionStep = StepOf<FarkleTypes>
type QuestionStep = Extract<SessionStep, { kind: 'question' }>

/** By dice, then bank before roll: an order that tells nothing of what is better. */
function untellingOrder(a: RankedOption, b: RankedOption): number {
  const [ours, theirs] = [a.setAside.join(''), b.setAside.join('')]
  if (ours !== theirs) return ours < theirs ? -1 : 1
  return (a.then ?? '') < (b.then ?? '') ? -1 : 1
}

/** A question as a window gets it, without anything that gives the answer away. */
export function questionData({ number, question, turn }: QuestionStep): DrillQuestion {
  const { kind, goal, position, options, forced, finalTurn } = question
  const { dice } = position
  return {
    ...{ number, kind, goal, forced, finalTurn, turn },
    position: {
      ...position,
      dice: 'left' in dice ? { left: dice.left } : { rolled: [...dice.rolled] },
    },
    code: positionCode(position),
    legal: options
      .toSorted(untellingOrder)
      .map(({ setAside, points, then, diceLeft, turnTotal }) => ({
        ...{ points, then, diceLeft, turnTotal },
        setAside: [...setAside],
      })),
  }
}

/** What happened at the table, as a window gets it. */
export function eventsData(events: SessionStep['events']): DrillStep['events'] {
  return events.map((event) =>
    'dice' in event ? { ...event, dice: [...event.dice] } : { ...event },
  )
}

/** A verdict as a window gets it. */
export function verdictData(verdict: Verdict, milliseconds: number): DrillVerdict {
  return {
    ...verdict,
    options: verdict.options.map((option) => ({ ...option })),
    thresholds: { ...verdict.thresholds },
    milliseconds,
  }
}

/** How a game went, as a window gets it. */
export function reviewData(review: ReadonlyReview): GameReview {
  const { skill, luck, luckiest, unluckiest, line } = review
  return {
    ...review,
    skill: { ...skill },
    luck: { ...luck },
    luckiest: luckiest && { ...luckiest },
    unluckiest: unluckiest && { ...unluckiest },
    line: line.map((point) => ({ ...point })),
  }
}

/** A kept option in words, as the rules make it. */
function wordsOf(rules: RuleSet, code: string, { setAside, then }: Choice): string {
  const position = parsePositionCode(code)
  if (!position.ok) return ''
  const action = actionsOf(rules, position.value).find(
    (action) => sameDice(action.setAside, setAside) && (then === null || action.then === then),
  )
  return action ? optionWords({ ...action, then }) : ''
}

/** A kept answer as lists of mistakes show it; null for a forced one. */
export function pastAnswer(rules: RuleSet, answer: KeptAnswer<FarkleTypes>): PastAnswer | null {
  const { id, at, code, kind, goal, grade, loss, milliseconds } = answer
  if (grade === null) return null
  const options = readOptions(answer.options)
  return {
    ...{ id, at, code, kind, goal, grade, loss, milliseconds },
    chosen: wordsOf(rules, code, options[answer.choice]!),
    best: wordsOf(rules, code, options[0]!),
  }
}
