import { backend } from './backend.en.ts'
import { commands } from './commands.en.ts'
import { common } from './common.en.ts'
import { contract } from './contract.en.ts'
import { dice } from './dice.en.ts'
import { frame } from './frame.en.ts'
import { games } from './games.en.ts'
import { homePage } from './home-page.en.ts'
import { parts } from './parts.en.ts'
import { pictures } from './pictures.en.ts'
import { sheets } from './sheets.en.ts'
import { shells } from './shells.en.ts'
import { userData } from './user-data.en.ts'
import { study } from './study.en.ts'
import { cards } from './cards.en.ts'

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
