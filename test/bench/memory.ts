import { execFileSync } from 'node:child_process'

/** Megabytes of memory that a process holds now. */
export function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** The most that a process holds within some milliseconds. */
export async function mostMegabytes(pid: number, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let most = 0
  while (performance.now() < end) {
    most = Math.max(most, residentMegabytes(pid))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return most
}
