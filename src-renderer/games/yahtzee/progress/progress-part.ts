import type { LocationQueryRaw, RouteLocationRaw } from 'vue-router'
import { YAHTZEE_LEAKS, type YahtzeeLeakDimension } from '#shared/games/yahtzee/drill/leaks.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { LeakOf, PastAnswerOf } from '../../../app/services/ask-drill.ts'
import { formatNumber } from '../../../components/format.ts'
import type { ProgressPart } from '../../progress-part.ts'
import { addressOf } from '../services/address.ts'
import { yahtzeeDrillQuery } from '../services/drill-address.ts'
import type { Speed } from '#shared/study/setup.ts'
import type { KeptYahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { capital } from '#shared/texts/capital.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { PositionRow } from '../../../components/answer-row.ts'
import { shortLoss } from '../../../components/goal-format.ts'
import { choiceWords } from '../parts/choice-words.ts'

type Position = Extract<ReturnType<typeof parseYahtzeeCode>, { ok: true }>['value']

export function answerRows(
  rules: RuleSet,
  answers: readonly PastAnswerOf<'yahtzee'>[],
  to: (position: Position) => RouteLocationRaw,
  note: (answer: PastAnswerOf<'yahtzee'>) => string = () => '',
) {
  return answers.flatMap((answer) =>
    positionRows(rules, [answer], to).map((row) => ({
      ...row,
      grade: answer.grade,
      loss: shortLoss('points', answer.loss),
      best: capital(choiceWords(answer.best)),
      chosen: choiceWords(answer.chosen),
      note: note(answer),
    })),
  )
}

function positionRows(
  rules: RuleSet,
  positions: readonly { readonly id: number; readonly code: string }[],
  to: (position: Position) => RouteLocationRaw,
): PositionRow[] {
  return positions.flatMap(({ id, code }) => {
    const position = parseYahtzeeCode(rules, code)
    if (!position.ok) return []
    const { card, dice, rerolls } = position.value
    const open = card.points.filter((points) => points === null).length
    const where = [yahtzeeTexts.parts.rerolls(rerolls), yahtzeeTexts.study.page.answers.open(open)]
    return {
      ...{ id, dice, where: where.join(', '), to: to(position.value) },
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}

/** Short description of a drill: "Single decisions, what to keep, sprint". */
function drillWords(drill: {
  readonly scope: KeptYahtzeeSetup['scope']
  readonly kind: KeptYahtzeeSetup['kind']
  readonly speed: Speed
}): string {
  const { scope, kind, speed } = drill
  const { scopes, kinds } = yahtzeeTexts.study.progress.drill
  return [
    scopes[scope],
    // 'both' needs no words.
    ...(kind === 'both' ? [] : [kinds[kind]]),
    ...(speed === 'none' ? [] : [texts.parts.drill.speeds[speed]]),
  ].join(', ')
}

const LEAK_QUESTIONS = 20
const FIRST_QUESTIONS = 10

const pointsWords = (points: number): string =>
  yahtzeeTexts.study.progress.drill.points(formatNumber(points))

function filteredQuery({
  kind,
  filters,
}: NonNullable<LeakOf<'yahtzee'>['drill']>): LocationQueryRaw {
  const part = { ...(kind && { kind }), filters, questions: LEAK_QUESTIONS }
  return yahtzeeDrillQuery(part, true)
}

export const progressPart: ProgressPart<'yahtzee'> = {
  drillWords,
  outcomeWords: pointsWords,
  leakDimensions(leaks) {
    const titles = yahtzeeTexts.study.progress.dimensions
    return (
      (Object.keys(YAHTZEE_LEAKS) as YahtzeeLeakDimension[])
        .filter((value) => leaks.some(({ dimension }) => dimension === value))
        // Kinds come last: they say least about the player.
        .toReversed()
        .map((value) => ({ value, title: titles[value] }))
    )
  },
  leakLabel: ({ id }) => yahtzeeTexts.study.progress.lines[id],
  leakWords: ({ id }) => yahtzeeTexts.study.progress.lines[id],
  leakQuery: ({ drill }) => drill && filteredQuery(drill),
  masteryQuery: filteredQuery,
  sourceQuery: (source) => yahtzeeDrillQuery({ source, questions: null }, true),
  firstQuery: () => yahtzeeDrillQuery({ questions: FIRST_QUESTIONS }, true),
  positionRows: ({ id, rules }, _goal, cards) =>
    positionRows(rules, cards, (position) => addressOf(position, id)),
  answerRows: ({ id, rules }, answers, note) =>
    answerRows(rules, answers, (position) => addressOf(position, id), note),
}
