import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import {
  parseScorecardCode,
  type ScorecardPosition,
} from '#shared/games/scorecard/drill/position.ts'
import { makeScorecardQuestion, scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { scorecardTableChoice } from '#shared/games/scorecard/drill/table-bots.ts'
import { tablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import {
  scorecardTableSchema,
  type scorecardTableRequests,
} from '#shared/games/scorecard/requests/table.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { keptTables } from '../kept-tables.ts'
import type { CardSolves } from './solve/card-solves.ts'

const NOTE = 'scorecard-table'

function positionOf(rules: RuleSet, code: string): ScorecardPosition {
  const read = parseScorecardCode(rules, code)
  if (read.ok) return read.value
  throw new RequestError('invalid-request', problemText(read.problems), read.problems)
}

export function scorecardTableHandlers(solves: CardSolves, store: StudyStore) {
  const table = keptTables(store, NOTE, scorecardTableSchema, tablePlay)

  return {
    async 'scorecard.advise'({ rules, position: code, bot, seed }) {
      const position = positionOf(rules, code)
      const { states, table: values, analyser } = await solves.solve(rules)
      const sources = { game: states, table: values }
      const question = makeScorecardQuestion(scorecardKit(rules, analyser), position)
      return {
        options: question.options.map(({ keep, box, points, expected, loss }) => ({
          ...{ keep, box, points, expected, loss },
        })),
        chosen: bot === null ? 0 : scorecardTableChoice(sources, bot, question, seed),
      }
    },
    'scorecard.keepTable': table.keep,
    'scorecard.keptTable': table.kept,
  } satisfies Handlers<typeof scorecardTableRequests>
}
