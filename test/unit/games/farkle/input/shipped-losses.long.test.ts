import { expect, test } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { matchContext } from '#test/support/solved-win.ts'

// What the app tells of its cards without a search is what a match says.

const CARDS = (Object.keys(PRESETS) as PresetId[]).flatMap((id) =>
  (['need', 'lead'] as const).flatMap((by) =>
    shippedCards(PRESETS[id], by)!.map((card) => ({ id, by, ...card })),
  ),
)

test.each(CARDS)(
  'a card loses what it says: $id by the $by, $numbers',
  ({ id, rule, behind }) => {
    const context = matchContext(PRESETS[id])
    const { first } = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
    expect(Math.abs(1 - 2 * first.average - behind)).toBeLessThanOrEqual(1e-6)
  },
  600_000,
)
