import * as v from 'valibot'
import { storedDieSchema } from '#shared/games/farkle/input/own-dice-schema.ts'
import { isSameName } from '#shared/base/plain-text.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import {
  BAG_LIST,
  bagDieSchema,
  DICE_LIST,
  MAX_STORED_DICE,
  type storedDiceRequests,
} from '#shared/games/farkle/requests/stored-dice.ts'
import { KNOWN_DICE, type KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { refuseField } from '../../refuse.ts'
import { readNote, writeNote } from '../../store/study-database.ts'
import type { StudyStore } from '../../store/study-store.ts'

export function storedDiceHandlers(store: StudyStore) {
  const listOf = <Die extends KnownDie>(list: string, schema: v.GenericSchema<unknown, Die>) => {
    const all = (): unknown[] =>
      store.use((database) => readNote(database, list, v.array(v.unknown())) ?? [])
    return {
      read: (): Die[] =>
        all()
          .flatMap((stored) => {
            const die = v.safeParse(schema, stored)
            return die.success ? die.output : []
          })
          .toSorted((a, b) => a.name.localeCompare(b.name)),
      /** Keeps entries of other versions that this version cannot read. */
      write: (dice: readonly Die[]): void => {
        const unread = all().filter((stored) => !v.is(schema, stored))
        store.use((database) => writeNote(database, list, [...dice, ...unread]))
      },
    }
  }
  const { read, write } = listOf(DICE_LIST, storedDieSchema)
  const bag = listOf(BAG_LIST, bagDieSchema)
  return {
    'farkle.storedDice': () => ({ dice: read() }),
    'farkle.saveDie'({ die, name }) {
      const stored = read()
      const others = stored.filter((one) => name === null || !isSameName(one.name, name))
      const { nameTaken, full } = farkleTexts.ownDice.kept
      const isTaken = [...others, ...KNOWN_DICE].some((one) => isSameName(one.name, die.name))
      refuseField('die.name', isTaken ? nameTaken(die.name) : null)
      refuseField('die', others.length >= MAX_STORED_DICE ? full(MAX_STORED_DICE) : null)
      write([...others, die])
      return { dice: read() }
    },
    'farkle.forgetDie'({ name }) {
      write(read().filter((one) => !isSameName(one.name, name)))
      return { dice: read() }
    },
    'farkle.bag': () => ({ bag: bag.read() }),
    'farkle.saveBag'({ bag: dice }) {
      bag.write(dice)
      return { bag: bag.read() }
    },
  } satisfies Handlers<typeof storedDiceRequests>
}
