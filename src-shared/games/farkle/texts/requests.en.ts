export const requests = {
  players: 'The number of players must be 2 or 3.',
  dice: 'The dice must be one to eight faces from 1 to 6.',
  diceLeft: 'The dice left must be a whole number from 1 to 8.',
  kinds: 'The kinds of dice must be one to eight whole numbers from 0 to 7.',
  rollsLeft: (most: number) => `The rolls left must be a whole number from 0 to ${most}.`,
  bonuses: (most: number) =>
    `The times that the bonus has grown must be a whole number from 0 to ${most}.`,
  owed: (most: string) => `The points to confirm must be a whole number from 0 to ${most}.`,
  round: (most: number) => `The round must be a whole number from 1 to ${most}.`,
  leftTotal: (most: string) =>
    `A total that was left or that must be beaten must be a whole number from 0 to ${most}.`,
  positionDice: 'The position needs the number of dice left or the dice rolled.',
  score: (from: string, to: string) => `A score must be a whole number from ${from} to ${to}.`,
  roundsOnly: 'These rules have no fixed number of rounds.',
  second: 'Whether you moved second must be true or false.',
  farkles: 'Farkles in a row must be a whole number from 0 to 5.',
  bankFrom: (most: string) =>
    `The turn total to bank from must be a whole number from 1 to ${most} points.`,
  thresholds: 'Thresholds must be a score for each number of dice; null for none.',
  policy: 'A policy must be optimal, points, table, go-for-it, hold or thumb.',
  turnPlayer: 'A way to play a turn must be best, table or hold.',
  turn: 'The turn must be "single", "opening" or "after-0" to "after-5".',
  farklePenalty: 'The farkle penalty must be from 0 to 1,000,000 points.',
}
