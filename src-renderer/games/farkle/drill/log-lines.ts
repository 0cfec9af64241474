import type { Goal } from '#shared/base/units.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { eventWords } from '#shared/games/farkle/drill/table-words.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { boardOrder, watched } from './watching.ts'

export interface LogDie {
  readonly face: Face
  readonly isAside: boolean
}

/** `short` stands beside the dice; screen readers read `sentences`. */
export interface LogLine {
  readonly kind: TableEvent['kind']
  readonly dice: readonly LogDie[]
  readonly short: string
  readonly sentences: string
}

function shortWords(event: TableEvent, goal: Goal): string {
  const { log } = pageTexts.drillPage
  switch (event.kind) {
    case 'rolled':
      return ''
    case 'set-aside':
      return log.points(formatNumber(event.points), event.hotDice, event.auto)
    case 'farkled': {
      const lost = event.lost + event.penalty
      return lost > 0 ? log.farkled(formatNumber(lost)) : log.farkle
    }
    case 'banked':
      return log.banked(formatNumber(event.points), event.auto)
    case 'turn':
    case 'game-over':
      return eventWords(event, goal)
  }
}

/** One line per event; a roll and the dice set aside from it share a line. */
export function logLines(
  turn: readonly TableEvent[],
  goal: Goal,
  names: readonly string[] = [],
): LogLine[] {
  const lines: LogLine[] = []
  let rolledBefore: TableEvent | null = null
  for (const event of turn) {
    const { kind } = event
    const inPlace = boardOrder(event)
    const short = shortWords(event, goal)
    const sentences = eventWords(inPlace, goal, names)
    const before = lines.at(-1)
    if (kind === 'set-aside' && before?.kind === 'rolled') {
      const { aside } = watched([rolledBefore!, event])
      const dice = before.dice.map(({ face }, place) => ({ face, isAside: aside.has(place) }))
      lines[lines.length - 1] = { kind, dice, short, sentences: `${before.sentences} ${sentences}` }
      continue
    }
    if (inPlace.kind === 'rolled') rolledBefore = inPlace
    const faces = inPlace.kind === 'rolled' || inPlace.kind === 'set-aside' ? inPlace.dice : []
    const dice = faces.map((face) => ({ face, isAside: kind === 'set-aside' }))
    lines.push({ kind, dice, short, sentences })
  }
  return lines
}
