import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { diceSigns, signedParts, withDigits } from '#shared/sheets/dice-signs.ts'
import PaperText from '#renderer/features/sheets/PaperText.vue'

const TEXT = `Keep ${diceSigns([1, 1, 5])}, then ${diceSigns([6])}.`

describe('dice on paper', () => {
  it('are drawn pip by pip, and read as digits', () => {
    const paper = mount(PaperText, { props: { text: TEXT } })
    expect(paper.findAll('[role="img"]').map((dice) => dice.attributes('aria-label'))).toEqual([
      '1 1 5',
      '6',
    ])
    expect(paper.findAll('svg').map((die) => die.findAll('circle').length)).toEqual([1, 1, 5, 6])
    expect(paper.text()).toMatch(/^Keep\s*, then\s*\.$/)
  })

  it('are digits in plain text', () => {
    expect(withDigits(TEXT)).toBe('Keep 1 1 5, then 6.')
    expect(withDigits('No dice: 1 + 1.')).toBe('No dice: 1 + 1.')
  })

  it('stand between the words, of which none is empty', () => {
    expect(signedParts(diceSigns([2, 3]))).toEqual([[2, 3]])
    expect(signedParts('')).toEqual([])
  })
})
