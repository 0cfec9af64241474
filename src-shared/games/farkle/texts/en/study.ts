import { common } from '../../../../texts/en/common.ts'
import { studyHints } from './study-hints.ts'
import { studyTable } from './study-table.ts'
import { studyWhy } from './study-why.ts'

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

  mastery: { dice: 'Dice', turnTotal: 'Turn total' },
  leaks: {
    situations: {
      any: 'Any score',
      level: 'Level scores',
      ahead: 'Ahead',
      behind: 'Behind',
      endgame: 'Near the goal yourself',
      'opponent-close': 'Opponent close to the goal',
    },
    kinds: {
      'roll-or-bank': 'Bank or roll',
      'set-aside': 'Which dice to set aside',
      both: 'Dice and bank or roll at once',
    },
    errorKinds: {
      'banked-early': 'Banked too early',
      'rolled-on': 'Rolled on too long',
      'wrong-dice': 'Set aside the wrong dice',
    },
    turnTotal: (points: string) => `Turn total ${points}`,
    turnTotalFrom: (from: string) => `Turn total from ${from}`,
    turnTotals: (from: string, to: string) => `Turn total ${from} to ${to}`,
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
    noFarkle: (dice: string) => `${dice} is no farkle: some of it scores.`,
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

  ...studyHints,
  ...studyTable,
  ...studyWhy,
}
