import { common } from '../../../texts/common.en.ts'

const banking = (aside: string): string =>
  aside === '' ? 'Banking' : `Setting aside ${aside} and banking`

const rolling = (aside: string, dice: string): string =>
  aside === '' ? `Rolling ${dice}` : `Setting aside ${aside} and rolling ${dice}`

type Seat = 'you' | 'bot'

const SEATS = { you: 'You', bot: 'Bot' }

type BankOrRoll = 'bank' | 'roll'

/** Numbers are passed already formatted. */
export const study = {
  grades: {
    best: 'Best',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  verdict: {
    notGraded: 'Nothing could be lost here; it is not graded.',
    best: 'Best.',
    worse: (grade: string, loss: string, best: string) => `${grade}, ${loss} lost. Best: ${best}.`,
  },

  mastery: {
    dice: 'Dice',
    turnTotal: 'Turn total',
    none: (points: string) => `Turn total ${points}`,
    from: (from: string) => `Turn total from ${from}`,
    between: (from: string, to: string) => `Turn total ${from} to ${to}`,
  },
  /** Each goes on: "..., 9 times of 11 where that is wrong". */
  habits: {
    dice: {
      'all-first': 'On the first roll you take every scoring die',
      'all-later': 'On later rolls you take every scoring die',
      'few-first': 'On the first roll you leave scoring dice that you should take',
      'few-later': 'On later rolls you leave scoring dice that you should take',
    },
    set: 'You take only a part of three or more alike',
    left: {
      bank: (dice: number) => `With ${common.dice(dice)} left you bank too early`,
      roll: {
        few: 'With one to three dice left you roll on too long',
        many: 'With four dice left or more you roll on too long',
      },
    },
    soon: 'You bank much too soon',
    hot: {
      bank: 'When all dice have scored you bank and do not roll them all',
      roll: 'When all dice have scored you roll them all and do not bank',
    },
    scores: {
      bank: {
        behind: 'When you are behind you bank too early',
        ahead: 'When you are ahead you bank too early',
        close: 'Near the goal you bank too early',
      },
      roll: {
        behind: 'When you are behind you roll on too long',
        ahead: 'When you are ahead you roll on too long',
        close: 'Near the goal you roll on too long',
      },
    },
  },

  illegal: {
    noDice: 'No dice lie on the table: bank or roll.',
    setAsideOne: 'Set at least one scoring die aside.',
    noneRolled: (face: number) => `No ${face} was rolled.`,
    /** `set` such as "three 4s". */
    onlyRolled: (set: string, count: number) =>
      `Only ${set} ${count === 1 ? 'was' : 'were'} rolled.`,
    scoresNothing: (face: number) => `The ${face} scores nothing on its own.`,
    /** Part of a list with sets that starts the sentence. */
    one: (face: number) => `the ${face}`,
    scoreNothing: (dice: string) => `${dice} score nothing.`,
    /** `count`: number of dice in `some`. */
    tooMany: (all: string, some: string, count: number, points: string) =>
      `${all} do not score together; ${some} ${count === 1 ? 'scores' : 'score'} ${points}.`,
    allMust: (faces: string) =>
      `All dice that score must be set aside, as many as can: ${faces}, say.`,
    nothingToBank: 'There is nothing to bank yet: roll.',
    hotDice: 'Hot dice must be rolled again before a bank.',
    firstBank: (minimum: string, makes: string) =>
      `While you have nothing banked, a bank must be at least ${minimum}; this makes ${makes}.`,
    bank: (minimum: string, makes: string) =>
      `A bank must be at least ${minimum}; this makes ${makes}.`,
    notThese: 'These dice do not score together, or were not rolled.',
    toConfirm: (points: string) =>
      points === '1'
        ? 'What was set aside must be confirmed by a further roll before a bank.'
        : `You must score ${points} more to confirm these dice before you bank.`,
    endsInFifty: (makes: string) =>
      `A total that ends in 50 may not be banked; this makes ${makes}.`,
    mustBeat: (toBeat: string, makes: string) =>
      `A bank must be more than the last turn, which made ${toBeat}; this makes ${makes}.`,
    beyondGoal: (goal: string, makes: string) =>
      `The goal of ${goal} must be hit exactly; this would make ${makes}.`,
    noRollLeft: 'No roll is left: bank.',
    onlyDice: 'Only the dice to set aside are asked here.',
    bankOrRoll: 'Then choose bank or roll.',
  },

  example: { turn: 'Turn', total: 'Total', players: ['Ann', 'Ben'] },
  notation: {
    form: 'A turn is its rolls, such as “113466:116 245”, then “bank 350 1200”, “farkle 850” or “wins”; without rolls only its end, such as “bank 350”.',
    komi: (grid: string, goal: string) =>
      `Komi must be a multiple of ${grid} points, and less than the goal of ${goal}.`,
    goesOn: 'The turns do not end where the game does.',
    diceCount: (must: number, is: number) => `${common.dice(must)} must be rolled here, not ${is}.`,
    keep: (dice: string) => `Of ${dice} some dice must be set aside, or the turn ends there.`,
    keepsNothing: (end: string) => `Nothing is set aside of the roll before “${end}”.`,
    notSetAside: (kept: string, dice: string) => `${kept} cannot be set aside of ${dice}.`,
    /** `kinds` such as "112". */
    otherDice: (kinds: string) =>
      kinds === ''
        ? 'Kinds of dice are written only where the dice are not alike.'
        : `Here dice of the kinds ${kinds} must be rolled, each with a k after it, such as “55k12”.`,
    noRollLeft: 'No roll is left here: the turn ends with “bank” or “farkle”.',
    noFarkle: (dice: string) => `${dice} is not a farkle: some of it scores.`,
    winsNot: (dice: string) => `${dice} does not win the game.`,
    winsAtOnce: (dice: string) => `${dice} wins the game at once: “wins”.`,
    bankAtLeast: (least: string, is: string) => `At least ${least} must be banked here, not ${is}.`,
    multiple: (grid: string, is: string) =>
      `What is banked is a multiple of ${grid} by these rules, not ${is}.`,
    farkleCosts:
      'What a farkle costs by these rules depends on its dice: write the rolls of this turn.',
    penalty: (must: string, is: string) =>
      `This farkle changes the score by ${must}, not by ${is}.`,
    score: (must: string, is: string) => `The score after this turn is ${must}, not ${is}.`,
    ends: (must: string, is: string) => `By these dice the turn ends with “${must}”, not “${is}”.`,
  },

  hints: {
    compare:
      'Compare what each choice leaves you: would you bank its turn total, or roll its dice?',
    safe: (dice: number) => `${common.dice(dice)} cannot farkle.`,
    /** Parts of one sentence: the first, and the others. */
    farkles: (dice: number, chance: string) =>
      `${common.dice(dice)} ${dice === 1 ? 'farkles' : 'farkle'} ${chance} of the time`,
    farklesToo: (dice: number, chance: string) => `${common.dice(dice)} ${chance}`,
    /** `dice` such as "2 ordinary, 1 Lucky". */
    kindsSafe: (dice: string) => `${dice} cannot farkle.`,
    kindsFarkle: (dice: string, chance: string) => `Rolling ${dice} farkles ${chance} of the time`,
    kindsFarkleToo: (dice: string, chance: string) => `${dice} ${chance}`,
    stake: (points: string) => `A farkle loses ${points}.`,
    stakeAndDice: (points: string) => `A farkle loses ${points} and what you set aside.`,
    lastTurn: (tie: string) => `This turn is the last: a tie takes ${tie}.`,
    leads: (points: string) => `You are ${points} ahead.`,
    trails: (points: string) => `You are ${points} behind.`,
    toTheGoal: (own: string, opponent: string) =>
      `You are ${own} from the goal, the opponent ${opponent}.`,
  },

  ruleOfThumb: {
    /** Conditions of a rule, joined at the start of its sentence. */
    inLastTurn: 'in the last turn',
    inRound: (round: number) => `in round ${round}`,
    toBeat: (points: string) => `with ${points} to beat`,
    atScores: (score: string) => `at ${score}`,
    beforeFirstBank: 'while you have nothing banked',
    afterFarkles: (farkles: number) =>
      `after ${farkles === 1 ? 'a farkle' : `${farkles} farkles in a row`}`,
    withDice: (dice: number) => `with ${common.dice(dice)} left`,
    withKinds: (dice: string) => `with ${dice} left`,
    and: (dice: string, memory: string) => `${dice} and ${memory}`,
    rule: (when: string, what: string) => `${when}, ${what}.`,

    alwaysBank: 'always bank',
    bankSoon: (from: string) => `bank as soon as you may, from ${from}`,
    rollToTheGoal: (points: string) => `roll until you reach the goal, with ${points}`,
    bankFrom: (from: string) => `bank from ${from}`,
    alwaysRoll: 'never bank',
    below: (action: BankOrRoll, points: string) => `${action} below ${points}`,
    at: (action: BankOrRoll, points: string) => `${action} at ${points}`,
    between: (action: BankOrRoll, from: string, to: string) => `${action} from ${from} to ${to}`,
    onwards: (action: BankOrRoll, from: string) => `${action} from ${from} on`,
  },
  seats: SEATS,
  events: {
    turn: 'Your turn.',
    turnOfThree: (own: string, next: string, third: string) =>
      `Your turn, with ${own}; the next player has ${next}, the third one ${third}.`,
    turnAt: (own: string, opponent: string) => `Your turn, at ${own} to ${opponent}.`,
    inRound: (round: number) => `Round ${round}.`,
    takesUp: (points: string) => `The ${points} of the last turn are taken up.`,
    holds: (points: string) => `You hold ${points} in this turn already.`,
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
    scoresOfThree: (own: string, next: string, third: string) =>
      `You have ${own}, the next player ${next}, the third one ${third}.`,
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
  /** Why an option is better; `aside` is empty where no dice are set aside. */
  why: {
    /** After a verb such as "rolling". */
    dice: (count: number) => common.dice(count),
    nearly: 'Nearly equal.',
    /** After a bank that wins. */
    nearlyWin: 'The others come close.',
    lastDie: (dice: number) => `If the last die scores, you roll all ${dice} again.`,
    bothLeave: (dice: number, better: string, points: string, worse: string, other: string) =>
      `Both leave ${common.dice(dice)}: ${better} makes ${points}, ${worse} only ${other}.`,
    points: {
      gaveUp: (makes: string) => `Giving up the turn makes ${makes}.`,
      bank: (aside: string, makes: string) => `${banking(aside)} makes ${makes}.`,
      /** `sum`: turn total and what the roll adds. */
      roll: (aside: string, dice: string, sum: string, makes: string) =>
        aside === ''
          ? `Rolling ${dice} makes ${sum} = ${makes} on average.`
          : `Setting aside ${aside} makes ${sum} from rolling ${dice}: ${makes} on average.`,
      /** `cost`: of a farkle, besides the turn; empty for none. */
      parts: (dice: string, makes: string, chance: string, cost: string, others: string) =>
        `Rolling ${dice} ends at ${makes} on average: ${chance} of the rolls farkle${cost && ` and cost ${cost}`}, the others end at ${others}.`,
      safe: (dice: string, makes: string) =>
        `Rolling ${dice} ends at ${makes} on average and cannot farkle.`,
    },
    /** `wins`: "46.3 games in 100", or the number alone where another one is told before. */
    wins: {
      games: (wins: string) => `${wins} games in 100`,
      gaveUp: (wins: string) => `Giving up the turn wins ${wins}.`,
      score: (own: string, others: readonly string[]) => `${own} to ${others.join(' and ')}`,
      toMove: (players: number): string =>
        players === 2 ? 'the opponent to move' : 'the next player to move',
      /** `moves`: whose turn it is. */
      short: (moves: string, need: string) => `${moves} and ${need} short of the goal`,
      bank: {
        passes: (aside: string, points: string, score: string, wins: string) =>
          `${banking(aside)} ${points} makes it ${score}, and wins ${wins}.`,
        wins: (aside: string, points: string) => `${banking(aside)} ${points} wins the game.`,
        'last-word': (aside: string, points: string, score: string, wins: string) =>
          `${banking(aside)} ${points} makes it ${score} for one last turn, and wins ${wins}.`,
        ties: (aside: string, points: string, _: string, wins: string) =>
          `${banking(aside)} ${points} makes a tie, which counts as ${wins}.`,
        loses: (aside: string, points: string) =>
          `${banking(aside)} ${points} is not enough and loses.`,
        'taken-up': (aside: string, points: string, score: string, wins: string) =>
          `${banking(aside)} ${points} makes it ${score} with your dice, and wins ${wins}.`,
        'left-alone': (aside: string, points: string, score: string, wins: string) =>
          `${banking(aside)} ${points} makes it ${score}, and wins ${wins}.`,
      },
      parts: (
        aside: string,
        dice: string,
        wins: string,
        chance: string,
        after: string,
        others: string,
      ) =>
        `${rolling(aside, dice)} wins ${wins}: ${after} after a farkle (${chance} of the rolls), otherwise ${others}.`,
      safe: (aside: string, dice: string, wins: string) =>
        `${rolling(aside, dice)} wins ${wins} and cannot farkle.`,
      farkles: (aside: string, dice: string, wins: string) =>
        `${rolling(aside, dice)} wins ${wins}: every roll is a farkle.`,
      /** `where`: "you are 450 behind". */
      notForPoints: (where: string) => `For points the other would be better, but ${where}.`,
      ahead: (points: string) => `you are ${points} ahead`,
      behind: (points: string) => `you are ${points} behind`,
      level: 'you are level',
      theyNeed: (where: string, need: string) => `${where}, and they need ${need}`,
    },
  },
}
