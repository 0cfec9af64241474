import type { Language } from './language.ts'

/** Every language but English, whose texts are always there. */
type LoadedLanguage = Exclude<Language, 'en'>

/** Loads the other languages of some texts, each when it is first spoken. */
type Loaders<Texts> = Readonly<Record<LoadedLanguage, () => Promise<Texts>>>

/** The language of the whole process or page, where nobody asks for another. */
let ofProcess: Language = 'en'

/** The language of the client that is being answered; undefined outside of any request. */
let ofClient: () => Language | undefined = () => undefined

/** One loader for each set of texts that was defined. */
const loaders: ((language: Language) => Promise<void>)[] = []

/** The language in which texts are read now. */
export function currentLanguage(): Language {
  return ofClient() ?? ofProcess
}

/**
 * Sets where the language of the present client is looked up, for a process that answers several.
 * The language must have been loaded with loadLanguage.
 */
export function setClientLanguage(lookUp: () => Language | undefined): void {
  ofClient = lookUp
}

/** Loads all texts of a language: those of the app and of every game that is loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)))
}

/** Sets the language of the process or page. Texts that were read before stay as they were. */
export async function setLocale(language: Language): Promise<void> {
  await loadLanguage(language)
  ofProcess = language
}

/**
 * Makes texts that are read in the current language: an object with a getter for each area of the
 * English texts. Read a text inside a function, when it is needed, and keep none in a constant of a
 * module. Until another language is loaded its texts are English.
 */
export function defineTexts<Texts extends object>(en: Texts, others: Loaders<Texts>): Texts {
  const byLanguage: Partial<Record<Language, Texts>> = { en }
  loaders.push(async (language) => {
    if (language !== 'en') byLanguage[language] ??= await others[language]()
  })
  const texts = {} as Texts
  for (const area of Object.keys(en) as (keyof Texts)[]) {
    Object.defineProperty(texts, area, {
      enumerable: true,
      get: () => (byLanguage[currentLanguage()] ?? en)[area],
    })
  }
  return texts
}
