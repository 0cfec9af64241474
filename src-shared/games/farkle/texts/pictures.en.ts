import { common } from '../../../texts/common.en.ts'

const { dice } = common

const goForIt = (own: string | null, opponent: string | null): string => {
  const sides = [
    ...(own === null ? [] : [`${own} own`]),
    ...(opponent === null ? [] : [`${opponent} opponent`]),
  ]
  return sides.length === 0 ? '' : `; go for it from ${sides.join(' or ')} points on`
}

const level = (points: string, side: 'ahead' | 'behind' | 'level'): string =>
  side === 'level' ? 'even at level scores' : `equal at ${points} points ${side}`

export const pictures = {
  ownScore: 'Own score, points',
  opponentScore: 'Opponent’s score, points',
  turnTotal: 'Turn total, points',
  diceLeft: 'Dice left',
  winProbability: 'Chance to win of the player to move',
  bankFrom: 'Bank from this turn total, points',
  cost: 'Cost of a wrong choice, chance to win',
  stake: 'At stake, points (below 0: bank)',
  boundary: 'Bank from here on',
  goForIt: 'Go for it',
  standing: (own: string, opponent: string) => `${own} against ${opponent}`,
  /** `start`, `ahead` and `behind` are one of the first two texts. */
  bank: {
    from: (total: string) => `from ${total}`,
    atGoal: 'only at the goal',
    never: (count: number) => `With ${dice(count)}: never bank short of the goal.`,
    neverBut: (count: number, share: string) =>
      `With ${dice(count)}: never bank short of the goal, but for ${share} of the map.`,
    everywhere: (count: number, at: string, own: string | null, opponent: string | null) =>
      `With ${dice(count)}: bank ${at}${goForIt(own, opponent)}.`,
    twice: (
      count: number,
      start: string,
      later: string,
      own: string | null,
      opponent: string | null,
    ) =>
      `With ${dice(count)}: bank ${start} at the start and ${later} in mid-game${goForIt(own, opponent)}.`,
    byLead: (
      count: number,
      start: string,
      ahead: string,
      behind: string,
      points: string,
      own: string | null,
      opponent: string | null,
    ) =>
      `With ${dice(count)}: bank ${start} at the start and, in mid-game, ${ahead} when ${points} points ahead and ${behind} when as far behind${goForIt(own, opponent)}.`,
  },
  leads: {
    none: 'No two scores of the map are this far apart.',
    at: (percent: string, points: string, side: 'ahead' | 'behind' | 'level') =>
      `${percent} ${side === 'level' ? 'level' : `${points} points ${side}`}`,
    wins: (list: string) => `The player to move wins ${list}.`,
    winsAndEven: (list: string, points: string, side: 'ahead' | 'behind' | 'level') =>
      `The player to move wins ${list}; the game is ${level(points, side)}.`,
  },
  wins: {
    start: (percent: string) => `At the start the player to move wins ${percent}.`,
    startAndEven: (
      percent: string,
      banked: string,
      points: string,
      side: 'ahead' | 'behind' | 'level',
    ) =>
      `At the start the player to move wins ${percent}; with ${banked} banked, the player to move is ${level(points, side)}.`,
  },
  costs: {
    none: (count: number) => `With ${dice(count)} there is nothing to decide.`,
    most: (count: number, where: string, loss: string) =>
      `With ${dice(count)}, a wrong choice costs most at ${where}: ${loss}.`,
  },
}
