import { capital } from '../../../../texts/capital.ts'
import { drill } from './drill.ts'
import { progress } from './progress.ts'

/** Kept dice, and how often in 100 turns they make a box. */
export interface Kept {
  readonly keep: string
  readonly times: string
}

/** Kept dice, with the expected points of this turn and of later turns. */
export interface Turn {
  readonly keep: string
  readonly now: string
  readonly later: string
}

export const study = {
  you: 'You',
  notAllowed: {
    keeps: 'These dice do not lie on the table; choose some of the five.',
    boxes: 'This box cannot be filled with these dice; choose another one.',
  },
  /** Numbers are already formatted. */
  why: {
    boxes: {
      fullHouse: (points: string) => `a full house (${points})`,
      smallStraight: (points: string) => `a small straight (${points})`,
      largeStraight: (points: string) => `a large straight (${points})`,
      yahtzee: (points: string) => `a Yahtzee (${points})`,
    },
    /** `isAll`: the turn ends in that box, so every other result is a 0. */
    made: (box: string, ours: Kept, theirs: Kept, isAll: boolean) =>
      `Keeping ${ours.keep || 'nothing'} makes ${box} in ${ours.times} of 100 turns${isAll ? ', else 0' : ''}; keeping ${theirs.keep || 'nothing'} ${theirs.times === '0' ? 'hardly ever' : `in ${theirs.times}`}.`,
    turn: (ours: Turn, theirs: Turn, isLast: boolean) =>
      isLast
        ? `On average, keeping ${ours.keep || 'nothing'} makes ${ours.now} points, keeping ${theirs.keep || 'nothing'} makes ${theirs.now}.`
        : `On average, keeping ${ours.keep || 'nothing'} makes ${ours.now} points this turn and ${ours.later} later, keeping ${theirs.keep || 'nothing'} makes ${theirs.now} and ${theirs.later}.`,
    worth: (keep: string, other: string, by: string) =>
      `Keeping ${keep || 'nothing'} is worth ${by} points more than keeping ${other || 'nothing'}.`,
    bonus: (box: string, points: string, bonus: string, by: string) =>
      `${points === '0' ? 'A 0' : points} in ${box} puts the upper bonus of ${bonus} out of reach and costs ${by} points in all.`,
    leaves: (box: string, points: string, later: string) =>
      `${points === '0' ? 'a 0' : points} in ${box} and ${later} later`,
    box: (better: string, worse: string, by: string) =>
      `${capital(better)} are ${by} points more in all than ${worse}.`,
    ends: (dice: string, ends: string) =>
      `After keeping ${dice || 'nothing'}, 100 turns end like this: ${ends}.`,
    end: (turns: string, box: string, points: string) => `${turns} in ${box} with ${points}`,
    zero: (turns: string, box: string) => `${turns} with a 0 in ${box}`,
  },
  hints: {
    ends: (boxes: string) => `Play for these boxes: ${boxes}.`,
    made: 'Look at what you have already.',
    boxes: (boxes: string) => `Weigh these boxes: ${boxes}.`,
    count: (dice: number) =>
      dice === 0
        ? 'Nothing here is worth keeping.'
        : dice === 5
          ? 'Rolling again can only make it worse.'
          : `Keep ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    upper: 'It is a box of the upper section.',
    lower: 'It is a box of the lower section.',
  },
  drills: {
    noJoker: 'These rules have no jokers, so that none can be at stake.',
    noBonus: 'These rules have no upper bonus, so that none can be at stake.',
  },
  /** Why a line of a recorded game is impossible. Dice are digits: "11345". */
  notation: {
    form: 'A turn is its rolls, such as “12346:6 24566:66”, then the dice, the box and its points: “24666 chance 24”.',
    noBox: (name: string) => `There is no box “${name}”.`,
    goesOn: 'The turns do not end where the game does.',
    tooManyThrows: (most: number) => `There are at most ${most} rolls in a turn.`,
    notKept: (kept: string, dice: string) => `${kept} was kept, which is not in ${dice}.`,
    notThere: (kept: string, dice: string) => `${kept} cannot be kept of ${dice}.`,
    keepsAll: 'If you keep all five dice you do not roll again: write them once, before the box.',
    box: (box: string, dice: string) => `The box “${box}” cannot be filled with ${dice} here.`,
    points: (must: number, is: number) => `That makes ${must} points, not ${is}.`,
  },
  page: drill,
  progress,
}
