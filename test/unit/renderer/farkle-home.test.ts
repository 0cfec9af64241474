import { describe, expect, it } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import type { Language } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { useSettings } from '#renderer/services/settings.ts'
import GameNumbers from '#renderer/games/farkle/home/GameNumbers.vue'
import { answer, asked, settled, show } from './harness.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

/** The same with every number of dice. */
const standing = (lead: string, own: number, opponent: number, limit: object) => ({
  lead,
  own,
  opponent,
  limits: [1, 2, 3, 4, 5, 6].map(() => limit),
})
const UNSOLVED = { state: 'unsolved', reason: null, fraction: 0, states: 40_000, secondsLeft: 90 }
const ANSWERS: Record<string, unknown> = {
  'rules.list': { entries: ENTRIES, unreadable: [] },
  'farkle.winStatus': { ...UNSOLVED, state: 'solved', fraction: 1, secondsLeft: 0 },
  'farkle.winSolve': { winProbability: 0.536953 },
  'farkle.winStandings': {
    standings: [
      standing('level', 5000, 5000, { from: 400, uneven: false, goFrom: 9400 }),
      standing('ahead', 6000, 4000, { from: 300, uneven: true, goFrom: null }),
      standing('behind', 4000, 6000, { from: null, uneven: false, goFrom: 6000 }),
    ],
  },
}

async function numbers(goal: Goal, language: Language = 'en', answers = {}) {
  await setLocale(language)
  answer({ ...ANSWERS, ...answers })
  await startLibrary({ rules: 'farkle', goal })
  const props = { entry: useLibrary().inUseOf('farkle')! }
  const { screen, links } = await show(GameNumbers, { props })
  return {
    links,
    items: () => screen.findAll('li').map((one) => one.text().replace(/\s+/g, ' ')),
    text: () => screen.text().replace(/\s+/g, ' '),
  }
}

describe('the numbers of Farkle on Home', () => {
  it('are none for points, and none while the game is not solved for wins', async () => {
    expect((await numbers('points')).text()).toBe('')
    const unsolved = await numbers('wins', 'en', { 'farkle.winStatus': UNSOLVED })
    expect(unsolved.text()).toBe('')
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('farkle.winStandings')
  })

  it('are for wins level, ahead and behind', async () => {
    const { items, text, links } = await numbers('wins')
    expect(items()).toEqual([
      'Level, 5,000 each400',
      '2,000 ahead, 6,000 to 4,000300At some larger totals, roll again.',
      '2,000 behind, 4,000 to 6,000never',
    ])
    expect(text()).toContain('To win, with 3 dice left, bank from')
    expect(links()).toEqual(['/strategy/map'])
  })

  it('are for wins in German', async () => {
    const { items } = await numbers('wins', 'de')
    expect(items()[0]).toBe('Gleichauf, je 5.000400')
  })

  it('are of the number of dice with which the scores make a difference', async () => {
    const limit = (from: number) => ({ from, uneven: false, goFrom: null })
    const limits = (four: number) => [100, 100, 300, four, 500, 600].map(limit)
    const { text } = await numbers('wins', 'en', {
      'farkle.winStandings': {
        standings: [
          { lead: 'level', own: 5000, opponent: 5000, limits: limits(900) },
          { lead: 'ahead', own: 6000, opponent: 4000, limits: limits(650) },
        ],
      },
    })
    expect(text()).toContain('To win, with 4 dice left, bank from')
  })

  it('follow the goal', async () => {
    const { text } = await numbers('points')
    await useSettings().change({ goal: 'wins' })
    await settled(4)
    expect(text()).toContain('2,000 behind')
  })
})
