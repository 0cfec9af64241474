/** In cells: the first cell covers -0.5 to 0.5 on both axes. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** Right, up, left, down, with the region on the left side. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const
/** Left, straight, right. */
const TURNS = [1, 0, 3]

/**
 * Outer edges counter-clockwise, holes clockwise (rows count upwards), without collinear points.
 * Cells that touch only at a corner get separate lines.
 */
export function outlineOf(mask: ArrayLike<number>, columns: number): Corner[][] {
  const rows = columns === 0 ? 0 : mask.length / columns
  const wide = columns + 1
  const inside = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && mask[row * columns + column] !== 0
  /** Whether an outline edge starts here: a cell on its left, none on its right. */
  const leaves = (x: number, y: number, direction: number): boolean => {
    if (direction === 0) return inside(x, y) && !inside(x, y - 1)
    if (direction === 1) return inside(x - 1, y) && !inside(x, y)
    if (direction === 2) return inside(x - 1, y - 1) && !inside(x - 1, y)
    return inside(x, y - 1) && !inside(x - 1, y - 1)
  }
  const seen = new Uint8Array(wide * (rows + 1) * 4)
  const lines: Corner[][] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!leaves(column, row, 0) || seen[(row * wide + column) * 4]) continue
      lines.push(follow(column, row))
    }
  }
  return lines

  function follow(startX: number, startY: number): Corner[] {
    const line: Corner[] = []
    let [x, y, direction] = [startX, startY, 0]
    let before = -1
    while (!seen[(y * wide + x) * 4 + direction]) {
      seen[(y * wide + x) * 4 + direction] = 1
      if (direction !== before) line.push({ x: x - 0.5, y: y - 0.5 })
      x += STEPS[direction]!.x
      y += STEPS[direction]!.y
      before = direction
      // Left first: at a touching corner, the line stays with its own cell.
      direction = TURNS.map((turn) => (direction + turn) % 4).find((to) => leaves(x, y, to))!
    }
    // The start may lie in the middle of a straight line.
    if (before === 0 && line.length > 1) line.shift()
    return line
  }
}
