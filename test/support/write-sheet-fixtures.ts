import { writeFileSync } from 'node:fs'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { goldenFile, goldenText, PRESET_IDS, sheetsOf } from './sheet-fixtures.ts'
import { GOLDEN_NAMES, scorecardFile, scorecardGolden } from './yahtzee-sheets.ts'

// Writes test/fixtures/sheets/*.txt as the sheets read now; look at what has changed before keeping it:
// node test/support/write-sheet-fixtures.ts

for (const preset of PRESET_IDS) {
  writeFileSync(goldenFile(preset), goldenText(sheetsOf(PRESETS[preset])))
}
for (const name of GOLDEN_NAMES) {
  writeFileSync(scorecardFile(name), goldenText(scorecardGolden(name)))
}
