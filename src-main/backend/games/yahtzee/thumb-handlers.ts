import type { AnswerOf, BackendRequests, Handlers } from '#shared/contract/requests.ts'
import type { RollChoice, ThumbError } from '#shared/games/yahtzee/analysis/thumb-errors.ts'
import { yahtzeeThumbSentences } from '#shared/games/yahtzee/analysis/thumb-sentences.ts'
import { makeCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import type { yahtzeeThumbRequests } from '#shared/games/yahtzee/requests/thumbs.ts'
import { ALL_CATEGORIES, categoriesOf } from '#shared/games/yahtzee/rules/categories.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { cardAt, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { expectedScore } from '#shared/games/yahtzee/solve/solver.ts'
import type { FoundThumb } from '#shared/games/yahtzee/solve/thumb/find-thumbs.ts'
import { readThumb, rulesIn, thumbText } from '#shared/games/yahtzee/solve/thumb/thumb-rule.ts'
import type { Solving } from '../../solve/solving.ts'
import type { YahtzeeSolves } from './solve/yahtzee-solves.ts'

type ThumbHandlers = Pick<Handlers<BackendRequests>, keyof typeof yahtzeeThumbRequests>
type Answer<N extends keyof ThumbHandlers> = AnswerOf<BackendRequests, N>

const foundData = (found: readonly FoundThumb[]): Answer<'yahtzee.thumbs'>['found'] =>
  found.map(({ rules, rule, mean }) => ({
    count: rules,
    rule: thumbText(rule),
    mean,
    ...yahtzeeThumbSentences(rule),
  }))

const choiceData = ({ keep, category }: RollChoice) => ({ keep: keep && [...keep], category })

function errorData(
  game: YahtzeeGame,
  { dice, does, best, state, ...rest }: ThumbError,
): Answer<'yahtzee.thumbErrors'>['costliest'][number] {
  const card = cardAt(game, state)
  return {
    ...rest,
    dice: [...dice],
    does: choiceData(does),
    best: choiceData(best),
    card: makeCardCode(card),
    open: categoriesOf(ALL_CATEGORIES & ~card.used),
  }
}

/** Tells a search from others under the same rules. */
export const thumbsVariant = (most: number): string => `most-${most}`

/** Answers about rules of thumb for Yahtzee. */
export function thumbHandlers(solving: Solving, solves: YahtzeeSolves): ThumbHandlers {
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
      const found = await known(rules, most)
      const solved = found && (await solves.known(rules))
      if (found && solved) {
        const best = expectedScore(solved.game, solved.table)
        return { found: foundData(found), best, fraction: 1 }
      }
      const begun = await solving.begun('yahtzee-thumbs', rules, thumbsVariant(most))
      // None is the first that is found.
      const steps = ((begun as readonly FoundThumb[] | undefined)?.length ?? 1) - 1
      return { found: null, best: null, fraction: Math.min(1, steps / most) }
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
      return { lost: [...lost], costliest: costliest.map((error) => errorData(game, error)) }
    },
  }
}
