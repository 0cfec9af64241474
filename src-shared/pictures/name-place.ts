import type { Corner } from './outline.ts'
import type { Window } from './plot.ts'

/** Centre of the block inside mask and window that is nearest to `near`, in cells; null if none. */
export function blockIn(
  mask: ArrayLike<number>,
  columns: number,
  { x, y, columns: wide, rows: high }: Window,
  size: { readonly columns: number; readonly rows: number },
  near: Corner,
): Corner | null {
  const [left, foot] = [Math.max(0, Math.ceil(x + 0.5)), Math.max(0, Math.ceil(y + 0.5))]
  const right = Math.min(columns - 1, Math.floor(x + wide - 0.5))
  const top = Math.min(mask.length / columns - 1, Math.floor(y + high - 0.5))
  const below = new Uint16Array(columns)
  let best: Corner | null = null
  let least = Infinity
  for (let row = foot; row <= top; row++) {
    let run = 0
    for (let column = left; column <= right; column++) {
      below[column] = mask[row * columns + column] ? below[column]! + 1 : 0
      run = below[column]! >= size.rows ? run + 1 : 0
      if (run < size.columns) continue
      const at = { x: column - (size.columns - 1) / 2, y: row - (size.rows - 1) / 2 }
      const away = Math.hypot(at.x - near.x, at.y - near.y)
      if (away >= least) continue
      best = at
      least = away
    }
  }
  return best
}

/** Centre of the largest square of cells in a mask, in cells; null if the mask is empty. */
export function roomiestPlace(mask: ArrayLike<number>, columns: number): Corner | null {
  const side = new Uint16Array(mask.length)
  let best = -1
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const edge = i < columns || i % columns === 0
    side[i] = edge ? 1 : 1 + Math.min(side[i - 1]!, side[i - columns]!, side[i - columns - 1]!)
    if (best < 0 || side[i]! > side[best]!) best = i
  }
  if (best < 0) return null
  const half = (side[best]! - 1) / 2
  return { x: (best % columns) - half, y: Math.floor(best / columns) - half }
}
