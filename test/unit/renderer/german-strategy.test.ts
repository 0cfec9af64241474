import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLocale } from '#shared/texts/locale.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { winCellWords } from '#renderer/games/farkle/maps/map-speech.ts'
import { HOUSE_RULES, withHouseRule } from '#renderer/games/farkle/strategy/house-rules.ts'
import { raceFinding } from '#renderer/games/farkle/strategy/race-chart.ts'
import { turnTitle } from '#renderer/games/farkle/strategy/turn-overview.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { WINNING } from './map-answers.ts'

beforeAll(() => setLocale('de'))
afterAll(() => setLocale('en'))

describe('in German', () => {
  it('dice stand in the dative, one die too', () => {
    const { unsteady } = farklePageTexts.strategy.breakpoints
    expect(unsteady([4, 2, 1])).toContain('mit 4, 2 oder 1 Würfel weniger wert')
    const { limit } = farklePageTexts.strategy.compare
    expect(limit(1, { upTo: '250' }, 'never', null)).toBe(
      'Mit 1 Würfel sicherst du jetzt sofort, statt bis 250 zu würfeln',
    )
    expect(limit(6, 'always', { upTo: '300' }, 'der perfekte Spieler')).toBe(
      'Mit 6 Würfeln würfelt der perfekte Spieler bis 300 statt immer',
    )
  })

  it('one case, farkle or turn is told from several', () => {
    const { worth } = farklePageTexts.know.points
    expect(worth('1,0', '2,0', 1, '1', '0,5')).toContain('in einem Fall; das kostet 0,5')
    expect(worth('1,0', '2,0', 7, '7', '0,5')).toContain('in 7 Fällen; das kostet 0,5')
    expect(turnTitle('after-1')).toBe('Nach 1 Farkle')
    expect(turnTitle('after-2')).toBe('Nach 2 Farkles')
    const race = { values: [1], probabilities: [0.25], left: 0.75, mean: null }
    const hold = { kind: 'hold', at: 300 } as const
    const played = { player: hold, answer: { ...race, standardDeviation: null } }
    expect(raceFinding([played], 10_000)).toMatch(
      /^Der Spieler mit der Grenze 300 braucht .* mehr als 1 Zug\.$/,
    )
  })

  it('what a race counts is listed with its verb', () => {
    const { about } = farklePageTexts.strategy.race
    expect(about('10 000', true, true)).toContain(
      'die Mindestpunkte beim ersten Sichern und die Farkle-Strafe zählen, und Zugpunkte',
    )
    expect(about('10 000', false, true)).toContain('; die Farkle-Strafe zählt, und Zugpunkte')
    expect(about('10 000', false, false)).toContain('Punkte; Zugpunkte, die das Ziel erreichen')
  })

  it('what is read once when a file is loaded is not English', () => {
    expect(HOUSE_RULES.map(({ id }) => farklePageTexts.strategy.compare.ruleGroups[id])).toContain(
      'Drei gleiche',
    )
    const refused = withHouseRule(PRESETS.farkle, 'straight', 'viel')
    expect(!refused.ok && refused.problems[0]!.message).toMatch(/: Gib eine ganze Punktzahl/)
  })

  it('the words of a cell begin with where it is, for the menu takes them as its title', () => {
    expect(winCellWords(WINNING, { column: 2, row: 2 })).toMatch(/^[^:]*gegen[^:]*: /)
  })
})
