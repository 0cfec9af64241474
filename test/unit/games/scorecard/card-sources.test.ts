import { afterEach, describe, expect, it } from 'vitest'
import { allPublished, sourceOf } from '#shared/games/published.ts'
import { LISTED_CARDS } from '#shared/games/scorecard/analysis/card-changes.ts'
import { CARD_SOURCES } from '#shared/games/scorecard/rules/card-sources.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { scorecardPageTexts } from '#shared/games/scorecard/texts/page-texts.ts'
import { LANGUAGES } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'

afterEach(() => setLocale('en'))

const departuresOf = (id: string): string[] => {
  const found = sourceOf({ game: 'scorecard', rules: PUBLISHED_CARDS[id]! })
  if (found?.game !== 'scorecard') return []
  return found.departs.map((code) => scorecardPageTexts.ruleSource[code])
}

describe('the sources of the cards', () => {
  it('are there for each card but the one that is ours, under its own name', () => {
    expect(LISTED_CARDS.filter((id) => !Object.hasOwn(CARD_SOURCES, id))).toEqual(['first'])
    for (const [id, { source }] of Object.entries(CARD_SOURCES)) {
      expect(sourceOf({ game: 'scorecard', rules: PUBLISHED_CARDS[id]! })?.source).toBe(source)
      expect(allPublished().get(id)?.rules).toEqual(PUBLISHED_CARDS[id])
    }
  })

  it.each(LANGUAGES)('say what they have and the card has not (%s)', async (language) => {
    await setLocale(language)
    const all = Object.keys(CARD_SOURCES).flatMap(departuresOf)
    expect(all.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([])
  })

  it('know that a generala in the first roll wins at once', () => {
    expect(departuresOf('generala')[0]).toMatch(/^In the source .* first roll wins .* at once/)
    expect(departuresOf('maxi-yatzy').join()).toMatch(/saved for later turns/)
    expect(departuresOf('kniffel').join()).toMatch(/100 for a further Kniffel/)
    expect(departuresOf('yatzy')).toEqual([])
  })
})
