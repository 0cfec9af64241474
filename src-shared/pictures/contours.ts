import type { Contour } from './drawing.ts'
import { CELL, type Grid } from './grid.ts'
import type { Corner } from './outline.ts'

// Marching squares. Nodes are the middles of the cells and, around them, points on the outer edge
// with the values of the cells they lie on, so that lines run to the edge of the picture.

/** A grid's nodes. */
interface Nodes {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** By `row * x.length + column`; NaN where there is none. */
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

/** Which edges of a square the lines of a level join, by the corners that are at or above it. */
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

/** Saddles, by whether the middle of the square is at or above the level as well. */
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

/** The lines of one level, from points on the edges of squares that are joined in pairs. */
class Lines {
  readonly #points = new Map<number, Corner>()
  readonly #joined = new Map<number, number[]>()

  join(a: number, atA: Corner, b: number, atB: Corner): void {
    this.#points.set(a, atA)
    this.#points.set(b, atB)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = this.#joined.get(from)
      if (list) list.push(to)
      else this.#joined.set(from, [to])
    }
  }

  /** Open lines first, each from one end to the other; then closed ones, whose ends are one point. */
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
  /** Where the level lies between two nodes. */
  const between = (from: number, to: number, low: number, high: number): number =>
    low + ((level - from) / (to - from)) * (high - low)
  for (let row = 0; row + 1 < y.length; row++) {
    for (let column = 0; column + 1 < wide; column++) {
      const node = row * wide + column
      // Against the clock from the first corner.
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
      // An edge is known by the node it begins at, and whether it runs along a row or a column.
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
 * Where a grid's value is at each of some levels, as lines in cells: the centre of the first cell is
 * 0, 0, its outer corner -0.5, -0.5. Between the middles of cells values are taken as straight; a
 * value at the level itself counts as above it. Where four cells leave it open which two lie on one
 * side, their mean decides. Cells without a value are left out, with half of the way to them.
 */
export function contoursOf(grid: Grid, levels: readonly number[]): Contour[] {
  const nodes = nodesOf(grid)
  return levels.map((level) => ({ level, lines: linesAt(nodes, level) }))
}
