import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { GAMES, GameName, RulesOfGame } from '../games/games.ts'
import { readBy, type ReadSchema } from '../schemas/rules.ts'

/** Field that names the game; optional for the first game, which is meant if none is named. */
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

/** How rules are read: whole, or in form alone, in a fraction of the time. */
type Reading = 'parse' | 'readForm'

function schemaOf<Fields extends v.ObjectEntries>(
  fields: Fields,
  games: readonly Game[],
  reading: Reading,
): WithRules<Fields> {
  const options = games.map(({ name, rules }, place) => {
    const literal = v.literal(name)
    const game = place === 0 ? v.optional(literal, name) : literal
    return v.object({
      ...fields,
      game,
      rules: readBy((input) => rules[reading](input), rules.form),
    })
  })
  // Made from a list, whose types the compiler cannot follow.
  return v.variant('game', options) as unknown as WithRules<Fields>
}

/** With further fields, rules of any game with its name. */
export function withRules<Fields extends v.ObjectEntries>(
  fields: Fields,
  games: readonly Game[],
): WithRules<Fields> {
  return schemaOf(fields, games, 'parse')
}

/** The same where nobody asks whether the game can be solved. */
export function withRuleForms<Fields extends v.ObjectEntries>(
  fields: Fields,
  games: readonly Game[],
): WithRules<Fields> {
  return schemaOf(fields, games, 'readForm')
}
