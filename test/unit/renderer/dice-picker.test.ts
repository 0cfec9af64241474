import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import DicePicker from '#renderer/games/farkle/analyse/DicePicker.vue'
import { draftOf, type PositionDraft } from '#renderer/games/farkle/analyse/position-draft.ts'
import { click, press, settled, startStores } from './harness.ts'

beforeEach(() => startStores())

async function picker(changes: Partial<PositionDraft>, problem = '') {
  let draft: PositionDraft = { ...draftOf(FIRST_POSITION), ...changes }
  const screen = mount(DicePicker, {
    attachTo: document.body,
    props: {
      draft,
      problem,
      rules: PRESETS.farkle,
      onChange: (more: Partial<PositionDraft>) => {
        draft = { ...draft, ...more }
        void screen.setProps({ draft })
      },
    },
  })
  await settled()
  return {
    screen,
    draft: () => draft,
    button: (name: string) =>
      screen.findAll('button').find((b) => b.attributes('aria-label') === name)!,
  }
}

const rolled = (...faces: Face[]): Partial<PositionDraft> => ({ kind: 'rolled', rolled: faces })

describe('the dice rolled', () => {
  it('are added with a click, up to six', async () => {
    const { button, draft } = await picker(rolled(1, 1, 3, 4))
    await button('Add a 6').trigger('click')
    await button('Add a 6').trigger('click')
    expect(draft().rolled).toEqual([1, 1, 3, 4, 6, 6])
    expect(button('Add a 2').attributes('aria-disabled')).toBe('true')
    await button('Add a 2').trigger('click')
    expect(draft().rolled).toHaveLength(6)
  })

  it('are typed while the keyboard is among them, and Backspace takes the last out', async () => {
    const { screen, draft } = await picker(rolled())
    ;(screen.vm as unknown as { focus: () => void }).focus()
    await press('3', '6', '6', '1', '7', '0', 'x')
    expect(draft().rolled).toEqual([3, 6, 6, 1])
    await press('Backspace', 'Backspace')
    expect(draft().rolled).toEqual([3, 6])
  })

  it('are typed wherever the keyboard is, but in a field', async () => {
    const { draft } = await picker(rolled())
    expect(document.activeElement).toBe(document.body)
    await press('3', '6', '6', 'Backspace', '1')
    expect(draft().rolled).toEqual([3, 6, 1])
    expect(document.activeElement).toBe(document.body)
    await press('Backspace', 'Backspace', 'Backspace', 'Backspace')
    expect(draft().rolled).toEqual([])
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await press('3', 'Backspace')
    expect(draft().rolled).toEqual([])
  })

  it('leave keys with a modifier alone', async () => {
    const { screen, draft } = await picker(rolled(2))
    ;(screen.vm as unknown as { focus: () => void }).focus()
    await press('Ctrl+1', 'Alt+1', 'Ctrl+Backspace')
    expect(draft().rolled).toEqual([2])
  })

  it('are turned with a click, the six to a one', async () => {
    const { button, draft } = await picker(rolled(2, 6))
    await button('Turn the 2').trigger('click')
    await button('Turn the 6').trigger('click')
    expect(draft().rolled).toEqual([3, 1])
  })

  it('are taken out by a button and a key, and the keyboard is not lost with the last', async () => {
    const { button, draft } = await picker(rolled(2, 5))
    await button('Take the last die out').trigger('click')
    expect(draft().rolled).toEqual([2])
    button('Turn the 2').element.focus()
    await press('Backspace')
    await settled()
    expect(draft().rolled).toEqual([])
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Add a 1')
  })

  it('are said once, in words', async () => {
    const { screen } = await picker(rolled(3, 6))
    expect(screen.get('[role="status"]').text()).toBe('Rolled 3, 6')
    expect(screen.get('[role="toolbar"]').attributes('aria-label')).toBe('Dice rolled')
  })
})

describe('the dice left', () => {
  it('are chosen with a click or a digit', async () => {
    const { screen, draft } = await picker({ kind: 'left', left: 6 })
    const count = (name: string) =>
      screen.findAll<HTMLElement>('.count [role="radio"]').find((b) => b.text() === name)!
    await count('4').trigger('click')
    await settled()
    expect(draft().left).toBe(4)
    count('4').element.focus()
    await press('2')
    expect(draft().left).toBe(2)
    expect(document.activeElement).toBe(count('2').element)
    await press('Backspace')
    expect(draft().left).toBe(2)
  })

  it('give way to the dice rolled and come back', async () => {
    const { draft } = await picker({ kind: 'left', left: 3, rolled: [5] })
    await click('Dice rolled')
    expect(draft()).toMatchObject({ kind: 'rolled', rolled: [5], left: 3 })
    await click('Dice left')
    expect(draft()).toMatchObject({ kind: 'left', left: 3 })
  })
})

it('what is wrong with the dice stands under them', async () => {
  const { screen } = await picker({}, 'Six dice are left to roll.')
  const group = screen.get('fieldset')
  expect(screen.get(`[id="${group.attributes('aria-describedby')}"]`).text()).toBe(
    'Six dice are left to roll.',
  )
})
