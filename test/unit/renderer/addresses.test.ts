import { describe, expect, it } from 'vitest'
import { router } from '#renderer/app/router.ts'
import { SCREENS } from '#renderer/app/screens.ts'
import { routeOf } from '#renderer/games/game-routes.ts'
import { GAMES } from '#shared/games/games.ts'

const GAME_NAMES = GAMES.map(({ name }) => name)

/** Addresses that stand in bookmarks and printed sheets. */
const KEPT = [
  ['/', 'home', undefined],
  ['/drill', 'drill', 'farkle'],
  ['/drill?resume=7', 'drill', 'farkle'],
  ['/scorecard/drill', 'scorecard.drill', 'scorecard'],
  ['/strategy', 'strategy', 'farkle'],
  ['/strategy/chart', 'strategy', 'farkle'],
  ['/scorecard/strategy/scores', 'scorecard.strategy', 'scorecard'],
  ['/analyse/b0.d0.t0.n6', 'analyse', 'farkle'],
  ['/scorecard/analyse', 'scorecard.analyse', 'scorecard'],
  ['/scorecard/analyse/3.-.-.12.-.-.22.-.25.-.-.-.50', 'scorecard.analyse', 'scorecard'],
  ['/learn', 'learn', undefined],
  ['/learn/statistics', 'learn', undefined],
  ['/rules/edit/zilch', 'edit-rules', undefined],
  ['/rules/find', 'find-rules', undefined],
] as const

/** Tabs of the first version that have gone, with the tab that is nearest to them. */
const MOVED = [
  ['/strategy/breakpoints', '/strategy/know?goal=points'],
  ['/strategy/turns', '/strategy/know?goal=points'],
  ['/strategy/table', '/strategy/chart'],
  ['/strategy/thresholds', '/strategy/know?goal=wins'],
  ['/strategy/matches', '/strategy/card'],
  ['/strategy/thumbs', '/strategy/card'],
  ['/strategy/few', '/strategy/know?goal=points'],
  ['/strategy/slice?dice=2', '/strategy/map?dice=2'],
  ['/strategy/difference?dice=2&with=zilch', '/strategy/map?dice=2&with=zilch'],
  ['/strategy/fairness', '/strategy/chances?picture=fair'],
  ['/strategy/proof', '/strategy/chances?picture=fair'],
  ['/scorecard/strategy/boxes', '/scorecard/strategy/scores'],
  ['/scorecard/strategy/thumbs', '/scorecard/strategy/know'],
  ['/scorecard/strategy/strategies', '/scorecard/strategy/scores'],
] as const

/** Addresses with the name that a game had before. */
const RENAMED = [
  ['/yahtzee/strategy/scores?rules=yahtzee', '/scorecard/strategy/scores?rules=yahtzee'],
  ['/yahtzee/drill', '/scorecard/drill'],
  ['/yahtzee/strategy/boxes', '/scorecard/strategy/scores'],
  [
    '/yahtzee/analyse/3.-.-.12.-.-.22.-.25.-.-.-.50?dice=12244',
    '/scorecard/analyse/3.-.-.12.-.-.22.-.25.-.-.-.50?dice=12244',
  ],
  ['/yahtzee', '/'],
  ['/chess/drill', '/'],
] as const

async function leadsTo(before: string, now: string): Promise<void> {
  await router.push(before)
  expect(router.currentRoute.value.fullPath).toBe(now)
}

describe('the addresses of the screens', () => {
  it.each(RENAMED)('lead on from the former name of a game: %s', leadsTo)

  it.each(MOVED)('of tabs that have gone lead to the nearest one: %s', leadsTo)

  it('of tabs that have gone are all told', () => {
    const told = MOVED.map(([before]) => before.replace(/^.*strategy\/|\?.*$/g, ''))
    expect(
      GAMES.flatMap(({ views }) => views.flatMap(({ former = {} }) => Object.keys(former))).sort(),
    ).toEqual(told.sort())
  })

  it.each(KEPT)('stay: %s', (path, name, game) => {
    const found = router.resolve(path)
    expect(found.name).toBe(name)
    expect(found.meta.game).toBe(game)
  })

  it.each([
    ['/cards', '/learn'],
    ['/cards/lessons', '/learn'],
    ['/cards/placement', '/learn'],
    ['/cards/lesson?id=risk', '/learn/lesson?id=risk'],
    ['/cards/statistics', '/learn/statistics'],
    ['/cards?start=1&decks=limits', '/learn?start=1&decks=limits'],
  ])('of cards lead to what is learnt: %s', leadsTo)

  it.each(GAME_NAMES)('lead to screens of its own for each game: %s', (game) => {
    for (const screen of ['drill', 'strategy', 'analyse']) {
      const { meta } = router.resolve({ name: routeOf(game, screen) })
      expect(meta).toMatchObject({ game, screen })
    }
  })

  it('are the same for every game where there is one screen for all', () => {
    for (const game of GAME_NAMES) expect(routeOf(game, 'learn')).toBe('learn')
  })
})

it('the rail has what one does above its line, and the rest below', () => {
  const names = (isBelow: boolean) =>
    SCREENS.filter((one) => 'below' in one === isBelow).map(({ name }) => name)
  expect(names(false)).toEqual(['home', 'play', 'learn', 'drill', 'strategy', 'analyse'])
  expect(names(true)).toEqual(['sheets', 'rules', 'progress', 'settings'])
})
