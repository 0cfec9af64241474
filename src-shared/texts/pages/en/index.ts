import { cardsPage } from './cards-page.ts'
import { drillPage } from './drill-page.ts'
import { progressPage } from './progress-page.ts'
import { recordsPage } from './records-page.ts'
import { rulesPage } from './rules-page.ts'
import { settingsPage } from './settings-page.ts'
import { sheetsPage } from './sheets-page.ts'
import { tablePage } from './table-page.ts'

/** Every text of the screens in English, by area. */
export const en = {
  cardsPage,
  drillPage,
  progressPage,
  recordsPage,
  rulesPage,
  settingsPage,
  sheetsPage,
  tablePage,
}
