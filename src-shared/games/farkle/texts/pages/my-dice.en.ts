const often = (uses: number): string => (uses === 1 ? 'once' : `${uses} times`)
const formatted = (times: number): string => String(times)

export const myDice = {
  title: 'My dice',
  about: (dice: number) => `The dice that you have; the best ${dice} of them are found exactly.`,
  add: 'Add a die',
  ordinary: 'Ordinary die',
  weighs: (weights: string) => `faces weigh ${weights}`,
  joker: (face: number) => `, ${face} is a joker`,
  more: (name: string) => `One more: ${name}`,
  fewer: (name: string) => `One fewer: ${name}`,
  removed: (name: string) => `${name} is out of your dice.`,
  versions: 'Weights are those of today; dice that weighed otherwise in version 1.2 say so.',
  target: 'Points to win',
  against: 'Against whom',
  ownTarget: 'A target of your own',
  lists: ['Targets before the release', 'Targets by the modding wiki'],
  /** In the order of the lists of targets. */
  ranks: [
    'Beggar',
    'Peasant',
    'Wagoner',
    'Miner',
    'Soldier',
    'Craftsman',
    'Novice',
    'Priest',
    'Courtier',
    'Cardinal',
    'Knight',
    'Lord',
    'King',
    'Emperor',
  ],
  rank: (name: string, points: string) => `${name}, ${points}`,
  tooFew: (missing: number) =>
    missing === 1
      ? 'One more die, and the best can be found.'
      : `${missing} more dice, and the best can be found.`,
  searching: 'Solving set after set',
  which: (dice: number) => `Which ${dice}?`,
  badges: {
    yours: 'Your badge',
    theirs: 'The other player’s badge',
    none: 'none',
    points: 'Points of this badge',
    kinds: {
      headstart: () => 'Headstart',
      fortune: (dice: number) =>
        dice === 1 ? 'Fortune: roll one die again' : `Fortune: roll up to ${dice} dice again`,
      warlord: (times: number) => `Warlord: a bank counts ${formatted(times)} times`,
      doppelganger: (uses: number) => `Doppelganger: a roll counts double, ${often(uses)}`,
      resurrection: (uses: number) => `Resurrection: a farkle rolls again, ${often(uses)}`,
      carpenter: () => 'Carpenter’s Cut: 3 and 5',
      executioner: () => 'Executioner’s Gallows: 4, 5 and 6',
      priest: () => 'Priest’s Eye: 1, 3 and 5',
      emperor: () => 'Emperor’s: three 1s count three times',
    },
    guess: 'The game does not tell these points: enter what you see.',
    forWins:
      'Combinations count in every number here and in a game with these dice; the other badges in the order by wins. A headstart is a handicap when a game begins.',
  },
  best: {
    title: (dice: number) => `The best ${dice}`,
    sentence: (dice: string, points: string) => `Roll ${dice}: ${points} points a turn.`,
    proof: (solved: string, left: string) =>
      `Points above the target count for nothing. ${solved} sets were solved; ${left} cannot be better than these, which a bound proves.`,
    table: 'The ten best sets',
    points: (points: string) => `${points} points`,
    wins: (wins: string, points: string) => `${wins} games in 100, ${points}`,
    win: 'Order them by wins against ordinary dice',
    winTakes: 'Each of the ten is solved for wins, with the best play of both: a minute or more.',
    badgesTake: 'Each of the ten is solved for wins, with the badges of both: ten minutes or more.',
    winNote: 'Of these sets, moving first, with the best play of both.',
    play: 'Play with these',
    named: (name: string) => `${name}, my dice`,
  },
  next: {
    title: 'Which one next?',
    find: 'Try every die',
    takes: 'Adds one of each known die to yours: half a minute or more.',
    adds: 'What one more adds',
    none: 'No known die would make your best set better.',
    costs: 'What losing one costs',
    nothing: 'None that you would miss.',
  },
  dice: (count: number, name: string) => `${count} × ${name}`,
}
