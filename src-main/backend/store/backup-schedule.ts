import { DAY, HOUR } from '#shared/base/clock.ts'
import type { Notify } from '#shared/contract/events.ts'
import type { BackupFile } from './backups.ts'
import { reasonOf } from './sqlite-errors.ts'
import type { StudyStore } from './study-store.ts'

const SOON_MS = 2000
const EVERY_MS = 4 * HOUR

/** Minimum number of new answers for a backup on close. */
const MANY_ANSWERS = 100

export function isDue(
  newest: BackupFile | undefined,
  answers: number,
  now: number,
  age: number,
): boolean {
  // Copies of an empty store would push useful backups out.
  if (answers === 0) return false
  if (!newest) return true
  // A backup from the future (wrong clock) must not delay the next one for years.
  return answers !== newest.answers && (now - newest.at >= age || newest.at > now)
}

export class BackupSchedule {
  readonly #store: StudyStore
  readonly #now: () => number
  readonly #notice: Notify
  #soon: NodeJS.Timeout | undefined
  #repeated: NodeJS.Timeout | undefined
  #complained = false

  constructor(store: StudyStore, now: () => number, notice: Notify) {
    this.#store = store
    this.#now = now
    this.#notice = notice
  }

  begin(): void {
    if (this.#repeated) return
    this.#soon = setTimeout(() => this.check(DAY), SOON_MS).unref()
    this.#repeated = setInterval(() => this.check(EVERY_MS), EVERY_MS).unref()
  }

  /** Reports only the first failure. */
  check(age: number, fewest = 1): void {
    try {
      const [newest] = this.#store.backups.list()
      const answers = this.#store.answers()
      const enough = Math.abs(answers - (newest?.answers ?? 0)) >= fewest
      if (enough && isDue(newest, answers, this.#now(), age)) this.#store.backUp()
    } catch (error) {
      if (!this.#complained) this.#notice(() => reasonOf(error))
      this.#complained = true
    }
  }

  end(): void {
    clearTimeout(this.#soon)
    clearInterval(this.#repeated)
    if (this.#store.isOpen) this.check(0, MANY_ANSWERS)
  }
}
