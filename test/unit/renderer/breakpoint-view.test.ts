import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import KnowView from '#renderer/games/farkle/strategy/KnowView.vue'
import { asked, settled, startStores } from './harness.ts'

it('the breakpoint table says of one die what drills and chart say: always bank', async () => {
  const rules = PRESETS.farkle
  const [turn] = scoreReport(rules).turns
  const { play, figures, exceptions, exceptionCount, goal } = turn!
  asked.mockResolvedValue({
    table: play.table,
    tablePoints: play.expectedPoints,
    exceptions,
    exceptionCount,
    bestPoints: figures.expectedPoints,
    examples: [],
  })
  await startStores()
  const screen = mount(KnowView, {
    props: {
      rules,
      turn: { key: 'single', limits: [], rows: 9, minimumBank: goal.minimumBank } as never,
    },
  })
  await settled()
  const bank = screen.findAll('tbody tr').map((row) => row.findAll('th, td').slice(0, 2))
  expect(bank.map(([dice, from]) => `${dice!.text()}: ${from!.text()}`)).toEqual([
    '5: 2,900',
    '4: 1,000',
    '3: 400',
    '2: 250',
    '1: always',
  ])
})
