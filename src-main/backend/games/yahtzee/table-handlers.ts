import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import { parseYahtzeeCode, type YahtzeePosition } from '#shared/games/yahtzee/drill/position.ts'
import { makeYahtzeeQuestion, yahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeDecisions } from '#shared/games/yahtzee/drill/skill-ladder.ts'
import { yahtzeeTableChoice } from '#shared/games/yahtzee/drill/table-bots.ts'
import { tablePlay } from '#shared/games/yahtzee/drill/table-play.ts'
import {
  yahtzeeTableSchema,
  type yahtzeeTableRequests,
} from '#shared/games/yahtzee/requests/table.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { expectedScore } from '#shared/games/yahtzee/solve/solver.ts'
import { MOST_RULES } from '#shared/games/yahtzee/solve/thumb/find-thumbs.ts'
import {
  FOUND_RULES,
  thumbText,
  type YahtzeeThumb,
} from '#shared/games/yahtzee/solve/thumb/thumb-rule.ts'
import type { Solving } from '../../solve/solving.ts'
import type { StudyStore } from '../../store/study-store.ts'
import { keptTables } from '../kept-tables.ts'
import type { YahtzeeSolves } from './solve/yahtzee-solves.ts'
import { thumbsVariant } from './thumb-handlers.ts'

type TableHandlers = Pick<Handlers<BackendRequests>, keyof typeof yahtzeeTableRequests>

/** Name under which the store keeps the game that goes on. */
const NOTE = 'yahtzee-table'

function positionOf(rules: RuleSet, code: string): YahtzeePosition {
  const read = parseYahtzeeCode(rules, code)
  if (read.ok) return read.value
  throw new RequestError('invalid-request', problemText(read.problems), read.problems)
}

/** Answers about games of Yahtzee at the table. */
export function yahtzeeTableHandlers(
  solving: Solving,
  solves: YahtzeeSolves,
  store: StudyStore,
): TableHandlers {
  const table = keptTables(store, NOTE, yahtzeeTableSchema, tablePlay)
  const decisions = new Map<string, number>()

  /** The rules found for this very game, if they were, else those of the official one. */
  async function knownRules(rules: RuleSet): Promise<ReadonlyMap<number, YahtzeeThumb>> {
    const found = await solving.known('yahtzee-thumbs', rules, thumbsVariant(MOST_RULES))
    return found ? new Map(found.map((one) => [one.rules, one.rule])) : FOUND_RULES
  }

  return {
    async 'yahtzee.advise'({ rules, position: code, bot, seed }) {
      const position = positionOf(rules, code)
      const solved = await solves.solve(rules)
      const question = makeYahtzeeQuestion(yahtzeeKit(rules, solved.analyser), position)
      return {
        options: question.options.map(({ keep, category, points, expected, loss }) => ({
          ...{ keep, category, points, expected, loss },
        })),
        chosen: bot === null ? 0 : yahtzeeTableChoice(solved, bot, question, seed),
      }
    },
    async 'yahtzee.skill'({ rules, find }) {
      const { game, table: values, analyser } = await solves.solve(rules)
      const best = expectedScore(game, values)
      const rungs: { id: string; loss: number }[] = []
      let missing = false
      for (const [count, rule] of await knownRules(rules)) {
        const text = thumbText(rule)
        const known = await solving.known('yahtzee-thumb', rules, text)
        const measured =
          known ?? (find ? await solving.solve('yahtzee-thumb', { rules, rule }, text) : null)
        if (measured) rungs.push({ id: `rules-${count}`, loss: Math.max(0, best - measured.mean) })
        else missing = true
      }
      const hash = ruleHash(rules)
      const counted = decisions.get(hash) ?? yahtzeeDecisions(yahtzeeKit(rules, analyser))
      decisions.set(hash, counted)
      return { rungs, decisions: counted, missing }
    },
    'yahtzee.keepTable': table.keep,
    'yahtzee.keptTable': table.kept,
  }
}
