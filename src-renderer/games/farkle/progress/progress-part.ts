import type { PastAnswerOf } from '../../../services/ask-drill.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatText, formatNumber } from '../../../components/format.ts'
import { drillLine, type ProgressPart } from '../../progress-part.ts'
import { drillQuery } from '../services/drill-address.ts'
import { habitDrill, habitLesson, habitWords } from '#shared/games/farkle/drill/habits.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { capital } from '#shared/texts/capital.ts'
import type { PositionRow } from '../../../components/answer-row.ts'
import { shortLoss } from '../../../components/goal-format.ts'

/** `left`: number of dice to roll; null if they are rolled. */
function tableOf({ code, goal }: Pick<PastAnswerOf<'farkle'>, 'code' | 'goal'>) {
  const position = parsePositionCode(code)
  if (!position.ok) return { dice: [], left: null, words: '' }
  const { own, opponent, turnTotal, dice } = position.value
  const { answers: words } = texts.parts
  const total = formatNumber(turnTotal)
  return {
    dice: 'rolled' in dice ? dice.rolled : [],
    left: 'left' in dice ? dice.left : null,
    words:
      goal === 'wins'
        ? words.atScores(total, formatNumber(own), formatNumber(opponent))
        : words.turnTotal(total),
  }
}

function positionRows(
  rules: string,
  goal: PastAnswerOf<'farkle'>['goal'],
  cards: readonly { readonly id: number; readonly code: string }[],
): PositionRow[] {
  return cards.map(({ id, code }) => {
    const { dice, left, words } = tableOf({ code, goal })
    return {
      id,
      dice,
      where: left === null ? words : `${words}, ${texts.parts.board.diceLeft(left)}`,
      to: { name: 'analyse', params: { code }, query: { rules } },
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}

const HABIT_QUESTIONS = 20
const FIRST_QUESTIONS = 10

type Drill = Partial<Pick<DrillSetup, 'kind' | 'filters'>>

const habitQuery = ({ kind, filters }: Drill) =>
  drillQuery(
    {
      scope: 'cell',
      questions: HABIT_QUESTIONS,
      ...(filters && { filters }),
      ...(kind && { kind }),
    },
    true,
  )

export const progressPart: ProgressPart<'farkle'> = {
  drillWords({ scope, kind, speed }) {
    const { scopes, kinds } = texts.parts.drill
    return drillLine(scopes[scope], kind === 'both' ? '' : kinds[kind], speed)
  },
  outcomeWords: (winner) => pageTexts.progressPage.sessions.winners[winner],
  habitWords: (id) => formatText(habitWords(id)),
  habitQuery: (id) => habitQuery(habitDrill(id)),
  habitLesson: (id, lessons, { dice }) => habitLesson(id, lessons, dice),
  // The backend has made it for this game.
  drillQuery: (drill) => habitQuery(drill),
  sourceQuery: (source) =>
    // Due cards are asked until none is left.
    drillQuery(
      { scope: 'cell', source, ...(source.kind === 'cards' ? { questions: null } : {}) },
      true,
    ),
  firstQuery: () => drillQuery({ scope: 'turn', questions: FIRST_QUESTIONS }, true),
  positionRows: ({ id }, goal, cards) => positionRows(id, goal, cards),
  answerRows: ({ id: rules }, answers, note = () => '') =>
    answers.map((answer) => {
      const { id, goal, grade, loss, best, chosen, code } = answer
      const { dice, words } = tableOf(answer)
      return {
        id,
        grade,
        dice,
        where: words,
        loss: loss === 0 ? '' : shortLoss(goal, loss),
        best: capital(formatText(best)),
        chosen: chosen === best ? '' : formatText(chosen),
        note: note(answer),
        to: { name: 'analyse', params: { code }, query: { rules } },
        toLabel: texts.parts.answers.analyseCode(code),
      }
    }),
}
