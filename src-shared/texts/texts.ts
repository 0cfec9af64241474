import { en } from './en/index.ts'
import type { Language } from './language.ts'

/** Every text of the project; English says which there are. */
export type Texts = typeof en

/**
 * The texts of the language that is spoken. The one thing here that is not passed in: a running
 * part of the app speaks one language, which `speak` sets before anything else happens. So a text
 * is read when it is needed, inside a function, and never kept in a constant of a module.
 */
export let texts: Texts = en

/** The language that is spoken. */
export let language: Language = 'en'

/** Speaks a language from now on. What has been said before stays as it was. */
export async function speak(wanted: Language): Promise<void> {
  // English is always there, any other language only if it is spoken.
  const loaded = wanted === 'de' ? (await import('./de/index.ts')).de : en
  texts = loaded
  language = wanted
}
