import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setDeck } from '#main/backend/cards/choice-records.ts'
import { countDue, saveState, setActive } from '#main/backend/cards/state-records.ts'
import { migrate } from '#main/backend/store/migrations.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import { newState } from '#shared/cards/card-state.ts'
import { DAY } from '#shared/base/clock.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import { clockAt, NOON, sampleCards } from '../../cards/sample-cards.ts'
import { temporaryFolder } from '../harness.ts'

const CARDS = sampleCards(3)

/** A store in which all cards were answered right at noon. */
function withCards(): StudyDatabase {
  const database = new StudyDatabase(join(temporaryFolder(), 'cards.sqlite'))
  migrate(database.connection)
  const schedule = new CardSchedule()
  for (const { id, deck, answer } of CARDS) {
    const fresh = newState(answerDigest(answer), NOON)
    const { state } = schedule.rate(id, fresh, 'easy', clockAt(NOON))
    saveState(database, { rulesId: 'mine', card: id, deck }, state)
  }
  return database
}

const DECKS = new Set(['limits'])
const LATER = clockAt(NOON + 100 * DAY)

test('cards count as due once their day has come, in decks that are not switched off', () => {
  const database = withCards()
  expect(countDue(database, 'mine', DECKS, clockAt(NOON))).toEqual({ due: 0, seen: 3 })
  expect(countDue(database, 'mine', DECKS, LATER)).toEqual({ due: 3, seen: 3 })
  setDeck(database, 'mine', 'limits', false)
  expect(countDue(database, 'mine', DECKS, LATER)).toEqual({ due: 0, seen: 0 })
  setDeck(database, 'mine', 'limits', true)
  expect(countDue(database, 'mine', DECKS, LATER)).toEqual({ due: 3, seen: 3 })
  expect(countDue(database, 'other', DECKS, LATER)).toEqual({ due: 0, seen: 0 })
  database.close()
})

test('cards that the rules no longer have do not count, until they are back', () => {
  const database = withCards()
  setActive(database, 'mine', CARDS.slice(1))
  expect(countDue(database, 'mine', DECKS, LATER)).toEqual({ due: 2, seen: 2 })
  setActive(database, 'mine', CARDS)
  expect(countDue(database, 'mine', DECKS, LATER)).toEqual({ due: 3, seen: 3 })
  database.close()
})
