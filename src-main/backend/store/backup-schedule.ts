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

export function backupSchedule(store: StudyStore, now: () => number, notice: Notify) {
  let soon: NodeJS.Timeout | undefined
  let repeated: NodeJS.Timeout | undefined
  let complained = false
  /** Reports only the first failure. */
  const check = (age: number, fewest = 1): void => {
    try {
      const [newest] = store.backups.list()
      const answers = store.answers()
      const enough = Math.abs(answers - (newest?.answers ?? 0)) >= fewest
      if (enough && isDue(newest, answers, now(), age)) store.backUp()
    } catch (error) {
      if (!complained) notice(() => reasonOf(error))
      complained = true
    }
  }
  const checkWhole = async (age: number): Promise<void> => {
    await store.whole
    check(age)
  }
  return {
    begin(): void {
      if (repeated) return
      soon = setTimeout(() => void checkWhole(DAY), SOON_MS).unref()
      repeated = setInterval(() => void checkWhole(EVERY_MS), EVERY_MS).unref()
    },
    end(): void {
      clearTimeout(soon)
      clearInterval(repeated)
      if (store.isOpen) check(0, MANY_ANSWERS)
    },
  }
}
