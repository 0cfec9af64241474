import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import PlaySetup from '#renderer/components/play/PlaySetup.vue'
import { click, startStores } from './harness.ts'

beforeEach(() => startStores())

const BOTS = [{ value: 'casual', title: 'Casual', name: 'Bot' }]

function setup(before: object | null = null) {
  const screen = mount(PlaySetup, {
    props: {
      bots: BOTS,
      ways: ['app', 'real', 'written'],
      usual: ['casual'],
      before: before as never,
    },
  })
  const choose = (name: string) => click(name, screen)
  const started = async () => {
    await screen.get('form').trigger('submit')
    return screen.emitted<[{ counted: number | null; players: unknown[] }]>('start')!.at(-1)![0]
  }
  return { screen, choose, started }
}

it('counts the decisions of the first person in the list, wherever that one sits', async () => {
  const { screen, started } = setup()
  expect(screen.get('.check').text()).toBe('Count my decisions in Progress')
  expect((await started()).counted).toBe(0)
  await screen.get('select[aria-label="Who begins"]').setValue('1')
  const { counted, players } = await started()
  expect(players[counted!]).toEqual({ name: 'You', bot: null })
  expect(counted).toBe(1)
  await screen.get('.check input').setValue(false)
  expect((await started()).counted).toBe(null)
})

it('says whose decisions count where several people play', async () => {
  const { screen } = setup()
  const about = 'What is taken back and decided again does not count.'
  expect(screen.text()).toContain(about)
  expect(screen.text()).not.toContain('Only the decisions')
  await screen.get('select[aria-label="Who plays as player 2"]').setValue('person')
  await screen.get('input[aria-label="Name of player 1"]').setValue('Ann')
  expect(screen.text()).toContain(`${about} Only the decisions of Ann count.`)
})

it('offers nothing where the best play is always shown, or only bots play', async () => {
  const { screen, choose, started } = setup()
  await choose('Always')
  expect(screen.find('.check').exists()).toBe(false)
  expect(screen.text()).toContain('Decisions do not count while the best play is always shown.')
  expect((await started()).counted).toBe(null)
  await choose('Never')
  await screen.get('select[aria-label="Who plays as player 1"]').setValue('casual')
  expect(screen.find('.check').exists()).toBe(false)
  expect((await started()).counted).toBe(null)
})

it('offers the players, dice and advice of the game that was left', async () => {
  const players = [
    { name: 'Nora', bot: null },
    { name: 'Bot', bot: 'casual' },
    { name: 'You', bot: null },
  ]
  const { screen, started } = setup({ players, coach: 'always', seed: null })
  expect(await started()).toMatchObject({ players, coach: 'always', seed: null })
  // A name that a player has anyway is not taken for one that was typed.
  const typed = screen.findAll<HTMLInputElement>('input[aria-label^="Name"]')
  expect(typed.map(({ element }) => element.value)).toEqual(['Nora', '', 'You'])
})
