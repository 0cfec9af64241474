import { globSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** The texts of the app or of a game, in both languages. */
export interface TextSet {
  /** Prefix of the paths of its texts: empty for the app's own, else the game's name. */
  readonly path: string
  /** Where its English texts are put together. */
  readonly file: string
  readonly en: unknown
  readonly de: unknown
}

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(file)) as Record<string, unknown>

/** Every set of texts that there is. */
export const TEXT_SETS: readonly TextSet[] = await Promise.all(
  globSync('src-shared/**/texts/**/en.ts', { cwd: ROOT })
    .sort()
    .map(async (name) => {
      const file = join(ROOT, name)
      const [, game = ''] = /games[/\\](\w+)/.exec(name) ?? []
      const { en } = await load(file)
      const { de } = await load(file.replace(/en\.ts$/, 'de.ts'))
      return { path: game, file, en, de }
    }),
)
