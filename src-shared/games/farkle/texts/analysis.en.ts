import { common } from '../../../texts/common.en.ts'
import { dice } from '../../../texts/dice.en.ts'

type Side = 'own' | 'opponent'
type Player = Side | 'third'

const SCORES = {
  own: 'Your banked score',
  opponent: "The opponent's banked score",
  third: "The third player's banked score",
}
const FARKLES = { own: 'Your farkles in a row', opponent: "The opponent's farkles in a row" }

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

  problems: {
    scoreMultiple: (side: Player, grid: string, below: string, above: string, score: string) =>
      `${SCORES[side]} must be a multiple of ${grid}, such as ${below} or ${above}, not ${score}.`,
    scoreNegative: (side: Player) => `${SCORES[side]} must not be negative under these rules.`,
    scoreTooLow: (side: Player, lowest: string) =>
      `${SCORES[side]} must be at least ${lowest}, the lowest under these rules.`,
    ownAtGoal: (goal: string) =>
      `${SCORES.own} must be below the goal, ${goal}; a player who has reached it has no more turn.`,
    othersAtGoal: (side: 'opponent' | 'third', goal: string) =>
      `${SCORES[side]} must be below the goal, ${goal}; who reaches it wins at once.`,
    firstAnswersNot: (goal: string) =>
      `${SCORES.opponent} must be below the goal, ${goal}, unless you moved second: the first player has no answer.`,
    seatNotCounted:
      'Moving second matters only if the game ends after equal turns or after some rounds.',
    farklesNotCounted: (side: Side) => `${FARKLES[side]} must be 0: these rules do not count them.`,
    farklesPunished: (side: Side) =>
      `${FARKLES[side]} must be 0, for each farkle has its penalty at once.`,
    farklesTooMany: (side: Side, most: number) =>
      `${FARKLES[side]} must be at most ${most}: at ${most + 1} the penalty falls and the count starts again.`,
    turnTotalNegative: 'The turn total must not be negative.',
    turnTotalTooLarge: (most: string) => `The turn total must be at most ${most}.`,
    turnTotalMultiple: (grid: string, below: string, above: string, turnTotal: string) =>
      `The turn total must be a multiple of ${grid}, such as ${below} or ${above}, not ${turnTotal}.`,
    allLeft: (all: number, count: number) =>
      `With a turn total of 0 ${dice.number(all)} dice are left to roll, not ${count}.`,
    allRolled: (all: number, count: number) =>
      `With a turn total of 0 ${dice.number(all)} dice were rolled, not ${count}.`,
    mostDice: (all: number, count: number) =>
      `The game has ${dice.number(all)} dice, not ${count}.`,
    kindsNotCounted: 'Kinds of dice count only where the dice are not alike.',
    /** `kinds` such as "1 Lucky, 2 ordinary". */
    noSuchKind: (kinds: string) => `The game has these kinds of dice: ${kinds}.`,
    tooManyOfKind: (most: number, name: string) =>
      most === 1
        ? `The game has one die of the kind “${name}”.`
        : `The game has ${most} dice of the kind “${name}”.`,
    whichDice: (kinds: string) =>
      `Say which dice these are: they are not alike. The kinds are ${kinds}.`,
    rollsNotCounted: 'The rolls left count only where a turn has a most number of rolls.',
    rollsLeft: (least: number, most: number, left: number) =>
      least === most
        ? `Here ${most} rolls are left, not ${left}.`
        : `Here ${least} to ${most} rolls can be left, not ${left}.`,
    owedNotCounted: 'Points to confirm count only where something must be confirmed.',
    owedTooMuch: (most: number) => `At most ${most} points can still be to confirm.`,
    bonusesNotCounted: 'Bonuses made in this turn count only where the bonus grows.',
    bonusesTooMany: (most: number) =>
      `The bonus for hot dice grows at most ${most === 1 ? 'once' : `${most} times`} in a turn.`,
    roundNotCounted: 'The round counts only in a game of rounds.',
    noSuchRound: (rounds: number, round: number) =>
      `The game has ${rounds === 1 ? 'one round' : `${rounds} rounds`}, and none with the number ${round}.`,
    offerNotCounted: 'Under these rules nothing can be taken up.',
    offerAtStart:
      'Something can be taken up only before the first roll: with a turn total of 0 and all dice left.',
    offerNotYet: (first: string) =>
      `You may not take up anything while you have nothing banked: a bank must be at least ${first} then.`,
    offerMultiple: (grid: string, total: string) =>
      `A total that was left or that must be beaten must be a multiple of ${grid}, not ${total}.`,
    offerDice: (most: number, count: number) =>
      `Here at most ${dice.number(most)} dice can have been left, not ${count}.`,
    offerOfAll: (all: number) => `A lost total is taken up with all ${dice.number(all)} dice.`,
    offerTooMuch: (most: string) =>
      `The total to take up must be at most ${most}, all that the opponent has banked.`,
    offerTooLittle: (least: string) =>
      `The total to take up must be at least ${least}; the opponent could not bank less.`,
    toBeatNotCounted: 'Under these rules no last turn must be beaten.',
    toBeatTooMuch: (most: string) =>
      `The turn to beat must be at most ${most}, all that the opponent has banked.`,
    toBeatTooLittle: (least: string) =>
      `The turn to beat must be 0, as after a farkle, or at least ${least}; the opponent could not bank less.`,
    noSuchTurn: 'No turn comes to these dice with this turn total and what else it remembers.',
  },

  code: {
    names: {
      b: 'your banked score',
      d: "the opponent's banked score",
      p: "the third player's banked score",
      t: 'the turn total',
      n: 'the dice left',
      r: 'the dice rolled',
      f: 'your farkles in a row',
      g: "the opponent's farkles in a row",
      s: 'your seat',
      k: 'the kinds of the dice',
      l: 'the rolls left',
      c: 'the points to confirm',
      h: 'the times the bonus has grown',
      u: 'the round',
      o: 'what may be taken up',
      e: 'the last turn to beat',
    },
    forms: {
      b: 'a whole number without spaces or commas, as in b7500',
      d: 'a whole number without spaces or commas, as in d1500',
      p: 'a whole number without spaces or commas, as in p3000',
      t: 'a whole number without spaces or commas, as in t350',
      n: 'from 1 to 8, as in n4',
      r: 'one to eight faces from 1 to 6, as in r113456',
      f: 'from 0 to 5, as in f1',
      g: 'from 0 to 5, as in g1',
      s: '1 if you moved first or 2 if you moved second, as in s2',
      k: 'the kind of each die by its number, in the order of the dice, as in k112',
      l: 'from 0 to 10, as in l2',
      c: 'a whole number without spaces or commas, as in c300',
      h: 'from 0 to 10, as in h1',
      u: 'from 1 to 99, as in u3',
      o: 'the dice and the total, as in o4x350 for four dice on top of 350',
      e: 'a whole number without spaces or commas, as in e350',
    },
    quoted: (text: string) => `"${text}"`,
    noPart: (quoted: string, example: string) =>
      `${quoted} is not a part of a position; the parts are b, d, t, n or r, f, g, s, k, l, c, h, u, o and e, as in ${example}.`,
    twice: (letter: string, name: string) => `${letter}, ${name}, is given twice; give it once.`,
    wrong: (letter: string, name: string, form: string, quoted: string) =>
      `${letter}, ${name}, must be ${form}, not ${quoted}.`,
    missing: (letter: string, name: string, example: string) =>
      `${letter}, ${name}, is missing, as in ${example}.`,
    noCode: (example: string) =>
      `A position is a short text such as ${example} or b0.d0.t0.r113456.`,
    kindOfEach: 'k must have as many numbers as there are dice, as in n3 with k112.',
    noDice:
      'The dice are missing: n and how many are left, as in n4, or r and the roll, as in r113456.',
    leftAndRolled: 'A position has either n, the dice left, or r, the dice rolled, and not both.',
  },
}
