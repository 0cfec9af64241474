export interface DieInWords {
  readonly count: number
  readonly name: string
  /** Weights of faces 1 to 6; null if all are equal. */
  readonly weights: readonly number[] | null
  readonly joker: number | null
}

const ofDie = ({ count, name, weights, joker }: DieInWords): string =>
  [
    `${count} ${count === 1 ? 'die' : 'dice'}${name === '' ? '' : ` “${name}”`}`,
    ...(weights ? [`whose faces 1 to 6 weigh ${weights.join(', ')}`] : []),
    ...(joker ? [`${weights ? 'and ' : ''}whose ${joker} is a joker`] : []),
  ].join(' ')

const PARTS: Readonly<Record<string, string>> = {
  name: 'The name',
  count: 'The number',
  weights: 'The weights',
  joker: 'The joker',
}

const partOf = (part = ''): string | undefined =>
  Object.hasOwn(PARTS, part) ? PARTS[part] : undefined

/** Example: 2 dice “Lucky” ...; the other 4 are ordinary. */
function fullRoll(dice: readonly DieInWords[], others: number): string {
  if (dice.length === 0) return 'ordinary dice'
  const rest =
    others === 0
      ? ''
      : `; ${others === 1 ? 'the other one is' : `the other ${others} are`} ordinary`
  return `${dice.map(ofDie).join(', ')}${rest}`
}

export const ownDice = {
  ofDie: (place: number, part?: string): string => {
    const name = partOf(part)
    return name === undefined ? `Own dice ${place}` : `${name} of own dice ${place}`
  },
  ofOpponentDie: (place: number, part?: string): string => {
    const name = partOf(part)
    return name === undefined
      ? `The opponent’s dice ${place}`
      : `${name} of the opponent’s dice ${place}`
  },
  ordinary: 'ordinary',
  jokerOf: (name: string) => `★ ${name}`,
  nameless: (place: number) => `own ${place}`,
  must: {
    list: 'must be a list of dice',
    die: 'must say how many dice there are, what their faces weigh, and which face is a joker',
    weights: (most: string) =>
      `must be six numbers, one for each face and not all 0: whole ones up to ${most}, or percent with at most two decimals`,
    notMoreThan: (dice: number) => `must not be more than the ${dice} dice of a roll`,
    jokerSeen: 'must be a face that can come up',
    jokerThere: 'must be off unless some die has a joker',
    notInEqualTurns: 'must be left out where both players have equally many turns',
  },
  sentences: {
    dice: (dice: readonly DieInWords[], others: number) =>
      `A full roll has ${fullRoll(dice, others)}. Both players roll the same dice.`,
    yours: (dice: readonly DieInWords[], others: number) => `You roll ${fullRoll(dice, others)}.`,
    theirs: (dice: readonly DieInWords[], others: number) =>
      `The opponent rolls ${fullRoll(dice, others)}.`,
    joker:
      'A joker stands for any face in a combination with at least one other die, also in three of a kind, which count as three single dice at least: rules rarely say so, and Breakpoint reads them in this way. It never scores on its own.',
    jokerAlone: 'A joker stands for any face that helps to score, also on its own.',
  },
  notTogether:
    'Own dice cannot be solved together with a limit of rolls, a confirmation or no bank at 50. Leave out one of the two.',
  notWithOwnDice: 'This rule cannot be solved together with own dice. Leave out one of the two.',
  bag: {
    tooFew: (dice: number) => `A turn needs ${dice} dice, and there are fewer.`,
    tooMany: (most: string) =>
      `These dice make more than ${most} sets. Leave out dice that you would not take.`,
    tooManyKinds: (most: number) => `There can be at most ${most} kinds of dice.`,
    notTheseRules:
      'The best dice cannot be found under these rules: a turn must remember no more than its dice and its total.',
    noBadges:
      'Badges are for games that the first to bank the goal wins at once, without penalties.',
    tooFarAhead: 'A headstart must be less than the goal.',
  },
  tooManyKinds:
    'With these dice a turn can be in too many different situations to be solved. Let more dice be alike.',
  ofYours: 'This is for your side: your dice and combinations against the opponent’s.',
  twoSides:
    'These rules have two sides, so at most two can play. Of two people the one who begins has your side.',
  noTables:
    'This is not available for these rules. The table “When to bank”, Analyse, Drill and Cards tell the dice apart.',
  kept: {
    nameTaken: (name: string) => `“${name}” is in the list already. Choose another name.`,
    full: (most: number) => `There are ${most} dice in the list. Delete one first.`,
    typed: 'As typed',
    known: 'Known dice',
    mine: 'My dice',
    keep: 'Keep in my dice',
    needsName: 'To keep these dice, give them a name and six weights',
    isThere: 'These dice are in the list',
    said: (name: string) => `“${name}” is among your dice now.`,
    about: 'Dice to choose in any rule set. Rule sets that have them already stay as they are.',
    nameOf: (name: string) => `Name of “${name}”`,
    weights: (weights: string) => `weights ${weights}`,
    joker: (face: number) => `${face} is the joker`,
    forget: (name: string) => `Delete “${name}” from my dice`,
    forgotten: (name: string) => `“${name}” is deleted from your dice.`,
  },
  editor: {
    note: 'Dice that are loaded, or have a joker that stands for any face. All other dice of a roll are ordinary.',
    othersNote:
      'Those of the opponent; you roll the dice above. With none here the opponent’s dice are ordinary.',
    known: 'Add a known die',
    lists: {
      ownDice: {
        add: 'Add own dice',
        name: (place: number) => `Name of own dice ${place}`,
        count: (place: number) => `Number of own dice ${place}`,
        weights: (place: number) => `Weights of own dice ${place}`,
        joker: (place: number) => `Joker of own dice ${place}`,
        choose: (place: number) => `Die for own dice ${place}`,
        keep: (place: number) => `Keep own dice ${place} in my dice`,
        remove: (place: number) => `Remove own dice ${place}`,
      },
      opponentDice: {
        add: 'Add dice of the opponent',
        name: (place: number) => `Name of the opponent’s dice ${place}`,
        count: (place: number) => `Number of the opponent’s dice ${place}`,
        weights: (place: number) => `Weights of the opponent’s dice ${place}`,
        joker: (place: number) => `Joker of the opponent’s dice ${place}`,
        choose: (place: number) => `Die for the opponent’s dice ${place}`,
        keep: (place: number) => `Keep the opponent’s dice ${place} in my dice`,
        remove: (place: number) => `Remove the opponent’s dice ${place}`,
      },
    },
    noJoker: 'no joker',
    jokerFace: (face: number) => `${face} is the joker`,
    hints: {
      weights: 'of faces 1 to 6, such as 6 1 2 3 4 6, or in percent; empty for an ordinary die',
    },
  },
}
