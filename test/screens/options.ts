import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#shared/texts/language.ts'
import { SCREENS, STATES, type Screen, type State } from './screens.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Usual window, the smallest that a decision must fit, and a phone. */
const SIZES = ['1280x800', '900x600', '390x844']

export const USAGE = `npm run screens -- [options]
  --only NAME,...      these screens alone
  --theme NAME,...     ${THEMES.join(', ')}; all unless named
  --size WxH,...       1280x800 unless named; with --all also ${SIZES.slice(1).join(' and ')}
  --language NAME,...  ${LANGUAGES.join(', ')}; en unless named
  --state NAME,...     ${STATES.join(', ')}; all unless named
  --all                every theme, size, language and state
  --out FOLDER         for the pictures and the overview; test-results/screens unless named
  --before FOLDER      an earlier --out, whose pictures are shown beside those of today`

export interface Options {
  readonly screens: readonly Screen[]
  readonly themes: readonly Theme[]
  readonly sizes: readonly string[]
  readonly languages: readonly Language[]
  readonly states: readonly State[]
  readonly out: string
  readonly before: string | null
}

/** Entries of a list with commas. Throws an Error that names what is not known. */
function listed<T extends string>(text: string, known: readonly T[]): T[] {
  const names = text.split(',')
  const unknown = names.find((name) => !(known as readonly string[]).includes(name))
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known; known are ${known.join(', ')}.`)
  }
  return known.filter((one) => names.includes(one))
}

function sizesOf(text: string): string[] {
  const sizes = text.split(',')
  const wrong = sizes.find((size) => !/^[1-9]\d{2,3}x[1-9]\d{2,3}$/.test(size))
  if (wrong !== undefined) throw new Error(`"${wrong}" is no size such as 1280x800.`)
  return sizes
}

/** Throws an Error with a sentence for the terminal. */
export function parseOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: text,
      theme: text,
      size: text,
      language: text,
      state: text,
      out: text,
      before: text,
      all: { type: 'boolean' },
    },
  })
  const { only, theme, size, language, state, out, before, all = false } = values
  const usualSizes = all ? SIZES : SIZES.slice(0, 1)
  const usualLanguages = all ? LANGUAGES : (['en'] as const)
  const names = SCREENS.map(({ name }) => name)
  const wanted = only === undefined ? names : listed(only, names)
  return {
    screens: SCREENS.filter(({ name }) => wanted.includes(name)),
    themes: theme === undefined ? THEMES : listed(theme, THEMES),
    sizes: size === undefined ? usualSizes : sizesOf(size),
    languages: language === undefined ? usualLanguages : listed(language, LANGUAGES),
    states: state === undefined ? STATES : listed(state, STATES),
    out: resolve(out ?? join(import.meta.dirname, '../../test-results/screens')),
    before: before === undefined ? null : resolve(before),
  }
}
