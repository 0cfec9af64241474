import type { en } from './en.ts'
import { backend } from './backend.de.ts'
import { commands } from './commands.de.ts'
import { common } from './common.de.ts'
import { contract } from './contract.de.ts'
import { dice } from './dice.de.ts'
import { frame } from './frame.de.ts'
import { games } from './games.de.ts'
import { homePage } from './home-page.de.ts'
import { parts } from './parts.de.ts'
import { pictures } from './pictures.de.ts'
import { sheets } from './sheets.de.ts'
import { shells } from './shells.de.ts'
import { userData } from './user-data.de.ts'
import { study } from './study.de.ts'
import { cards } from './cards.de.ts'

/** Every text of the project in German. The type asks for each that English has. */
export const de: typeof en = {
  common,
  dice,
  games,
  pictures,
  sheets,
  contract,
  backend,
  userData,
  shells,
  commands,
  frame,
  parts,
  homePage,
  study,
  cards,
}
