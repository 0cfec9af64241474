import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { LAYOUT_IDS, LAYOUTS } from '#shared/sheets/layouts.ts'
import { texts } from '#shared/texts/texts.ts'
import SheetPages from '#renderer/features/sheets/SheetPages.vue'
import { PIG_RULES } from '#test/support/pig/rules.ts'
import { pigSheet } from '#test/support/pig/sheets.ts'
import { solvePigWins } from '#test/support/pig/wins.ts'
import { printedDifference } from '#test/support/printed-sheets.ts'
import { soon } from '../../support/soon.ts'

const rules = { ...PIG_RULES, goal: 50 }
const SHEET = { ...pigSheet(rules, solvePigWins(rules)), foot: 'Breakpoint 0.0.0' }

it.each(LAYOUT_IDS)('a sheet of a third game lies on paper like any other: %s', async (layout) => {
  const { paper } = LAYOUTS[layout].papers[0]!
  const pages = mount(SheetPages, {
    props: { sheets: [SHEET], layout, paper, ink: 'black', level: 1 },
  })
  await soon(() => expect(pages.emitted('laid')?.at(-1)?.[0]).toBeGreaterThan(0))
  const printed = pages.findAll('.paper').map((page) => page.text())
  const { note } = texts.sheets.layouts[layout]
  expect(printedDifference(printed, [SHEET], note)).toBeNull()
})
