import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import { PRESETS as CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { openFor } from '#shared/games/scorecard/rules/scoring.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { someOf } from '#test/property/runs.ts'
import { unwrap } from '#test/support/results.ts'
import { useTable as useFarkleTable } from '#renderer/games/farkle/table/use-table.ts'
import FarkleView from '#renderer/games/farkle/table/TableView.vue'
import { useTable as useCardTable } from '#renderer/games/scorecard/table/use-table.ts'
import CardView from '#renderer/games/scorecard/table/TableView.vue'
import { answer, settled, show, startStores } from './harness.ts'

/** What the test needs of a table of either game. */
interface Table {
  readonly game: { readonly value: Game | null }
  readonly play: { readonly value: { readonly isOver: boolean } | null }
  readonly bot: { readonly value: unknown }
  readonly missing: { readonly value: number }
  readonly chosen: { readonly value: ReadonlySet<number> }
  readonly begin: (game: never) => void
  readonly typeDie: (face: Face) => void
  readonly confirm: () => void
  readonly step: (by: 1 | -1) => void
}
interface Game {
  readonly moves: readonly unknown[]
  readonly rolled?: readonly Face[] | null
}

const rules = CARDS.forced
const SCORECARD = {
  rules,
  View: CardView,
  use: useCardTable as unknown as () => Table,
  dice: (table: Table) =>
    (table.play.value as unknown as { dice: readonly Face[] | null }).dice ?? [],
  answers: {
    'scorecard.storedTable': { game: null, isUnfit: false },
    'scorecard.saveTable': {},
    'scorecard.solve': {},
    'scorecard.advise': (asked: unknown) => {
      const code = (asked as { position: string }).position
      const { card, dice, rerolls } = unwrap(parseScorecardCode(rules, code))
      const keeps = [[...dice].sort(), dice.slice(0, 1), []]
      const boxes = openFor(rules, scorecardOf(rules, card), multisetOf(dice))
      const options =
        rerolls > 0
          ? keeps.map((keep) => ({ keep, box: null, points: null }))
          : boxes.map((box) => ({ keep: null, box, points: 0 }))
      const ranked = options.map((one, i) => ({ ...one, value: -i, loss: i }))
      return { basis: 'points', options: ranked, chosen: rerolls > 0 ? 2 : 0 }
    },
  },
}
const FARKLE_TABLE = {
  rules: FARKLE.farkle,
  View: FarkleView,
  use: useFarkleTable as unknown as () => Table,
  dice: (table: Table) =>
    (table.play.value as unknown as { rolled: readonly Face[] | null }).rolled ?? [],
  answers: {
    'farkle.storedTable': { game: null, isUnfit: false },
    'farkle.saveTable': {},
    'farkle.advise': () => ({ goal: 'points', options: [], chosen: 0 }),
  },
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

/** One table on the page, with the line of its keys. */
async function tableOf(kind: typeof SCORECARD | typeof FARKLE_TABLE, game: object) {
  let table: Table
  answer({
    ...kind.answers,
    ...(kind === FARKLE_TABLE && {
      'farkle.advise': () => {
        const { legal } = (table as unknown as { question: { value: { legal: object[] } } })
          .question.value
        return {
          goal: 'points',
          options: legal.map((one, i) => ({ ...one, value: -i, loss: i })),
          chosen: 0,
        }
      },
    }),
  })
  const Host = defineComponent(() => {
    table = kind.use()
    return () => (table.play.value ? h(kind.View as Component, { at: table }) : null)
  })
  const { screen, press } = await show(Host)
  table!.begin(game as never)
  await settled(3)
  const line = (): Record<string, string> =>
    Object.fromEntries(
      screen.findAll('.keys > span').map((one) => {
        const key = one.get('kbd').text()
        return [key, one.text().slice(key.length).trim()]
      }),
    )
  return { table: table!, press, line }
}

beforeEach(async () => {
  await startStores()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const SETUPS = [1, 6].flatMap((players) =>
  (['off', 'blunders', 'always'] as const).flatMap((coach) =>
    [true, false].map((real) => ({ players, coach, real })),
  ),
)
const GAMES = { scorecard: SCORECARD, farkle: FARKLE_TABLE } as const

describe.each(['scorecard', 'farkle'] as const)('the line of keys at the table of %s', (name) => {
  it.each(someOf(SETUPS))(
    'says what each key does: $players players, advice $coach, real dice $real',
    async ({ players, coach, real }) => {
      const kind = GAMES[name]
      const seats = Array.from({ length: players }, (_, i) => ({
        name: `P${i}`,
        // With real dice somebody throws for a bot, too.
        bot: real && players > 1 && i === 0 ? (name === 'farkle' ? 'bold' : 'casual') : null,
      }))
      const { table, press, line } = await tableOf(kind, {
        rules: kind.rules,
        ...(name === 'farkle' && { komi: 0 }),
        coach,
        seed: real ? null : 'keys',
        began: 0,
        takenBack: 0,
        counted: null,
        retaken: [],
        players: seats,
        moves: [],
        rolled: null,
      })
      /** How often each line was met; each is tried twice. */
      const seen = new Map<string, number>()
      const pressed = async (key: string) => {
        const before = table.game.value!
        const held = [...table.chosen.value]
        await press(key)
        const after = table.game.value!
        const done = {
          moves: after.moves.length - before.moves.length,
          typed: (after.rolled?.length ?? 0) - (before.rolled?.length ?? 0),
          last: after.rolled?.at(-1) ?? null,
          held: [...table.chosen.value].sort().join() !== held.sort().join(),
        }
        table.begin(before as never)
        await settled(2)
        return done
      }
      for (let state = 0; state < 9; state++) {
        const said = line()
        const digits = said['1–6'] ?? 'nothing'
        seen.set(digits, (seen.get(digits) ?? 0) + 1)
        const isNew = seen.get(digits)! <= 2
        const dice = kind.dice(table)
        // No key takes a choice from a person.
        const { roll = 'decide' } = table.play.value as { roll?: string }
        if (table.bot.value === null && roll === 'decide') expect(digits).not.toBe('next roll')
        for (const face of isNew ? FACES.filter((_, i) => i % 2 === state % 2) : []) {
          const done = await pressed(String(face))
          const what = `${digits} by ${face} in state ${state}`
          if (digits === 'type a die') {
            expect(done, what).toMatchObject({ moves: 0, typed: 1, last: face })
          } else if (digits === 'next roll') {
            expect(done, what).toMatchObject({ moves: 1, last: face })
          } else {
            expect(done, what).toMatchObject({ moves: 0, typed: 0 })
            const holds = /by face$/.test(digits) && dice.includes(face)
            expect(done.held, what).toBe(holds)
          }
        }
        for (const key of isNew ? ['a', 'x', 'Shift+1'] : []) {
          expect(await pressed(key)).toMatchObject({ moves: 0, typed: 0 })
        }
        if (isNew) {
          const taken = await pressed('Backspace')
          expect(taken.moves).toBe(0)
          if (taken.typed !== 0) expect(said['Backspace']).toBe('take out')
        }
        // On to the next state: by hand, as a player without these keys.
        if (table.missing.value > 0) {
          for (let die = 1; table.missing.value > 0; die++) {
            table.typeDie(FACES[(die * 5 + state) % 6]!)
          }
        } else {
          table.step(1)
          if (table.chosen.value.size === 0 && /by face$/.test(digits)) await press(String(dice[0]))
          table.confirm()
          await settled(2)
          // Dice that a person has set aside at Farkle's table are banked or rolled.
          if (name === 'farkle' && line()['1–6'] === 'set aside by face') await press('r')
        }
        await settled(3)
        if (table.play.value?.isOver) break
      }
      expect(seen.has('type a die')).toBe(real)
      expect([...seen.keys()].some((one) => /by face$/.test(one))).toBe(true)
      if (real && players > 1) expect(seen.has('next roll')).toBe(true)
    },
  )
})
