import { cardsPage } from './cards-page.en.ts'
import { drillPage } from './drill-page.en.ts'
import { peoplePage } from './people-page.en.ts'
import { progressPage } from './progress-page.en.ts'
import { recordsPage } from './records-page.en.ts'
import { rulesPage } from './rules-page.en.ts'
import { settingsPage } from './settings-page.en.ts'
import { sheetsPage } from './sheets-page.en.ts'
import { tablePage } from './table-page.en.ts'

/** Every text of the screens in English, by area. */
export const en = {
  cardsPage,
  drillPage,
  peoplePage,
  progressPage,
  recordsPage,
  rulesPage,
  settingsPage,
  sheetsPage,
  tablePage,
}
