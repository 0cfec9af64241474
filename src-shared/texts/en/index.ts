import { backend } from './backend.ts'
import { commands } from './commands.ts'
import { common } from './common.ts'
import { contract } from './contract.ts'
import { dice } from './dice.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'
import { homePage } from './home-page.ts'
import { parts } from './parts.ts'
import { pictures } from './pictures.ts'
import { sheets } from './sheets.ts'
import { shells } from './shells.ts'
import { userData } from './user-data.ts'
import { study } from './study.ts'
import { cards } from './cards.ts'

/** Every text of the project in English, by area. A text with something to fill in is a function. */
export const en = {
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
