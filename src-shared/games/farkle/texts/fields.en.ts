import { capital } from '../../../texts/capital.ts'
import { dice } from '../../../texts/dice.en.ts'

/**
 * All words of each field of a rule set, by its path. `label` stands above or beside its control where
 * that is not the name, `must` is the predicate of an error, `sentence` or `sentences` (by value) tell
 * the rule.
 */
export const fields = {
  name: { name: 'Name' },
  dice: { name: 'Number of dice', sentence: (count: number) => `The game has ${count} dice.` },
  sets: { name: 'Points of sets' },
  straight: { name: 'Straight' },
  threePairs: { name: 'Three pairs' },
  twoTriplets: { name: 'Two triplets' },
  fourKindAndPair: { name: 'Four of a kind and a pair' },
  nothing: { name: 'All dice that score nothing' },
  fourKindAndPairCountsAsThreePairs: {
    name: 'Four of a kind and a pair count as three pairs',
    sentence: 'Four of a kind and a pair may be scored as three pairs.',
  },
  combinations: { name: 'Combinations' },
  hotDiceBonus: {
    name: 'Bonus for hot dice',
    hint: 'such as 500: 1 1 1 5 5 5 for 2,000',
    sentence: (points: string) => `All dice set aside bring ${points} more.`,
  },
  bonusOnlySingleDie: {
    name: 'The bonus is only for a single die that scores',
    hint: 'such as a last die that shows a 5: 50 and the bonus',
    sentence: (points: string) => `A single last die that scores brings ${points} more.`,
  },
  bonusGrows: {
    name: 'Times that the bonus grows in a turn',
    hint: 'such as 2 for 500, 1,000 and 1,500; empty for always the same',
    sentence: (second: string, largest: string) =>
      second === largest
        ? `From the second one of a turn on the bonus is ${second}.`
        : `The bonus grows within a turn: ${second} for the second one and so on, up to ${largest}.`,
  },
  mustRollHotDice: {
    name: 'Hot dice must be rolled again',
    hint: 'such as 1 1 1 5 5 5 for 1,500: roll all of them again, at least once',
    sentence: 'If you have set aside all dice, you must roll them all again before you bank.',
  },
  mustSetAsideAll: {
    name: 'All scoring dice must be set aside',
    hint: 'such as 1 1 5 in one roll: all three, not one 1 alone',
    sentence:
      'All dice that score must be set aside; where as many can score in several ways, the player chooses.',
  },
  maxRolls: {
    name: 'Most rolls of a turn',
    hint: 'such as 3; empty for any number',
    sentence: (rolls: number) =>
      rolls === 1
        ? 'A turn is a single roll: its points are banked.'
        : `A turn has at most ${rolls} rolls. After the last one its points are banked; where that is not allowed they are lost.`,
  },
  lastDieRolls: {
    name: 'Rolls of a last die to score',
    hint: 'such as 3; empty for one',
    sentence: (rolls: number) =>
      `A single die may be rolled up to ${rolls} times to score, and all of them count as one roll.`,
  },
  confirmation: {
    name: 'Confirmation',
    must: 'must say what must be confirmed, and the points that do it',
    sentence: (sets: boolean, combinations: boolean, points: string) =>
      `${capital(
        [
          ...(sets ? ['three or more dice of one face'] : []),
          ...(combinations ? ['combinations of several faces'] : []),
        ].join(' and '),
      )} must be confirmed before the turn may be banked: ${points}.`,
  },
  'confirmation.sets': {
    name: 'Three or more dice of one face must be confirmed',
    hint: 'such as 5 5 5 for 500: roll on, and bank only after another 1 or 5 has proved them',
  },
  'confirmation.combinations': {
    name: 'Combinations of several faces must be confirmed',
    hint: 'such as 1 2 3 4 5 6: roll on, and bank only after a later roll has scored',
  },
  'confirmation.points': {
    name: 'Points that confirm',
    hint: 'such as 500; empty for any score',
    sentence: (points: string) => `by later rolls that make ${points} together`,
    anyScore: 'by a later roll that scores',
  },
  'confirmation.sameRoll': {
    name: 'Other dice of the same roll confirm a set, too',
    sentence: 'The dice set aside beside a set confirm it, too.',
  },
  noBankAtFifty: {
    name: 'No bank at totals that end in 50',
    hint: 'such as 350: roll on, or set aside a die less',
    sentence: 'A turn total that ends in 50 may not be banked.',
  },
  ownDice: { name: 'Own dice' },
  opponentDice: {
    name: 'The opponent’s dice',
    label: 'The opponent rolls other dice',
    hint: 'such as your loaded dice against ordinary ones',
  },
  ownCombinations: {
    name: 'Combinations that only you have',
    sentence: (combinations: string) => `Only for you score, too: ${combinations}.`,
  },
  opponentCombinations: {
    name: 'Combinations that only the opponent has',
    sentence: (combinations: string) => `Only for the opponent score, too: ${combinations}.`,
  },
  jokerAlone: {
    name: 'A joker may score without an ordinary die beside it',
    hint: 'such as a lone joker for 100, as a 1',
  },
  goal: { name: 'Goal score' },
  minimumBank: {
    name: 'Minimum to bank',
    sentence: (points: string) => `Bank at least ${points}.`,
  },
  minimumFirstBank: {
    name: 'Minimum for the first bank',
    sentence: (points: string) =>
      `While a player has nothing banked, a bank must be at least ${points}.`,
  },
  end: {
    name: 'End of the game',
    label: 'The game ends once the goal is banked',
    hint: 'At 9,400 to 9,900: if the first player banks 600, the second has one more turn. If the second banks 100, the game is over.',
    choices: {
      immediate: 'At once',
      finalTurn: 'After a final turn',
      equalTurns: 'Equal turns',
      rounds: 'Rounds',
    },
    must: 'must be "immediate", "finalTurn", "equalTurns" or "rounds"',
    sentences: {
      immediate: (goal: string) => `The first to bank ${goal} wins.`,
      finalTurn: (goal: string) =>
        `Once somebody has banked ${goal}, the other has one more turn; a tie is half a win.`,
      equalTurns: (goal: string) =>
        `Once the first player has banked ${goal}, the second has one more turn; a tie is half a win. If the second player banks it, the game is over, for both have had as many turns.`,
      rounds: (rounds: number) =>
        `After ${rounds === 1 ? 'one round' : `${rounds} rounds`} the higher score wins, whatever it is; a tie is half a win.`,
    },
  },
  rounds: { name: 'Rounds', hint: 'such as 10: after ten turns each the higher score wins' },
  farklePenalty: {
    label: 'Farkles in a row cost banked points',
    hint: 'such as 500 for three in a row; a bank begins a new count',
    must: 'must be nothing (null), or the farkles in a row, the points and the lowest banked score',
    sentence: (farkles: number, points: string, floor: string) =>
      `${farkles === 1 ? 'Each farkle costs' : `${farkles} farkles in a row cost`} ${points} banked points, never below ${floor}.`,
    zero: 'zero',
  },
  'farklePenalty.farkles': { name: 'Farkles in a row' },
  'farklePenalty.points': { name: 'Farkle penalty' },
  'farklePenalty.floor': { name: 'Lowest banked score' },
  sixOfAKindWins: {
    name: 'Six of a kind wins the game',
    five: 'Five of a kind wins the game',
    hint: (count: number) => `such as${' 4'.repeat(count)}`,
    sentence: (count: number) =>
      `${capital(dice.number(count))} of a kind in one roll wins the game.`,
  },
  winningDice: {
    name: 'Dice that win the game',
    hint: 'such as 1 1 1 1 1 1',
    sentence: (dice: string) => `${capital(dice)} in one roll win the game.`,
  },
  finishFrom: {
    name: 'Only the goal may be banked from',
    hint: 'such as 9,500: from there on, only the goal',
    sentence: (points: string) =>
      `A player who has banked ${points} may bank nothing short of the goal.`,
  },
  losingDice: {
    name: 'Dice that lose',
    hint: 'such as 2 2 2 2',
    sentences: {
      banked: (dice: string) =>
        `${capital(dice)} in one roll score nothing and lose the turn and all that is banked.`,
      game: (dice: string) => `${capital(dice)} in one roll lose the game.`,
    },
  },
  losingDiceTake: {
    name: 'What they lose',
    label: 'Dice that lose take',
    choices: { banked: 'All that is banked', game: 'The game' },
    must: 'must be "banked" or "game"',
  },
  firstRollPenalty: {
    name: 'Farkle in the first roll costs',
    hint: 'such as 1,000, beside the farkle penalty',
    sentence: (points: string) =>
      `A farkle in the first roll of a turn costs ${points} banked points, never more than there are.`,
  },
  farkleTakes: {
    name: 'A farkle also costs banked points: the turn total',
    hint: 'such as 1,000 banked, 350 in the turn and then a farkle: 650 are left',
    sentence:
      'A farkle also costs banked points: as many as the turn total, but never more than there are.',
  },
  overshoot: {
    name: 'Beyond the goal',
    label: 'A turn total beyond the goal',
    hint: 'At 9,800 of 10,000, a turn total of 250 would lead beyond the goal.',
    choices: { reaches: 'Reaches it', lost: 'Is lost' },
    must: 'must be "reaches" or "lost"',
    sentence: (goal: string) =>
      `${goal} must be hit exactly, whatever the minimum; a turn total that leads beyond it is lost as by a farkle.`,
  },
  buildOnBank: {
    name: 'After a bank, the next player may roll the dice left and add to that total',
    hint: 'such as 1 1 1 banked for 1,000: three dice that score make it 1,000 and more',
    sentence:
      'After a bank the other player may roll the dice that were left, on top of that turn total.',
  },
  steal: {
    name: 'After a farkle',
    label: 'After a farkle the turn total',
    choices: {
      nothing: 'Is lost',
      diceLeft: 'The other player may roll the same dice for it',
      allDice: 'The other player may roll all dice for it',
    },
    must: 'must be "nothing", "diceLeft" or "allDice"',
    sentences: {
      diceLeft:
        'After a farkle the other player may roll the same dice again, on top of the turn total that was lost.',
      allDice:
        'After a farkle the other player may roll all dice on top of the turn total that was lost.',
    },
  },
  farkleScores: {
    name: 'A farkle scores the turn total',
    hint: 'such as 350 and then a farkle: 350 are scored',
    sentence:
      'A farkle ends the turn and scores its total, whatever the minimum. “Points a turn” leave this rule out.',
  },
  beatLastTurn: {
    name: 'A turn must beat the other player’s last one',
    hint: 'such as 400 after the other player has banked 350; after a farkle the minimum alone counts',
    sentence:
      'A turn that is banked must be more than the other player’s last turn, beside any minimum. “Points a turn” leave this rule out.',
  },
}
