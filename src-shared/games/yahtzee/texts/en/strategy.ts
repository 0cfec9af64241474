import { opening } from './opening.ts'

export const strategy = {
  title: (rules: string) => `Strategy for ${rules}`,
  none: {
    title: 'Strategy',
    text: 'Choose a game of Yahtzee first.',
  },
  views: 'Views of the strategy',
  figures: {
    expected: 'Expected final score',
    expectedNote: 'With the best play from the empty card',
    points: 'points',
  },
  working: {
    scores: 'Working out the final scores…',
    strategies: (done: string, all: string) =>
      `Working out the final scores: ${done} of ${all} ways to play done…`,
    once: 'This takes some seconds, once.',
  },
  scores: {
    title: 'Final scores',
    beside: 'Compare with',
    nothing: 'Nothing',
    counted: 'What is counted',
    views: { each: 'Each score', atLeast: 'At least so many' },
    xTitle: 'Final score, points',
    atLeastTitle: 'At least so many points',
    yTitle: 'Games, %',
    between: (least: string, most: string) => `${least} to ${most}`,
    finding: {
      alone: (strategy: string, mean: string, low: string, high: string, share: string) =>
        `${strategy}: ${mean} points on average; half of all games end between ${low} and ${high}, and ${share}% reach 300.`,
      apart: (
        strategy: string,
        by: { readonly points: string; readonly more: boolean },
        other: string,
        share: string,
        otherShare: string,
      ) =>
        `${strategy} makes ${by.points} points ${by.more ? 'more' : 'fewer'} on average than ${other}, and reaches 300 in ${share}% of games instead of ${otherShare}%.`,
    },
    columns: {
      score: 'Final score',
      percent: (strategy: string) => `${strategy}, %`,
      atLeast: 'at least as much, %',
      chance: (strategy: string) => `${strategy}, chance`,
      chanceOfAsMuch: (strategy: string) => `${strategy}, chance of at least as much`,
    },
    least: 'At least … points',
    leastProblem: 'Type a number of points from 0 on, such as 300.',
    sideBySide: 'Chance of at least so many points',
    strategy: 'Way to play',
    percentOfGames: 'Games, %',
    oneIn: 'One game in',
    never: 'never',
  },
  boxes: {
    title: 'What each box brings',
    views: { mean: 'Average points', zero: 'Chance of zero' },
    counted: 'What is shown',
    mean: 'Average, points',
    zero: 'Zero, % of games',
    zeroChance: 'Chance of zero',
    deviation: 'Spread',
    box: 'Box',
    upperBonus: 'Upper bonus',
    yahtzeeBonus: 'Yahtzee bonuses',
    together: (points: string) => `All of it comes to ${points} points.`,
    finding: (first: string, share: string, second: string, other: string, rest: string) =>
      `${first} ends with zero in ${share}% of games and ${second} in ${other}%; any other box in at most ${rest}%.`,
    none: '–',
  },
  strategies: {
    title: 'Ways to play',
    find: 'Work out all ways to play',
    takes: 'About a minute, once.',
    compared: 'Ways to play, compared',
    columns: {
      strategy: 'Way to play',
      mean: 'Average',
      deviation: 'Spread',
      bonus: 'Upper bonus, %',
      high: '300 or more, %',
      bonusChance: 'Chance of the upper bonus',
      highChance: 'Chance of 300 or more',
    },
    views: { mean: 'Average', deviation: 'Spread', high: '300 or more' },
    counted: 'What is shown',
    units: {
      mean: 'Average, points',
      deviation: 'Spread, points',
      high: '300 or more, % of games',
    },
    finding: (best: string, second: string, points: string, worst: string, lost: string) =>
      `${best} is ${points} points a game ahead of ${second} and ${lost} ahead of ${worst}.`,
    how: {
      optimal: 'Takes the choice with the highest expected final score.',
      'better-heuristic': 'Treats the upper and the lower boxes as two separate games.',
      heuristic: 'Takes each open box to be worth what it brings the perfect player on average.',
      'rational-yahtzees':
        'As Yahtzees and straights, but goes for faces whose upper box is open first, and scores three or more of them there.',
      greedy: 'Scores as much as it can in each turn, and thinks of no other turn.',
      'yahtzees-and-straights':
        'As Yahtzees only, but keeps a straight that has come up and is open.',
      'yahtzees-only': 'Always keeps what came up most often.',
    },
  },
  opening,
}
