import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesOf } from '#shared/dice/multiset.ts'
import { ALL_CATEGORIES, has, YAHTZEE } from '#shared/games/yahtzee/rules/categories.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { ROLLS } from '#shared/games/yahtzee/solve/keeps.ts'
import { pointsOn } from '#shared/games/yahtzee/rules/scoring.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { PlainTurn } from '#shared/games/yahtzee/solve/turn.ts'
import { enough, runs } from './runs.ts'
import { cardsFrom, slowCard } from './slow-cards.ts'
import { BOXES, slowPlaces, slowYahtzee } from './slow-yahtzee.ts'
import { usedBut, yahtzeeRules } from './yahtzee-arbitrary.ts'

describe('the solver against the plain recursion', () => {
  let states = 0
  it.each([
    ['compiled', (rerolls: number) => turnKernel(rerolls)],
    ['plain', (rerolls: number) => new PlainTurn(rerolls)],
  ] as const)('gives the same in every state of games with few categories, %s', (_, turnOf) => {
    fc.assert(
      fc.property(yahtzeeRules, usedBut(3), (rules, used) => {
        const game = yahtzeeGame(rules)
        const { table } = solveYahtzee(game, { used, turn: turnOf(rules.rerolls) })
        const slow = slowYahtzee(rules)
        for (const card of cardsFrom(rules, used)) {
          const found = table[stateIndex(game, card)]!
          const right = slow(slowCard(card))
          if (!(Math.abs(found - right) < 1e-9)) expect({ card, found }).toEqual({ card, right })
          states++
        }
      }),
      runs(5),
    )
    expect(states).toBeGreaterThanOrEqual(enough(1_000))
  })
})

describe('scoring against the rules written again', () => {
  it('gives every roll the same boxes and points on any card', () => {
    fc.assert(
      fc.property(
        yahtzeeRules,
        fc.integer({ min: 0, max: ALL_CATEGORIES - 1 }),
        fc.boolean(),
        (rules, used, scored) => {
          const card = { used, upper: 0, yahtzeeScored: scored && has(used, YAHTZEE) }
          for (const roll of ROLLS) {
            const found = BOXES.map((box, i): [string, number | null] => [
              box,
              pointsOn(rules, card, roll, i),
            ]).filter(([, points]) => points !== null)
            const right = slowPlaces(rules, slowCard(card), facesOf(roll).join(''))
            expect(found).toEqual(right)
          }
        },
      ),
      runs(25),
    )
  })
})
