import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import { languageFor, type Language } from '#shared/texts/language.ts'

export const DATA_FOLDER_OPTION = 'data-dir'

const LANGUAGE_OPTION = 'language'

function given(args: readonly string[], option: string): string {
  const { values } = parseArgs({
    args: [...args],
    options: { [option]: { type: 'string' } },
    // The list also contains Chromium's switches.
    strict: false,
  })
  const value = values[option]
  return typeof value === 'string' ? value : ''
}

/** Value of --data-dir, else the default folder that all shells share. */
export function dataFolderFrom(args: readonly string[]): string {
  return resolve(given(args, DATA_FOLDER_OPTION) || defaultDataFolder())
}

export function dataFolderArgument(folder: string): string {
  return `--${DATA_FOLDER_OPTION}=${folder}`
}

/** English if no language is given. */
export function languageFrom(args: readonly string[]): Language {
  return languageFor([given(args, LANGUAGE_OPTION)])
}

export function languageArgument(language: Language): string {
  return `--${LANGUAGE_OPTION}=${language}`
}
