import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { PRESETS } from '../rules/presets.ts'
import { farkleTexts } from '../texts/texts.ts'
import { readGame } from './game-notation.ts'
import { playPoints } from './points-turn.ts'
import { TableGame } from './table-game.ts'

/** Banked points of the turns, as fractions of the winning score; 0 is a farkle. */
const PARTS = [0.1, 0.15, 0.12, 0, 0, 0.2, 0.25, 0.1, 0.15, 0.25, 0.2, 0.05]
const ROUND_POINTS = 400
const MAX_TURNS = 60

function exampleRows(rules: RuleSet, players: number): { rows: string[][]; scores: Points[] } {
  const table = new TableGame(rules, players)
  const { grid } = table.game.model
  const goal = rules.end === 'rounds' ? rules.rounds * ROUND_POINTS : rules.goal
  const mayFarkle = playPoints(table.game, table.position, 0).ok
  const rows: string[][] = []
  for (let turn = 0; table.result === null && turn < MAX_TURNS; turn++) {
    if (table.seat === 0) rows.push([String(rows.length + 1)])
    const part = PARTS[turn % PARTS.length]!
    const isFarkle = part === 0 && mayFarkle
    const step = 50 % grid === 0 ? 50 : grid
    const least = Math.ceil(leastBank(rules, table.scores[table.seat]!) / step) * step
    const points = isFarkle ? 0 : Math.max(Math.round((part * goal) / step) * step, least)
    rows.at(-1)!.push(isFarkle ? 'x' : grouped(points))
    table.finish(isFarkle ? 'farkle' : 'bank', { turnTotal: points, dice: null })
  }
  return { rows, scores: table.scores }
}

/** Falls back to the rules of Farkle if the text is unparsable. `name`: of the rules in the text. */
export function exampleGame(rules: RuleSet, name: string, day: string): string {
  const words = farkleTexts.study.example
  const { rows, scores } = exampleRows(rules, words.players.length)
  const lines = [[words.turn, ...words.players], ...rows, [words.total, ...scores.map(grouped)]]
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const sheet = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]! + 2)))
      .join(''),
  )
  const text = [`Rules: ${name}`, `Date: ${day}`, '', ...sheet, ''].join('\n')
  return readGame(text, { ...rules, name }).ok ? text : exampleGame(PRESETS.farkle, 'farkle', day)
}
