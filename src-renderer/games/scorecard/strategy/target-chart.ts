import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { LineDrawing } from '#shared/pictures/chart.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { figureNumbers, percents, type FigureNumbers } from '../../../components/figure-numbers.ts'
import { formatNumber, formatPercent, formatPercentDifference } from '../../../components/format.ts'

export type TargetCurve = AnswerOf<BackendRequests, 'scorecard.targetCurve'>

/** Targets with a probability this close to 0 or 1 are not shown. */
const EDGE = 0.001
/** Points between two rows of the table. */
const ROW_STEP = 10
const AXIS_STEP = 50

function rangeOf({ chances, limit }: TargetCurve): { from: number; to: number } {
  const first = chances.findIndex((chance) => chance < 1 - EDGE)
  const last = chances.findLastIndex((chance) => chance > EDGE)
  const from = Math.floor(Math.max(0, first) / AXIS_STEP) * AXIS_STEP
  return { from, to: Math.min(limit, Math.ceil(Math.max(last, from + 1) / AXIS_STEP) * AXIS_STEP) }
}

/** Probability of each target under both policies; marks `target`. */
export function targetDrawing(curve: TargetCurve, target: number): LineDrawing {
  const words = scorecardTexts.targets.curve
  const { from, to } = rangeOf(curve)
  const line = (chances: readonly number[]): { x: number; y: number }[] =>
    chances.slice(from, to + 1).map((chance, i) => ({ x: from + i, y: chance * 100 }))
  const isShown = target >= from && target <= to
  return {
    xTitle: words.x,
    yTitle: words.y,
    xMin: from,
    xMax: to,
    yMin: 0,
    yMax: 100,
    format: {
      x: (value) => formatNumber(value),
      y: (value) => formatNumber(value),
      value: (value) => texts.common.percent(formatNumber(value, 1)),
    },
    series: [
      { label: words.own, token: 'ink', width: 2, shape: 'circle', data: line(curve.chances) },
      { label: words.plain, token: 'ink', dash: [6, 4], shape: 'square', data: line(curve.plain) },
      ...(isShown
        ? [
            {
              label: words.chosen,
              token: 'ink',
              points: true,
              unread: true,
              data: [{ x: target, y: curve.chances[target]! * 100 }],
            },
          ]
        : []),
    ],
  }
}

/** Names the target at which playing for it gains most. */
export function targetFinding({ chances, plain }: TargetCurve): string {
  let best = 0
  chances.forEach((chance, target) => {
    if (chance - plain[target]! > chances[best]! - plain[best]!) best = target
  })
  return scorecardTexts.targets.curve.finding(
    formatNumber(best),
    formatPercentDifference(chances[best]!, plain[best]!, 1),
    formatPercent(chances[best]!),
    formatPercent(plain[best]!),
  )
}

/** On the page every tenth target within the picture, in the file all. */
export function targetNumbers(curve: TargetCurve): FigureNumbers {
  const { columns } = scorecardTexts.targets.curve
  const { from, to } = rangeOf(curve)
  const own = (target: number): number => curve.chances[target]!
  const plain = (target: number): number => curve.plain[target]!
  const numbersOf = (targets: readonly number[]): FigureNumbers =>
    figureNumbers(targets, [
      { title: columns.target, value: (target) => target },
      { title: columns.own, inFile: columns.ownChance, value: own, text: percents(3) },
      { title: columns.plain, inFile: columns.plainChance, value: plain, text: percents(3) },
      {
        title: columns.gain,
        inFile: null,
        value: own,
        text: (chance, target) =>
          formatPercentDifference(Math.max(chance, plain(target)), plain(target), 3),
      },
    ])
  const all = [...curve.chances.keys()]
  const shown = all.filter((target) => target >= from && target <= to)
  return {
    ...numbersOf(shown.filter((target) => (target - from) % ROW_STEP === 0)),
    file: numbersOf(all).file,
  }
}
