import type { EntryOf } from '#shared/contract/library.ts'
import { habitDrill, habitLesson, habitWords } from '#shared/games/scorecard/drill/habits.ts'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import type { ScorecardKind, ScorecardSetup } from '#shared/games/scorecard/drill/setup.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { capital } from '#shared/texts/capital.ts'
import { texts } from '#shared/texts/texts.ts'
import type { PositionRow } from '../../../components/answer-row.ts'
import { formatNumber } from '../../../components/format.ts'
import { shortLoss } from '../../../components/goal-format.ts'
import { drillLine, type ProgressPart } from '../../progress-part.ts'
import { choiceWords } from '#shared/games/scorecard/analysis/choice-words.ts'
import { addressOf } from '../services/address.ts'
import { scorecardDrillQuery } from '../services/drill-address.ts'

function positionRows(
  { id: rulesId, rules }: EntryOf<'scorecard'>,
  positions: readonly { readonly id: number; readonly code: string }[],
): PositionRow[] {
  return positions.flatMap(({ id, code }) => {
    const position = parseScorecardCode(rules, code)
    if (!position.ok) return []
    const { card, dice, rerolls } = position.value
    const open = card.points.filter((points) => points === null).length
    const where = [
      scorecardTexts.parts.rerolls(rerolls),
      scorecardTexts.study.page.answers.open(open),
    ]
    return {
      id,
      dice,
      where: where.join(', '),
      to: addressOf(position.value, rulesId),
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}

const HABIT_QUESTIONS = 20
const FIRST_QUESTIONS = 10

type Drill = Partial<Pick<ScorecardSetup, 'filters'>> & { readonly kind?: ScorecardKind | null }

const habitQuery = ({ kind, filters }: Drill) =>
  scorecardDrillQuery(
    { ...(kind && { kind }), ...(filters && { filters }), questions: HABIT_QUESTIONS },
    true,
  )

export const progressPart: ProgressPart<'scorecard'> = {
  drillWords({ scope, kind, speed }) {
    const { scopes, kinds } = scorecardTexts.study.progress.drill
    return drillLine(scopes[scope], kind === 'both' ? '' : kinds[kind], speed)
  },
  outcomeWords: (points) => scorecardTexts.study.progress.drill.points(formatNumber(points)),
  habitWords,
  habitQuery: (id) => habitQuery(habitDrill(id)),
  habitLesson: (id, lessons) => habitLesson(id, lessons),
  // The backend has made it for this game.
  drillQuery: (drill) => habitQuery(drill),
  sourceQuery: (source) => scorecardDrillQuery({ source, questions: null }, true),
  firstQuery: () => scorecardDrillQuery({ questions: FIRST_QUESTIONS }, true),
  positionRows: (entry, _goal, cards) => positionRows(entry, cards),
  answerRows: (entry, answers, note = () => '') =>
    answers.flatMap((answer) =>
      positionRows(entry, [answer]).map((row) => ({
        ...row,
        grade: answer.grade,
        loss: shortLoss(answer.goal === 'wins' ? 'estimate' : 'points', answer.loss),
        best: capital(choiceWords(entry.rules, answer.best)),
        chosen: choiceWords(entry.rules, answer.chosen),
        note: note(answer),
      })),
    ),
}
