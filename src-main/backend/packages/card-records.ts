import * as v from 'valibot'
import { MAX_CARD_ERROR } from '#shared/base/bounds.ts'
import { cardStateSchema, PHASES, RATINGS } from '#shared/cards/card-state.ts'
import { learntRuleSchema } from '#shared/cards/session-setup.ts'
import type { Game } from '#shared/games/game.ts'
import { answerTime, chance, count, time } from '#shared/schemas/numbers.ts'
import { readBy } from '#shared/schemas/rules.ts'
import { chosenRetentionSchema } from '../cards/choice-records.ts'
import { uid } from './package-format.ts'

/** The rule set may have been deleted from the library. */
const rulesId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const card = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
const digest = v.pipe(v.string(), v.maxLength(4000))
const rating = v.picklist(RATINGS)
/** Typed number minus the right one, in its unit. */
const error = v.pipe(v.number(), v.minValue(-MAX_CARD_ERROR), v.maxValue(MAX_CARD_ERROR))

const cardRules = ({ name, rules }: Game) =>
  v.strictObject({
    kind: v.literal('cardRules'),
    rules: rulesId,
    game: v.literal(name),
    content: readBy((input) => rules.readForm(input), rules.form),
  })

/** Schemas in the order of the records in a package. `rules` is the id of a rule set. */
export function cardRecords(games: readonly Game[]) {
  const deck = v.picklist(
    games.flatMap(({ cards }) => [...cards.decks, ...Object.keys(cards.formerDecks ?? {})]),
  )
  return {
    cardRules: v.variant('game', games.map(cardRules)),
    card: v.strictObject({
      kind: v.literal('card'),
      rules: rulesId,
      card,
      deck,
      /** False if the answer belongs to an earlier edit of the rules. */
      active: v.boolean(),
      state: cardStateSchema,
    }),
    review: v.strictObject({
      kind: v.literal('review'),
      uid,
      rules: rulesId,
      card,
      digest,
      deck,
      session: count,
      at: time,
      given: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
      correct: v.boolean(),
      error: v.nullable(error),
      unit: v.nullable(v.picklist(['points', 'percent'])),
      /** Null if unknown. */
      milliseconds: v.nullable(answerTime),
      rating,
      selfRating: rating,
      phase: v.picklist(PHASES),
      elapsedDays: count,
      scheduledDays: count,
      retrievability: v.nullable(chance),
    }),
    deck: v.strictObject({
      kind: v.literal('deck'),
      rules: rulesId,
      deck,
      enabled: v.boolean(),
      learnt: v.optional(learntRuleSchema),
    }),
    placement: v.strictObject({
      kind: v.literal('placement'),
      rules: rulesId,
      at: time,
      lesson: v.nullable(v.pipe(v.string(), v.maxLength(200))),
      correct: count,
      answers: count,
    }),
    retention: v.strictObject({ kind: v.literal('retention'), desired: chosenRetentionSchema }),
  } as const
}
