import { beforeEach, describe, expect, it } from 'vitest'
import { useCommands } from '#renderer/services/commands.ts'
import { useLastPosition } from '#renderer/games/farkle/services/last-position.ts'
import GridFigure from '#renderer/components/picture/GridFigure.vue'
import MapView from '#renderer/games/farkle/maps/MapView.vue'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { answer, asked, calls, click, keyDown, settled, show, startStores } from './harness.ts'
import { BANKING, TINY_ENTRY } from './map-answers.ts'

beforeEach(() => answer({ 'farkle.mapBanking': BANKING }))

async function view(query: string, rules: RuleSet = TINY_ENTRY.rules, more: object = {}) {
  await startStores()
  const { screen: shown, router } = await show(MapView, {
    props: { entry: { ...TINY_ENTRY, rules }, game: winGame(rules), ...more },
    address: `/strategy/map${query}`,
  })
  return {
    shown,
    router,
    figure: () => shown.getComponent(GridFigure).props(),
    address: () => router.currentRoute.value.fullPath,
  }
}

describe('the roll-or-bank map', () => {
  it('shows what its address says, and the keys 1 to 6 choose the dice', async () => {
    const { figure, address } = await view('?dice=5')
    expect(figure().title).toBe('Where to bank with 5 dice left')
    expect(useCommands().press(keyDown('4'))).toBe(true)
    await settled()
    expect(figure().title).toBe('Where to bank with 4 dice left')
    expect(calls('farkle.mapBanking')).toMatchObject([{ dice: 5 }, { dice: 4 }])
    await expect.poll(address).toBe('/strategy/map?dice=4')
  })

  it('follows its address, as when going back', async () => {
    const { figure, router } = await view('?dice=5')
    await router.push('/strategy/map?dice=2')
    await settled()
    expect(figure().title).toBe('Where to bank with 2 dice left')
  })

  it('is coloured by what mistakes cost when that is chosen', async () => {
    const { figure, address } = await view('')
    await click('Cost of a mistake')
    expect(figure().title).toBe('What mistakes cost with 3 dice left')
    await expect.poll(address).toBe('/strategy/map?colour=cost')
  })

  it('marks the position that was analysed last under its rules, or that of the address', async () => {
    const { figure, router } = await view('')
    expect(figure().mark).toBeNull()
    useLastPosition().keep(TINY_ENTRY.hash, { ...FIRST_POSITION, own: 100 })
    await settled()
    expect(figure().mark).toEqual({ column: 2, row: 0 })
    await router.push('/strategy/map?at=b0.d100.t0.n6')
    await settled()
    expect(figure().mark).toEqual({ column: 0, row: 2 })
  })

  it('shows no map of other farkles in a row than are chosen, and its title names them', async () => {
    const rules = { ...TINY_ENTRY.rules, farklePenalty: { farkles: 3, points: 50, floor: 0 } }
    const { shown, figure, router } = await view('?farkles=1', rules)
    expect(figure().title).toBe('Where to bank with 3 dice left, after 1 farkle against 0')
    let answer = (): void => undefined
    asked.mockImplementationOnce(() => new Promise((done) => (answer = () => done(BANKING))))
    await router.push('/strategy/map?farkles=2')
    await settled()
    expect(shown.findComponent(GridFigure).exists()).toBe(false)
    answer()
    await settled()
    expect(figure().title).toBe('Where to bank with 3 dice left, after 2 farkles against 0')
  })

  it('of three has a score of the third player, which its address keeps', async () => {
    const query = '?third=50&colour=cost'
    const { shown, figure, address } = await view(query, TINY_ENTRY.rules, { players: 3 })
    const { title, finding, grid } = figure()
    expect(title).toBe('What mistakes cost with 3 dice left, with 50 for the third player')
    expect(grid.rows.title).toBe('Next player’s score')
    await click('Bank from')
    expect(figure().finding).toBe('With 50 each and 3 dice left, bank from 50.')
    expect(finding).not.toBe('')
    await shown.get('input[type="range"]').setValue('0')
    await settled()
    expect(calls('farkle.mapBanking')[0]).toMatchObject({ third: 50 })
    expect(calls('farkle.mapBanking').at(-1)).toMatchObject({ third: 0 })
    expect(figure().finding).toBe('With 0 each and 3 dice left, bank from 100.')
    await expect.poll(address).toBe('/strategy/map?third=0')
  })

  it('says why there is no answer, and asks again', async () => {
    asked.mockRejectedValueOnce(new Error('No.'))
    const { shown, figure } = await view('')
    expect(shown.get('[role="alert"]').text()).toContain('Something failed inside Breakpoint.')
    await click('Try again')
    expect(figure().title).toBe('Where to bank with 3 dice left')
  })
})
