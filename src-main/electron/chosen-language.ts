import { app } from 'electron'
import type { Settings } from '#shared/contract/settings.ts'
import { wishedLanguage } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'

let speaking: Promise<void> = Promise.resolve()

/**
 * Speaks the language that is wished for, or the system's. One change after the other: a language
 * that takes longer to load must not come after the one that was wished for last.
 */
export function applyLanguage({ language }: Pick<Settings, 'language'>): Promise<void> {
  speaking = speaking.then(() =>
    setLocale(wishedLanguage(language, app.getPreferredSystemLanguages())),
  )
  return speaking
}
