import { fixture } from '#test/support/fixture.ts'

/** A small fault as it slips in, and the test file that is expected to find it. */
interface FaultOfGroup {
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

export const FAULTS: readonly Fault[] = Object.entries(
  fixture('faults') as Readonly<Record<string, readonly FaultOfGroup[]>>,
).flatMap(([group, faults]) => faults.map((fault) => ({ ...fault, group })))
