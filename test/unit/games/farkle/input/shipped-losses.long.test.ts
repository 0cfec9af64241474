import { expect, test } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import { cardKinds } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import { ExactLosses } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import { singleMoves } from '#shared/games/farkle/solve/thumb/thumb-moves.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { matchContext } from '#test/support/solved-win.ts'

// What the app tells of its cards without a search is what a match says.

const CARDS = (Object.keys(PRESETS) as PresetId[]).flatMap((id) =>
  (['need', 'lead'] as const).flatMap((by) =>
    shippedCards(PRESETS[id], by)!.map((card) => ({ id, by, ...card })),
  ),
)

/** Found since the search ends only where no move of one number gains. */
const SETTLED = ['farkle need', 'facebook need', 'possibly-wrong need']

test.each(CARDS)(
  'a card loses what it says: $id by the $by, $numbers',
  ({ id, rule, behind }) => {
    const context = matchContext(PRESETS[id])
    const { first } = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
    expect(Math.abs(1 - 2 * first.average - behind)).toBeLessThanOrEqual(1e-6)
  },
  600_000,
)

test.each(CARDS.filter(({ id, by }) => SETTLED.includes(`${id} ${by}`)))(
  'no move of one number loses less: $id by the $by, $numbers',
  ({ id, by, rule, numbers, behind }) => {
    const context = matchContext(PRESETS[id])
    const { game, endings } = context
    const { grid, allDice } = game.model
    const answered = endings.past !== null
    const { goal } = PRESETS[id]
    const { counters } = game
    const kinds = cardKinds(by, numbers, allDice)({ goal, grid, scale: 1, counters, answered })
    const losses = new ExactLosses(context)
    for (const move of singleMoves(kinds, rule)) {
      expect(losses.of(move), thumbText(move)).toBeGreaterThan(behind - 2e-7)
    }
  },
  900_000,
)
