import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { GAMES, GameName, RulesOfGame } from '../games/games.ts'
import { readBy, type ReadSchema } from '../schemas/rules.ts'

/** Discriminator; optional for the first game, the default. */
type GameField<G extends GameName> = G extends (typeof GAMES)[0]['name']
  ? v.OptionalSchema<v.LiteralSchema<G, undefined>, G>
  : v.LiteralSchema<G, undefined>

type RulesOption<Fields extends v.ObjectEntries, G extends GameName> = v.ObjectSchema<
  Fields & { readonly game: GameField<G>; readonly rules: ReadSchema<RulesOfGame[G]> },
  undefined
>

type WithRules<Fields extends v.ObjectEntries> = v.VariantSchema<
  'game',
  { [G in GameName]: RulesOption<Fields, G> }[GameName][],
  undefined
>

/** Schema of rules of any game, discriminated by `game`, with further fields. */
export function withRules<Fields extends v.ObjectEntries>(
  fields: Fields,
  games: readonly Game[],
): WithRules<Fields> {
  const options = games.map(({ name, rules }, place) => {
    const literal = v.literal(name)
    const game = place === 0 ? v.optional(literal, name) : literal
    return v.object({ ...fields, game, rules: readBy((input) => rules.parse(input), rules.form) })
  })
  // The compiler cannot infer types from a list.
  return v.variant('game', options) as unknown as WithRules<Fields>
}
