import { drill } from './drill.ts'
import { progress } from './progress.ts'

/** Drills and progress of Yahtzee: what is said of decisions, and the two screens. */
export const study = {
  notAllowed: {
    keeps: 'These dice do not lie on the table; choose some of the five.',
    boxes: 'This box cannot be filled with these dice; choose another one.',
  },
  /** Why a choice is worth what it is. Sentences. */
  reasons: {
    box: (points: string, later: string) =>
      `Scores ${points} now; after it ${later} points are still to come.`,
    stop: (box: string, points: string) => `Stops here: ${box} for ${points}.`,
    end: (box: string, percent: string) => `${box} ${percent} %`,
    ends: (ends: string) => `Then ends in ${ends}.`,
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
    gameFromPlay: 'A game takes its decisions from play, and has no filters.',
  },
  page: drill,
  progress,
}
