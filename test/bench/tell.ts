/** One figure of the bench. */
export interface Line {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly note: string
}

/** Takes a figure down; prints it at once unless all are printed in the end. */
export type Tell = (name: string, value: number, unit: string, note?: string) => void

/** Makes a Tell that adds to `lines`. */
export function teller(lines: Line[], quiet: boolean): Tell {
  return (name, value, unit, note = '') => {
    lines.push({ name, value, unit, note })
    if (quiet) return
    const whole = ['MB', 'times', 'turns', 'files'].includes(unit) || value >= 100
    const digits = unit === 'points' ? 1 : whole ? 0 : value >= 10 ? 1 : 3
    console.log(`${name.padEnd(50)}${value.toFixed(digits).padStart(10)} ${unit.padEnd(7)}${note}`)
  }
}
