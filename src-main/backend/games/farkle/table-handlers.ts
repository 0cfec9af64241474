import type { Handlers } from '#shared/contract/requests.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { whyNoThumbs } from '#shared/games/farkle/analysis/too-large.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { CARD_COLUMNS, tableChoice } from '#shared/games/farkle/drill/table-bots.ts'
import { tablePlay } from '#shared/games/farkle/drill/table-play.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import {
  tableGameSchema,
  type TableBot,
  type tableRequests,
} from '#shared/games/farkle/requests/table.ts'
import { hasOpponentDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { playedOf } from '../../drills/played.ts'
import { refuse } from '../../refuse.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { keptTables } from '../kept-tables.ts'
import type { FarkleKits } from './drills/kits.ts'
import { knownBankCard } from './win/win-solves.ts'
import type { WinSolving } from './win/win-solves.ts'

const NOTE = 'farkle-table'

export function tableHandlers(
  kits: Pick<FarkleKits, 'kitOf' | 'goalAtTable'>,
  wins: Pick<WinSolving, 'knownBankCards'>,
  store: StudyStore,
) {
  /** Bank card of a bot; undefined for bots without a card and for rules without cards. */
  async function cardOf(rules: RuleSet, bot: TableBot | null): Promise<ThumbRule | undefined> {
    const columns = bot && CARD_COLUMNS[bot]
    if (!columns || whyNoThumbs(rules) !== null) return undefined
    return (await knownBankCard(rules, columns, wins)).rule
  }

  const kept = keptTables(store, NOTE, tableGameSchema, tablePlay)
  return {
    async 'table.advise'({ rules, position, players, bot, seed }) {
      if (players > 1 && hasOpponentDice(rules)) {
        refuse([{ field: 'players', message: farkleTexts.ownDice.ofTheirOwn }])
      }
      const goal = await kits.goalAtTable(rules, players)
      const kit = await kits.kitOf({ ...playedOf(farkle, rules, goal), rules }, null)
      // With more than two players several may have reached the goal, so their scores are not used.
      const seen = players > 2 ? { ...position, opponent: 0, opponentFarkles: 0 } : position
      refuse(positionProblems(winGame(rules), seen))
      const question = makeQuestion(kit, 'left' in seen.dice ? 'roll-or-bank' : 'both', seen)
      if (question === null) return { goal, options: [], chosen: 0 }
      const card = await cardOf(rules, bot)
      return {
        goal,
        options: question.options.map(
          ({
            setAside,
            kinds,
            points,
            then,
            best,
            diceLeft,
            leftKinds,
            turnTotal,
            value,
            loss,
          }) => ({
            ...{ setAside, ...(kinds && { kinds }), points, then: then ?? best },
            ...{ diceLeft, ...(leftKinds && { leftKinds }), turnTotal, value, loss },
          }),
        ),
        chosen: bot === null ? 0 : tableChoice(kit, bot, question, position, seed, card),
      }
    },
    'table.keep': kept.keep,
    'table.kept': kept.kept,
  } satisfies Handlers<typeof tableRequests>
}
