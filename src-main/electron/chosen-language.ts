import { app } from 'electron'
import type { Settings } from '#shared/contract/settings.ts'
import { wishedLanguage } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'

let speaking: Promise<void> = Promise.resolve()

/** Sequential, so that a language that loads slowly cannot override a later choice. */
export function applyLanguage({ language }: Pick<Settings, 'language'>): Promise<void> {
  speaking = speaking.then(() =>
    setLocale(wishedLanguage(language, app.getPreferredSystemLanguages())),
  )
  return speaking
}
