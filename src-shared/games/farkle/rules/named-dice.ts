import { FACES } from '../../../dice/multiset.ts'
import { KNOWN_DICE, type KnownDie } from './known-dice.ts'

/** Appended to the name of a die as it was before a later version changed it. */
const BEFORE = ' (1.2)'

const ORDINARY: KnownDie = { name: 'ordinary', weights: FACES.map(() => 1), joker: null }

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']s?(?= |$)/g, '')
    .replace(/\bdie\b/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')

/** Dice of Kingdom Come by name, with the weights of today or of version 1.2. */
export function namedDice(before: boolean): KnownDie[] {
  const now = KNOWN_DICE.filter(({ name }) => !name.endsWith(BEFORE))
  return [ORDINARY, ...now].map((die) => {
    const old = KNOWN_DICE.find(({ name }) => name === die.name + BEFORE)
    return before && old ? { ...old, name: die.name } : die
  })
}

/**
 * Finds dice by name: by the whole name without "die" and "’s", in any case, else by words that no
 * other name has all of. More than one if several fit.
 */
export function diceNamed(text: string, before = false): KnownDie[] {
  const asked = wordsOf(text)
  const dice = namedDice(before)
  const whole = dice.filter(({ name }) => wordsOf(name) === asked)
  if (whole.length > 0 || asked === '') return whole
  const words = asked.split(' ')
  return dice.filter(({ name }) => {
    const own = wordsOf(name).split(' ')
    return words.every((word) => own.includes(word))
  })
}
