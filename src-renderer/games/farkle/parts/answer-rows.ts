import type { Face } from '#shared/dice/multiset.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { PastAnswer } from '#shared/games/farkle/requests/drill.ts'
import { capital } from '#shared/texts/capital.ts'
import { texts } from '#shared/texts/texts.ts'
import type { AnswerRow, PositionRow } from '../../../components/answer-row.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import { shortLoss } from '../../../components/goal-format.ts'

function tableOf({ code, goal }: Pick<PastAnswer, 'code' | 'goal'>): {
  dice: readonly Face[]
  words: string
} {
  const position = parsePositionCode(code)
  if (!position.ok) return { dice: [], words: '' }
  const { own, opponent, turnTotal, dice } = position.value
  const { answers: words } = texts.parts
  const total = formatNumber(turnTotal)
  return {
    dice: 'rolled' in dice ? dice.rolled : [],
    words:
      goal === 'wins'
        ? words.atScores(total, formatNumber(own), formatNumber(opponent))
        : words.turnTotal(total),
  }
}

export function answerRows(
  rules: string,
  answers: readonly PastAnswer[],
  note: (answer: PastAnswer) => string = () => '',
): AnswerRow[] {
  return answers.map((answer) => {
    const { id, goal, grade, loss, best, chosen, code } = answer
    const { dice, words } = tableOf(answer)
    return {
      ...{ id, grade, dice, where: words },
      loss: loss === 0 ? '' : shortLoss(goal, loss),
      best: capital(formatText(best)),
      chosen: chosen === best ? '' : formatText(chosen),
      note: note(answer),
      to: { name: 'analyse', params: { code }, query: { rules } },
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}

export function positionRows(
  rules: string,
  goal: PastAnswer['goal'],
  cards: readonly { readonly id: number; readonly code: string }[],
): PositionRow[] {
  return cards.map(({ id, code }) => {
    const { dice, words } = tableOf({ code, goal })
    const position = parsePositionCode(code)
    const left = position.ok && 'left' in position.value.dice ? position.value.dice.left : null
    return {
      ...{ id, dice },
      where: left === null ? words : `${words}, ${texts.parts.board.diceLeft(left)}`,
      to: { name: 'analyse', params: { code }, query: { rules } },
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}
