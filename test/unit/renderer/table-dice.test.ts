import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { FACES } from '#shared/dice/multiset.ts'
import DiceBoard from '#renderer/components/table/DiceBoard.vue'
import { scatterOf } from '#renderer/components/table/scatter.ts'
import TableDie from '#renderer/components/table/TableDie.vue'

describe('dice on the table', () => {
  it.each(FACES)('have as many pips as their face: %i', (face) => {
    expect(mount(TableDie, { props: { face } }).findAll('.pip')).toHaveLength(face)
  })

  it('lie where they lay when they are drawn again, and elsewhere after another roll', () => {
    expect(scatterOf(3, 1, 5)).toEqual(scatterOf(3, 1, 5))
    expect(scatterOf(3, 1, 5)).not.toEqual(scatterOf(4, 1, 5))
    for (let place = 0; place < 6; place++) {
      const { '--tilt': tilt, '--up': up } = scatterOf(7, place, 2)
      expect(Math.abs(parseFloat(tilt))).toBeLessThanOrEqual(8)
      expect(Number(up)).toBeGreaterThanOrEqual(0)
      expect(Number(up)).toBeLessThanOrEqual(1)
    }
  })

  it('are thrown, but for those that were kept from the roll before', async () => {
    const board = mount(DiceBoard, {
      props: {
        dice: [2, 2, 6],
        chosen: new Set([1]),
        columns: 5,
        roll: 1,
        label: 'Dice',
        still: false,
        lanes: true,
        tall: true,
        best: new Set([2]),
      },
    })
    const thrown = () => board.findAll('.cube').map((cube) => cube.classes().includes('thrown'))
    expect(thrown()).toEqual([true, false, true])
    // What is chosen later is not thrown again.
    await board.setProps({ chosen: new Set([0, 2]) })
    expect(thrown()).toEqual([true, false, true])
    expect(board.findAll('button').map((die) => die.attributes('aria-label'))).toEqual([
      'Die 1: 2',
      'Die 2: 2',
      'Die 3: 6, in the best choice',
    ])
    // The mark is explained in words to the eye too, where there are one and the room for it.
    expect(board.text()).toContain('in the best choice')
    await board.setProps({ tall: false })
    expect(board.text()).not.toContain('in the best choice')
    await board.setProps({ tall: true })
    await board.setProps({ best: null })
    expect(board.text()).not.toContain('in the best choice')
  })
})
