import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { parseYahtzeeCode, type YahtzeePosition } from '#shared/games/yahtzee/drill/position.ts'
import { makeYahtzeeQuestion, yahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeTableChoice } from '#shared/games/yahtzee/drill/table-bots.ts'
import { tablePlay } from '#shared/games/yahtzee/drill/table-play.ts'
import {
  yahtzeeTableSchema,
  type yahtzeeTableRequests,
} from '#shared/games/yahtzee/requests/table.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { keptTables } from '../kept-tables.ts'
import type { CardSolves } from './solve/card-solves.ts'

const NOTE = 'yahtzee-table'

function positionOf(rules: RuleSet, code: string): YahtzeePosition {
  const read = parseYahtzeeCode(rules, code)
  if (read.ok) return read.value
  throw new RequestError('invalid-request', problemText(read.problems), read.problems)
}

export function yahtzeeTableHandlers(solves: CardSolves, store: StudyStore) {
  const table = keptTables(store, NOTE, yahtzeeTableSchema, tablePlay)

  return {
    async 'yahtzee.advise'({ rules, position: code, bot, seed }) {
      const position = positionOf(rules, code)
      const { states, table: values, analyser } = await solves.solve(rules)
      const sources = { game: states, table: values }
      const question = makeYahtzeeQuestion(yahtzeeKit(rules, analyser), position)
      return {
        options: question.options.map(({ keep, box, points, expected, loss }) => ({
          ...{ keep, box, points, expected, loss },
        })),
        chosen: bot === null ? 0 : yahtzeeTableChoice(sources, bot, question, seed),
      }
    },
    'yahtzee.keepTable': table.keep,
    'yahtzee.keptTable': table.kept,
  } satisfies Handlers<typeof yahtzeeTableRequests>
}
