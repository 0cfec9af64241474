import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import PlaySetup from '#renderer/components/play/PlaySetup.vue'
import { readLastTable, type LastTable, type nextToBegin } from '#shared/study/last-table.ts'
import { click, startStores } from './harness.ts'

beforeEach(() => startStores())

type LastGame = Parameters<typeof nextToBegin>[2]

const BOTS = [{ value: 'casual', title: 'Casual', name: 'Bot' }]

const ANNA = { name: 'Anna', colour: 'teal', others: ['Mama'] } as const
const STORED = {
  players: [
    { name: 'Mama', kind: 'person' },
    { name: '', kind: 'casual' },
    { name: '', kind: 'person' },
  ],
  began: 1,
  dice: 'real',
  coach: 'always',
  counted: true,
  begins: 'next',
} satisfies LastTable

async function setup(
  stored: LastTable | null = null,
  last: LastGame = null,
  isOpen = stored === null,
) {
  const screen = mount(PlaySetup, {
    props: {
      bots: BOTS,
      ways: ['app', 'real', 'written'],
      usual: ['casual'],
      kept: { stored, people: [{ ...ANNA, others: ['Mama'] }], last: { last } },
    },
  })
  const details = screen.get<HTMLDetailsElement>('details')
  const open = async () => {
    details.element.open = true
    await details.trigger('toggle')
  }
  if (isOpen) await open()
  const choose = (name: string) => click(name, screen)
  const started = async () => {
    await screen.get('form').trigger('submit')
    return screen.emitted<[{ counted: number | null; players: unknown[] }]>('start')!.at(-1)![0]
  }
  return { screen, choose, started, open }
}

it('counts the decisions of the first person in the list, wherever that one sits', async () => {
  const { screen, started } = await setup()
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
  const { screen } = await setup()
  const about = 'What is taken back and decided again does not count.'
  expect(screen.text()).toContain(about)
  expect(screen.text()).not.toContain('Only the decisions')
  await screen.get('select[aria-label="Who plays as player 2"]').setValue('person')
  await screen.get('input[aria-label="Name of player 1"]').setValue('Ann')
  expect(screen.text()).toContain(`${about} Only the decisions of Ann count.`)
})

it('offers nothing where the best play is always shown, or only bots play', async () => {
  const { screen, choose, started } = await setup()
  await choose('Always')
  expect(screen.find('.check').exists()).toBe(false)
  expect(screen.text()).toContain('Decisions do not count while the best play is always shown.')
  expect((await started()).counted).toBe(null)
  await choose('Never')
  await screen.get('select[aria-label="Who plays as player 1"]').setValue('casual')
  expect(screen.find('.check').exists()).toBe(false)
  expect((await started()).counted).toBe(null)
})

it('is one line at first: who plays, whose dice, who begins', async () => {
  const { screen, started } = await setup(null, null, false)
  expect(screen.text()).toMatch(/^You against Bot/)
  expect(screen.text()).toContain('Rolled here. You begin.')
  expect(screen.findAll('select')).toHaveLength(0)
  expect(screen.get('button').text()).toBe('Start the game')
  expect(await started()).toMatchObject({ players: [{ name: 'You' }, { name: 'Bot' }] })
})

it('offers the last setup again in one line, and all of it behind it', async () => {
  const { screen, started, open } = await setup(STORED)
  expect(screen.get('button').text()).toBe('Bot, Player 3, Mama: same again')
  expect(screen.text()).toContain('Real dice. Bot begins.')
  // The disc of a person, by another spelling.
  expect(screen.get('.disc').text()).toBe('A')
  const players = [
    { name: 'Bot', bot: 'casual' },
    { name: 'Player 3', bot: null },
    { name: 'Mama', bot: null },
  ]
  expect(await started()).toMatchObject({ players, coach: 'always', seed: null })
  expect(screen.emitted('remember')).toEqual([[STORED]])
  await open()
  const typed = screen.findAll<HTMLInputElement>('input[aria-label^="Name"]')
  expect(typed.map(({ element }) => element.value)).toEqual(['Mama', '', ''])
  expect(screen.findAll('datalist option').map((one) => one.attributes('value'))).toEqual(['Anna'])
  expect(screen.findAll('button[type=submit]').map((one) => one.text())).toEqual(['Start the game'])
})

it.each([
  ['the next one', 'next', 0, 'Player 3'],
  ['the loser', 'loser', 2, 'Mama'],
  ['who has begun, after a tie', 'loser', null, 'Bot'],
  ['who has begun', 'same', 2, 'Bot'],
] as const)('has %s begin the next game', async (_, begins, loser, beginner) => {
  const players = ['Bot', 'Player 3', 'Mama']
  const { screen } = await setup({ ...STORED, begins }, { players, loser })
  expect(screen.text()).toContain(`${beginner} begins.`)
})

it('has the same player begin while the game that was set up is not over', async () => {
  const { screen } = await setup(STORED, { players: ['Mama', 'Bot', 'Player 3'], loser: 0 })
  expect(screen.text()).toContain('Bot begins.')
})

it('reads no setup that is none', () => {
  for (const stored of [
    undefined,
    null,
    {},
    { ...STORED, players: [] },
    { ...STORED, begins: 1 },
  ]) {
    expect(readLastTable(stored)).toBe(null)
  }
  expect(readLastTable({ ...STORED, later: 1 })).toEqual(STORED)
})
