import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, THEMES } from '#shared/contract/settings.ts'
import { FIRST_CHOICE } from '#shared/contract/print-job.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'

describe('stored settings', () => {
  it.each(THEMES)('come back as they were: theme %s', (theme) => {
    const shortcuts = { roll: 'Space', bank: '' }
    const drills = {
      farkle: { ...DEFAULT_SETUP, goal: 'wins', seed: 'one' },
      scorecard: { ...DEFAULT_SCORECARD_SETUP, seed: 'two' },
    }
    const settings = {
      theme,
      rules: 'house-rules',
      recentRules: ['house-rules', 'zilch'],
      goal: 'wins',
      players: 3,
      shortcuts,
      singleKeys: false,
      sound: true,
      cardSearch: false,
      drills,
      language: 'de',
      dice: 'jade',
      dayBegins: 3,
      tables: { farkle: { players: [], dice: 'app' } },
      sheets: FIRST_CHOICE,
    }
    expect(readSettings(settings)).toEqual(settings)
  })

  it.each([
    [undefined],
    [null],
    [7],
    ['dark'],
    [true],
    [[]],
    [[1, 2]],
    [() => 'dark'],
    [new Date()],
  ])('that are no settings at all take every default: %s', (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it.each([
    ['an unknown theme', { theme: 'pink' }],
    ['dice of a colour that there is not', { dice: 'pink' }],
    ['a theme that is no text', { theme: ['dark'] }],
    ['rules that are no id', { rules: 42 }],
    ['an endless id', { rules: 'x'.repeat(65) }],
    ['an unknown goal', { goal: 'fun' }],
    ['shortcuts that are no object', { shortcuts: 'R' }],
    ['a shortcut that is no text', { shortcuts: { roll: 82 } }],
    ['an endless shortcut', { shortcuts: { roll: 'x'.repeat(41) } }],
    ['single keys that are neither on nor off', { singleKeys: 'yes' }],
    ['a sound that is neither on nor off', { sound: 1 }],
    ['drills that are no object', { drills: 'turns' }],
    ['a drill that is no setup', { drills: { farkle: 'turns' } }],
    ['an endless drill', { drills: { farkle: { seed: 'x'.repeat(2000) } } }],
    ['a drill of an endless game', { drills: { ['x'.repeat(41)]: {} } }],
    ['an endless command', { shortcuts: { ['x'.repeat(61)]: 'R' } }],
  ])('with one wrong field keep the others: %s', (_, wrong) => {
    const good = { theme: 'dark', rules: 'zilch', goal: 'wins', shortcuts: { roll: 'Space' } }
    const [field] = Object.keys(wrong) as [keyof typeof DEFAULT_SETTINGS]
    expect(readSettings({ ...good, ...wrong })).toEqual({
      ...DEFAULT_SETTINGS,
      ...good,
      [field]: DEFAULT_SETTINGS[field],
    })
  })

  it('keep the keys of commands that had another name in an earlier version', () => {
    const shortcuts = {
      'yahtzee.fill.ones': 'Ctrl+1',
      'yahtzee.fill.yahtzee': '',
      'yahtzee.opening': 'Alt+O',
      'drill.roll': 'Q',
    }
    expect(readSettings({ shortcuts }).shortcuts).toEqual({
      'scorecard.fill.1': 'Ctrl+1',
      'scorecard.fill.13': '',
      'scorecard.opening': 'Alt+O',
      'drill.roll': 'Q',
    })
  })

  it('keep the drills of a game that had another name in an earlier version', () => {
    const drills = { yahtzee: { ...DEFAULT_SCORECARD_SETUP, seed: 'two' }, chess: {} }
    expect(readSettings({ drills }).drills).toEqual({ scorecard: drills.yahtzee, chess: {} })
  })

  it('lose fields that there are not', () => {
    expect(readSettings({ theme: 'light', volume: 11 })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
    })
  })

  it('cannot change what every object has', () => {
    const stored: unknown = JSON.parse(
      '{"shortcuts": {"__proto__": "R"}, "__proto__": {"theme": "dark"}}',
    )
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
    expect(({} as Record<string, unknown>)['theme']).toBeUndefined()
  })
})
