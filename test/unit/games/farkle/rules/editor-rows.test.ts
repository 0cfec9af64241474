import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMBINATION_FIELDS, EDITOR_PARTS } from '#shared/games/farkle/rules/fields.ts'

const ROOT = '../../../../../src-renderer/games/farkle/rules'

function sourceOf(part: string): string {
  const text = readFileSync(new URL(`${ROOT}/${part}.vue`, import.meta.url), 'utf8')
  return text.replace('COMBINATION_FIELDS', COMBINATION_FIELDS.join(' '))
}

describe('the editor', () => {
  it.each(Object.entries(EDITOR_PARTS))('shows %s in %s', (field, part) => {
    expect(sourceOf(part)).toMatch(new RegExp(`\\b${field}\\b`))
  })
})
