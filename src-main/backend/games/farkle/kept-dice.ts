import * as v from 'valibot'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import { MAX_KEPT_DICE, keptDiceRequests } from '#shared/games/farkle/requests/kept-dice.ts'
import { KNOWN_DICE, type KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuse } from '../../refuse.ts'
import { readNote, writeNote } from '../../store/notes.ts'
import type { StudyStore } from '../../store/study-store.ts'

type KeptDiceHandlers = Pick<Handlers<BackendRequests>, keyof typeof keptDiceRequests>

/** Name under which the store keeps them. */
const NOTE = 'farkle-dice'

const keptSchema = keptDiceRequests['dice.kept'].answer.entries.dice

const isNamed =
  (name: string) =>
  (die: Pick<KnownDie, 'name'>): boolean =>
    die.name.toLowerCase() === name.toLowerCase()

/** Keeps dice of the user's own in the store. */
export function keptDiceHandlers(store: StudyStore): KeptDiceHandlers {
  /** None where an earlier version has kept what cannot be read any more. */
  const read = (): KnownDie[] => {
    const kept = v.safeParse(
      keptSchema,
      store.use((database) => readNote(database, NOTE)),
    )
    return kept.success ? kept.output : []
  }
  const write = (dice: readonly KnownDie[]): KnownDie[] => {
    const sorted = dice.toSorted((a, b) => a.name.localeCompare(b.name))
    store.use((database) => writeNote(database, NOTE, sorted))
    return sorted
  }
  return {
    'dice.kept': () => ({ dice: told(read()) }),
    'dice.keep'({ die, name }) {
      const kept = read()
      const others = name === null ? kept : kept.filter((one) => !isNamed(name)(one))
      const { nameTaken, full } = farkleTexts.ownDice.kept
      if ([...others, ...KNOWN_DICE].some(isNamed(die.name))) {
        refuse([{ field: 'die.name', message: nameTaken(die.name) }])
      }
      if (others.length >= MAX_KEPT_DICE) {
        refuse([{ field: 'die', message: full(MAX_KEPT_DICE) }])
      }
      return { dice: told(write([...others, die])) }
    },
    'dice.forget': ({ name }) => ({
      dice: told(write(read().filter((one) => !isNamed(name)(one)))),
    }),
  }
}

const told = (dice: readonly KnownDie[]) =>
  dice.map(({ weights, ...die }) => ({ ...die, weights: [...weights] }))
