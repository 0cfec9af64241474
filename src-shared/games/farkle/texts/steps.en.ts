import { common } from '../../../texts/common.en.ts'

/** "1 die", "3 or 4 dice", "5 to 8 dice". */
function anyOf(least: number, most: number): string {
  if (most - least > 2) return `${least} to ${most} dice`
  if (most - least === 2) return `${least}, ${least + 1} or ${most} dice`
  return least === most ? common.dice(least) : `${least} or ${most} dice`
}

const rolling = (least: number, most: number, below: string | null): string =>
  `Rolling ${anyOf(least, most)}${below === null ? '' : ` with less than ${below} in the turn`}`

export const steps = {
  /** A step in a few words. */
  title: {
    first: (from: string | null) =>
      `All that score, ${from === null ? 'then bank' : `from ${from}`}`,
    left: (least: number, most: number) => `${anyOf(least, most)} left`,
    rolling: (least: number, most: number) => `Rolling ${anyOf(least, most)}`,
    fewer: 'Fewer dice, more points',
    of: (titles: readonly string[]) => titles.join('; '),
    table: 'The whole table',
    best: 'The best play',
  },
  all: (from: string | null) =>
    `Set aside all dice that score; ${from === null ? 'bank as soon as you may' : `bank from ${from}`}.`,
  firstBank: (from: string) => `Your first bank must be ${from} or more.`,
  lastRoll: 'On the last roll of a turn set aside all dice that score.',
  /** `again` after a sentence about the same dice. */
  bank: (least: number, most: number, from: string | null, again: boolean) =>
    `With ${anyOf(least, most)} left${again ? ', though,' : ''} ${from === null ? 'always roll' : `bank from ${from}`}.`,
  fewer: 'Where fewer dice make more points, set aside only those.',
  before: (better: number, worse: number) => ` (a ${better} before a ${worse})`,
  mostPoints: ' (the one with most points)',
  keepOne: (
    least: number,
    most: number,
    below: string | null,
    one: string,
    exceptions: readonly string[],
  ) =>
    `${rolling(least, most, below)}, set aside only one that scores${one}, unless ${exceptions.join(' or ')}.`,
  turnComes: (points: string) => `all that score bring the turn to ${points} or more`,
  rollMakes: (points: string) => `all that score make ${points} or more`,
  alike: 'three or more dice are alike',
  allScore: 'all dice score',
  /** After a keepOne sentence about the same dice. */
  keepOneToo: (
    least: number,
    most: number,
    below: string | null,
    conditions: readonly string[],
  ) => {
    const where = conditions.length === 0 ? '' : ` also where ${conditions.join(' and ')}`
    return `${rolling(least, most, below)}, set aside only one that scores${where}, unless all dice score.`
  },
  turnStays: (points: string) => `all that score bring the turn to less than ${points}`,
  rollStays: (points: string) => `all that score make less than ${points}`,
  notAlike: 'no three dice are alike',
  /** Parts of the steps that decide in one position. */
  onlyOne: (least: number, most: number, below: string | null, conditions: readonly string[]) =>
    `${rolling(least, most, below)}, set aside only one${conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`}.`,
  here: (points: string) => `(here ${points})`,
  /** A step that is wrong in this position. */
  notHere: (step: string) => `${step} Here is an exception.`,
  exception: (holds: string) => `${holds}: set them all aside.`,
  /** `most`: dice of the roll, at most; null for any. */
  takeAll: (most: number | null) =>
    most === null
      ? 'Set aside all dice that score.'
      : `Rolling ${anyOf(1, most)}, set aside all that score.`,
  table: 'Play by the whole breakpoint table: what the dice left are worth at each turn total.',
  wins: {
    title: {
      go: 'Going for the goal',
      asIf: 'Which dice, going for the goal',
      near: 'Just short of the goal',
      behind: 'Behind',
      ahead: 'Ahead',
    },
    points: 'Play for most points.',
    /** `least` dice left or more; 1 for any. */
    go: (from: string, least: number, again: boolean) =>
      `Once either of you has ${from}, ${again ? 'also ' : ''}bank nothing short of the goal${least === 1 ? '' : ` with ${least} or more dice left`}.`,
    asIf: (at: string) =>
      `While you bank nothing short of the goal, choose dice as if the turn total were ${at}${at === '0' ? '' : ' at most'}.`,
    shift: (
      side: 'behind' | 'ahead',
      lead: string | null,
      they: string | null,
      by: string,
      whole: boolean,
      again: boolean,
    ) => {
      const where = `${side === 'behind' ? 'Behind' : 'Ahead'}${lead === null ? '' : ` by ${lead} or more`}`
      const bank = `bank ${by} ${side === 'behind' ? 'later' : 'earlier'}`
      const play = `play as if the turn total were ${by} ${side === 'behind' ? 'less' : 'more'}`
      const then = whole ? play : bank
      return `${where}${they === null ? '' : ` and they have ${they}`}: ${then}${again ? ', on top of the lines above' : ''}.`
    },
    near: (least: number, missing: string) =>
      `With ${least} or more dice left, bank nothing that leaves you ${missing} or less short of the goal.`,
    alike: 'Under these rules, steps for wins are found on top of the best play for points only.',
    penalty: 'Steps for wins are found only where farkles in a row cost nothing.',
  },
  ownDice: 'Steps are found only where all dice are alike.',
  best: 'Play the best choice of every position.',
}
