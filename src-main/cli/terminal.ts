import { RequestError } from '#shared/contract/errors.ts'
import { jobTitle, type JobData } from '#shared/contract/housekeeping.ts'
import { timeWords } from './cost-words.ts'
import { forTerminal, oneLine } from './usage.ts'

const CELLS = 24

export function progressBar(job: JobData, width: number): string {
  const { done, total, secondsLeft } = job
  const fraction = total ? Math.min(1, done / total) : 0
  const filled = Math.round(fraction * CELLS)
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(CELLS - filled)}]`
  const percent = `${Math.floor(fraction * 100)}%`.padStart(4)
  const time = secondsLeft === null ? '' : `${timeWords(secondsLeft)} left`
  const words = [`${bar} ${percent}`, time, oneLine(jobTitle(job))]
  return words
    .filter((part) => part !== '')
    .join('  ')
    .slice(0, Math.max(0, width))
}

const CLEAR_LINE = '\r\u001b[K'
const USUAL_WIDTH = 80

/** The answer goes to standard output, progress and warnings to standard error. */
export class Terminal {
  readonly #out: NodeJS.WriteStream
  readonly #err: NodeJS.WriteStream
  readonly #announced = new Set<string>()
  #barShown = false

  constructor(out: NodeJS.WriteStream = process.stdout, err: NodeJS.WriteStream = process.stderr) {
    this.#out = out
    this.#err = err
    // Write callbacks report errors; without a listener an error would end the process.
    out.on('error', () => {})
    err.on('error', () => {})
  }

  /** Resolves when the whole answer is written. A closed pipe (EPIPE) is no failure. */
  print(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const shown = forTerminal(text)
      this.#out.write(shown.endsWith('\n') ? shown : `${shown}\n`, (error) => {
        const gone = error && 'code' in error && error.code === 'EPIPE'
        if (!error || gone) resolve()
        else {
          const why = `The answer could not be written (${error.message}).`
          reject(new RequestError('storage-failed', why))
        }
      })
    })
  }

  say(message: string): void {
    this.clear()
    this.#err.write(`${oneLine(message)}\n`)
  }

  /** Shows progress: a bar on a terminal, else one line per job. */
  follow(job: JobData): void {
    if (!this.#err.isTTY) {
      if (job.state !== 'running' || this.#announced.has(job.id)) return
      this.#announced.add(job.id)
      this.say(`Solving: ${jobTitle(job)}`)
      return
    }
    this.clear()
    if (job.state !== 'running') return
    this.#err.write(progressBar(job, (this.#err.columns || USUAL_WIDTH) - 1))
    this.#barShown = true
  }

  clear(): void {
    if (this.#barShown) this.#err.write(CLEAR_LINE)
    this.#barShown = false
  }
}
