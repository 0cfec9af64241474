import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import { GAMES, type GameName, type RulesOfGame } from '../games/games.ts'
import { readBy, type ReadSchema } from '../schemas/rules.ts'

/** What names no game is about the first. */
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

/** With further fields, rules of any game with its name. */
export function withRules<Fields extends v.ObjectEntries>(
  fields: Fields,
  games: readonly Game[] = GAMES,
): WithRules<Fields> {
  const options = games.map(({ name, rules }, place) => {
    const literal = v.literal(name)
    const game = place === 0 ? v.optional(literal, name) : literal
    return v.object({ ...fields, game, rules: readBy((input) => rules.parse(input)) })
  })
  // Made from a list, whose types the compiler cannot follow.
  return v.variant('game', options) as unknown as WithRules<Fields>
}
