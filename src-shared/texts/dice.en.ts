const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** A small number as a word. */
const number = (count: number): string => NUMBERS[count] ?? String(count)

/** Dice and their faces. */
export const dice = {
  number,
  /** Dice of one face. */
  set: (face: number, count: number) => `${number(count)} ${face}${count === 1 ? '' : 's'}`,
  /** Any number of dice of one face. */
  faces: (face: number) => `${face}s`,
}
