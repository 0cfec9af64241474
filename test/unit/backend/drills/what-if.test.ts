import { expect, test } from 'vitest'
import { choiceWords } from '#shared/games/scorecard/analysis/choice-words.ts'
import { drill } from '#shared/games/scorecard/drill/drill.ts'
import { makeScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { start } from '../harness.ts'
import { prepareShort, preparedFolder, setupOf, SHORT } from './drilling.ts'

const prepared = preparedFolder(prepareShort)

test.each(['points', 'wins'] as const)(
  'it is told from where on to bank, as the solver has it, for %s',
  async (goal) => {
    const { ask } = await start(prepared())
    const filters = { ...NO_FILTERS, noForced: false }
    const setup = setupOf({ goal, kind: 'roll-or-bank', filters })
    const at = async (turnTotal: number, left: number) => {
      const code = `b200.d350.t${turnTotal}.n${left}`
      const { verdict, turns } = await ask('drill.retry', {
        game: 'farkle',
        rules: SHORT,
        setup,
        asked: { kind: 'roll-or-bank', code },
        choice: { setAside: [], then: 'roll' },
      })
      const best = verdict!.options.filter(({ loss }) => loss === 0)
      return { turns, best: best.map(({ then }) => then) }
    }
    let told = 0
    for (const left of [1, 2, 3, 4]) {
      const { turns } = await at(300, left)
      const [, said] = /(?:bank from|roll below|goal, with) ([\d,]+)/.exec(turns) ?? []
      if (said === undefined) continue
      const from = Number(said.replace(',', ''))
      told++
      expect((await at(from, left)).best).toContain('bank')
      expect((await at(from - 50, left)).best).toContain('roll')
    }
    expect(told).toBeGreaterThan(2)
  },
)

test('the best choice is told at each number of rerolls', () => {
  const kit = shortScorecard(['fives', 'sixes', 'fullHouse', 'chance'])
  const dice = [2, 5, 5, 6, 6] as const
  const at = (rerolls: number) =>
    makeScorecardQuestion(kit, { card: kit.start, dice: [...dice], rerolls })
  const best = (rerolls: number): string => choiceWords(kit.rules, at(rerolls).options[0]!)
  expect(drill.whereItTurns(kit, at(1))).toBe(
    `2 rerolls left: ${best(2)}; 1 reroll left: ${best(1)}; no reroll left: ${best(0)}.`,
  )
  expect(new Set([best(2), best(1), best(0)]).size).toBeGreaterThan(1)
})
