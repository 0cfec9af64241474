import * as v from 'valibot'
import { isPlain } from '../base/plain-text.ts'
import { BOT_NAMES } from '../texts/bot-names.ts'
import { texts } from '../texts/texts.ts'
import { MAX_NAME } from './game-head.ts'

export const PERSON_COLOURS = [
  'blue',
  'red',
  'green',
  'violet',
  'orange',
  'teal',
  'pink',
  'gold',
] as const
export type PersonColour = (typeof PERSON_COLOURS)[number]

export const MAX_PEOPLE = 200
const MAX_SPELLINGS = 40

const nameRule = (): string => texts.contract.people.name
export const personName = v.pipe(
  v.string(nameRule),
  v.trim(),
  v.minLength(1, nameRule),
  v.maxLength(MAX_NAME, nameRule),
  v.check(isPlain, nameRule),
)

/** Somebody who plays at the table. Records keep the names as they were played. */
export const personSchema = v.strictObject({
  name: personName,
  colour: v.picklist(PERSON_COLOURS),
  /** Other names by which this person is in records. */
  others: v.pipe(
    v.array(personName),
    v.maxLength(MAX_SPELLINGS, () => texts.contract.people.spellings(MAX_SPELLINGS)),
  ),
})
export type Person = v.InferOutput<typeof personSchema>

/** Names in records of the player who typed none, in all languages. */
export const YOU_NAMES = ['You', 'Du']
/** Further players without a name are nobody in particular. */
const GUEST = /^(?:Player|Spieler) \d$/
const { en, de } = BOT_NAMES
const NOBODY = new Set<string>([...Object.values(en), ...Object.values(de), 'Bot'])

export const isNobody = (name: string): boolean => NOBODY.has(name) || GUEST.test(name)

const [YOU] = YOU_NAMES.map((name) => name.toLowerCase())

/** Equal for two spellings of one name. */
export function nameKey(name: string): string {
  const key = name.trim().toLowerCase()
  return YOU_NAMES.some((you) => you.toLowerCase() === key) ? YOU! : key
}

export const spellingsOf = ({ name, others }: Person): string[] => [name, ...others]

/** Finds the person by any name. */
export function personFinder(people: readonly Person[]): (name: string) => Person | null {
  const byName = new Map<string, Person>()
  for (const person of people) {
    for (const name of spellingsOf(person)) byName.set(nameKey(name), person)
  }
  return (name) => byName.get(nameKey(name)) ?? null
}

/** The colour that the fewest have. */
export function freeColour(people: readonly Person[]): PersonColour {
  const count = (colour: PersonColour): number =>
    people.filter((person) => person.colour === colour).length
  return PERSON_COLOURS.reduce((a, b) => (count(b) < count(a) ? b : a))
}

/** Adds a person for each unknown name. */
export function withNames(people: readonly Person[], names: readonly string[]): readonly Person[] {
  let all = people
  for (const given of names) {
    const name = v.safeParse(personName, given)
    if (!name.success || isNobody(name.output) || all.length >= MAX_PEOPLE) continue
    if (personFinder(all)(name.output)) continue
    all = [...all, { name: name.output, colour: freeColour(all), others: [] }]
  }
  return all
}

/** Adds a person of elsewhere. Somebody known stays, and takes the names that nobody has. */
export function withPerson(
  people: readonly Person[],
  person: Person,
): { readonly people: readonly Person[]; readonly isFull: boolean } {
  const find = personFinder(people)
  const here = find(person.name)
  const others = (here ? spellingsOf(person) : person.others).filter((name) => !find(name))
  if (!here) {
    const isFull = people.length >= MAX_PEOPLE
    return { people: isFull ? people : [...people, { ...person, others }], isFull }
  }
  const all = [...here.others, ...others].slice(0, MAX_SPELLINGS)
  return {
    people: people.map((one) => (one === here ? { ...here, others: all } : one)),
    isFull: false,
  }
}

export function renamed(person: Person, name: string): Person {
  const others = spellingsOf(person).filter((one) => nameKey(one) !== nameKey(name))
  return { ...person, name, others }
}

/** Both as one person, with the name and colour of the first. */
export function merged(one: Person, other: Person): Person {
  return { ...one, others: [...one.others, ...spellingsOf(other)] }
}

const isSame = (a: Person, b: Person): boolean =>
  a.colour === b.colour && spellingsOf(a).join('\n') === spellingsOf(b).join('\n')

/**
 * Replaces `before` by `after`, so that the reverse change undoes it. `problem`: a sentence if
 * somebody of `before` has changed since, or a name is another person's.
 */
export function changedPeople(
  people: readonly Person[],
  before: readonly Person[],
  after: readonly Person[],
): { readonly people: readonly Person[]; readonly problem: string | null } {
  const words = texts.contract.people
  const rest = people.filter((person) => !before.some((one) => isSame(one, person)))
  if (rest.length !== people.length - before.length) return { people, problem: words.changed }
  const all = [...rest, ...after]
  if (all.length > MAX_PEOPLE) return { people, problem: words.full(MAX_PEOPLE) }
  const keys = new Set<string>()
  for (const name of all.flatMap(spellingsOf)) {
    if (keys.has(nameKey(name))) return { people, problem: words.taken(name) }
    keys.add(nameKey(name))
  }
  return { people: all, problem: null }
}
