import type { LocationQueryRaw } from 'vue-router'
import { YAHTZEE_LEAKS, type YahtzeeLeakDimension } from '#shared/games/yahtzee/drill/leaks.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { LeakOf } from '../../../app/services/ask-drill.ts'
import { formatNumber } from '../../../components/format.ts'
import type { ProgressPart } from '../../progress-part.ts'
import { answerRows, positionRows } from '../parts/answer-rows.ts'
import { drillWords } from '../parts/drill-words.ts'
import { addressOf } from '../services/address.ts'
import { yahtzeeDrillQuery } from '../services/drill-address.ts'

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
