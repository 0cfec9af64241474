import { DOORS } from './doors.ts'
import { SOLVERS } from './solvers.ts'
import { STORAGE } from './storage.ts'
import { STUDY } from './study.ts'

/** A small fault as it slips in, and the test file that is expected to find it. */
export interface FaultOfGroup {
  readonly id: string
  readonly file: string
  /** Text that stands exactly once in the file. */
  readonly find: string
  readonly replace: string
  readonly test: string
}

export interface Fault extends FaultOfGroup {
  readonly group: string
}

const inGroup = (group: string, faults: readonly FaultOfGroup[]): Fault[] =>
  faults.map((fault) => ({ ...fault, group }))

export const FAULTS: readonly Fault[] = [
  ...inGroup('solvers and rules', SOLVERS),
  ...inGroup('grading, cards, schedule', STUDY),
  ...inGroup('storage, packages, locks', STORAGE),
  ...inGroup('doors of the shells', DOORS),
]
