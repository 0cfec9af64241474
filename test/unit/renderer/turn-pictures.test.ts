import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { moments } from '#shared/base/units.ts'
import type { TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { playedTurn } from '#shared/games/farkle/pictures/played-turn.ts'
import ChartReadOut from '#renderer/components/ChartReadOut.vue'
import { readingsOf, readingWords } from '#renderer/components/chart-readings.ts'
import {
  compareFinding,
  compareRows,
  comparedSides,
  decisionWords,
} from '#renderer/games/farkle/strategy/compared-sides.ts'
import { turnTotalLinks } from '#renderer/games/farkle/services/cell-links.ts'
import { frontierFinding, frontierSeries } from '#renderer/games/farkle/strategy/frontier-chart.ts'
import { breakpointSeries, gainNumbers } from '#renderer/games/farkle/strategy/gain-series.ts'
import {
  HOUSE_RULES,
  housePoints,
  withHouseRule,
} from '#renderer/games/farkle/strategy/house-rules.ts'
import {
  raceDrawing,
  raceFinding,
  raceNumbers,
} from '#renderer/games/farkle/strategy/race-chart.ts'
import {
  resultsDrawing,
  resultsFinding,
  resultsNumbers,
} from '#renderer/games/farkle/strategy/results-chart.ts'
import { turnLike } from '#renderer/games/farkle/strategy/use-other-side.ts'
import { keyDown } from './harness.ts'

const { farkle, zilch } = PRESETS
const BEST: TurnPlayer = { kind: 'best' }
const HOLD: TurnPlayer = { kind: 'hold', at: 300 }

/** A turn with so many chances, and a player of it. */
function played(player: TurnPlayer, values: number[], probabilities: number[]) {
  const results = { values, probabilities }
  const answer = { ...results, ...moments(results), farkleProbability: probabilities[0]! }
  return { player, answer }
}

const bold = played(BEST, [0, 50, 100, 400], [0.3, 0.2, 0.3, 0.2])
const calm = played(HOLD, [0, 50, 100], [0.1, 0.6, 0.3])

describe('the results of a turn', () => {
  it('are drawn in percent, a bin each, with the next one to end the last stair', () => {
    const { series, xMax } = resultsDrawing('each', [bold])
    expect(series[0]).toMatchObject({ label: 'Best play', steps: 'until' })
    expect(series[0]!.data.slice(0, 3)).toEqual([
      { x: 50, y: 20 },
      { x: 100, y: 30 },
      { x: 150, y: 0 },
    ])
    expect(series[0]!.data.at(-1)).toEqual({ x: 450, y: 0 })
    expect(xMax).toBe(450)
    const { format } = resultsDrawing('each', [bold])
    expect(format.place!(50)).toBe('50')
  })

  it('name several results in a bin by the first and the last of them', () => {
    const values = Array.from({ length: 101 }, (_, i) => i * 50)
    const even = played(
      BEST,
      values,
      values.map(() => 1 / 101),
    )
    const { series, format } = resultsDrawing('each', [even])
    expect(series[0]!.data[0]!.x).toBe(0)
    expect(format.place!(0)).toBe('50')
    expect(format.place!(100)).toBe('100 to 150')
  })

  it('are drawn as stairs down from all turns where they are summed', () => {
    const { series } = resultsDrawing('atLeast', [bold, calm])
    expect(series[0]!.data.map(({ y }) => Math.round(y))).toEqual([100, 70, 50, 20])
    expect(series.map(({ dash }) => JSON.stringify(dash))).toEqual(['[]', '[2,3]'])
  })

  it('are in full in a file and rounded on screen, for every result of any player', () => {
    const { rows, file: numbers } = resultsNumbers([bold, calm])
    expect(numbers.rows.map(([value]) => value)).toEqual([0, 50, 100, 400])
    expect(numbers.rows.at(-1)).toEqual([400, 0.2, 0.2, 0, 0])
    expect(numbers.rows[1]).toEqual([50, 0.2, 0.2 + 0.3 + 0.2, 0.6, 0.6 + 0.3])
    expect(numbers.columns).toHaveLength(5)
    expect(rows[0]!.cells.slice(0, 2)).toEqual(['0: farkle', '30.0000'])
  })

  it('are found in a sentence, alone and beside each other', () => {
    expect(resultsFinding([bold])).toBe(
      'A turn of the best play makes 120.0 points on average, yet half of them make 50 or less, and 30.0% farkle.',
    )
    expect(resultsFinding([bold, calm])).toBe(
      'Holding at 300 makes 60.0 points a turn less than the best play, and farkles in 10.0% of turns instead of 30.0%.',
    )
    expect(resultsFinding([bold, { ...bold, player: { kind: 'table' } }])).toContain(
      'The breakpoint table makes as many points a turn as the best play',
    )
    expect(resultsFinding([])).toMatch(/^Choose a player/)
  })
})

describe('the race to the goal', () => {
  const race = (player: TurnPlayer, probabilities: number[], left = 0) => {
    const values = probabilities.map((_, i) => i + 1)
    const known = left === 0 ? moments({ values, probabilities }) : null
    return {
      player,
      answer: {
        values,
        probabilities,
        left,
        mean: known?.mean ?? null,
        standardDeviation: known?.standardDeviation ?? null,
      },
    }
  }
  const fast = race(BEST, [0, 0.5, 0.5])
  const slow = race(HOLD, [0, 0, 0.25, 0.75])

  it('is drawn turn by turn or summed up to each', () => {
    expect(raceDrawing('each', [fast]).series[0]!.data).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 50 },
      { x: 3, y: 50 },
    ])
    const within = raceDrawing('within', [fast, slow])
    expect(within.series[1]!.data.map(({ y }) => y)).toEqual([0, 0, 25, 100])
    expect(within).toMatchObject({ xMax: 5, yMax: 100 })
  })

  it('has a row for every turn of the longest one', () => {
    expect(raceNumbers([fast, slow]).file.rows.at(-1)).toEqual([4, 0, 1, 0.75, 1])
  })

  it('is found in a sentence, also where it has no end', () => {
    expect(raceFinding([fast], 10_000)).toBe(
      'The best play needs 2.5 turns on average to reach 10,000 alone, and half of its games are over within 2.',
    )
    expect(raceFinding([fast, slow], 10_000)).toMatch(/; holding at 300 needs 1\.3 more\.$/)
    expect(raceFinding([fast, race(HOLD, [0.25], 0.75)], 10_000)).toBe(
      'Holding at 300 needs more than 1 turns in 75.0% of games.',
    )
  })
})

describe('a comparison', () => {
  const answerOf = (rules: RuleSet, player: TurnPlayer = BEST) => {
    const { results: _, decisions, ...figures } = playedTurn(rules, 'single', player)
    const { cells, gains } = decisions
    return { ...figures, ...decisions, cells: Array.from(cells), gains: Array.from(gains) }
  }
  const mine = answerOf(zilch)
  const larger = answerOf({ ...zilch, minimumBank: 500, minimumFirstBank: 500 })
  const held = answerOf(zilch, HOLD)

  it('says what changes most and what it is worth', () => {
    expect(compareFinding(comparedSides(mine, larger).difference, mine, larger)).toBe(
      'With 2 dice you now roll up to 450 instead of 250; a turn is worth 18.3 points less.',
    )
    expect(compareFinding(comparedSides(larger, mine).difference, larger, mine)).toBe(
      'With 2 dice you now roll up to 250 instead of 450; a turn is worth 18.3 points more.',
    )
    const { difference } = comparedSides(mine, held)
    expect(compareFinding(difference, mine, held, 'holding at 300')).toBe(
      'With 6 dice, holding at 300 banks at once instead of rolling at any total; a turn is worth 127.6 points less.',
    )
    expect(compareFinding(comparedSides(mine, mine).difference, mine, mine)).toBe(
      'No decision changes; a turn is worth as much.',
    )
  })

  it('puts both sides and their difference under each other', () => {
    const rows = compareRows({ title: 'Zilch', answer: mine }, { title: 'Other', answer: larger })
    expect(rows.map(({ cells }) => cells[1])).toEqual(['623.017', '604.726', '−18.291'])
    expect(rows[2]!.cells[3]).toBe('+23.13')
  })

  it('reads out a cell with both sides where they differ', () => {
    const { drawn } = comparedSides(mine, larger)
    const { values } = drawn[0]!.grid.rows
    const words = (side: number, total: number, dice: number): string =>
      decisionWords(drawn, ['Zilch', 'Other'], side, {
        column: dice - 1,
        row: values.indexOf(total),
      })
    expect(words(0, 400, 2)).toMatch(
      /^2 dice left at a turn total of 400: bank, [\d.]+ points at stake; Other: roll\.$/,
    )
    expect(words(0, 1000, 5)).toMatch(/: roll, 164\.0 points at stake\.$/)
    expect(words(1, 50, 1)).toBe('1 die left at a turn total of 50: never reached.')
  })

  it('leads to the position and to a drill on its like', () => {
    const { analyse, drill } = turnTotalLinks({ id: 'zilch' }, 350, 3)
    expect(analyse).toMatchObject({ params: { code: 'b0.d0.t350.n3' }, query: { rules: 'zilch' } })
    expect(drill).toMatchObject({ query: { dice: '3', kind: 'roll-or-bank' } })
  })

  it('takes the turn of other rules that is most like', () => {
    expect(turnLike(zilch, 'after-0', farkle)).toBe('single')
    expect(turnLike(farkle, 'single', zilch)).toBe('after-0')
    expect(turnLike(zilch, 'after-2', zilch)).toBe('after-2')
    expect(turnLike(zilch, 'after-2', farkle)).toBe('single')
  })
})

describe('a changed house rule', () => {
  it('is each of the list, read and changed by its field', () => {
    for (const field of HOUSE_RULES.flatMap(({ fields }) => fields)) {
      const points = housePoints(farkle, field)
      const changed = withHouseRule(farkle, field, String(points + 50))
      expect(changed, field).toMatchObject({ ok: true })
      if (changed.ok) expect(housePoints(changed.value, field)).toBe(points + 50)
    }
  })

  it('takes along what must go with it', () => {
    expect(withHouseRule(farkle, 'minimumBank', '400')).toMatchObject({
      ok: true,
      value: { minimumFirstBank: 400, name: 'Farkle, minimum to bank 400' },
    })
    expect(withHouseRule(zilch, 'farklePenalty.points', '0')).toMatchObject({
      value: { farklePenalty: null },
    })
    const flexible = { ...farkle, fourKindAndPairCountsAsThreePairs: true, threePairs: 500 }
    expect(withHouseRule(flexible, 'threePairs', '0')).toMatchObject({ ok: true })
  })

  it('is refused in a sentence', () => {
    for (const text of ['many', '-5']) {
      const refused = withHouseRule(farkle, 'straight', text)
      expect(refused.ok).toBe(false)
      if (!refused.ok) expect(refused.problems[0]!.message).toMatch(/^Straight .*\.$/)
    }
  })
})

describe('the chart of the value of rolling', () => {
  it('has the breakpoints as stairs down to the end of the axis', () => {
    const breakpoints = [
      { value: 0, from: 400 },
      { value: 50, from: 250 },
      { value: 100, from: 0 },
    ]
    const [series] = breakpointSeries([{ dice: 3, breakpoints, falling: true }], 1000)
    expect(series).toMatchObject({ steps: 'until', unread: true })
    expect(series!.data).toEqual([
      { x: 0, y: 100 },
      { x: 250, y: 50 },
      { x: 400, y: 0 },
      { x: 1000, y: 0 },
    ])
    expect(gainNumbers([{ turnScore: 50, values: [null, 1, 2, 3, 4, 5] }]).file.rows).toEqual([
      [50, null, 1, 2, 3, 4, 5],
    ])
  })

  it('has the chosen turns as marks on the frontier', () => {
    const one = {
      fromPenalty: 0,
      toPenalty: 9,
      farkleProbability: 0.2,
      correctedExpectedPoints: 500,
    }
    const safe = { ...one, toPenalty: null, farkleProbability: 0.1, correctedExpectedPoints: 450 }
    const turn = { ...one, key: 'after-1' as const }
    const marks = frontierSeries([one, safe], [turn as never])
    expect(marks[0]!.data).toEqual([
      { x: 20, y: 500 },
      { x: 10, y: 450 },
    ])
    expect(marks[1]).toMatchObject({
      mark: 'After 1 farkle',
      points: true,
      data: [{ x: 20, y: 500 }],
    })
    expect(frontierFinding([one, safe])).toContain('gives up 50.0 of 500.0 points')
    expect(frontierFinding([])).toBe('')
  })
})

describe('the read-out of a chart', () => {
  const line = (label: string, xs: number[], steps?: 'until' | 'since') => ({
    label,
    token: 'ink',
    data: xs.map((x) => ({ x, y: x * 2 })),
    ...(steps ? { steps } : {}),
  })

  it('stops at every place of any line, with the values that hold there', () => {
    const series = [
      line('a', [0, 10]),
      line('b', [5], 'until'),
      line('c', [8], 'since'),
      { ...line('d', [7]), unread: true },
    ]
    const readings = readingsOf(series)
    expect(readings.map(({ x }) => x)).toEqual([0, 5, 8, 10])
    expect(readings[3]!.values.map(({ series: i }) => i)).toEqual([0, 1])
    expect(readings[0]!.values.map(({ series: i }) => i)).toEqual([0, 2])
    const format = { x: String, y: String, place: (x: number) => `${x} or so` }
    expect(readingWords(readings[3]!, series, 'Points', format)).toBe(
      'Points: 10 or so. a: 20; b: 10',
    )
  })

  it('is moved by keys within its places, and shown only while it has the keyboard', async () => {
    const at = ref<number | null>(null)
    const view = mount(ChartReadOut, {
      props: {
        label: 'Turns',
        places: Array.from({ length: 30 }, (_, i) => `place ${i}`),
        modelValue: at.value,
        'onUpdate:modelValue': (to: number | null) => (at.value = to),
      },
      attachTo: document.body,
    })
    const slider = view.get('[role="slider"]')
    const press = async (keys: string): Promise<string | undefined> => {
      slider.element.dispatchEvent(keyDown(keys))
      await view.vm.$nextTick()
      return slider.attributes('aria-valuetext')
    }
    await slider.trigger('focus')
    expect(at.value).toBe(0)
    expect(await press('ArrowRight')).toBe('place 1')
    expect(await press('PageUp')).toBe('place 11')
    expect(await press('Shift+ArrowLeft')).toBe('place 1')
    expect(await press('End')).toBe('place 29')
    expect(await press('ArrowRight')).toBe('place 29')
    expect(await press('Home')).toBe('place 0')
    expect(await press('Ctrl+ArrowRight')).toBe('place 0')
    await press('End')
    await view.setProps({ places: ['only one'] })
    expect(slider.attributes('aria-valuetext')).toBe('only one')
    await slider.trigger('blur')
    expect(at.value).toBe(null)
  })
})
