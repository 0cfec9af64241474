import { common } from '../../../../texts/en/common.ts'
import { positionWords } from './position-words.ts'

/** Chances and points are passed already formatted. */
export const analysis = {
  percent: (value: string) => `${value}%`,
  percentagePoints: (value: string) => `${value} percentage points`,
  points: (value: string) => `${value} points`,
  lessThan: (amount: string) => `less than ${amount}`,
  moreThan: (amount: string) => `more than ${amount}`,

  bank: (points: string) => `bank ${points}`,
  roll: (dice: number) => `roll ${common.dice(dice)}`,
  takeUp: (points: string, dice: number) => `take up ${points} and roll ${common.dice(dice)}`,
  giveUp: 'give up the points of the turn',
  setAside: (faces: string) => `set aside ${faces}`,
  setAsideAnd: (faces: string, then: string) => `set aside ${faces} and ${then}`,

  reasons: {
    wins: (points: string) => `Banks ${points}, which wins the game.`,
    ties: (points: string, other: string) => `Banks ${points} for a tie at ${other}, half a win.`,
    loses: (points: string, other: string) =>
      `Banks ${points}, not enough against ${other}: the game is lost.`,
    lastWord: (points: string, otherWins: string) =>
      `Banks ${points} and reaches the goal: in the last turn the opponent then wins ${otherWins}.`,
    passes: (points: string, otherWins: string) =>
      `Banks ${points}: the opponent then wins ${otherWins}.`,
    /** For a bank with an offer; the opponent takes it or leaves it. */
    takenUp: (points: string, dice: number, otherWins: string) =>
      `Banks ${points}: the opponent rolls ${common.dice(dice)} on top of that and wins ${otherWins}.`,
    leftAlone: (points: string, dice: number, otherWins: string) =>
      `Banks ${points}: the opponent leaves the ${common.dice(dice)}, begins with all and wins ${otherWins}.`,
    givesUp: (wins: string) => `The turn ends without its points: then you win ${wins}.`,
    alwaysLoses: 'Always farkles: which loses.',
    alwaysFarkles: (wins: string) => `Always farkles: then you win ${wins}.`,
    cannotFarkle: (wins: string) => `Cannot farkle: you then win ${wins}.`,
    farklesAndLoses: (farkles: string, otherwise: string) =>
      `Farkles ${farkles} of the time (which loses), otherwise you win ${otherwise}.`,
    farkles: (farkles: string, wins: string, otherwise: string) =>
      `Farkles ${farkles} of the time (then you win ${wins}), otherwise ${otherwise}.`,
    farklesTakenUp: (farkles: string, points: string, wins: string, otherwise: string) =>
      `Farkles ${farkles} of the time (then the opponent takes up the ${points} and you win ${wins}), otherwise ${otherwise}.`,
    farklesScoring: (farkles: string, points: string, wins: string, otherwise: string) =>
      `Farkles ${farkles} of the time (which scores the ${points}, and you win ${wins}), otherwise ${otherwise}.`,
  },

  /** Each action is one of the texts above. */
  verdict: {
    wins: 'This roll wins the game at once.',
    lostBy: {
      losingDice: (wins: string) => `These dice lose at once. You then win ${wins}.`,
      overshoot: (wins: string) =>
        `All that scores leads beyond the goal, so the turn is lost. You then win ${wins}.`,
    },
    farkleLoses: 'A farkle: no die scores, and the game is lost.',
    farkleEnds: (wins: string) => `A farkle: no die scores, and the game is over. You win ${wins}.`,
    farkleTakenUp: (wins: string) =>
      `A farkle: no die scores, and the opponent takes up the turn total. You then win ${wins}.`,
    farkleScores: (wins: string) =>
      `A farkle, which scores the turn total; the turn passes. You then win ${wins}.`,
    farkle: (wins: string) => `A farkle: no die scores, and the turn passes. You then win ${wins}.`,
    onlyOne: (action: string) => `There is one thing to do: ${action}.`,
    disagree: (forWinning: string, forPoints: string, morePoints: string, fewerWins: string) =>
      `The two goals disagree. For winning, ${forWinning}. For points, ${forPoints}: that makes ${morePoints} more a turn, but wins ${fewerWins} less often.`,
    allWin: (forPoints: string) => `For winning, all options are equal. For points, ${forPoints}.`,
    agree: (action: string, loses: string) =>
      `Both goals agree: ${action}. The next best for winning loses ${loses}.`,
  },

  ...positionWords,
}
