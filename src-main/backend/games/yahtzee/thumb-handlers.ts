import type { Handlers } from '#shared/contract/requests.ts'
import type { ThumbError } from '#shared/games/yahtzee/analysis/thumb-errors.ts'
import { yahtzeeThumbSentences } from '#shared/games/yahtzee/analysis/thumb-sentences.ts'
import { makeCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import type { yahtzeeThumbRequests } from '#shared/games/yahtzee/requests/thumbs.ts'
import { ALL_CATEGORIES, categoriesOf } from '#shared/games/yahtzee/rules/categories.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { cardAt, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { expectedScore } from '#shared/games/yahtzee/solve/solver.ts'
import type { FoundThumb } from '#shared/games/yahtzee/solve/thumb/find-thumbs.ts'
import {
  FOUND_RULES,
  readThumb,
  rulesIn,
  thumbText,
} from '#shared/games/yahtzee/solve/thumb/thumb-rule.ts'
import type { Solving } from '../../solve/solving.ts'
import type { YahtzeeSolves } from './solve/yahtzee-solves.ts'

const foundData = (found: readonly FoundThumb[]) =>
  found.map(({ rules, rule, mean }) => ({
    count: rules,
    rule: thumbText(rule),
    mean,
    ...yahtzeeThumbSentences(rule),
  }))

function errorData(game: YahtzeeGame, { state, ...rest }: ThumbError) {
  const card = cardAt(game, state)
  return {
    ...rest,
    card: makeCardCode(card),
    open: categoriesOf(ALL_CATEGORIES & ~card.used),
  }
}

export const thumbsVariant = (most: number): string => `most-${most}`

export function thumbHandlers(solving: Solving, solves: YahtzeeSolves) {
  /** Shipped rules, evaluated under these rules; drops those not better than all shorter ones. */
  async function shipped(rules: RuleSet): Promise<FoundThumb[]> {
    const measured = await Promise.all(
      [...FOUND_RULES].map(async ([count, rule]) => {
        const { mean } = await solving.solve('yahtzee-thumb', { rules, rule }, thumbText(rule))
        return { rules: count, rule, mean }
      }),
    )
    return measured.filter(({ mean }, i) => measured.slice(0, i).every((one) => one.mean < mean))
  }
  const known = async (rules: RuleSet, most: number): Promise<FoundThumb[] | null> =>
    (await solving.known('yahtzee-thumbs', rules, thumbsVariant(most))) ?? null
  return {
    async 'yahtzee.thumbs'({ rules, most }) {
      const { game, table } = await solves.solve(rules)
      const task = { rules, table, most }
      const found = await solving.solve('yahtzee-thumbs', task, thumbsVariant(most))
      return { found: foundData(found), best: expectedScore(game, table) }
    },
    async 'yahtzee.knownThumbs'({ rules, most }) {
      const { game, table } = await solves.solve(rules)
      const found = (await known(rules, most)) ?? (await shipped(rules))
      return { found: foundData(found), best: expectedScore(game, table) }
    },
    async 'yahtzee.thumb'({ rules, rule: text }) {
      const rule = readThumb(text)
      const { mean } = await solving.solve('yahtzee-thumb', { rules, rule }, text)
      return { count: rulesIn(rule), rule: text, mean, ...yahtzeeThumbSentences(rule) }
    },
    async 'yahtzee.thumbErrors'({ rules, rule: text }) {
      const { game, table } = await solves.solve(rules)
      const task = { rules, table, rule: readThumb(text) }
      const { lost, costliest } = await solving.solve('yahtzee-thumb-errors', task, text)
      return { lost, costliest: costliest.map((error) => errorData(game, error)) }
    },
  } satisfies Handlers<typeof yahtzeeThumbRequests>
}
