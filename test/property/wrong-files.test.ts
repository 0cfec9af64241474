import { afterEach, describe, expect, it } from 'vitest'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { parseGameText } from '#shared/games/game-json.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { LANGUAGES } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { someOf } from './runs.ts'

const WRONG: readonly unknown[] = [null, 'six', -1, 0.5, 1e9, {}, [[]]]

/** What is one change away from a value: a wrong value, a field too few or too many. */
function* broken(value: unknown): Generator {
  yield* WRONG
  if (Array.isArray(value)) {
    yield value.slice(1)
    yield [...value, ...value]
    for (const [i, one] of value.entries())
      for (const other of broken(one)) yield value.with(i, other)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, colour: 1 }
    for (const [key, one] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
      for (const other of broken(one)) yield { ...value, [key]: other }
    }
  }
}

/** A card with every kind of shape and every field. */
const everyField = {
  name: 'Every field',
  dice: 6,
  rolls: 2,
  boxes: [
    { name: 'a', shape: { kind: 'face', face: 6 }, sum: 'shape', plus: 1, inGroup: true },
    { name: 'b', shape: { kind: 'alike', sizes: [3, 2], mayRepeat: true }, sum: 'all', atOnce: 5 },
    { name: 'c', shape: { kind: 'run', length: 4 }, plus: 30, total: 20 },
    { name: 'd', shape: { kind: 'faces', faces: [1, 3, 5] }, plus: 20 },
    { name: 'e', shape: { kind: 'any' }, sum: 'all' },
  ],
  bonus: [
    { from: 10, points: 5 },
    { from: 20, points: 0 },
  ],
  jokers: 'none',
  further: 0,
  order: 'down',
}

const FILES: readonly [string, string, object][] = [
  ['a card with every field', 'scorecard', everyField],
  ['Kniffel', 'scorecard', PUBLISHED_CARDS.kniffel!],
  ['Kingdom Come with a loaded die', 'farkle', PUBLISHED['kcd-devil']!.rules],
  [
    'Farkle with penalties',
    'farkle',
    {
      ...PUBLISHED['facebook-penalty']!.rules,
      confirmation: { sets: true, points: 500 },
      winningDice: [1, 1, 1, 1],
      combinations: [
        { kind: 'groups', sizes: [3, 2], points: 250 },
        { kind: 'faces', faces: [1, 1, 5], points: 300 },
        { kind: 'run', from: null, length: 4, points: 200 },
        { kind: 'set', face: 2, count: 3, points: 200 },
      ],
    },
  ],
]

afterEach(() => setLocale('en'))

describe.each(LANGUAGES)('a file with one mistake (%s)', (language) => {
  it.each(someOf(FILES))(
    'is refused by a sentence that names its field: %s',
    async (_, game, rules) => {
      await setLocale(language)
      const fit = (given: unknown) =>
        parseGameText(
          JSON.stringify({ format: 'breakpoint-rule-set', version: 1, game, rules: given }),
        )
      expect(fit(rules)).toMatchObject({ ok: true })
      let refused = 0
      for (const given of broken(rules)) {
        const read = fit(given)
        if (read.ok) continue
        refused++
        for (const { field, message } of read.problems) {
          // Words of the validation library, or of JavaScript.
          expect(message).not.toMatch(/Invalid|Expected|received|undefined|\[object|NaN/)
          expect(message).toMatch(/^\S.*\.$/)
          // A path is for the program; the user knows the field by name.
          if (/[.\d]/.test(field)) expect(message).not.toContain(`${field}:`)
          if (/^(boxes|bonus)\.\d/.test(field)) {
            expect(message).toMatch(language === 'en' ? /^(Box|Step) \d/ : /^(Feld|Stufe) \d/)
          }
        }
      }
      expect(refused).toBeGreaterThan(50)
    },
  )
})
