import type { Face } from '#shared/dice/multiset.ts'
import type { DiceKey } from '../../../services/table-keys.ts'
import { chosenPlaces, freePlaces, withoutPlaces } from '../../../components/session/face-places.ts'
import type { Places } from '../../../components/session/session-types.ts'
import { placesOfOption, tableDice, trayOf, type TableQuestion } from './tray.ts'

/**
 * Sets aside the next die of a face; with more of its face if it scores only together with them.
 */
function taken(question: TableQuestion, chosen: Places, face: Face): Places | undefined {
  const free = freePlaces(tableDice(question), chosen, face)
  const steps = free.map((_, i) => new Set([...chosen, ...free.slice(0, i + 1)]))
  return steps.find((places) => trayOf(question, places).action) ?? steps[0]
}

/** Puts back the last die of a face, with the dice of its face that score nothing without it. */
function putBack(question: TableQuestion, chosen: Places, face: Face): Places | undefined {
  const held = chosenPlaces(tableDice(question), chosen, face).toReversed()
  const steps = held.map((_, i) => withoutPlaces(chosen, held.slice(0, i + 1)))
  const without = steps.find((places) => places.size === 0 || trayOf(question, places).action)
  return without ?? steps[0]
}

/** The option with the most dice and, among these, the most points. */
function allThatScore(question: TableQuestion): Places {
  const [most] = question.legal.toSorted(
    (a, b) => b.setAside.length - a.setAside.length || b.points - a.points,
  )
  return placesOfOption(question, most ?? { setAside: [] }, new Set())
}

export function chosenBy(question: TableQuestion, chosen: Places, key: DiceKey): Places {
  if (key.does === 'take-all') return allThatScore(question)
  const then =
    key.does === 'take'
      ? // With none left of the face, its key puts one back.
        (taken(question, chosen, key.face) ?? putBack(question, chosen, key.face))
      : putBack(question, chosen, key.face)
  return then ?? chosen
}
