import type { LocationQueryRaw } from 'vue-router'
import { LEAK_DIMENSIONS, type FarkleLeak } from '#shared/games/farkle/requests/drill.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatText } from '../../../components/format.ts'
import type { ProgressPart } from '../../progress-part.ts'
import { answerRows, positionRows } from '../parts/answer-rows.ts'
import { drillWords } from '../parts/drill-words.ts'
import { drillQuery } from '../services/drill-address.ts'

const LEAK_QUESTIONS = 20
const FIRST_QUESTIONS = 10

function filteredQuery({ kind, filters }: NonNullable<FarkleLeak['drill']>): LocationQueryRaw {
  const part = { scope: 'cell', questions: LEAK_QUESTIONS, filters } as const
  return drillQuery({ ...part, ...(kind === null ? {} : { kind }) }, true)
}

function leakWords({ dimension, label, drill }: FarkleLeak): string {
  const [dice] = (dimension === 'dice' && drill?.filters.dice) || []
  return formatText(dice === undefined ? label : texts.frame.leaks.withDice(dice))
}

export const progressPart: ProgressPart<'farkle'> = {
  drillWords,
  outcomeWords: (winner) => pageTexts.progressPage.sessions.winners[winner],
  leakDimensions(leaks) {
    const titles = pageTexts.progressPage.leaks.dimensions
    return LEAK_DIMENSIONS.filter((value) => {
      const own = leaks.filter(({ dimension }) => dimension === value)
      // A single situation covers everything.
      return value === 'situation' ? own.length > 1 : own.length > 0
    }).map((value) => ({ value, title: titles[value] }))
  },
  leakLabel: ({ label }) => formatText(label),
  leakWords,
  leakQuery: ({ drill }) => drill && filteredQuery(drill),
  masteryQuery: filteredQuery,
  sourceQuery: (source) =>
    // Due cards are asked until none is left.
    drillQuery(
      { scope: 'cell', source, ...(source.kind === 'cards' ? { questions: null } : {}) },
      true,
    ),
  firstQuery: () => drillQuery({ scope: 'turn', questions: FIRST_QUESTIONS }, true),
  positionRows: ({ id }, goal, cards) => positionRows(id, goal, cards),
  answerRows: ({ id }, answers, note) => answerRows(id, answers, note),
}
