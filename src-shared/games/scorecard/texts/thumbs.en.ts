import { listed } from '../../../texts/phrases.ts'

const faces = (face: number): string => `${face}s`

const noPair = (from: number | null): string =>
  from === null ? '' : `, unless a pair of ${faces(from)}${from < 6 ? ' or higher' : ''} shows`

const up = (from: number | null): string =>
  from === null || from === 1 ? '' : from === 6 ? ` of ${faces(6)}` : ` of ${faces(from)} or higher`

const keep = {
  house: () => 'Leave a full house as it is while its box is open.',
  row5: () => 'Leave five in a row as they are while a straight is open.',
  row4: (from: number | null) =>
    `Keep four in a row for the large straight${noPair(from)}; if only the small one is open, stay with it.`,
  gap4: () => 'While Large straight is open, keep four dice that need one more in the middle.',
  row3: (from: number | null) => `Keep 3 4 5, or 2 3 4, while a straight is open${noPair(from)}.`,
  trips: (from: number | null) =>
    `Keep three or more of a kind${up(from)} whose upper box is open.`,
  above: (from: number | null) => `Keep two or more of a kind${up(from)} whose upper box is open.`,
  pairs: (from: number | null) =>
    `Keep two pairs${from === null ? '' : `, both${up(from)},`} while full house is open.`,
  single: (from: number | null) =>
    from === null || from === 1
      ? 'Without a pair, keep one die: the highest whose upper box is open.'
      : `A pair below ${faces(from)} is no pair. Without one, keep one die of ${from} or more: the highest whose upper box is open.`,
  'only-above': () =>
    'Once full house and three, four and five of a kind are used, keep only a face whose upper box is open.',
  'only-row': () =>
    'Once only straights, or they and chance, are open, keep the dice that fit into one straight.',
  'only-sum': (from: number | null) =>
    `Once only chance is open, keep every die from ${from ?? 1} up.`,
  kickers: (from: number | null) =>
    `Three or four of a kind that go to no upper box, with five of a kind used: keep every die from ${from ?? 1} up beside them.`,
}

export const thumbs = {
  keep,
  when: {
    early: (sentence: string) => `With two rerolls left: ${sentence}`,
    last: (sentence: string) => `With the last reroll: ${sentence}`,
  },
  most: 'Otherwise keep the largest group of equal dice. If two are equal, prefer an open upper box, then the higher number.',
  added: (box: string, points: number) =>
    `${Math.abs(points)} ${points > 0 ? 'more' : 'less'} for ${box}`,
  box: (upper: number | null, added: readonly string[]) => {
    const times = upper === 2 ? 'twice' : `${upper ?? 1} times`
    return [
      'Take the box that counts most.',
      ...(upper === null ? [] : [`Upper boxes count ${times}.`]),
      ...(added.length === 0 ? [] : [`Count ${listed(added)}.`]),
      'Of equals take the one that is harder to fill.',
    ].join(' ')
  },
  chosen: {
    drill: 'Drill this rule',
    only: (count: number) =>
      `Only where the rule of thumb decides (${count} ${count === 1 ? 'part' : 'parts'})`,
    more: 'by a rule of thumb',
    same: (does: string) => `Your rule of thumb does the same: ${does}.`,
    other: (does: string) => `Your rule of thumb does something else: ${does}.`,
    keep: (dice: string) => `keep ${dice}`,
    stop: 'keep all five',
    take: (box: string) => `take ${box}`,
    counts: (counts: string) => `by the rule it counts ${counts}, the most.`,
  },
  step: {
    title: (count: number) =>
      count === 1 ? 'A rule of thumb with one rule' : `A rule of thumb with ${count} rules`,
    about: 'Play by the few rules of the rule of thumb that you chose.',
  },
  topics: { keep: 'Your rule: what to keep', box: 'Your rule: which box to take' },
  cards: {
    upper: 'How many times do the points of an upper box count before you compare the boxes?',
    times: (factor: number) =>
      factor === 1 ? 'once, as they are' : factor === 2 ? 'twice' : `${factor} times`,
    upperWhy: 'So the upper bonus is looked after without counting how near it is.',
    add: (box: string, more: boolean) =>
      `${box}: how many points do you ${more ? 'add to' : 'take off'} what the box scores before you compare the boxes?`,
    points: (points: string) => `${points} points.`,
    addWhy: (box: string, more: boolean) =>
      more ? `${box} is sooner given up than others.` : `${box} is kept open for a better roll.`,
    allOpen: 'All boxes are open.',
    open: (boxes: readonly string[]) => `Still open: ${listed(boxes)}.`,
    used: (boxes: readonly string[]) => `Used: ${listed(boxes)}.`,
    keep: (dice: string, rerolls: number) =>
      `You roll ${dice}, with ${rerolls === 1 ? 'one reroll' : `${rerolls} rerolls`} left. What does your rule keep?`,
    box: (dice: string) => `You have ${dice} in the end. Which box does your rule take?`,
  },
  tooLong: (most: number) => `A rule of thumb has at most ${most} characters.`,
  noPart: (part: string) =>
    `A rule of thumb has no part ${part || '""'}; it is written like keep=row5/row4/house@last,upper=2,add=ones:10/sixes:-10.`,
  page: {
    chart: {
      title: 'What each rule more is worth',
      finding: (few: number, mean: string, most: number, best: string, optimal: string) =>
        `You score ${mean} on average with ${few} rules and ${best} with ${most}. The best play makes ${optimal}.`,
      line: 'Rules of thumb',
      best: 'Best play',
      chosen: 'Chosen',
      x: 'Rules to know',
      y: 'Average score, points',
      columns: ['Rules', 'Average, points', 'Gain of the last rule, points'],
      table: 'Average score by rules',
      things: 'rules of thumb',
      note: 'With no rule the most of a kind is kept and the most points are taken. Choose a step in the chart or here.',
      steps: 'Rules to know',
    },
    rule: {
      title: (count: number) =>
        count === 0 ? 'No rule' : count === 1 ? 'One rule' : `${count} rules`,
      mean: (mean: string, lost: string) =>
        `${mean} points on average, ${lost} fewer than the best play.`,
      next: (count: number, gain: string) =>
        `The next step has ${count} ${count === 1 ? 'rule' : 'rules'} and brings ${gain} points more.`,
      last: 'More rules bring next to nothing.',
      keep: 'Which dice to keep',
      keepNote: 'Go through them in order; the first that fits is followed.',
      box: 'Which box to take',
    },
    errors: {
      title: 'Where it still loses',
      find: 'Work out where it loses',
      takes: 'Some seconds for each rule, once.',
      shares: (total: string, first: string, second: string, box: string) =>
        `Of the ${total} points that it loses, ${first} are lost with the dice of the first roll, ${second} with those after it, and ${box} by the choice of the box.`,
      costliest: 'The costliest rolls',
      note: 'On all scorecards together. Open one on the scorecard where it costs most.',
      columns: {
        dice: 'Dice',
        left: 'Rerolls left',
        does: 'The rule',
        best: 'Best there',
        cost: 'Points a game',
      },
    },
    own: {
      title: 'Your own rule',
      about: 'Leave rules out, or change what is added to a box, and see at once what it does.',
      keeps: 'Rules for dice',
      upper: 'Upper boxes count times',
      boxes: 'Added to a box, in points',
      wrong: 'A number is missing or out of range. The result is that of the rule before.',
      figures: { count: 'Rules', mean: 'Average score', change: 'Against the rule chosen above' },
      points: 'points',
      reset: 'Back to the chosen rule',
    },
  },
}
