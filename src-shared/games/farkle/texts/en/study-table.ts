import { common } from '../../../../texts/en/common.ts'

type Seat = 'you' | 'bot'

const SEATS = { you: 'You', bot: 'Bot' }

/** Events and questions at the table. Faces are passed already listed. */
export const studyTable = {
  seats: SEATS,
  events: {
    turn: (who: Seat): string => (who === 'you' ? 'Your turn.' : "The bot's turn."),
    turnAt: (who: Seat, own: string, opponent: string) =>
      `${who === 'you' ? 'Your turn' : "The bot's turn"}, at ${own} to ${opponent}.`,
    inRound: (round: number) => `Round ${round}.`,
    takesUp: (points: string) => `The ${points} of the last turn are taken up.`,
    rolled: (who: Seat, dice: string) => `${SEATS[who]} rolled ${dice}.`,
    setAside: (who: Seat, dice: string, points: string, turnTotal: string) =>
      `${SEATS[who]} set aside ${dice} for ${points}, turn total ${turnTotal}.`,
    setAsideForYou: (dice: string, points: string, turnTotal: string) =>
      `Set aside for you: ${dice} for ${points}, turn total ${turnTotal}.`,
    hotDice: (dice: number) => `Hot dice, ${common.dice(dice)} to roll.`,
    diceLeft: (dice: number) => (dice === 0 ? 'No roll is left.' : `${common.dice(dice)} left.`),
    farkled: (who: Seat) => `${SEATS[who]} farkled.`,
    farkledAndLost: (who: Seat, lost: string) => `${SEATS[who]} farkled and lost ${lost}.`,
    farkledAndPaid: (who: Seat, penalty: string) =>
      `${SEATS[who]} farkled and paid a penalty of ${penalty}.`,
    farkledLostAndPaid: (who: Seat, lost: string, penalty: string) =>
      `${SEATS[who]} farkled, lost ${lost} and paid a penalty of ${penalty}.`,
    banked: (who: Seat, points: string) => `${SEATS[who]} banked ${points}.`,
    bankedNow: (who: Seat, points: string, score: string) =>
      `${SEATS[who]} banked ${points}, now ${score}.`,
    bankedForYou: (points: string) => `Banked for you: ${points}.`,
    bankedForYouNow: (points: string, score: string) => `Banked for you: ${points}, now ${score}.`,
    tie: (points: string) => `A tie at ${points}.`,
    youWon: (you: string, bot: string) => `You won, ${you} to ${bot}.`,
    botWon: (bot: string, you: string) => `The bot won, ${bot} to ${you}.`,
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

  /** Events that moved the value of a game, in order. */
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
