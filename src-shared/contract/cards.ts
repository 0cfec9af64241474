import * as v from 'valibot'
import { GOALS } from '../base/units.ts'
import { RATINGS } from '../cards/card-state.ts'
import { learntRuleSchema } from '../cards/session-setup.ts'
import type { Game } from '../games/game.ts'
import { deckNamesOf } from '../games/games.ts'
import { answerTime, count, id, whole, wholeNumber } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

const rating = v.picklist(RATINGS)

const MAX_CHOICES = 1000

export const ANSWERINGS = ['type', 'choose'] as const

const sizeRule = (): string => texts.contract.cardSession
const size = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('cards'), count: wholeNumber(sizeRule, 1, 500) }),
    v.object({
      kind: v.literal('minutes'),
      minutes: v.pipe(v.number(sizeRule), v.minValue(1, sizeRule), v.maxValue(120, sizeRule)),
    }),
  ],
  sizeRule,
)

const session = { session: id }

export function cardRequestsOf(games: readonly Game[]) {
  const deck = v.picklist(deckNamesOf(games), () => texts.contract.noDeck)
  const subject = withRules({ rulesId }, games)
  return {
    'cards.overview': subject,
    /** Computes the worth that decks were made without, which takes long; `study-changed` tells it. */
    'cards.applyChange': subject,
    'cards.previewChange': subject,
    'cards.setDeck': v.object({ rulesId, deck, enabled: v.boolean() }),
    'cards.learnt': v.object({ rulesId }),
    /** Replaces the learnt rule of thumb; null removes it. */
    'cards.learnRule': withRules({ rulesId, learnt: v.nullable(learntRuleSchema) }, games),
    /** Retention chosen in an earlier version, if it was not told yet. */
    'cards.tellRetention': v.object({}),
    'cards.due': subject,
    'cards.start': withRules(
      {
        rulesId,
        decks: v.array(deck),
        size,
        answering: v.picklist(ANSWERINGS),
        newCards: v.pipe(
          count,
          v.maxValue(100, () => texts.contract.newCards),
        ),
      },
      games,
    ),
    'cards.answer': v.object({
      ...session,
      number: id,
      /** Typed text, or index of a choice; null for "I do not know". */
      answer: v.union([v.pipe(v.string(), v.maxLength(60)), whole(0, MAX_CHOICES), v.null()]),
      milliseconds: answerTime,
    }),
    /** Replaces the rating of the last answer. */
    'cards.rate': v.object({ ...session, number: id, rating }),
    'cards.seen': v.object({ ...session, number: id }),
    'cards.next': v.object(session),
    'cards.undo': v.object(session),
    'cards.finish': v.object(session),
    'cards.statistics': subject,
    'cards.list': withRules({ rulesId, deck }, games),
    /** Finds the lessons that the overview says can be found, which takes long. */
    'lessons.find': withRules({}, games),
    'lessons.overview': withRules({ rulesId, goal: v.picklist(GOALS) }, games),
  } as const
}
