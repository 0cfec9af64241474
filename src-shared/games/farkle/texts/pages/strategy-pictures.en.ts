import { capital } from '../../../../texts/capital.ts'
import { common } from '../../../../texts/common.en.ts'

/** Highest turn total at which dice are rolled. */
type Reach = 'always' | 'never' | { readonly upTo: string }

const reached = (reach: Reach): string =>
  typeof reach === 'object' ? `up to ${reach.upTo}` : 'at any total'

export const strategyPictures = {
  players: {
    label: 'Players',
    none: {
      turn: 'Choose a player to see what a turn comes to.',
      race: 'Choose a player to see how long a game takes.',
    },
    title: { best: 'Best play', table: 'Breakpoint table', hold: 'Hold' },
    holdAt: (points: string) => `Hold at ${points}`,
    words: {
      best: 'the best play',
      table: 'the breakpoint table',
      holdAt: (points: string) => `holding at ${points}`,
    },
    hold: 'Hold at',
    notATotal: (most: string) => `Type a turn total from 1 to ${most}, the goal.`,
    sideBySide: 'Players side by side',
    counted: 'What is counted',
  },
  columns: {
    player: 'Player',
    pointsATurn: 'Points a turn',
    deviation: 'Spread',
    farkles: 'Farkles, %',
    percent: (player: string) => `${player}, %`,
    chance: (player: string) => `${player}: chance`,
  },

  results: {
    title: 'Results of a turn',
    views: { each: 'Each result', atLeast: 'At least' },
    chanceOfAtLeast: 'Chance of at least',
    notPoints: 'Type a number of points from 0 on, such as 1,000.',
    atLeastPercent: (points: string) => `At least ${points}, %`,
    atLeastAsMany: 'At least as many, %',
    chanceOfAsMany: (player: string) => `${player}: chance of at least as many`,
    banked: 'Points banked',
    atLeast: 'At least so many points',
    turns: 'Turns, %',
    between: (least: string, most: string) => `${least} to ${most}`,
    farkle: '0: farkle',
    alone: (who: string, mean: string, half: string, farkles: string) =>
      `A turn of ${who} makes ${mean} points on average, yet half of them make ${half} or less, and ${farkles}% farkle.`,
    asMany: (who: string, than: string, farkles: string, before: string) =>
      `${capital(who)} makes as many points a turn as ${than}, and farkles in ${farkles}% of turns instead of ${before}%.`,
    apart: (
      who: string,
      than: string,
      by: { readonly points: string; readonly more: boolean },
      farkles: string,
      before: string,
    ) =>
      `${capital(who)} makes ${by.points} points a turn ${by.more ? 'more' : 'less'} than ${than}, and farkles in ${farkles}% of turns instead of ${before}%.`,
  },
  race: {
    title: 'Turns to the goal',
    views: { each: 'Each number of turns', within: 'Done within' },
    within: 'Done within',
    notTurns: 'Type a number of turns from 1 on, such as 20.',
    withinPercent: (turns: string) => `Done within ${turns}, %`,
    withinAsMany: 'Within as many, %',
    chanceWithin: (player: string) => `${player}: chance within as many`,
    average: 'Turns on average',
    turns: 'Turns to the goal',
    withinAxis: 'Done within so many turns',
    games: 'Games, %',
    /** `firstMinimum` and `penalty`: rules that only the race counts. */
    about: (goal: string, firstMinimum: boolean, penalty: boolean) => {
      const parts = [
        ...(firstMinimum ? ['the minimum of the first bank'] : []),
        ...(penalty ? ['the farkle penalty'] : []),
      ]
      const count = parts.length === 1 ? 'counts' : 'count'
      const counted = parts.length === 0 ? '' : `${parts.join(' and ')} ${count}, and `
      return `One player alone, from nothing to ${goal} points; ${counted}a turn total that reaches the goal is banked.`
    },
    endless: (who: string, turns: string, percent: string) =>
      `${capital(who)} needs more than ${turns} turns in ${percent}% of games.`,
    alone: (who: string, turns: string, goal: string, half: string) =>
      `${capital(who)} needs ${turns} turns on average to reach ${goal} alone, and half of its games are over within ${half}.`,
    asMany: (who: string, turns: string, goal: string, other: string) =>
      `${capital(who)} needs ${turns} turns on average to reach ${goal} alone, and ${other} as many.`,
    apart: (
      who: string,
      turns: string,
      goal: string,
      other: string,
      by: { readonly turns: string; readonly more: boolean },
    ) =>
      `${capital(who)} needs ${turns} turns on average to reach ${goal} alone; ${other} needs ${by.turns} ${by.more ? 'more' : 'fewer'}.`,
  },
  frontier: {
    title: 'Points a turn against farkles',
    table: 'Strategies of the frontier',
    things: 'strategies',
    line: 'Frontier',
    farkles: 'Turns that farkle, %',
    pointsATurn: 'Points a turn',
    picked: 'Chosen',
    pick: 'Click a point of the curve, or go to it with the arrow keys and press Enter, to see from where its play banks.',
    /** By number of dice left; null: never bank, '': always. */
    pickedIs: (
      farkles: string,
      points: string,
      limits: readonly { readonly dice: number; readonly from: string | null }[],
    ) => {
      const list = limits.map(({ dice, from }) => {
        if (from === null) return `never with ${dice}`
        return from === '' ? `always with ${dice}` : `with ${dice} from ${from}`
      })
      return `Farkles in ${farkles}% of turns and makes ${points} points a turn. By dice left, it banks ${list.join(', ')}.`
    },
    about: (count: string) =>
      `Each point on the curve makes the most points for its share of farkles. There are ${count}.`,
    columns: {
      from: 'Best if a farkle costs from',
      to: 'to',
      fromPoints: 'Best if a farkle costs from, points',
      toPoints: 'to, points',
      chance: 'Chance to farkle',
    },
    finding: (safe: string, bold: string, given: string, best: string) =>
      `The safest play farkles in ${safe}% of turns instead of ${bold}%, and gives up ${given} of ${best} points a turn for it.`,
  },

  compare: {
    with: 'Compare with',
    others: { house: 'One rule changed', rules: 'Other rules', player: 'Another way to play' },
    rule: 'Rule',
    points: 'Points',
    ruleSet: 'Rule set',
    wayToPlay: 'Way to play',
    ruleGroups: {
      banking: 'Banking',
      singles: 'Dice alone',
      threes: 'Three of a kind',
      fours: 'Four of a kind',
      six: 'Six dice together',
    },
    notPoints: (rule: string) => `${rule} must be a whole number of points.`,
    changedRules: (rules: string, rule: string, points: string) =>
      `${rules}, ${rule.charAt(0).toLowerCase()}${rule.slice(1)} ${points}`,
    sides: 'Both sides',
    side: 'Side',
    difference: 'Difference',
    whereToBank: (side: string) => `Where to bank: ${side}`,
    unreachable: 'Never reached',
    atStake: 'At stake, points',
    bankAndRoll: { bank: 'Bank', roll: 'Roll' },
    analyse: 'Analyse',
    drill: 'Drill',

    limit: (dice: number, before: Reach, now: Reach, who: string | null) => {
      const start = `With ${common.dice(dice)}${who === null ? '' : ','}`
      const [roll, bank] =
        who === null ? ['you now roll', 'you now bank'] : [`${who} rolls`, `${who} banks`]
      if (now === 'never') return `${start} ${bank} at once instead of rolling ${reached(before)}`
      if (before === 'never') return `${start} ${roll} ${reached(now)} instead of banking`
      // Avoids repeating the word.
      const both = typeof before === 'object' && typeof now === 'object'
      return `${start} ${roll} ${reached(now)} instead of ${both ? before.upTo : reached(before)}`
    },
    /** `count` as a number for the plural, and formatted. */
    noLimit: (count: number, written: string) =>
      count === 1
        ? 'One decision changes, but no breakpoint moves'
        : `${written} decisions change, but no breakpoint moves`,
    same: 'No decision changes',
    asMuch: 'a turn is worth as much',
    worth: (points: string, more: boolean) =>
      `a turn is worth ${points} points ${more ? 'more' : 'less'}`,
    finding: (change: string, worth: string) => `${change}; ${worth}.`,

    rolls: (limits: readonly { readonly dice: number; readonly reach: Reach }[]) =>
      limits.length === 0
        ? 'Banks whatever it can.'
        : `Rolls ${limits.map(({ dice, reach }) => `${common.dice(dice)} ${reached(reach)}`).join(', ')}.`,
    where: (dice: number, total: string) => `${common.dice(dice)} left at a turn total of ${total}`,
    neverReached: (where: string) => `${where}: never reached.`,
    action: (where: string, action: 'roll' | 'bank', stake: string) =>
      `${where}: ${action}, ${stake} points at stake.`,
    actions: (
      where: string,
      action: 'roll' | 'bank',
      stake: string,
      other: string,
      otherAction: 'roll' | 'bank',
    ) => `${where}: ${action}, ${stake} points at stake; ${other}: ${otherAction}.`,
  },
}
