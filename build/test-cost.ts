import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'
import type { Remark } from './test-report.ts'

/** What a test file took, as it measures it itself. */
export interface FileCost {
  /** Processor time in ms: with that of its threads, unless the file itself runs in a thread. */
  readonly processorMs: number
  /** Processor time in ms of a fixed piece of work beside it: tells a slow machine from a dear file. */
  readonly paceMs: number
}

export interface MeasuredFile extends FileCost {
  /** Path from the root of the checkout. */
  readonly file: string
  readonly project: string
}

/** The fixed piece of work on a quiet machine of the usual kind. */
const USUAL_PACE_MS = 2.2

/**
 * Processor time in seconds that a file of `npm test` may take at the usual pace: twice what files are
 * made to take, since the cases that the seed draws cost more or less.
 */
export const LIMIT_SECONDS = 20

/** Writes what every test file of a run took as an array of MeasuredFile. */
export function costReporter(outputFile: string): Reporter {
  const files: MeasuredFile[] = []
  return {
    onTestRunStart() {
      files.length = 0
    },
    onTestModuleEnd(module) {
      const { cost } = module.meta()
      const { relativeModuleId: file, project } = module
      if (cost) files.push({ file, project: project.name, ...cost })
    },
    onTestRunEnd() {
      mkdirSync(dirname(outputFile), { recursive: true })
      writeFileSync(outputFile, JSON.stringify(files))
    },
  }
}

/** None if the run has written nothing. */
export function readCosts(file: string): MeasuredFile[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MeasuredFile[]
  } catch {
    return []
  }
}

/** How many times longer than usual the machine took for the same work; the median of the files. */
export function slowness(files: readonly MeasuredFile[]): number {
  const paces = files.map(({ paceMs }) => paceMs).sort((a, b) => a - b)
  const median = paces[Math.floor(paces.length / 2)] ?? USUAL_PACE_MS
  return Math.max(1, median / USUAL_PACE_MS)
}

/** Files that take more than the limit, which grows with the slowness of the machine. */
export function filesOverLimit(files: readonly MeasuredFile[]): Remark[] {
  const limitSeconds = LIMIT_SECONDS * slowness(files)
  return files
    .filter(({ processorMs }) => processorMs > limitSeconds * 1000)
    .map(({ file, processorMs }) => ({
      name: file,
      reason:
        `it takes ${(processorMs / 1000).toFixed(1)} s of processor time, and may take ` +
        `${limitSeconds.toFixed(1)} here; make it smaller, or its name end in .long.test.ts`,
    }))
}
