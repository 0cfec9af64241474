import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'
import { languageFor, type Language } from '#shared/texts/language.ts'

/** The option that names the data folder, without its dashes. */
export const DATA_FOLDER_OPTION = 'data-dir'

/** The option that tells the backend process in which language to begin. */
const LANGUAGE_OPTION = 'language'

/** Value of an option; empty if it was not given. */
function given(args: readonly string[], option: string): string {
  const { values } = parseArgs({
    args: [...args],
    options: { [option]: { type: 'string' } },
    // Chromium's own switches stand beside ours.
    strict: false,
  })
  const value = values[option]
  return typeof value === 'string' ? value : ''
}

/** The data folder: what --data-dir names, or else the one that the other shells use as well. */
export function dataFolderFrom(args: readonly string[]): string {
  return resolve(given(args, DATA_FOLDER_OPTION) || defaultDataFolder())
}

/** Writes the data folder as an argument that dataFolderFrom reads. */
export function dataFolderArgument(folder: string): string {
  return `--${DATA_FOLDER_OPTION}=${folder}`
}

/** The language that the arguments name; English if they name none. */
export function languageFrom(args: readonly string[]): Language {
  return languageFor([given(args, LANGUAGE_OPTION)])
}

/** Writes a language as an argument that languageFrom reads. */
export function languageArgument(language: Language): string {
  return `--${LANGUAGE_OPTION}=${language}`
}
