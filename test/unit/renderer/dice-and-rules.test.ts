import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { FACES } from '#shared/dice/multiset.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import DiceRow from '#renderer/components/DiceRow.vue'
import RuleCard from '#renderer/games/farkle/rules/RuleCard.vue'

describe('a row of dice', () => {
  it('is one picture, read out in words', () => {
    const row = mount(DiceRow, { props: { faces: [1, 5, 5, 2, 6, 3] } })
    expect(row.attributes()).toMatchObject({ role: 'img', 'aria-label': 'Roll 1, 5, 5, 2, 6, 3' })
    expect(row.text()).toBe('')
    const dice = row.findAll('svg')
    expect(dice.map((die) => die.attributes('aria-hidden'))).toEqual(Array(6).fill('true'))
  })

  it('follows the roll', async () => {
    const row = mount(DiceRow, { props: { faces: [1] } })
    await row.setProps({ faces: [4, 4] })
    expect(row.attributes('aria-label')).toBe('Roll 4, 4')
    expect(row.findAll('svg')).toHaveLength(2)
  })

  it('has as many pips as the face says, each at its own place', () => {
    for (const face of FACES) {
      const pips = mount(DiceRow, { props: { faces: [face] } }).findAll('circle')
      const places = pips.map((pip) => `${pip.attributes('cx')} ${pip.attributes('cy')}`)
      expect(new Set(places).size).toBe(face)
      expect(pips).toHaveLength(face)
    }
  })
})

/** The table of a card as text: its heading and its rows. */
function tableOf(rules: RuleSet): { head: string[]; rows: string[][] } {
  const card = mount(RuleCard, { props: { rules } })
  return {
    head: card.findAll('thead th').map((cell) => cell.text()),
    rows: card.findAll('tbody tr').map((row) => row.findAll('th, td').map((cell) => cell.text())),
  }
}

describe('the card of rules', () => {
  it('shows a column for what scores and a dash for what does not', () => {
    expect(tableOf(PRESETS.farkle)).toEqual({
      head: ['Face', 'alone', '3 of a kind'],
      rows: [
        ['1', '100', '1,000'],
        ['2', '–', '200'],
        ['3', '–', '300'],
        ['4', '–', '400'],
        ['5', '50', '500'],
        ['6', '–', '600'],
      ],
    })
  })

  it('shows every set that some face has', () => {
    const { head, rows } = tableOf(PRESETS.zilch)
    expect(head).toEqual(['Face', 'alone', ...[3, 4, 5, 6].map((count) => `${count} of a kind`)])
    expect(rows[0]).toEqual(['1', '100', '1,000', '2,000', '4,000', '8,000'])
    const pairs = { ...PRESETS.farkle, sets: PRESETS.farkle.sets.map((row) => [...row]) }
    pairs.sets[5]![1] = 30
    expect(tableOf(pairs).head).toContain('2 of a kind')
    expect(tableOf(pairs).rows[5]).toEqual(['6', '–', '30', '600'])
  })

  it.each(Object.keys(PRESETS) as PresetId[])('shows every number of the preset %s', (id) => {
    const rules = PRESETS[id]
    const shown = tableOf(rules).rows.flatMap((row) => row.slice(1).filter((text) => text !== '–'))
    const points = rules.sets.flatMap((row) => row.filter((value) => value > 0))
    expect(shown.map((text) => Number(text.replace(',', '')))).toEqual(points)
  })

  it('says the rest in words', () => {
    const card = mount(RuleCard, { props: { rules: PRESETS.zilch } })
    expect(card.findAll('dt').map((name) => name.text())).toEqual([
      'Straight',
      'Three pairs',
      'All dice that score nothing',
    ])
    expect(card.findAll('dd').map((points) => points.text())).toEqual(['1,500', '1,500', '500'])
    expect(card.findAll('.play li').map((sentence) => sentence.text())).toContain(
      '3 farkles in a row cost 500 banked points, never below zero.',
    )
  })

  it('has no empty list where no combination scores', () => {
    const card = mount(RuleCard, { props: { rules: PRESETS.farkle } })
    expect(card.find('dl').exists()).toBe(false)
    expect(card.findAll('.play li')).toHaveLength(1)
  })
})
