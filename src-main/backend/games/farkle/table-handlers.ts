import type { Handlers } from '#shared/contract/requests.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { whyBetter } from '#shared/games/farkle/drill/option-reasons.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { kitOfMover } from '#shared/games/farkle/drill/study-kit.ts'
import { STEP_BOTS, tableChoice } from '#shared/games/farkle/drill/table-bots.ts'
import { writtenProblem } from '#shared/games/farkle/drill/written-play.ts'
import { tablePlay } from '#shared/games/farkle/drill/table-play.ts'
import {
  tableGameSchema,
  type TableBot,
  type tableRequests,
} from '#shared/games/farkle/requests/table.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { hasSides } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { StepRule } from '#shared/games/farkle/steps/step-rule.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuse, refuseField } from '../../refuse.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { storedTables } from '../stored-tables.ts'
import type { PositionSolving } from './position-solving.ts'
import type { FarkleKits } from './drills/kits.ts'
import type { WrittenChances } from './written-chances.ts'
import { stepsOf } from './step-handlers.ts'
import type { Solving } from '../../solve/solving.ts'

export function tableHandlers(
  kits: Pick<FarkleKits, 'atTable'>,
  positions: Pick<PositionSolving, 'solveThree'>,
  solving: Pick<Solving, 'solve'>,
  leadOf: WrittenChances,
  store: StudyStore,
) {
  /** What a bot follows; null for bots without steps, and where dice are not alike. */
  async function stepRulesOf(rules: RuleSet, bot: TableBot | null): Promise<StepRule[] | null> {
    const count = bot && STEP_BOTS[bot]
    if (!count || hasOwnDice(rules)) return null
    return (await stepsOf(rules, solving)).slice(0, count).flatMap((step) => step.rules)
  }

  const tables = storedTables(store, 'farkle-table', tableGameSchema, tablePlay)
  return {
    async 'farkle.advise'({ rules, position, players, bot, seed }) {
      const { twoSides } = farkleTexts.ownDice
      refuseField('players', players > 2 && hasSides(rules) ? twoSides : null)
      const { by, kit: whole, seen } = await kits.atTable(rules, players, position)
      const kit = kitOfMover(whole, seen)
      const { goal } = kit
      refuse(positionProblems(winGame(rules), seen))
      const question = makeQuestion(kit, 'left' in seen.dice ? 'roll-or-bank' : 'both', seen)
      if (question === null) return { goal, by, chances: null, options: [], chosen: 0, why: '' }
      const steps = await stepRulesOf(kit.rules, bot)
      const best = { ...question.options[0]!, then: question.options[0]!.best }
      const next = bot === null ? question.options.find(({ loss }) => loss > 0) : undefined
      return {
        goal,
        by,
        /** At a table of three with the best option: of the mover, the next and the third player. */
        chances:
          by === 'three' && players === 3
            ? (await positions.solveThree(rules)).chancesOf(seen, best)
            : null,
        options: question.options.map((option) => {
          const { setAside, kinds, points, diceLeft, leftKinds, turnTotal, value, loss } = option
          return {
            setAside,
            ...(kinds && { kinds }),
            points,
            then: option.then ?? option.best,
            diceLeft,
            ...(leftKinds && { leftKinds }),
            turnTotal,
            value,
            loss,
          }
        }),
        /** Why the best option is better than the next one that loses; empty if none does. */
        why: next ? whyBetter(kit, question, question.options[0]!, next) : '',
        chosen: bot === null ? 0 : tableChoice(kit, bot, question, position, seed, steps),
      }
    },
    async 'farkle.writtenChances'({ game }) {
      refuseField('game', writtenProblem(game)?.why ?? null)
      return leadOf(game)
    },
    'farkle.saveTable': tables.save,
    'farkle.storedTable': tables.stored,
  } satisfies Handlers<typeof tableRequests>
}
