import { describe, expect, it } from 'vitest'
import { GAME_FOLDERS } from '#test/support/game-folders.ts'
import { fixture } from '#test/support/fixture.ts'
import { sampleArguments } from './sample-arguments.ts'
import { TEXT_SETS } from './text-sets.ts'

/** Words that are the same in both languages, and texts that name codes as they are typed or sent. */
const EXCEPTIONS = fixture('german-exceptions') as Readonly<
  Record<'alike' | 'withCodes', readonly string[]>
>

/** A word that texts do not use any more, the one they use, and a sentence with the old one. */
interface OldWord {
  /** A regular expression. */
  readonly old: string
  readonly better: string
  readonly example: string
  /** Paths of texts, or beginnings of them, that may say it all the same. */
  readonly except?: readonly string[]
}

/** Texts with numbers as they are typed: codes, dates, lists and rules of thumb. */
const TYPED =
  /^(farkle\.(analysis\.code|game\.generator|match|thumb\.(form|meaning)|study\.notation)|scorecard\.strategy\.opening\.findNote|sheets\.job\.day|study\.gameText)/

/** Texts that are searched, not read. */
const SPARED = /[sS]ynonyms/

const OLD_WORDS = fixture('old-words') as Readonly<Record<'en' | 'de', readonly OldWord[]>>

/** Both languages at one place of the message files. */
interface Place {
  readonly path: string
  readonly en: unknown
  readonly de: unknown
}

/** A unit, and what a file of rules says. */
const KNOWN_NAMES = new Set(['kB', 'finalTurn', 'equalTurns', 'diceLeft', 'allDice', 'iFarkle'])

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* placesOf(english: unknown, german: unknown, path = ''): Generator<Place> {
  if (path.startsWith('commands.list.')) {
    const [en, de] = [english, german] as (readonly string[])[]
    yield { path: `${path}.title`, en: en![0], de: de![0] }
    yield { path: `${path}.synonyms`, en: en![1], de: de![1] }
    return
  }
  if (!isGroup(english) || !isGroup(german)) {
    yield { path, en: english, de: german }
    return
  }
  for (const key of new Set([...Object.keys(english), ...Object.keys(german)])) {
    yield* placesOf(english[key], german[key], path === '' ? key : `${path}.${key}`)
  }
}

/** Every wording that a text has, called with all that it may be called with. */
function wordings(text: unknown, calls: readonly (readonly unknown[])[]): unknown[] {
  if (typeof text !== 'function') return [text].flat()
  return calls.flatMap((given) => (text as (...given: readonly unknown[]) => unknown)(...given))
}

const places = TEXT_SETS.flatMap(({ path, en, de }) => [...placesOf(en, de, path)])
const samples = sampleArguments(TEXT_SETS)
const said = places.map(({ path, ...texts }) => {
  const calls = samples.get(path) ?? []
  return { path, en: wordings(texts.en, calls), de: wordings(texts.de, calls) }
})

/** The places where a wording in this language is not as it must be, with that wording. */
function faults(language: 'en' | 'de', isWrong: (text: string) => boolean): string[] {
  return said.flatMap((place) =>
    place[language]
      .filter((text): text is string => typeof text === 'string')
      .filter((text) => isWrong(text))
      .slice(0, 1)
      .map((text) => `${place.path}: ${text}`),
  )
}

describe('the texts in two languages', () => {
  it('are those of the app and of every game', () => {
    const paths = new Set(TEXT_SETS.map(({ path }) => path).filter((path) => path !== ''))
    expect([...paths]).toEqual(GAME_FOLDERS)
  })

  it('are many', () => {
    expect(places.length).toBeGreaterThan(1_000)
    expect(samples.size).toBeGreaterThan(300)
  })

  it('have the same places and kinds', () => {
    const kind = (text: unknown): string => (Array.isArray(text) ? 'list' : typeof text)
    const other = places.filter((place) => kind(place.en) !== kind(place.de))
    expect(other.map(({ path }) => path)).toEqual([])
    const functions = places.filter((place) => typeof place.en === 'function')
    expect(functions.map(({ path }) => path).filter((path) => !samples.has(path))).toEqual([])
  })

  it.each(['en', 'de'] as const)('are all there, in %s', (language) => {
    const nothing = said.filter((place) => place[language].length === 0)
    expect(nothing.map(({ path }) => path)).toEqual([])
    expect(faults(language, (text) => text === '')).toEqual([])
    expect(faults(language, (text) => /undefined|NaN|\[object|=>/.test(text))).toEqual([])
  })

  it.each(['en', 'de'] as const)('name nothing as the code does, in %s', (language) => {
    const ofCode = (text: string): boolean =>
      [...text.matchAll(/\b\w*\p{Ll}\p{Lu}\w*/gu)].some(([word]) => !KNOWN_NAMES.has(word))
    expect(faults(language, ofCode)).toEqual([])
  })

  it.each([
    ['en', /points (per|each|every) turn|games (per|of a|out of a) hundred|(of|out of) 100 games/],
    ['de', /Punkte (je|in jedem) Zug|Spiele(n)? (pro|je|auf) hundert|von 100 Spielen/],
  ] as const)('have one word for one unit, in %s', (language, other) => {
    expect(faults(language, (text) => other.test(text))).toEqual([])
  })

  it('differ, but for words that both have', () => {
    const words = said.flatMap((place) =>
      place.en.join('\n') === place.de.join('\n')
        ? [...place.en.join('\n').matchAll(/\p{L}{2,}/gu)].map(([word]) => `${place.path}: ${word}`)
        : [],
    )
    const own = (word: string): boolean =>
      !EXCEPTIONS.alike.includes(word.slice(word.indexOf(': ') + 2))
    expect(words.filter(own)).toEqual([])
  })
})

describe('German texts', () => {
  it.each([
    [
      'English words',
      /\b(the|of|with|and|your|you|is|are|this|that|turns?|points?|rolls?|cards?)\b/,
    ],
    ['English quotes', /[‘’”]|“(?=\p{L})/u],
    ['exclamation marks', /!/],
    ['a dash of three hyphens or in English', /—|--/],
    ['three points for an ellipsis', /\.\.\.(?!\w* bis )/],
    ['breaks before a unit', /\d[ ]?(%|(min|h|kB|MB|PP)(?!\p{L}))/u],
    ['English marks in numbers', /\d,\d{3}(?!\d)/],
    ['a formal address', /(?<![.?:] |^)\b(Sie haben|Ihre[rnms]?|Ihnen)\b/],
    ['doubled words or spaces', / {2}|\b(\p{L}+) \1\b/u],
  ])('have no %s', (_, pattern) => {
    const wrong = faults('de', (text) => pattern.test(text.replace(/\{\w+\}/g, '40')))
    expect(wrong.filter((fault) => !EXCEPTIONS.withCodes.includes(fault.split(':')[0]!))).toEqual(
      [],
    )
  })
})

describe.each([
  ['en', /\d[.\u00a0\u202f ]\d{3}(?!\d)|(?<![\d/])[1-9]\d{3}(?![\d/n])|\d[\u00a0 ]%/],
  ['de', /\d[,\u00a0\u202f ]\d{3}(?!\d)|(?<![\d/])[1-9]\d{3}(?![\d/n])|\d%/],
] as const)('numbers in %s', (language, other) => {
  it.each(['1 000', '1\u202f000', '1000', language === 'en' ? '40 %' : '40%'])(
    'would be seen as %j',
    (wrong) => {
      expect(`from ${wrong} on`).toMatch(other)
    },
  )

  it('have one mark between thousands and one way to write percent', () => {
    const wrong = faults(language, (text) => other.test(text))
    expect(wrong.filter((fault) => !TYPED.test(fault))).toEqual([])
  })
})

describe.each(['en', 'de'] as const)('words of before, in %s', (language) => {
  it.each(OLD_WORDS[language])('$old is not said any more, but: $better', (word) => {
    const old = new RegExp(word.old)
    expect(word.example).toMatch(old)
    const spared = (fault: string): boolean =>
      SPARED.test(fault) || (word.except ?? []).some((path) => fault.startsWith(path))
    expect(faults(language, (text) => old.test(text)).filter((fault) => !spared(fault))).toEqual([])
  })
})
