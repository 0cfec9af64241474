import { common } from '../../../../texts/en/common.ts'

type Seat = 'you' | 'bot'

const SEATS = { you: 'You', bot: 'Bot' }

/** Faces are passed already joined. */
export const studyTable = {
  seats: SEATS,
  events: {
    turn: 'Your turn.',
    turnAt: (own: string, opponent: string) => `Your turn, at ${own} to ${opponent}.`,
    inRound: (round: number) => `Round ${round}.`,
    takesUp: (points: string) => `The ${points} of the last turn are taken up.`,
    rolled: (dice: string) => `You rolled ${dice}.`,
    setAside: (dice: string, points: string, turnTotal: string) =>
      `You set aside ${dice} for ${points}, turn total ${turnTotal}.`,
    setAsideForYou: (dice: string, points: string, turnTotal: string) =>
      `Set aside for you: ${dice} for ${points}, turn total ${turnTotal}.`,
    hotDice: (dice: number) => `Hot dice, ${common.dice(dice)} to roll.`,
    diceLeft: (dice: number) => (dice === 0 ? 'No roll is left.' : `${common.dice(dice)} left.`),
    farkled: 'You farkled.',
    farkledAndLost: (lost: string) => `You farkled and lost ${lost}.`,
    farkledAndPaid: (penalty: string) => `You farkled and paid a penalty of ${penalty}.`,
    farkledLostAndPaid: (lost: string, penalty: string) =>
      `You farkled, lost ${lost} and paid a penalty of ${penalty}.`,
    banked: (points: string) => `You banked ${points}.`,
    bankedNow: (points: string, score: string) => `You banked ${points}, now ${score}.`,
    bankedForYou: (points: string) => `Banked for you: ${points}.`,
    bankedForYouNow: (points: string, score: string) => `Banked for you: ${points}, now ${score}.`,
    tie: (points: string) => `A tie at ${points}.`,
    youWon: (you: string, opponent: string) => `You won, ${you} to ${opponent}.`,
    otherWon: (opponent: string, you: string) => `The opponent won, ${opponent} to ${you}.`,
  },

  questions: {
    'roll-or-bank': 'Bank or roll?',
    'set-aside': 'Which dice do you set aside?',
    both: 'Which dice do you set aside, and then bank or roll?',
    banked: (own: string) => `You have banked ${own}.`,
    scores: (own: string, opponent: string) => `You have ${own}, the opponent ${opponent}.`,
    lastTurn: 'This turn is the last.',
    diceLeft: (dice: number, turnTotal: string) =>
      `${common.dice(dice)} left, turn total ${turnTotal}.`,
    turnTotal: (turnTotal: string) => `Turn total ${turnTotal}.`,
  },

  moments: {
    start: 'Start',
    rolled: (who: Seat, faces: string, dice: number) =>
      `${SEATS[who]} rolled ${faces} with ${common.dice(dice)}`,
    farkled: (who: Seat, faces: string, dice: number) =>
      `${SEATS[who]} farkled with ${common.dice(dice)}: ${faces}`,
    farkledAtStake: (who: Seat, faces: string, dice: number, stake: string) =>
      `${SEATS[who]} farkled with ${common.dice(dice)} and ${stake} at stake: ${faces}`,
    banked: (who: Seat, points: string) => `${SEATS[who]} banked ${points}`,
    setAsideAndBanked: (who: Seat, faces: string, points: string) =>
      `${SEATS[who]} set aside ${faces} and banked ${points}`,
    rolledOn: (who: Seat, dice: number) => `${SEATS[who]} rolled ${common.dice(dice)}`,
    setAsideAndLost: (who: Seat, faces: string, points: string) =>
      `${SEATS[who]} set aside ${faces} with the last roll and lost ${points}`,
    setAsideAndRolled: (who: Seat, faces: string, dice: number) =>
      `${SEATS[who]} set aside ${faces} and rolled ${common.dice(dice)}`,
  },
}
