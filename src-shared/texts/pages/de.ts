import type { en } from './en.ts'
import { cardsPage } from './cards-page.de.ts'
import { drillPage } from './drill-page.de.ts'
import { peoplePage } from './people-page.de.ts'
import { progressPage } from './progress-page.de.ts'
import { recordsPage } from './records-page.de.ts'
import { rulesPage } from './rules-page.de.ts'
import { settingsPage } from './settings-page.de.ts'
import { sheetsPage } from './sheets-page.de.ts'
import { tablePage } from './table-page.de.ts'

/** The same in German. */
export const de: typeof en = {
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
