/** Playing Yahtzee for a certain score: the solve, the view and the field in the analyser. */
export const targets = {
  mustBe: 'The target must be a whole number from 0 to 100,000.',
  askFirst:
    'This solve would take more than 500 MB of disk. Choose a lower limit, or say that it may be large.',
  noRoom:
    'There is not enough room on the disk for this solve. Make room, or choose a lower limit.',
  notSolved: 'The game is not solved for this target yet; solve it first.',
  about:
    'Usually you play for the highest average. If you must beat 287, only the chance of 288 or more counts.',
  choose: {
    label: 'What you play for',
    reach: 'At least',
    beat: 'More than an opponent',
    target: 'Your target, points',
    opponent: 'The opponent’s final score',
    wrong: (most: string) => `Give a whole number from 1 to ${most}.`,
    wrongOpponent: (most: string) => `Give a whole number from 0 to ${most}.`,
  },
  solve: {
    title: 'Solve for targets',
    running: 'Solving for targets',
    begunTitle: 'The solve for targets is not finished',
    limit: 'Targets up to',
    all: (most: string) => `all, ${most}`,
    takes: (time: string, size: string) => `This takes ${time} and at most ${size} of disk.`,
    done: (percent: string) => `${percent}% is done and kept; the rest can be solved any time.`,
    covers: (limit: string) => `Targets up to ${limit} are solved.`,
    tooHigh: (target: string, limit: string) =>
      `A target of ${target} needs a solve up to there; the solved ones end at ${limit}.`,
    start: 'Solve',
    goOn: 'Go on',
    more: 'Solve for higher targets',
    large: (size: string) => `It may take up to ${size} of disk`,
    stopNote: 'What is done stays, level by level.',
  },
  figures: {
    own: (target: string) => `Playing for ${target} or more`,
    ownNote: 'The greatest chance that any way to play has',
    plain: 'Playing for the average',
    plainNote: 'The chance if you play for the highest average',
    gain: 'Gain',
    percent: '%',
    points: 'percentage points',
    working: 'Working out the final scores of the best average; this takes some seconds once.',
  },
  curve: {
    title: 'Chance of at least so many points',
    x: 'Target, points',
    y: 'Chance, %',
    own: 'Playing for the target',
    plain: 'Playing for the average',
    chosen: 'Your target',
    finding: (target: string, gain: string, own: string, plain: string) =>
      `Playing for the target gains most at ${target} points: ${own}% instead of ${plain}%, ${gain} percentage points more.`,
    columns: {
      target: 'Target, points',
      own: 'For the target, %',
      plain: 'For the average, %',
      gain: 'Gain, percentage points',
      ownChance: 'Chance for the target',
      plainChance: 'Chance for the average',
    },
    targets: 'targets',
  },
  analyse: 'Analyse with this target',
  /** The field in the analyser. */
  field: {
    label: 'Play for at least so many points',
    chance: 'Chance, %',
    expected: 'Final score',
    before: (percent: string, target: string) =>
      `Before the roll the chance of ${target} or more was ${percent}%.`,
    boardChance: (target: string) => `Chance of ${target} or more`,
    solveFirst: 'Solve for targets',
    meanRank: (rank: string) => `no. ${rank} for the average`,
    meanBest: 'best for the average',
  },
}
