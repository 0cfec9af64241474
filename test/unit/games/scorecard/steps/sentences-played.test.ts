import { describe, expect, test } from 'vitest'
import { facesOf } from '#shared/dice/multiset.ts'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { allBoxes, boxesOf } from '#shared/games/scorecard/rules/scorecard.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { KeepTables, StepKeeps } from '#shared/games/scorecard/steps/step-keeps.ts'
import { stepsFor, type StepId } from '#shared/games/scorecard/steps/step-list.ts'
import { StepMeans } from '#shared/games/scorecard/steps/step-means.ts'
import { stepNumbers } from '#shared/games/scorecard/steps/step-numbers.ts'
import { fewOf, seed } from '#test/property/runs.ts'
import { playedGame, SentencePlayer } from '#test/support/sentence-player.ts'

const CARDS = ['yahtzee', 'kniffel'].map((id) => PUBLISHED_CARDS[id]!)
const TURNS = 100_000
const DECISIONS = 1_500

const anyOf = (random: Random, steps: readonly StepId[]): StepId[] =>
  steps.filter((id) => id === 'group' || random.next() < 0.5)

describe.each(CARDS)('who reads the sentences of $name', (rules) => {
  const numbers = stepNumbers(rules)!
  const card = stepCard(rules)
  const all = stepsFor(card)

  test('keeps the same dice, whatever is open and whatever is known', () => {
    const random = seededRandom(`${seed} ${rules.name}`)
    const { rolls, keeps } = card.lattice
    const tables = new KeepTables(card, numbers)
    for (let i = 0; i < DECISIONS; i++) {
      const steps = anyOf(random, all)
      // As often hardly anything is open as everything.
      const few = random.next()
      const boxes = boxesOf(allBoxes(rules)).filter(() => random.next() < few)
      if (boxes.length === 0) continue
      const open = boxes.reduce((set, box) => set | (1 << box), 0)
      const roll = Math.floor(random.next() * rolls.length)
      const rerolls = 1 + Math.floor(random.next() * 2)
      const keep = keeps[new StepKeeps(tables, steps).of(open).keeps[rerolls]![roll]!]!
      const dice = facesOf(rolls[roll]!)
      const player = new SentencePlayer(rules, { steps, numbers })
      const read = player.keep({ dice, open: new Set(boxes), rerolls }).toSorted()
      expect({ steps, boxes, dice, rerolls, keep: read }).toEqual({
        steps,
        boxes,
        dice,
        rerolls,
        keep: facesOf(keep),
      })
    }
  })

  test.each(fewOf(all.map((_, i) => all.slice(0, i + 1))))(
    'makes the promised mean by dice',
    (...steps) => {
      const states = cardStates(rules)
      const promised = new StepMeans(states).mean({ steps, numbers })
      const random = seededRandom(`${seed} ${rules.name} ${steps.length}`)
      const player = new SentencePlayer(rules, { steps, numbers })
      const games = Math.ceil(TURNS / rules.boxes.length)
      const scores = Array.from({ length: games }, () => playedGame(rules, player, random))
      const mean = scores.reduce((sum, score) => sum + score, 0) / games
      const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (games - 1)
      expect(Math.abs(mean - promised)).toBeLessThan(4 * Math.sqrt(variance / games))
    },
  )
})
