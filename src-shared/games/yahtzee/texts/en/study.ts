import { drill } from './drill.ts'
import { progress } from './progress.ts'

/** Drills and progress of Yahtzee: what is said of decisions, and the two screens. */
export const study = {
  you: 'You',
  notAllowed: {
    keeps: 'These dice do not lie on the table; choose some of the five.',
    boxes: 'This box cannot be filled with these dice; choose another one.',
  },
  /** Why a choice is worth what it is, in one sentence. */
  why: {
    /** How a turn ends after a keep, the likeliest boxes first. */
    ends: (dice: string, ends: string) => `Keeping ${dice || 'nothing'}, ${ends}`,
    end: {
      first: (turns: string, box: string, points: string) =>
        `${turns} of 100 turns end in ${box} (for ${points} points on average)`,
      more: (turns: string, box: string, points: string) => `${turns} in ${box} (${points})`,
      firstZero: (turns: string, box: string) => `${turns} of 100 turns end with a 0 in ${box}`,
      moreZero: (turns: string, box: string) => `${turns} with a 0 in ${box}`,
    },
    stop: (box: string, points: string) => `Stopping here takes ${points} for ${box}`,
    /** How much that is worth beside something else. */
    than: {
      more: (by: string, other: string) => `; that is worth ${by} points more than ${other}.`,
      less: (by: string, other: string) => `; that is worth ${by} points less than ${other}.`,
      same: (_: string, other: string) => `; ${other} is worth as good as the same.`,
      keeping: (dice: string) => `keeping ${dice || 'nothing'}`,
      stopping: 'stopping here',
    },
    box: (of: { name: string; points: string; pace: string; later: string }) =>
      `${of.name} scores ${of.points} now${of.pace}, and ${of.later} points are still to come`,
    /** How the upper section stands against its share of the bonus. */
    pace: {
      ahead: (points: string) => ` (${points} ahead of what the bonus needs)`,
      behind: (points: string) => ` (${points} behind what the bonus needs)`,
      level: ' (just what the bonus needs)',
    },
    /** Another box, and how much that is beside the one before. */
    otherBox: {
      more: (by: string, name: string, points: string, later: string) =>
        `; ${name} scores ${points} and leaves ${later}, ${by} more in all.`,
      less: (by: string, name: string, points: string, later: string) =>
        `; ${name} scores ${points} and leaves ${later}, ${by} less in all.`,
      same: (_: string, name: string, points: string, later: string) =>
        `; ${name} scores ${points} and leaves ${later}, as good as the same in all.`,
    },
    alone: '; every other choice is worth the same.',
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
          : `It keeps ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    upper: 'It is a box of the upper section.',
    lower: 'It is a box of the lower section.',
  },
  drills: {
    noJoker: 'These rules have no jokers, so that none can be at stake.',
    noBonus: 'These rules have no upper bonus, so that none can be at stake.',
  },
  /** Why a line of a game that was written down cannot be. Dice stand as digits: "11345". */
  notation: {
    form: 'A turn is its throws, such as “12346:6 24566:66”, then the dice, the box and its points: “24666 chance 24”.',
    noBox: (name: string) => `There is no box “${name}”.`,
    goesOn: 'The turns do not end where the game does.',
    tooManyThrows: (most: number) => `There are at most ${most} throws in a turn.`,
    notKept: (kept: string, dice: string) => `${kept} was kept, which is not in ${dice}.`,
    notThere: (kept: string, dice: string) => `${kept} cannot be kept of ${dice}.`,
    keepsAll: 'Who keeps all five dice does not throw again: write them once, before the box.',
    box: (box: string, dice: string) => `The box “${box}” cannot be filled with ${dice} here.`,
    points: (must: number, is: number) => `That makes ${must} points, not ${is}.`,
  },
  page: drill,
  progress,
}
