import type { Points, Probability } from '#shared/base/units.ts'
import type { KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { withCombinations } from '#shared/games/farkle/rules/badges.ts'
import { diceNamed, namedDice } from '#shared/games/farkle/rules/named-dice.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { BADGE_FORMS, readBadge } from './badge-argument.ts'
import { OUTPUT_OPTIONS, wholeNumberBetween } from '../../options.ts'
import { readRulesOf, rulesHelp } from '../../rules-argument.ts'
import { UsageError } from '../../usage.ts'

/** Output of `best-dice --json`. Scripts rely on these names: add to them, do not change them. */
export interface BestDiceAnswer {
  /** Best first. */
  readonly sets: readonly {
    readonly dice: readonly { readonly name: string; readonly count: number }[]
    /** Expected points of a turn; those above the goal are worth nothing. */
    readonly points: Points
    /** Chance to win when moving first, both playing best; only with --against, best first. */
    readonly win?: Probability
  }[]
  /** Sets that were solved exactly. */
  readonly solved: number
  /** Sets that an upper bound proves to be no better than those told. */
  readonly leftOut: number
  /** Only with --next: dice of which one more adds points, and one fewer costs some; most first. */
  readonly next?: readonly { readonly name: string; readonly points: Points; adds: Points }[]
  readonly losing?: readonly { readonly name: string; readonly points: Points; costs: Points }[]
}

const NAME = 'best-dice'
const BEFORE = '1.2'
const MOST_OF_A_KIND = 99
const MAX_GOAL = 100_000

const OPTIONS = {
  have: {
    value: 'DICE',
    help: 'Your dice, such as \'odd:6,painted:4,ordinary:6\': names of dice of\nKingdom Come without "die", each with how many you have.',
  },
  against: {
    value: 'DICE',
    help: "The other player's dice, in the same form; the rest are ordinary. The sets\nare then ordered by the chance to win against them.",
  },
  badge: { value: 'BADGE', help: `Your badge, for the chance to win: ${BADGE_FORMS}` },
  'other-badge': { value: 'BADGE', help: "The other player's badge." },
  next: {
    value: null,
    help: 'Also what one more of each die of Kingdom Come would add to your best set,\nand what losing a die would cost.',
  },
  goal: { value: 'POINTS', help: "Points that win the game; the rules' own if left out." },
  rules: { value: 'RULES', help: `${rulesHelp('farkle')}\nIf left out: kcd.` },
  version: {
    value: 'VERSION',
    help: `The weights that the dice had in version ${BEFORE} of the game, and not\nthose of today.`,
  },
  ...OUTPUT_OPTIONS,
} as const

const LAYOUT: Layout = {
  percent: ['win'],
  labels: { points: 'points a turn', leftOut: 'left out by proof', next: 'one more' },
}

const numberOf = (flag: string, text: string, most: number): number =>
  wholeNumberBetween(flag, text, 1, most, `it must be a whole number from 1 to ${most}`)

function readDie(flag: string, text: string, before: boolean): KnownDie {
  const [die, ...others] = diceNamed(text, before)
  if (!die) throw new UsageError(`${flag}: no die is called "${text}".`)
  if (others.length > 0) {
    const names = [die, ...others].map(({ name }) => name).join(', ')
    throw new UsageError(`${flag}: "${text}" may be ${names}. Write more of its name.`)
  }
  return die
}

const inRequest = ({ weights, ...die }: KnownDie) => ({ ...die, weights: [...weights] })

function readBag(flag: string, text: string, before: boolean) {
  return text.split(',').map((part) => {
    const [name = '', count = '1'] = part.split(':')
    return {
      die: inRequest(readDie(flag, name, before)),
      count: numberOf(`${flag} ${name.trim()}`, count, MOST_OF_A_KIND),
    }
  })
}

function readVersion(text: string | undefined): boolean {
  if (text === undefined || text === BEFORE) return text === BEFORE
  throw new UsageError(`--version must be ${BEFORE}; leave it out for the dice of today.`)
}

export const bestDiceCommand = commandOf({
  name: NAME,
  summary: 'the six of your dice that make most points a turn',
  options: OPTIONS,
  usage:
    '--have DICE [--against DICE] [--badge BADGE] [--other-badge BADGE] [--next] [--goal POINTS] [--rules RULES] [--version 1.2] [--json] [--data-dir FOLDER]',
  about: [
    'Finds the ten sets of your dice that make most points a turn, exactly; points above the goal',
    'are worth nothing. A set is left out where an upper bound proves that it makes no more than',
    'these ten. Takes seconds for fifteen kinds of dice, and minutes for thirty. With --against',
    'these ten are ordered by the exact chance to win when moving first, both players playing best.',
  ],
  ask(given) {
    if (given.have === undefined) {
      throw new UsageError(`${NAME} needs --have DICE, such as --have 'odd:6,ordinary:6'.`)
    }
    const before = readVersion(given.version)
    const bag = readBag('--have', given.have, before)
    const hasBadge = given.badge !== undefined || given['other-badge'] !== undefined
    const others = given.against ?? (hasBadge ? 'ordinary' : undefined)
    const against = others && readBag('--against', others, before)
    const goal = given.goal === undefined ? null : numberOf('--goal', given.goal, MAX_GOAL)
    return async (ask) => {
      const read = await readRulesOf('farkle', given.rules ?? 'kcd', ask)
      const shared = goal === null ? read : { ...read, goal }
      const own = readBadge('--badge', given.badge, shared)
      const other = readBadge('--other-badge', given['other-badge'], shared)
      const rules = withCombinations(shared, own, other)
      const badges = { badge: own.badge, otherBadge: other.badge }
      const asked = { rules, bag, ...badges, ...(against && { against }) }
      const { sets, solved, leftOut } = await ask('farkle.bestDice', asked)
      const dice = namedDice(before).map(inRequest)
      const next = given.next ? await ask('farkle.nextDice', { rules, bag, dice }) : null
      const answer: BestDiceAnswer = {
        sets: sets.map(({ dice, ...found }) => ({
          dice: dice.map(({ name, count }) => ({ name, count })),
          ...found,
        })),
        solved,
        leftOut,
        ...(next && { next: next.next, losing: next.losing }),
      }
      return { answer, layout: LAYOUT }
    }
  },
})
