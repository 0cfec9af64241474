import { backend } from './backend.ts'
import { cardsPage } from './cards-page.ts'
import { commands } from './commands.ts'
import { common } from './common.ts'
import { contract } from './contract.ts'
import { dice } from './dice.ts'
import { drillPage } from './drill-page.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'
import { homePage } from './home-page.ts'
import { parts } from './parts.ts'
import { pictures } from './pictures.ts'
import { progressPage } from './progress-page.ts'
import { recordsPage } from './records-page.ts'
import { rulesPage } from './rules-page.ts'
import { settingsPage } from './settings-page.ts'
import { sheets } from './sheets.ts'
import { sheetsPage } from './sheets-page.ts'
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
  cardsPage,
  drillPage,
  homePage,
  progressPage,
  recordsPage,
  rulesPage,
  settingsPage,
  sheetsPage,
  study,
  cards,
}
