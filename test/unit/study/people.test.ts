import { expect, test } from 'vitest'
import { tablePage as german } from '#shared/texts/pages/table-page.de.ts'
import { tablePage as english } from '#shared/texts/pages/table-page.en.ts'
import {
  changedPeople,
  isNobody,
  merged,
  PERSON_COLOURS,
  personFinder,
  renamed,
  spellingsOf,
  withNames,
  withPerson,
  YOU_NAMES,
} from '#shared/study/people.ts'

const NAMES = ['Anna', 'Ben', 'Papa', 'You']
const people = withNames([], NAMES)
const [anna, ben] = people as [(typeof people)[number], (typeof people)[number]]

test('a name that is used makes a person with a colour of its own, bots and guests do not', () => {
  const all = withNames(people, ['ANNA', ' Ben ', 'Du', 'Casual', 'Gelegentlich', 'Player 2', 'Cy'])
  expect(all.map(({ name }) => name)).toEqual([...NAMES, 'Cy'])
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(5)
  const nine = withNames([], 'a b c d e f g h i'.split(' '))
  expect(nine.map(({ colour }) => colour)).toEqual([...PERSON_COLOURS, PERSON_COLOURS[0]])
})

test('the names of players who typed none are known in both languages', () => {
  expect(YOU_NAMES).toEqual([english.you, german.you])
  for (const { usual } of [english, german]) {
    for (const seat of [2, 8]) expect(isNobody(usual(String(seat)))).toBe(true)
  }
})

test('renamed or put together, somebody keeps all names, and the reverse change undoes it', () => {
  const again = renamed(anna, 'Anne')
  expect(again).toEqual({ name: 'Anne', colour: anna.colour, others: ['Anna'] })
  expect(renamed(again, 'anna')).toEqual({ ...anna, name: 'anna', others: ['Anne'] })
  const both = merged(again, ben)
  expect(spellingsOf(both)).toEqual(['Anne', 'Anna', 'Ben'])
  for (const [before, after] of [
    [[anna], [again]],
    [[anna, ben], [both]],
    [[ben], []],
  ]) {
    const made = changedPeople(people, before!, after!)
    expect(made.problem).toBe(null)
    for (const name of after!.flatMap(spellingsOf)) {
      expect(personFinder(made.people)(name)).toEqual(after![0])
    }
    const undone = changedPeople(made.people, after!, before!)
    expect(new Set(undone.people)).toEqual(new Set(people))
  }
})

test('a change of somebody who has changed since, or to a name of another, is refused', () => {
  expect(changedPeople(people, [{ ...anna, colour: 'gold' }], []).problem).toMatch(/meantime/)
  expect(changedPeople(people, [anna, anna], []).problem).toMatch(/meantime/)
  expect(changedPeople(people, [anna], [renamed(anna, 'bEN')]).problem).toMatch(/^bEN is the name/)
  expect(changedPeople(people, [], [{ ...anna, name: 'Du' }]).problem).toMatch(/^Du is the name/)
  const many = withNames(
    people,
    Array.from({ length: 300 }, (_, i) => `Guest ${i}`),
  )
  expect(many).toHaveLength(200)
  expect(changedPeople(many, [], [{ ...anna, name: 'One more' }]).problem).toMatch(/^There are 200/)
})

test('somebody of elsewhere is added, or gives the names that nobody has', () => {
  const other = { name: 'BEN', colour: 'gold' as const, others: ['Benjamin', 'Anna'] }
  const added = withPerson(people, other).people
  expect(personFinder(added)('benjamin')).toEqual({ ...ben, others: ['Benjamin'] })
  expect(personFinder(added)('Anna')).toEqual(anna)
  expect(withPerson(added, other).people).toEqual(added)
  const cy = { name: 'Cy', colour: 'gold' as const, others: ['Anna', 'Cyrus'] }
  expect(withPerson(people, cy).people.at(-1)).toEqual({ ...cy, others: ['Cyrus'] })
})
