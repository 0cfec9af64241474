export const turnRules = {
  must: {
    confirmSets: 'must be off unless sets must be confirmed',
    bonusThatGrows: 'must be some points if the bonus grows',
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
  states: {
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
      `The table is a slice: ${left} more breakpoints are not shown. The analyser answers for every position.`,
    only: 'Under these rules more counts than the turn total and the dice left, so charts and maps are not shown. The table below, Analyse, Drill and Cards count everything.',
  },
  cards: {
    question: (place: string) => `${place}: from which turn total do you bank?`,
    odds: (dice: string) => `Rolling ${dice}: how often is it a farkle, in percent?`,
    oddsWhy: 'Counted over all ways these dice can fall, each face as often as the die shows it.',
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
