import { jobTitle, type JobData } from '#shared/contract/housekeeping.ts'
import { oneLine } from './usage.ts'

const CELLS = 24

function timeLeft(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds < 90) return `${Math.ceil(seconds)} s left`
  return `${Math.round(seconds / 60)} min left`
}

/** A running job as a bar of at most `width` characters. */
export function progressBar(job: JobData, width: number): string {
  const { done, total, secondsLeft, residual } = job
  const fraction = total ? Math.min(1, done / total) : 0
  const filled = Math.round(fraction * CELLS)
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(CELLS - filled)}]`
  const percent = `${Math.floor(fraction * 100)} %`.padStart(5)
  const rest = residual === null ? '' : `residual ${residual.toExponential(0)}`
  const words = [`${bar} ${percent}`, timeLeft(secondsLeft), rest, oneLine(jobTitle(job))]
  return words
    .filter((part) => part !== '')
    .join('  ')
    .slice(0, Math.max(0, width))
}
