/** A number with commas between its thousands, wherever the app runs: "1,000,000". */
export function grouped(value: number): string {
  return value.toLocaleString('en-US')
}
