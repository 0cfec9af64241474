/** The languages that the project speaks, each with its own name. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The language of the first wish that can be met, of wishes such as "de-AT" or "en_GB.UTF-8";
 * English if none can.
 */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const own = LANGUAGES.find((language) => language === wish.slice(0, 2).toLowerCase())
    if (own && !/^[a-z]/i.test(wish.slice(2))) return own
  }
  return 'en'
}

/** The language that the user has chosen, or where that is the system's, the one of its wishes. */
export function wishedLanguage(chosen: Language | 'system', system: readonly string[]): Language {
  return chosen === 'system' ? languageFor(system) : chosen
}
