import type { InstallerReport } from './installer-reports.ts'
import type { Lines } from './terminal-lines.ts'

/** Timeouts in milliseconds. */
export interface Patience {
  /** From the request, including DNS and connecting, to the response headers. */
  readonly answerMs: number
  readonly stallMs: number
}

interface ProgressOptions {
  readonly version: string
  readonly patience: Patience
  readonly lines: Lines
  readonly giveUp: () => void
}

/** Shown until the server tells the size; similar on all systems. */
const USUAL_SIZE = 'about 120 MB'

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 9.95e6 ? 1 : 0)

export class DownloadProgress {
  readonly #options: ProgressOptions
  #fault: string | undefined
  #host = ''
  #file = ''
  /** In bytes; null if the server does not say. */
  #size: number | null = null
  #received = 0
  #stepsTold = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: ProgressOptions) {
    this.#options = options
  }

  get fault(): string | undefined {
    return this.#fault
  }

  get host(): string {
    return this.#host
  }

  take(report: InstallerReport): void {
    this.stopClock()
    switch (report.at) {
      case 'asked':
        this.#begin(report.host, report.file)
        return
      case 'answered':
        this.#size = report.size
        if (report.status < 400) this.#expectMore()
        else this.#fault ??= `${this.#host} answered ${report.status} for ${this.#file}`
        return
      case 'received':
        this.#received += report.bytes
        this.#tellStep()
        this.#expectMore()
        return
      case 'failed':
        this.#fault ??=
          this.#received > 0
            ? `the connection to ${this.#host} broke off after ${this.#howFar()}`
            : `${this.#host} cannot be reached: ${report.reason}`
        return
      case 'complete':
        if (this.#isArchive()) this.#options.lines.line('Checking and unpacking it ...')
    }
  }

  stopClock(): void {
    clearTimeout(this.#timer)
  }

  #begin(host: string, file: string): void {
    const { version, lines, patience } = this.#options
    this.#host = host
    this.#file = file
    this.#size = null
    this.#received = 0
    this.#stepsTold = 0
    if (this.#isArchive()) {
      lines.line(
        `Fetching Electron ${version}, which shows Breakpoint as an app, once: ` +
          `${USUAL_SIZE} from ${host} ...`,
      )
    }
    this.#startClock(patience.answerMs, (seconds) => `${host} did not answer within ${seconds} s`)
  }

  #isArchive(): boolean {
    return this.#file.endsWith('.zip')
  }

  #expectMore(): void {
    this.#startClock(
      this.#options.patience.stallMs,
      (seconds) => `${this.#host} sent nothing for ${seconds} s after ${this.#howFar()}`,
    )
  }

  #startClock(milliseconds: number, reason: (seconds: number) => string): void {
    this.#timer = setTimeout(() => {
      this.#fault ??= reason(milliseconds / 1000)
      this.#options.giveUp()
    }, milliseconds)
  }

  #howFar(): string {
    const received = megabytes(this.#received)
    return this.#size === null ? `${received} MB` : `${received} of ${megabytes(this.#size)} MB`
  }

  #tellStep(): void {
    if (!this.#isArchive() || this.#size === null) return
    const { lines } = this.#options
    const { percentPerStep } = lines
    const steps = Math.floor((100 * this.#received) / this.#size / percentPerStep)
    if (steps === this.#stepsTold) return
    this.#stepsTold = steps
    lines.step(`  ${steps * percentPerStep} % of ${megabytes(this.#size)} MB`)
  }
}
