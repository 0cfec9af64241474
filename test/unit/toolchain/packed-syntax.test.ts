import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { PACKED_SYNTAX } from '../../../build/packed-syntax.ts'

function problems(code: string): number {
  return new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...PACKED_SYNTAX] },
  }).length
}

test.each([
  'use({ first, ...{ second, third } })',
  'use([first, ...[second, third]])',
  "use([first, ...(['second', 'third'] as const)])",
  'const { game: { lists: { first } } } = read()',
  'for (const [name, { game: { lists = {} } }] of games) use(name, lists)',
  'function read([{ game: [first] }]) {}',
])('%s is refused', (code) => {
  expect(problems(code)).toBe(1)
})

test.each([
  'use({ first, ...rest, ...(second && { second }), ...(third ? { third } : {}) })',
  'use([first, ...rest, ...(second ? [second] : [])])',
  "use([...'abc'])",
  'const [name, { game: lists }] = read()',
  'use({ first: { second: { third: { fourth } } } })',
])('%s is allowed', (code) => {
  expect(problems(code)).toBe(0)
})
