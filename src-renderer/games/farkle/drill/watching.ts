import type { Face } from '#shared/dice/multiset.ts'
import { inOrder } from '#shared/games/farkle/analysis/position.ts'
import { dieKeys } from '#shared/games/farkle/drill/choices.ts'
import type { Points } from '#shared/base/units.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { placesOf } from '../../../components/session/face-places.ts'

export interface Watched {
  readonly own: Points
  readonly opponent: Points
  readonly third?: Points | undefined
  readonly turnTotal: Points
  readonly round?: number | undefined
  /** The last roll, ascending; `aside` holds the places of the dice set aside. */
  readonly dice: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly aside: ReadonlySet<number>
}

const START: Watched = { own: 0, opponent: 0, turnTotal: 0, dice: [], aside: new Set() }

export function boardOrder(event: TableEvent): TableEvent {
  if (event.kind !== 'rolled') return event
  const { rolled: dice, kinds } = inOrder({ rolled: event.dice, kinds: event.kinds })
  return { ...event, dice, kinds }
}

function after(table: Watched, event: TableEvent): Watched {
  switch (event.kind) {
    case 'turn': {
      const { own, opponent, third, round, takes = 0, holds = takes } = event
      return { ...START, own, opponent, third, round, turnTotal: holds }
    }
    case 'rolled':
      return { ...table, dice: event.dice, kinds: event.kinds, aside: new Set() }
    case 'set-aside': {
      const lying = dieKeys(table.dice, table.kinds)
      const aside = placesOf(lying, dieKeys(event.dice, event.kinds), new Set())
      return { ...table, turnTotal: event.turnTotal, aside }
    }
    case 'farkled':
      return { ...table, turnTotal: 0, own: table.own - event.penalty }
    case 'banked':
      return { ...table, turnTotal: 0, own: event.score ?? table.own }
    case 'game-over':
      return { ...table, own: event.you, opponent: event.bot }
  }
}

export function watched(events: readonly TableEvent[]): Watched {
  return events.map(boardOrder).reduce(after, START)
}
