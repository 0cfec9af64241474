import type { Handlers } from '#shared/contract/requests.ts'
import { parsePaperCode } from '#shared/games/scorecard/analysis/paper-card.ts'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { makeScorecardQuestion, scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { tableAdvice } from '#shared/games/scorecard/drill/table-advice.ts'
import { scorecardTableChoice } from '#shared/games/scorecard/drill/table-bots.ts'
import { tablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import {
  scorecardTableSchema,
  type scorecardTableRequests,
} from '#shared/games/scorecard/requests/table.ts'
import { readOrRefuse } from '../../refuse.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { storedTables } from '../stored-tables.ts'
import type { CardSolves } from './solve/card-solves.ts'

export function scorecardTableHandlers(solves: CardSolves, store: StudyStore) {
  const table = storedTables(store, 'scorecard-table', scorecardTableSchema, tablePlay)

  return {
    async 'scorecard.advise'({ rules, position: code, other, bot, seed }) {
      const position = readOrRefuse(parseScorecardCode(rules, code))
      const card = other === null ? null : readOrRefuse(parsePaperCode(rules, other))
      const { states, table: values, analyser, toWin } = await solves.solve(rules)
      const kit = scorecardKit(rules, analyser, undefined, { toWin })
      const { basis, options, win } = tableAdvice(kit, position, card)
      const chosen = (): number => {
        if (bot === null || bot === 'perfect') return 0
        const question = makeScorecardQuestion(kit, position)
        const sources = { game: states, table: values }
        const { keep, box } = question.options[scorecardTableChoice(sources, bot, question, seed)]!
        const faces = keep?.join('')
        return options.findIndex(
          ({ option }) => option.box === box && option.keep?.join('') === faces,
        )
      }
      return {
        basis,
        win,
        chosen: chosen(),
        options: options.map(({ option: { keep, box, points }, value, loss }) => ({
          keep,
          box,
          points,
          value,
          loss,
        })),
      }
    },
    'scorecard.saveTable': table.save,
    'scorecard.storedTable': table.stored,
  } satisfies Handlers<typeof scorecardTableRequests>
}
