import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { lateTextsRule } from '../../../build/late-texts.ts'

/** The lines of some code in which a text is read while the file is loaded. */
function earlyLines(...code: readonly string[]): number[] {
  const messages = new Linter().verify(code.join('\n'), {
    plugins: { breakpoint: { rules: { 'late-texts': lateTextsRule } } },
    rules: { 'breakpoint/late-texts': 'error' },
  })
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(messages.map(() => 'breakpoint/late-texts'))
  return messages.map(({ line }) => line)
}

describe('a text that is read while a file is loaded', () => {
  it.each([
    ["import { texts } from '../texts/texts.ts'", 'const words = texts.common'],
    ["import { farkleTexts } from '../texts/texts.ts'", 'const words = farkleTexts.sheets'],
    ["import { texts as said } from '../texts/texts.ts'", 'export const { cancel } = said.common'],
  ])('is found: %s', (line, read) => {
    expect(earlyLines(line, read)).toEqual([2])
  })

  it.each([
    ["import { texts } from '../texts/texts.ts'", 'const words = () => texts.common'],
    [
      "import { farkleTexts } from '../texts/texts.ts'",
      'function f() { return farkleTexts.sheets }',
    ],
    ["import { sheetTitle } from './sheets.ts'", 'const words = sheetTitle.length'],
  ])('is not one that is read when it is needed: %s', (line, read) => {
    expect(earlyLines(line, read)).toEqual([])
  })
})
