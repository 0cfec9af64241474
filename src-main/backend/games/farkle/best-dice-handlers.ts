import type { Handlers } from '#shared/contract/requests.ts'
import type { bestDiceRequests } from '#shared/games/farkle/requests/best-dice.ts'
import type { KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { kindKey, type OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { hasSides } from '#shared/games/farkle/rules/sides.ts'
import { remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'
import { diceOfSet } from '#shared/games/farkle/solve/bag/best-sets.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

/** Bounds the memory of a search to some hundred megabytes. */
const MAX_SETS = 1_500_000

interface InBag {
  readonly die: KnownDie
  readonly count: number
}

/** Kinds that differ; dice that roll alike are one kind, with their names side by side. */
function kindsOf(bag: readonly InBag[], dice: number): OwnDice[] {
  const kinds = new Map<string, OwnDice>()
  for (const { die, count } of bag) {
    const key = kindKey(die)
    const known = kinds.get(key)
    const all = Math.min(dice, count + (known?.count ?? 0))
    const name = known && known.name !== die.name ? `${known.name} / ${die.name}` : die.name
    if (all > 0) kinds.set(key, { ...die, name, count: all })
  }
  return [...kinds.values()]
}

/** Number of choices of so many dice. */
function setCount(kinds: readonly OwnDice[], dice: number): number {
  let ways = [1, ...Array.from({ length: dice }, () => 0)]
  for (const { count } of kinds) {
    ways = ways.map((_, size) =>
      ways.slice(Math.max(0, size - count), size + 1).reduce((sum, some) => sum + some),
    )
  }
  return ways[dice]!
}

function whyNone(rules: RuleSet, kinds: readonly OwnDice[]): string | null {
  const { tooFew, tooMany, notTheseRules } = farkleTexts.ownDice.bag
  const isPlain = !remembersMore(rules) && !rules.mustRollHotDice && rules.lastDieRolls === 1
  if (!isPlain || hasSides(rules) || rules.end === 'rounds') return notTheseRules
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  if (count < rules.dice) return tooFew(rules.dice)
  return setCount(kinds, rules.dice) > MAX_SETS ? tooMany(grouped(MAX_SETS)) : null
}

export function bestDiceHandlers(solving: Pick<Solving, 'solve'>) {
  return {
    async 'farkle.bestDice'({ rules: all, bag, sets }) {
      const rules = { ...all, ownDice: [] }
      const kinds = kindsOf(bag, rules.dice)
      refuseFor(() => whyNone(rules, kinds))
      const task = { rules, bag: kinds, count: sets }
      const found = await solving.solve('best-dice', task, JSON.stringify([kinds, sets]))
      return {
        ...found,
        sets: found.sets.map(({ counts, points }) => ({ dice: diceOfSet(kinds, counts), points })),
      }
    },
  } satisfies Handlers<typeof bestDiceRequests>
}
