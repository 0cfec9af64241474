import { expect, it } from 'vitest'
import { cachedByRules } from '#main/backend/cached-by-rules.ts'

/** Rules of the shape that every game has, told apart by their goal. */
interface Rules {
  readonly name: string
  readonly goal: number
}

const rules = (goal: number, name = `to ${goal}`): Rules => ({ name, goal })

function counted() {
  const made: string[] = []
  const of = cachedByRules(
    ({ goal }: Rules) => String(goal),
    ({ name }) => {
      made.push(name)
      return { name }
    },
  )
  return { made, of }
}

it('makes a thing once for rules that differ only in their name', () => {
  const { made, of } = counted()
  const first = of(rules(100))
  expect(of(rules(100, 'Ours'))).toBe(first)
  expect(of(rules(200))).not.toBe(first)
  expect(made).toEqual(['to 100', 'to 200'])
})

it('forgets the rules that were not asked for the longest', () => {
  const { made, of } = counted()
  const first = of(rules(1))
  for (let goal = 2; goal <= 8; goal++) of(rules(goal))
  expect(of(rules(1))).toBe(first)
  of(rules(9))
  expect(of(rules(1))).toBe(first)
  expect(made).toHaveLength(9)
  of(rules(2))
  expect(made.at(-1)).toBe('to 2')
})
