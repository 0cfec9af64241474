import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import LeadLine from '#renderer/components/play/LeadLine.vue'
import PointsPad from '#renderer/components/play/PointsPad.vue'
import { startStores } from './harness.ts'

beforeEach(() => startStores())

function pad(changes: object = {}) {
  const screen = mount(PointsPad, {
    props: {
      label: 'Points of Ann',
      quick: [300, 350],
      zero: 'Farkle',
      digits: true,
      endings: ['00', '50'],
      ...changes,
    },
  })
  const tap = (name: string) =>
    screen
      .findAll('button')
      .find((button) => [button.text(), button.attributes('aria-label')].includes(name))!
      .trigger('click')
  return { screen, tap, entered: () => (screen.emitted('enter') ?? []).flat() }
}

it('enters points by one tap, by digits, and by the digits they end with', async () => {
  const { screen, tap, entered } = pad()
  await tap('350')
  await tap('Farkle')
  for (const digit of ['1', '2']) await tap(`Add ${digit}`)
  await tap('Add 50 and write')
  for (const digit of ['0', '0', '4', '2', '0']) await tap(`Add ${digit}`)
  expect((screen.get('input').element as HTMLInputElement).value).toBe('420')
  await tap('Take the last digit out')
  await screen.get('form').trigger('submit')
  expect(entered()).toEqual([350, 0, 1250, 42])
  expect((screen.get('input').element as HTMLInputElement).value).toBe('')
})

it('writes no farkle by the digits that points end with', async () => {
  const { tap, entered } = pad()
  await tap('Add 00 and write')
  expect(entered()).toEqual([])
})

it('takes back with nothing typed, and waits while an entry is stored', async () => {
  const { screen } = pad()
  const input = screen.get('input')
  await input.setValue('3x')
  expect((input.element as HTMLInputElement).value).toBe('3')
  await input.trigger('keydown', { key: 'Backspace' })
  expect(screen.emitted('undo')).toBe(undefined)
  await input.setValue('')
  await input.trigger('keydown', { key: 'Backspace' })
  expect(screen.emitted('undo')).toHaveLength(1)
  const { tap, entered } = pad({ still: true })
  await tap('350')
  expect(entered()).toEqual([])
})

it('tells the chances of two and the turns that turned them', () => {
  const told = (simulated: boolean) =>
    mount(LeadLine, {
      props: {
        game: { players: ['Ann', 'Bo'].map((name) => ({ name, bot: null })) },
        chances: [0.5, 0.71, 0.7].map((one) => [one, 1 - one]),
        simulated,
        made: () => '1,250',
      },
      global: { stubs: { LineChart: true } },
    })
  const screen = told(false)
  expect(screen.text()).toContain('Ann 70.0% – Bo 30.0%')
  expect(told(true).text()).toContain('Ann:\u00a070 – Bo:\u00a030 of 100')
  expect(told(true).text()).toContain('Estimated')
  expect(screen.findAll('li').map((one) => one.text())).toEqual([
    'Ann, 1,250 in round 1: +21 of 100',
  ])
})
