import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Folders of the games. */
export const GAME_FOLDERS: readonly string[] = globSync('src-shared/games/*/')
  .map((path) => basename(path))
  .sort()
