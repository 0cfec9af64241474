import type { Handlers } from '#shared/contract/requests.ts'
import type { ThumbError } from '#shared/games/scorecard/analysis/thumb-errors.ts'
import { scorecardThumbSentences } from '#shared/games/scorecard/analysis/thumb-sentences.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import type { scorecardThumbRequests } from '#shared/games/scorecard/requests/thumbs.ts'
import { hasThirteenBoxes } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { allBoxes, boxesOf } from '#shared/games/scorecard/rules/scorecard.ts'
import { cardAt, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import type { FoundThumb } from '#shared/games/scorecard/solve/thumb/find-thumbs.ts'
import {
  FOUND_RULES,
  readThumb,
  rulesIn,
  thumbText,
} from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import type { CardSolves } from './solve/card-solves.ts'

const foundData = (ruleSet: RuleSet, found: readonly FoundThumb[]) =>
  found.map(({ rules, rule, mean }) => ({
    count: rules,
    rule: thumbText(rule),
    mean,
    ...scorecardThumbSentences(ruleSet, rule),
  }))

function errorData(states: CardStates, { state, ...rest }: ThumbError) {
  const { rules } = states
  const card = cardAt(states, state)
  return { ...rest, card: makeCardCode(rules, card), open: boxesOf(allBoxes(rules) & ~card.used) }
}

function refuseOthers(rules: RuleSet): void {
  refuseFor(() => (hasThirteenBoxes(rules) ? null : scorecardTexts.card.problems.noThumbs))
}

export const thumbsVariant = (most: number): string => `most-${most}`

export function thumbHandlers(solving: Solving, solves: CardSolves) {
  /** Shipped rules, evaluated under these rules; drops those not better than all shorter ones. */
  async function shipped(rules: RuleSet): Promise<FoundThumb[]> {
    const measured = await Promise.all(
      [...FOUND_RULES].map(async ([count, rule]) => {
        const { mean } = await solving.solve('scorecard-thumb', { rules, rule }, thumbText(rule))
        return { rules: count, rule, mean }
      }),
    )
    return measured.filter(({ mean }, i) => measured.slice(0, i).every((one) => one.mean < mean))
  }
  return {
    async 'scorecard.thumbs'({ rules, most }) {
      refuseOthers(rules)
      const { states, table } = await solves.solve(rules)
      const task = { rules, table, most }
      const found = await solving.solve('scorecard-thumbs', task, thumbsVariant(most))
      return { found: foundData(rules, found), best: expectedScore(states, table) }
    },
    async 'scorecard.knownThumbs'({ rules, most }) {
      refuseOthers(rules)
      const { states, table } = await solves.solve(rules)
      const known = await solving.known('scorecard-thumbs', rules, thumbsVariant(most))
      const found = known ?? (await shipped(rules))
      return { found: foundData(rules, found), best: expectedScore(states, table) }
    },
    async 'scorecard.thumb'({ rules, rule: text }) {
      refuseOthers(rules)
      const rule = readThumb(text)
      const { mean } = await solving.solve('scorecard-thumb', { rules, rule }, text)
      return { count: rulesIn(rule), rule: text, mean, ...scorecardThumbSentences(rules, rule) }
    },
    async 'scorecard.thumbErrors'({ rules, rule: text }) {
      refuseOthers(rules)
      const { states, table } = await solves.solve(rules)
      const task = { rules, table, rule: readThumb(text) }
      const { lost, costliest } = await solving.solve('scorecard-thumb-errors', task, text)
      return { lost, costliest: costliest.map((error) => errorData(states, error)) }
    },
  } satisfies Handlers<typeof scorecardThumbRequests>
}
