import type { Face } from '#shared/dice/multiset.ts'
import type { Points } from '#shared/base/units.ts'
import type { Seat, TableEvent } from '#shared/games/farkle/drill/table-event.ts'

/** The table as it is while the turn of somebody is told. */
export interface Watched {
  readonly who: Seat
  /** Banked by the user and by the bot. */
  readonly you: Points
  readonly bot: Points
  readonly turnTotal: Points
  /** The last roll, ascending, and the places of those that were set aside of it. */
  readonly dice: readonly Face[]
  readonly aside: ReadonlySet<number>
}

const START: Watched = {
  who: 'you',
  you: 0,
  bot: 0,
  turnTotal: 0,
  dice: [],
  aside: new Set(),
}

/** A roll in the order in which the board has it. */
export function boardOrder(event: TableEvent): TableEvent {
  return event.kind === 'rolled' ? { ...event, dice: event.dice.toSorted((a, b) => a - b) } : event
}

/** Places of dice with these faces, each place once. */
function placesOf(dice: readonly Face[], faces: readonly Face[]): Set<number> {
  const places = new Set<number>()
  for (const face of faces) {
    const place = dice.findIndex((one, i) => one === face && !places.has(i))
    if (place >= 0) places.add(place)
  }
  return places
}

function after(table: Watched, event: TableEvent): Watched {
  switch (event.kind) {
    case 'turn': {
      const { who, own, opponent } = event
      const [you, bot] = who === 'you' ? [own, opponent] : [opponent, own]
      return { ...START, who, you, bot }
    }
    case 'rolled':
      return { ...table, dice: event.dice.toSorted((a, b) => a - b), aside: new Set() }
    case 'set-aside':
      return { ...table, turnTotal: event.turnTotal, aside: placesOf(table.dice, event.dice) }
    case 'farkled':
      return { ...table, turnTotal: 0, [event.who]: table[event.who] - event.penalty }
    case 'banked':
      return { ...table, turnTotal: 0, [event.who]: event.score ?? table[event.who] }
    case 'game-over':
      return { ...table, you: event.you, bot: event.bot }
  }
}

/** State of the table after these events. */
export function watched(events: readonly TableEvent[]): Watched {
  return events.reduce(after, START)
}
