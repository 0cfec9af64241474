import { dice as words } from '../../../../texts/en/dice.ts'

/** Farkles per 100 rolls, and the text of the limit. */
export interface DiceLeft {
  readonly dice: number
  readonly throws: string
  readonly limit: string
}

/** Numbers are passed already formatted. */
export const cardsTopics = {
  topics: {
    /** Follows a colon. */
    limit: {
      from: (points: string) => `bank from ${points}`,
      soon: 'bank as soon as you may',
      never: 'always roll',
    },
    risk: {
      title: 'What a farkle costs',
      idea: (one: string, three: string, all: string, dice: number) =>
        `A farkle is a roll in which no die scores. It ends the turn, and all points of the turn are lost. One die farkles in ${one} of 100 rolls, three dice in ${three} and ${words.number(dice)} ${all === '0' ? 'never' : `in ${all}`}: the fewer are left, the sooner you bank.`,
    },
    oneNumber: {
      title: 'One number to bank by',
      idea: (hold: string) =>
        `The turn total is what you have made in this turn and not banked yet. If you play by one number alone, bank from ${hold}: no other single number makes more points a turn.`,
    },
    fewDice: {
      title: 'One or two dice left',
      idea: (one: string, two: string) =>
        `A limit is the turn total at which you start to bank. Each number of dice has its own. With 1 die left ${one}; with 2 dice ${two}.`,
    },
    threeDice: {
      title: 'Three dice left',
      idea: (throws: string, limit: string) =>
        `Three dice farkle in ${throws} of 100 rolls, and what a roll adds soon no longer pays for what you risk. With 3 dice left ${limit}.`,
    },
    manyDice: {
      title: (most: number) =>
        most === 4
          ? 'Four dice left'
          : `Four ${most === 5 ? 'or' : 'to'} ${words.number(most)} dice left`,
      idea: ([four, ...more]: readonly [DiceLeft, ...DiceLeft[]]) => {
        const others = more.map(
          ({ dice, throws }, i) =>
            `,${i === more.length - 1 ? ' and' : ''} ${words.number(dice)} in ${throws}`,
        )
        const limits = more.map(({ dice, limit }) => `; with ${dice} dice ${limit}`)
        return `Four dice farkle in ${four.throws} of 100 rolls${others.join('')}, so that they bear a larger turn total. With 4 dice left ${four.limit}${limits.join('')}.`
      },
    },
    hotDice: {
      title: 'Hot dice',
      idea: (throws: string, limit: string) =>
        `Dice are hot when all of them have scored: you may roll them all again, and the turn total stays. ${throws === '0' ? 'Then no farkle can come' : `A farkle then comes in ${throws} of 100 rolls`}; ${limit}.`,
    },
    minimum: {
      title: 'Around the least bank',
      idea: (first: string, later: string) =>
        `A bank must be at least ${first} while you have nothing banked, and ${later} otherwise. Below it nothing can be kept and you roll; from there on the limits decide.`,
    },
    leaveMore: {
      title: 'Leave a die that scores',
      idea: 'You need not set aside every die that scores. One more die to roll farkles less and scores more. That can be worth more than its own points.',
    },
    takeMore: {
      title: 'Take more than you must',
      idea: 'Every die that is set aside adds its points for certain. Take more of them where those points are worth more than another die to roll.',
    },
    triplets: {
      title: 'Three alike',
      idea: 'A set is several equal dice that score together. It uses up many dice: compare it with single dice that leave more to roll.',
    },
    thenBank: {
      title: 'Which dice, when you bank',
      idea: 'Which dice you set aside and whether you bank then are one decision. Where you bank, the dice that are left count for nothing: take all that score.',
    },
    thenRoll: {
      title: 'Which dice, when you roll',
      idea: 'If you roll on, the dice left count as well as the points. Compare more points and fewer dice with fewer points and more dice.',
    },
    largeTotal: {
      title: 'A large turn total',
      idea: 'A farkle takes all that you have made, but a roll adds no more than it did before. So what you risk grows with the turn total, and what you gain does not.',
    },
    afterFarkles: {
      title: 'After a farkle',
      idea: (farkles: string, points: string) =>
        `Farkles in a row are punished: ${farkles} of them take ${points} from your score. Each one brings that nearer, so that a roll risks more than its turn total.`,
    },
    thumb: {
      value: 'Your rule: what rolling is worth',
      score: 'Your rule: what the score adds',
      goal: 'Your rule: near the goal',
      dice: 'Your card: which dice',
      column: 'Your card: when to bank at a level score',
      columns: 'Your card: when to bank ahead and behind',
    },
    close: {
      title: 'Close calls',
      idea: 'A call is close when the best choice gains only a few points. No rule helps here, only the numbers.',
    },
  },
}
