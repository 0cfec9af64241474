import type { Contour } from './drawing.ts'
import { CELL, type Grid } from './grid.ts'
import type { Corner } from './outline.ts'

// Marching squares. Nodes are the cell centres, plus points on the outer edge with the values of
// their cells, so that lines reach the edge of the picture.

interface Nodes {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly values: Float64Array
}

const places = (length: number): number[] => [
  -0.5,
  ...Array.from({ length }, (_, i) => i),
  length - 0.5,
]

function nodesOf({ columns, rows, values, kinds }: Grid): Nodes {
  const width = columns.values.length
  const height = rows.values.length
  const x = places(width)
  const y = places(height)
  const cellOf = (node: number, length: number): number =>
    Math.min(length - 1, Math.max(0, node - 1))
  const nodes = new Float64Array(x.length * y.length)
  for (let row = 0, node = 0; row < y.length; row++) {
    for (let column = 0; column < x.length; column++, node++) {
      const cell = cellOf(row, height) * width + cellOf(column, width)
      nodes[node] = kinds[cell] === CELL.none ? NaN : values[cell]!
    }
  }
  return { x, y, values: nodes }
}

/** Edges that a line joins, by a bit mask of the corners at or above the level. */
type Edge = 'bottom' | 'right' | 'top' | 'left'
const JOINS: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  0b0001: [['left', 'bottom']],
  0b0010: [['bottom', 'right']],
  0b0011: [['left', 'right']],
  0b0100: [['right', 'top']],
  0b0110: [['bottom', 'top']],
  0b0111: [['left', 'top']],
  0b1000: [['top', 'left']],
  0b1001: [['top', 'bottom']],
  0b1011: [['top', 'right']],
  0b1100: [['right', 'left']],
  0b1101: [['right', 'bottom']],
  0b1110: [['bottom', 'left']],
}

/** Saddle points are resolved by the mean of the square. */
function saddleJoins(corners: number, middle: boolean): readonly (readonly [Edge, Edge])[] {
  return (corners === 0b0101) === middle
    ? [
        ['left', 'top'],
        ['bottom', 'right'],
      ]
    : [
        ['left', 'bottom'],
        ['right', 'top'],
      ]
}

class Lines {
  readonly #points = new Map<number, Corner>()
  readonly #joined = new Map<number, number[]>()

  join(a: number, atA: Corner, b: number, atB: Corner): void {
    this.#points.set(a, atA)
    this.#points.set(b, atB)
    this.#link(a, b)
    this.#link(b, a)
  }

  #link(from: number, to: number): void {
    const list = this.#joined.get(from)
    if (list) list.push(to)
    else this.#joined.set(from, [to])
  }

  /** Open lines first, then closed ones, which end at their first point. */
  all(): Corner[][] {
    const ends = [...this.#joined].filter(([, next]) => next.length === 1).map(([key]) => key)
    const lines = [...ends, ...this.#joined.keys()].map((start) => this.#follow(start))
    return lines.filter((line) => line.length > 1)
  }

  #follow(start: number): Corner[] {
    const line = [this.#points.get(start)!]
    let at = start
    for (;;) {
      const next = this.#joined.get(at)!.pop()
      if (next === undefined) return line
      const back = this.#joined.get(next)!
      back.splice(back.indexOf(at), 1)
      line.push(this.#points.get(next)!)
      at = next
    }
  }
}

function linesAt({ x, y, values }: Nodes, level: number): Corner[][] {
  const wide = x.length
  const lines = new Lines()
  const between = (from: number, to: number, low: number, high: number): number =>
    low + ((level - from) / (to - from)) * (high - low)
  for (let row = 0; row + 1 < y.length; row++) {
    for (let column = 0; column + 1 < wide; column++) {
      const node = row * wide + column
      // Counter-clockwise from the lower left corner.
      const a = values[node]!
      const b = values[node + 1]!
      const c = values[node + wide + 1]!
      const d = values[node + wide]!
      const sum = a + b + c + d
      if (Number.isNaN(sum)) continue
      const corners =
        Number(a >= level) +
        2 * Number(b >= level) +
        4 * Number(c >= level) +
        8 * Number(d >= level)
      if (corners === 0 || corners === 15) continue
      const [left, right] = [x[column]!, x[column + 1]!]
      const [low, high] = [y[row]!, y[row + 1]!]
      // Key of an edge: 2 * its first node, plus 1 if it is vertical.
      const edge: Record<Edge, () => readonly [key: number, at: Corner]> = {
        bottom: () => [2 * node, { x: between(a, b, left, right), y: low }],
        top: () => [2 * (node + wide), { x: between(d, c, left, right), y: high }],
        left: () => [2 * node + 1, { x: left, y: between(a, d, low, high) }],
        right: () => [2 * (node + 1) + 1, { x: right, y: between(b, c, low, high) }],
      }
      for (const [from, to] of JOINS[corners] ?? saddleJoins(corners, sum / 4 >= level)) {
        lines.join(...edge[from](), ...edge[to]())
      }
    }
  }
  return lines.all()
}

/**
 * In cells: the centre of the first cell is (0, 0). Values are linear between centres; a value
 * equal to the level counts as above. Lines end at cells without a value.
 */
export function contoursOf(grid: Grid, levels: readonly number[]): Contour[] {
  const nodes = nodesOf(grid)
  return levels.map((level) => ({ level, lines: linesAt(nodes, level) }))
}
