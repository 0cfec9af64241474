import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { DiceKey } from '#renderer/services/table-keys.ts'
import { chosenBy } from '#renderer/games/farkle/board/dice-keys.ts'
import { chosenDice, type TableQuestion } from '#renderer/games/farkle/board/tray.ts'
import { heldBy, heldFaces } from '#renderer/games/scorecard/parts/held-dice.ts'
import { DRILLED, kitOf } from '../../support/drill-kits.ts'
import { finished, optionsOf } from '../../support/play-session.ts'
import { questionOf } from './drill-table.ts'

/** Keys as they are pressed: "5", "-5" with Shift, "a". */
function keyOf(pressed: string): DiceKey {
  if (pressed === 'a') return { does: 'take-all' }
  const face = Number(pressed.slice(-1)) as Face
  return { does: pressed.startsWith('-') ? 'put-back' : 'take', face }
}

const after = (question: TableQuestion, keys: string): Face[] => {
  const none: ReadonlySet<number> = new Set()
  const pressed = keys.split(' ').reduce((now, key) => chosenBy(question, now, keyOf(key)), none)
  return chosenDice(question, pressed).setAside
}

describe('the keys of the faces', () => {
  const some = questionOf(1, 'both', { rolled: [5, 1, 5, 3, 5, 1] })

  it.each([
    ['5', [5]],
    ['5 5', [5, 5]],
    ['5 1', [1, 5]],
    ['5 5 -5', [5]],
    ['-5', []],
    ['a', [1, 1, 5, 5, 5]],
    ['a -1', [1, 5, 5, 5]],
    ['2', []],
    // None is left, so the key puts one back.
    ['1 1 1', [1]],
    ['5 5 5 5', [5, 5]],
  ] as const)('%s chooses %j of 5 1 5 3 5 1', (keys, faces) => {
    expect(after(some, keys)).toEqual(faces)
  })

  it('set aside together what scores together only, and put it back so', () => {
    const fours = questionOf(1, 'both', { rolled: [4, 1, 4, 2, 4] })
    expect(after(fours, '4')).toEqual([4, 4, 4])
    expect(after(fours, '4 1 -4')).toEqual([1])
    expect(after(fours, '1 4')).toEqual([1, 4, 4, 4])
  })

  it('choose a die that scores in no way, for that can be a mistake too', () => {
    expect(after(questionOf(1, 'both', { rolled: [4, 1, 2] }), '2')).toEqual([2])
    expect(after(questionOf(1, 'both', { rolled: [4, 1, 2] }), '2 -2')).toEqual([])
  })

  it('keep dice of Yahtzee one by one', () => {
    const dice: Face[] = [3, 3, 3, 3, 2]
    const held = (keys: string): Face[] => {
      const none: ReadonlySet<number> = new Set()
      return heldFaces(
        dice,
        keys.split(' ').reduce((now, key) => heldBy(dice, now, keyOf(key)), none),
      )
    }
    expect(held('3 3')).toEqual([3, 3])
    expect(held('a -2')).toEqual([3, 3, 3, 3])
    expect(held('2 2')).toEqual([])
    expect(held('3 3 -3')).toEqual([3])
    expect(held('5')).toEqual([])
  })
})

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** A question as the board has it. */
function shown({ kind, position, options }: Question, number: number): TableQuestion {
  const { turnTotal } = position
  const { dice } = positionData(position)
  const legal = options.map(({ setAside, ...rest }) => ({ ...rest, setAside: [...setAside] }))
  return { number, kind, legal, position: { turnTotal, dice } }
}

/** Presses for these dice: all that score where it is they, else face by face. */
function keysFor(question: TableQuestion, wanted: readonly Face[]): number {
  if (wanted.length > 0 && after(question, 'a').join() === wanted.join()) return 1
  let chosen: ReadonlySet<number> = new Set()
  let keys = 0
  for (const face of wanted.toSorted((a, b) => a - b)) {
    const count = (dice: readonly Face[]): number => dice.filter((one) => one === face).length
    if (count(chosenDice(question, chosen).setAside) >= count(wanted)) continue
    chosen = chosenBy(question, chosen, { does: 'take', face })
    keys++
  }
  expect(chosenDice(question, chosen).setAside).toEqual(wanted)
  return keys
}

it('the best answers of 100 decisions take one to three keys, where a key a die took up to seven', () => {
  const setup = { scope: 'cell', kind: 'both', questions: 100 } as const
  const session = drillSession(kitOf(DRILLED.farkle!, 'points'), optionsOf('points', setup))
  const counts: { before: number; now: number }[] = []
  for (let step = finished(session.advance()); step.kind === 'question';) {
    const { question, number } = step
    const { setAside, then } = question.options[0]!
    const wanted = setAside.toSorted((a, b) => a - b)
    // And the key of bank or roll.
    counts.push({ before: wanted.length + 1, now: keysFor(shown(question, number), wanted) + 1 })
    expect(session.answer({ setAside, then }).ok).toBe(true)
    step = finished(session.advance())
  }
  expect(counts).toHaveLength(100)
  const [before, now] = [counts.map((one) => one.before), counts.map((one) => one.now)]
  const mean = (keys: number[]): number => keys.reduce((sum, one) => sum + one, 0) / keys.length
  const told = (keys: number[]): string =>
    `median ${median(keys)}, mean ${mean(keys).toFixed(2)}, at most ${Math.max(...keys)}`
  console.log(`Keys a decision: a key a die ${told(before)}; keys by face ${told(now)}.`)
  expect(median(now)).toBeLessThanOrEqual(2)
  expect(Math.max(...now)).toBeLessThanOrEqual(3)
  expect(Math.max(...before)).toBeGreaterThan(4)
})
