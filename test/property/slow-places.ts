import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { sixAlike } from './slow-odds.ts'
import { asSets, showsDice, slowRolls, slowScore, type Dice } from './slow-rules.ts'

// Turns that remember more than the dice left, read a second time: every roll, every subset of it, and
// what the turn then is, as a text.

/** A turn between two rolls, but for its total. */
export interface SlowPlace {
  /** Dice to roll, 0 after the last roll. */
  readonly dice: number
  readonly rolls: number
  readonly owed: number
  readonly ending: number
  /** Bonuses that the turn has had, as far as they make the next one larger. */
  readonly bonuses: number
}

export const placeKey = ({ dice, rolls, owed, ending, bonuses }: SlowPlace): string =>
  `${dice} ${rolls} ${owed} ${ending} ${bonuses}`

interface PlaceMove {
  readonly to: string
  readonly points: number
}

/** All that can come of a roll at a place; the chances add up to 1. */
export interface PlaceOdds {
  readonly place: SlowPlace
  readonly isBankable: boolean
  readonly wins: number
  readonly farkles: number
  /** Chance of the losing dice, which are no farkle. */
  readonly loses: number
  readonly outcomes: readonly { readonly chance: number; readonly moves: readonly PlaceMove[] }[]
}

interface Taken {
  readonly taken: number
  readonly points: number
  readonly owes: boolean
  readonly beside: number
}

const ofFace = (dice: Dice, face: number): number => dice.filter((one) => one === face).length

/** What may be set aside from a roll, each with what it means for a confirmation. */
function takenFrom(rules: RuleSet, roll: Dice, score: (dice: Dice) => number | null): Taken[] {
  const bonus = roll.length === 1 || !rules.bonusOnlySingleDie ? rules.hotDiceBonus : 0
  const all = new Map<string, Taken>()
  for (let subset = 1; subset < 2 ** roll.length; subset++) {
    const some = roll.filter((_, i) => (subset >> i) % 2 === 1)
    const own = score(some)
    if (own === null) continue
    const points = own + (some.length === roll.length ? bonus : 0)
    const alike = some.some((face) => ofFace(some, face) > 2)
    const mixed = own > (asSets(rules, some) ?? 0)
    const proof = rules.confirmation
    const owes = (proof.sets && alike) || (proof.combinations && mixed)
    const rest = some.filter((face) => ofFace(some, face) < 3)
    const counts = owes && proof.sameRoll && alike && !mixed && rest.length > 0
    const beside = counts ? (score(rest) ?? 0) : 0
    const one = { taken: some.length, points, owes, beside }
    all.set(JSON.stringify(one), one)
  }
  if (all.size === 0 && roll.length === rules.dice && rules.nothing > 0) {
    return [{ taken: roll.length, points: rules.nothing + bonus, owes: false, beside: 0 }]
  }
  if (!rules.mustSetAsideAll) return [...all.values()]
  const most = Math.max(...[...all.values()].map(({ taken }) => taken))
  return [...all.values()].filter(({ taken }) => taken === most)
}

function bringsBonus(rules: RuleSet, { dice }: SlowPlace, taken: number): boolean {
  return rules.hotDiceBonus > 0 && taken === dice && (dice === 1 || !rules.bonusOnlySingleDie)
}

function moved(rules: RuleSet, at: SlowPlace, { taken, points, owes, beside }: Taken): SlowPlace {
  const left = at.dice - taken
  const owed = owes ? rules.confirmation.points - beside : at.owed - points
  const ending = rules.noBankAtFifty ? (at.ending + points) % 100 : 0
  if (at.rolls === 1) {
    return { dice: 0, rolls: 0, owed: owed > 0 ? 1 : 0, ending: ending === 50 ? 50 : 0, bonuses: 0 }
  }
  const bonuses = Math.min(rules.bonusGrows, at.bonuses + (bringsBonus(rules, at, taken) ? 1 : 0))
  return { dice: left || rules.dice, rolls: at.rolls - 1, owed: Math.max(0, owed), ending, bonuses }
}

/** The place of a turn's first roll. */
export const firstPlace = (rules: RuleSet): SlowPlace => ({
  dice: rules.dice,
  rolls: rules.maxRolls === 0 ? Infinity : rules.maxRolls,
  owed: 0,
  ending: 0,
  bonuses: 0,
})

/** The odds of every place that a turn can come to, by its key. */
export function slowPlaces(rules: RuleSet): Map<string, PlaceOdds> {
  const score = slowScore(rules)
  const rolls = slowRolls(rules).map((some) =>
    some.map((roll) => {
      const wins =
        (rules.sixOfAKindWins && sixAlike(roll.dice, rules)) ||
        showsDice(rules.winningDice, roll.dice)
      const loses = !wins && showsDice(rules.losingDice, roll.dice)
      const taken = wins || loses ? [] : takenFrom(rules, roll.dice, score)
      return { ways: roll.ways, wins, loses, taken }
    }),
  )
  const places = new Map<string, PlaceOdds>()
  const waiting = [firstPlace(rules)]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (places.has(placeKey(place))) continue
    const here = place
    const outcomes = new Map<string, { ways: number; moves: PlaceMove[] }>()
    const chance = (ways: number): number => ways / 6 ** here.dice
    let wins = 0
    let loses = 0
    let farkles = here.dice === 0 ? 1 : 0
    for (const roll of rolls[here.dice]!) {
      if (roll.wins) wins += roll.ways
      else if (roll.loses) loses += roll.ways
      else if (roll.taken.length === 0) farkles += roll.ways
      else {
        const to = roll.taken.map((some) => {
          const more = bringsBonus(rules, here, some.taken) ? here.bonuses * rules.hotDiceBonus : 0
          const one = { ...some, points: some.points + more }
          return { next: moved(rules, here, one), ...one }
        })
        waiting.push(...to.map(({ next }) => next))
        const moves = to.map(({ next, points }) => ({ to: placeKey(next), points }))
        const key = JSON.stringify(moves)
        outcomes.set(key, { ways: (outcomes.get(key)?.ways ?? 0) + roll.ways, moves })
      }
    }
    // A last die that has not scored is rolled again.
    const risk = chance(farkles)
    const tries = here.dice === 1 ? rules.lastDieRolls : 1
    const again = Array.from({ length: tries }, (_, i) => risk ** i).reduce((a, b) => a + b, 0)
    const hot = here.dice === rules.dice && rules.mustRollHotDice
    places.set(placeKey(here), {
      place: here,
      isBankable: here.owed === 0 && here.ending !== 50 && !hot,
      wins: chance(wins) * again,
      loses: chance(loses) * again,
      farkles: risk ** tries,
      outcomes: [...outcomes.values()].map(({ ways, moves }) => ({
        chance: chance(ways) * again,
        moves,
      })),
    })
  }
  return places
}
