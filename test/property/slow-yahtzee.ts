// The game of Yahtzee as its rules and the paper's recursion have it: rolls are texts of faces, every
// keep is an edge to every roll, every state is a call. Nothing of it is the app's.

export interface SlowRules {
  readonly jokers: 'forced' | 'free' | 'none'
  readonly yahtzeeBonus: number
  readonly upperThreshold: number
  readonly upperBonus: number
  readonly rerolls: number
}

/** Box names in the order of the app's numbers, so that cards can be compared. */
export const BOXES = [
  ...['1', '2', '3', '4', '5', '6'],
  ...['three', 'four', 'house', 'small', 'large', 'chance', 'yahtzee'],
]

export interface SlowCard {
  readonly open: readonly string[]
  readonly upper: number
  readonly fifty: boolean
}

function texts(size: number, from = 1): string[] {
  if (size === 0) return ['']
  return [1, 2, 3, 4, 5, 6]
    .filter((face) => face >= from)
    .flatMap((face) => texts(size - 1, face).map((rest) => `${face}${rest}`))
}

const sorted = (text: string): string => [...text].sort().join('')

/** The chance of every roll that a keep can become, by throwing the other dice one by one. */
function becomes(kept: string): Map<string, number> {
  let chances = new Map([[kept, 1]])
  for (let dice = kept.length; dice < 5; dice++) {
    const more = new Map<string, number>()
    for (const [text, chance] of chances) {
      for (const face of '123456') {
        const next = sorted(text + face)
        more.set(next, (more.get(next) ?? 0) + chance / 6)
      }
    }
    chances = more
  }
  return chances
}

function keepsOf(roll: string): string[] {
  const keeps = new Set<string>()
  for (let mask = 0; mask < 32; mask++) {
    keeps.add([...roll].filter((_, i) => mask & (1 << i)).join(''))
  }
  return [...keeps]
}

/** Every roll. */
export const SLOW_ROLLS = texts(5)
const rollAt = new Map(SLOW_ROLLS.map((roll, i) => [roll, i]))
const KEEPS = [...new Set(SLOW_ROLLS.flatMap(keepsOf))]
const keepAt = new Map(KEEPS.map((keep, i) => [keep, i]))
const EDGES = KEEPS.map((keep) =>
  [...becomes(keep)].map(([roll, chance]) => ({ roll: rollAt.get(roll)!, chance })),
)
const CHOICES = SLOW_ROLLS.map((roll) => keepsOf(roll).map((keep) => keepAt.get(keep)!))

const total = (roll: string): number => [...roll].reduce((sum, face) => sum + Number(face), 0)
const most = (roll: string): number => Math.max(...[...roll].map((f) => roll.split(f).length - 1))
const isFive = (roll: string): boolean => roll[0] === roll[4]

/** Points of a roll in a box, by its dice alone. */
export function slowPoints(box: string, roll: string): number {
  switch (box) {
    case 'three':
      return most(roll) >= 3 ? total(roll) : 0
    case 'four':
      return most(roll) >= 4 ? total(roll) : 0
    case 'house':
      return /^(.)\1\1(.)\2$|^(.)\3(.)\4\4$/.test(roll) && !isFive(roll) ? 25 : 0
    case 'small':
      return ['1234', '2345', '3456'].some((run) => [...run].every((f) => roll.includes(f)))
        ? 30
        : 0
    case 'large':
      return roll === '12345' || roll === '23456' ? 40 : 0
    case 'chance':
      return total(roll)
    case 'yahtzee':
      return isFive(roll) ? 50 : 0
    default:
      return total(roll.replace(new RegExp(`[^${box}]`, 'g'), ''))
  }
}

const isUpper = (box: string): boolean => box.length === 1

/** All boxes that a roll may go to, with the points there. */
export function slowPlaces(rules: SlowRules, card: SlowCard, roll: string): [string, number][] {
  const plain = card.open.map((box): [string, number] => [box, slowPoints(box, roll)])
  if (rules.jokers === 'none' || !isFive(roll) || card.open.includes('yahtzee')) return plain
  const own = roll[0]!
  const extra = card.fifty ? rules.yahtzeeBonus : 0
  const joker = ([box, points]: [string, number]): [string, number] => {
    const worth = { house: 25, small: 30, large: 40 }[box] ?? points
    return [box, worth + extra]
  }
  const bonus = plain.map(([box, points]): [string, number] => [box, points + extra])
  if (card.open.includes(own)) {
    return rules.jokers === 'free' ? bonus : bonus.filter(([box]) => box === own)
  }
  if (rules.jokers === 'free') return plain.map(joker)
  const lower = plain.filter(([box]) => !isUpper(box))
  return lower.length > 0 ? lower.map(joker) : bonus
}

/** The state after a roll was scored. */
export function slowAfter(card: SlowCard, box: string, roll: string): SlowCard {
  return {
    open: card.open.filter((other) => other !== box),
    upper: card.upper + (isUpper(box) ? slowPoints(box, roll) : 0),
    fifty: card.fifty || (box === 'yahtzee' && isFive(roll)),
  }
}

/** The mean of a turn whose rolls are worth so much with no reroll left, in the order of SLOW_ROLLS. */
export function slowTurn(rules: SlowRules, last: readonly number[]): number {
  let rolls = last
  const keepValue = (keep: number): number =>
    EDGES[keep]!.reduce((sum, { roll, chance }) => sum + chance * rolls[roll]!, 0)
  for (let i = 0; i < rules.rerolls; i++) {
    const keeps = KEEPS.map((_, keep) => keepValue(keep))
    rolls = CHOICES.map((choices) => Math.max(...choices.map((keep) => keeps[keep]!)))
  }
  return keepValue(keepAt.get('')!)
}

/** E by card, every state solved once. */
export function slowYahtzee(rules: SlowRules): (card: SlowCard) => number {
  const known = new Map<string, number>()
  const value = (card: SlowCard): number => {
    if (card.open.length === 0) {
      return card.upper >= rules.upperThreshold ? rules.upperBonus : 0
    }
    const key = `${card.open.join()} ${card.upper} ${card.fifty}`
    const before = known.get(key)
    if (before !== undefined) return before
    const rolls = SLOW_ROLLS.map((roll) =>
      Math.max(
        ...slowPlaces(rules, card, roll).map(
          ([box, points]) => points + value(slowAfter(card, box, roll)),
        ),
      ),
    )
    const mean = slowTurn(rules, rolls)
    known.set(key, mean)
    return mean
  }
  return value
}
