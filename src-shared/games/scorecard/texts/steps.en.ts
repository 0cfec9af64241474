import { eitherOf, listed } from '../../../texts/phrases.ts'

const timesOf = (factor: number): string => (factor === 2 ? 'twice' : `${factor} times`)

/** Sentences of the steps; boxes come by name. */
export const steps = {
  titles: {
    group: 'Which dice to keep',
    pars: 'Which box to take',
    rows: 'Dice in a row',
    'no-equals': 'No box of equal dice left',
    house: 'A made full house',
    'two-pairs': 'Two pairs',
    'three-in-a-row': 'Three in a row',
    'last-box': 'The last box',
    'at-once': 'Made in the first roll',
    best: 'Everything else',
  },
  group: (counts: 'more' | 'ties' | 'none') => {
    const open = {
      more: '; one whose upper box is still open counts as one die more; of equals, the higher',
      ties: '; of equals, one whose upper box is still open, then the higher',
      none: '; of equals, the higher',
    }
    return `Keep the number you have most of${open[counts]}.`
  },
  mostPoints: 'Take the box with the most points; of equals, the first on the scorecard.',
  pars: (pars: readonly string[], upper: number) =>
    `Take the box in which points less par are most${upper === 1 ? '' : `; upper boxes count ${timesOf(upper)}`}. Par: ${pars.join(', ')}.`,
  par: (box: string, points: number) => `${box} ${points}`,
  straights: (small: string, large: string) =>
    `Before anything else: while ${small} or ${large} is open, keep five in a row; of four in a row keep these four (all five dice if only ${small} is open).`,
  rows: (boxes: readonly string[], near: boolean, parts: boolean) =>
    `Before anything else: while ${eitherOf(boxes)} is open, keep it once it is made${parts ? ' (all dice, or just its own if they are part of a longer one that is open)' : ''}${near ? '; else all but one of its dice, if they are in a row' : ''}.`,
  house: (boxes: readonly string[], isLate: boolean) =>
    `${isLate ? 'With one reroll left, keep' : 'Keep'} all dice of a made ${eitherOf(boxes)} while its box is open.`,
  last: (uses: readonly string[]) =>
    `With one box left, keep only what it can use: ${uses.join('; ')}.`,
  box: (uses: readonly string[]) => `Keep only what the box can use: ${uses.join('; ')}.`,
  uses: {
    face: 'the number of an upper box',
    row: (boxes: readonly string[]) =>
      `for ${eitherOf(boxes)} most different dice of one row, of equals the higher row`,
    any: (boxes: readonly string[]) =>
      `for ${eitherOf(boxes)} 5 and 6, with one reroll left 4, 5 and 6`,
    sum: (boxes: readonly string[]) =>
      `for ${eitherOf(boxes)}, once made, also 5 and 6, with one reroll left 4, 5 and 6`,
    houses: (sizes: readonly string[]) =>
      `of the numbers you have most of at most ${listed(sizes)}; any but the first only from a pair`,
    sizes: (box: string, sizes: readonly number[]) =>
      `${listed(sizes.map(String))} dice for ${box}`,
  },
  noEquals: (
    boxes: readonly string[],
    hasUpper: boolean,
    hasRows: boolean,
    any: readonly string[],
  ) => {
    const parts = [
      ...(hasUpper
        ? ['keep only the number you have most of among those whose upper box is open, or none']
        : []),
      ...(hasRows
        ? [
            `${hasUpper ? 'without such a box ' : ''}keep most different dice of one row, of equals the higher row`,
          ]
        : []),
      ...(any.length > 0
        ? [`once only ${listed(any)} is open, keep 5 and 6, with one reroll left 4, 5 and 6`]
        : []),
    ]
    const which = boxes.length > 5 ? '' : ` (${boxes.join(', ')})`
    return `Once no box of equal dice is open${which}: ${parts.join('; ')}.`
  },
  pairs: (boxes: readonly string[]) =>
    `Keep two pairs, or three and two alike, while ${eitherOf(boxes)} is open and the upper box of neither number is.`,
  three:
    'Keep 3 4 5 or 2 3 4 while a box for a longer row is open, unless there is a pair of twos or higher; all sentences about dice but the first go before this one.',
  atOnce: (boxes: readonly string[]) =>
    `If the first roll makes ${eitherOf(boxes)} and that is the box to take, take it at once.`,
  noDice: 'no dice',
  where: (used: readonly string[], open: readonly string[]) => {
    if (used.length === 0) return ''
    if (open.length < used.length) return `Only ${listed(open)} open`
    return `${listed(used)} used`
  },
  left: (rerolls: number) =>
    `${rerolls === 0 ? 'no reroll' : rerolls === 1 ? 'one reroll' : `${rerolls} rerolls`} left`,
  keep: (dice: string) => `keep ${dice}`,
  take: (box: string) => `take ${box}`,
  not: (other: string) => `, not ${other}`,
  best: 'Play the best choice of every position.',
}
