import type { Handlers } from '#shared/contract/requests.ts'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { makeScorecardQuestion, scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { stepRules } from '#shared/games/scorecard/steps/step-list.ts'
import { scorecardTableChoice } from '#shared/games/scorecard/drill/table-bots.ts'
import { tablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import { writtenProblem } from '#shared/games/scorecard/drill/written-play.ts'
import {
  scorecardTableSchema,
  type scorecardTableRequests,
} from '#shared/games/scorecard/requests/table.ts'
import { readOrRefuse, refuseField } from '../../refuse.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { storedTables } from '../stored-tables.ts'
import type { CardSolves } from './solve/card-solves.ts'
import type { WrittenChances } from './written-chances.ts'
import type { StepSolves } from './solve/step-solves.ts'

export function scorecardTableHandlers(
  solves: CardSolves,
  steps: StepSolves,
  leadOf: WrittenChances,
  store: StudyStore,
) {
  const table = storedTables(store, 'scorecard-table', scorecardTableSchema, tablePlay)

  return {
    async 'scorecard.advise'({ rules, position: code, bot, seed }) {
      const position = readOrRefuse(parseScorecardCode(rules, code))
      const { states, table: values, analyser, toWin } = await solves.solve(rules)
      const kit = scorecardKit(rules, analyser, undefined, { toWin })
      const { basis, options } = makeScorecardQuestion(kit, position)
      const chosen = async (): Promise<number> => {
        if (bot === null || bot === 'perfect') return 0
        const question = makeScorecardQuestion(kit, { ...position, other: undefined })
        const { taught } = await steps.taught(rules)
        const known = stepRules(taught)
        const sources = { game: states, table: values, known }
        const { keep, box } = question.options[scorecardTableChoice(sources, bot, question, seed)]!
        const faces = keep?.join('')
        return options.findIndex((option) => option.box === box && option.keep?.join('') === faces)
      }
      return {
        basis,
        chosen: await chosen(),
        options: options.map(({ keep, box, points, expected, loss }) => ({
          keep,
          box,
          points,
          value: expected,
          loss,
        })),
      }
    },
    async 'scorecard.writtenChances'({ game }) {
      refuseField('game', writtenProblem(game)?.why ?? null)
      return leadOf(game)
    },
    'scorecard.saveTable': table.save,
    'scorecard.storedTable': table.stored,
  } satisfies Handlers<typeof scorecardTableRequests>
}
