import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thumbChoice, type ThumbQuestion } from '#shared/games/farkle/drill/thumb-choice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { leastBank, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { anyThumbRule } from '#test/support/thumb-rules.ts'
import { someRuns } from './runs.ts'
import { slowPlayer } from './slow-players.ts'
import { slowDiceAfter, slowRolls, type Move } from './slow-rules.ts'

// The bot at the table against the player that is read straight from the sentences of a rule.

const { farkle, zilch, facebook } = PRESETS

/** The options of a roll as the table offers them; the dice set aside only tell one from another. */
function optionsOf(
  rules: RuleSet,
  moves: readonly Move[],
  total: number,
  left: number,
  own: number,
) {
  const least = leastBank(rules, own)
  return moves.flatMap(({ taken, points }, i) => {
    const turnTotal = total + points
    const setAside = Array.from({ length: taken }, () => i)
    const diceLeft = slowDiceAfter(left, taken)
    return (['bank', 'roll'] as const)
      .filter((then) => then === 'roll' || turnTotal >= least)
      .map((then) => ({ setAside, points, then, turnTotal, diceLeft }))
  })
}

describe.each([
  ['Farkle', farkle],
  ['Zilch', zilch],
  ['Facebook Farkle', facebook],
])('a player by few numbers: %s', (_, preset) => {
  const rules = { ...preset, goal: 3000 }
  const rolls = slowRolls(rules)
  const steps = rules.goal / 50 - 1

  it('chooses and banks as the sentences say', () => {
    const state = fc.record({
      rule: anyThumbRule(rules.goal),
      own: fc.integer({ min: 0, max: steps }),
      opponent: fc.integer({ min: 0, max: rules.end === 'finalTurn' ? 80 : steps }),
      ownFarkles: fc.integer({ min: 0, max: rules.farklePenalty ? 2 : 0 }),
      total: fc.integer({ min: 0, max: 30 }),
      left: fc.integer({ min: 1, max: 6 }),
      roll: fc.nat(),
    })
    fc.assert(
      fc.property(state, ({ rule, ownFarkles, left, roll, ...rest }) => {
        const [own, opponent, total] = [rest.own * 50, rest.opponent * 50, rest.total * 50]
        const { moves } = rolls[left]![roll % rolls[left]!.length]!
        if (moves.length === 0 || own + total >= rules.goal) return
        const at = { own, opponent, ownFarkles, opponentFarkles: 0 }
        const slow = slowPlayer(rules, { kind: 'thumb', rule })
        const options = optionsOf(rules, moves, total, left, own)
        const most = Math.max(...moves.map(({ points }) => points))
        const finalTurn = opponent >= rules.goal
        const wins = finalTurn
          ? own + total + most > opponent
          : own + total + most >= rules.goal &&
            total + most >= leastBank(rules, own) &&
            !slow.leads?.(at)
        const move = wins
          ? moves.find(({ points }) => points === most)!
          : slow.choose(moves, total, left, at)
        const question = { options, finalTurn, position: at } as unknown as ThumbQuestion
        const chosen = options[thumbChoice(rule, rules, question)]!
        const dice = slowDiceAfter(left, move.taken)
        const reached = total + move.points
        if (finalTurn && wins) {
          expect(own + chosen.turnTotal).toBeGreaterThan(opponent)
          return
        }
        expect(chosen).toMatchObject({ turnTotal: reached, ...(wins ? {} : { diceLeft: dice }) })
        if (!options.some((one) => one.then === 'bank' && one.turnTotal === reached)) return
        const banks = wins || (reached > 0 && slow.banks(reached, dice, at))
        expect(chosen.then).toBe(banks ? 'bank' : 'roll')
      }),
      someRuns(900),
    )
  })
})
