import type { dice as english } from './dice.en.ts'

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht']
const FACE = ['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs']
const FACES = ['', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen']

const number = (count: number): string => NUMBERS[count] ?? String(count)

export const dice: typeof english = {
  number,
  set: (face, count) => `${number(count)} ${(count === 1 ? FACE : FACES)[face]!}`,
  faces: (face) => FACES[face]!,
}

/** The dative, as after "mit": "1 Würfel", "4 Würfeln". */
export const dativeDice = (count: number): string =>
  `${count} ${count === 1 ? 'Würfel' : 'Würfeln'}`
