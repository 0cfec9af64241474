import * as v from 'valibot'
import { COACHES } from './table-game.ts'

/** Who begins when the same players play again. */
const BEGINS = ['next', 'loser', 'same'] as const

const lastTable = v.object({
  /** `name` is empty for a usual name; `kind` is `person` or a bot. */
  players: v.pipe(v.array(v.object({ name: v.string(), kind: v.string() })), v.minLength(1)),
  /** Index of the player who began. */
  began: v.number(),
  dice: v.string(),
  coach: v.picklist(COACHES),
  counted: v.boolean(),
  begins: v.picklist(BEGINS),
})
export type LastTable = v.InferOutput<typeof lastTable>

/** Reads the last setup of a game from the settings; null if there is none. */
export function readLastTable(stored: unknown): LastTable | null {
  const read = v.safeParse(lastTable, stored)
  return read.success ? read.output : null
}

/** `players` in playing order; `loser` null for a tie. */
interface LastGame {
  readonly players: readonly string[]
  readonly loser: number | null
}

/** Index of who begins now. `names`: of the players of the table; `last`: the game played last. */
export function nextToBegin(
  { began, begins }: LastTable,
  names: readonly string[],
  last: LastGame | null,
): number {
  const order = names.map((_, i) => names[(began + i) % names.length])
  const isOfThese = last !== null && last.players.join('\n') === order.join('\n')
  if (!isOfThese || begins === 'same') return began
  return (began + (begins === 'next' ? 1 : (last.loser ?? 0))) % names.length
}
