import { capital } from '../../../../texts/capital.ts'

export const turnRules = {
  fields: {
    maxRolls: 'Most rolls of a turn',
    lastDieRolls: 'Rolls of a last die to score',
    confirmation: 'Confirmation',
    'confirmation.sets': 'Three or more dice of one face must be confirmed',
    'confirmation.combinations': 'Combinations of several faces must be confirmed',
    'confirmation.points': 'Points that confirm',
    'confirmation.sameRoll': 'Other dice of the same roll confirm a set, too',
    noBankAtFifty: 'No bank at totals that end in 50',
    bonusGrows: 'Times that the bonus grows in a turn',
  },
  must: {
    confirmation: 'must say what must be confirmed, and the points that do it',
    confirmSets: 'must be off unless sets must be confirmed',
    bonusThatGrows: 'must be some points if the bonus grows',
  },
  sentences: {
    maxRolls: (rolls: number) =>
      rolls === 1
        ? 'A turn is a single roll: its points are banked.'
        : `A turn has at most ${rolls} rolls. After the last one its points are banked; where that is not allowed they are lost.`,
    lastDieRolls: (rolls: number) =>
      `A single die may be rolled up to ${rolls} times to score, and all of them count as one roll.`,
    confirmation: (sets: boolean, combinations: boolean, points: string) =>
      `${capital(
        [
          ...(sets ? ['three or more dice of one face'] : []),
          ...(combinations ? ['combinations of several faces'] : []),
        ].join(' and '),
      )} must be confirmed before the turn may be banked: ${points}.`,
    anyScore: 'by a later roll that scores',
    points: (points: string) => `by later rolls that make ${points} together`,
    sameRoll: 'The dice set aside beside a set confirm it, too.',
    noBankAtFifty: 'A turn total that ends in 50 may not be banked.',
    /** Second and largest bonus of a turn. */
    bonusGrows: (second: string, largest: string) =>
      second === largest
        ? `From the second one of a turn on the bonus is ${second}.`
        : `The bonus grows within a turn: ${second} for the second one and so on, up to ${largest}.`,
  },
  hints: {
    maxRolls: 'such as 3; empty for any number',
    lastDieRolls: 'such as 3; empty for one',
    points: 'such as 500; empty for any score',
    confirmation:
      'such as 5 5 5 for 500: roll on, and bank only after another 1 or 5 has proved them',
    combinations: 'such as 1 2 3 4 5 6: roll on, and bank only after a later roll has scored',
    noBankAtFifty: 'such as 350: roll on, or set aside a die less',
    bonusGrows: 'such as 2 for 500, 1,000 and 1,500; empty for always the same',
  },
  memory: {
    round: 'Round',
    roundOf: (round: number, rounds: number) => `${round} of ${rounds}`,
    toBeat: 'To beat',
    rollsLeft: 'Rolls left',
    toConfirm: 'To confirm',
    nextBonus: 'Next bonus',
    nothing: 'nothing',
    rolls: (rolls: number) =>
      rolls === 0 ? 'no roll left' : `${rolls} ${rolls === 1 ? 'roll' : 'rolls'} left`,
    owes: (points: string) => `${points} to confirm`,
    bonus: (points: string) => `${points} for the next hot dice`,
  },
  places: {
    left: (dice: string) => `${dice} left`,
    and: (dice: string, memory: string) => `${dice} and ${memory}`,
    roll: 'roll',
    bank: 'bank',
    none: '–',
    bankFrom: 'Bank from',
    title: 'When to bank',
    corner: 'Dice left',
    farkle: 'Farkle, %',
    caption: 'The turn total to bank from, by the dice left and the situation in the turn',
    meaning:
      'A number: bank from that turn total on, and roll below it. “roll”: roll at any total. “bank”: bank as soon as you may. A dash: no turn comes there.',
    confirm: 'The numbers hold once nothing is left to confirm; before that you may not bank.',
    atFifty: 'They are for totals that do not end in 50, which may not be banked.',
    slice: (left: string) =>
      `The table is a slice: ${left} more limits are not shown. The analyser answers for every position.`,
    only: 'Under these rules more counts than the turn total and the dice left, so charts and maps are not shown. The table below, Analyse, Drill and Cards count everything.',
  },
  cards: {
    question: (place: string) => `${place}: from which turn total on do you bank?`,
    odds: (dice: string) => `Rolling ${dice}: how often is it a farkle, in percent?`,
    oddsWhy: 'Counted over all ways these dice can fall, each face as often as the die shows it.',
    steps: {
      limits: {
        title: 'A limit for each situation',
        about:
          'Takes all points of a roll and banks from a limit on that depends on the dice left and what else the turn remembers.',
      },
      best: {
        title: 'Which dice to set aside',
        about: 'Plays for the most points, also in the choice of dice.',
      },
    },
  },
  tooManyNodes: (most: number) =>
    `With these rules a turn can be in more than ${most} different situations, which is too many to be solved. Let fewer rolls be allowed, fewer points confirm, or the bonus grow less often.`,
  notTogether:
    'This rule cannot be solved together with a limit of rolls, several rolls of the last die, a confirmation, no bank at 50 or a bonus that grows. Leave out one of the two.',
  noTables:
    'This is not available for these rules. The table “When to bank”, Analyse, Drill and Cards count everything.',
  noSheet:
    'Under these rules this depends on more than the turn total and the number of dice left. The sheet “When to bank” knows all that counts.',
}
