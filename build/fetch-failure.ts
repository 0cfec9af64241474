import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** After this time a fetch that failed is tried again by itself. */
const RETRY_AFTER_MS = 3 * 86_400_000

/** Names of the variables that say where Electron comes from, and over which network. */
const NETWORK_SETTING =
  /^(npm_(package_)?config_)?(electron_.*|((https?|all|no)_?)?proxy|cafile)$|^NODE_(USE_ENV_PROXY|EXTRA_CA_CERTS)$/i

const failureSchema = v.object({
  /** Of the electron package and the settings under which it was fetched. */
  attempt: v.string(),
  reason: v.string(),
  /** Milliseconds of the epoch. */
  time: v.number(),
})

/** A fetch of Electron's runtime that failed. */
export type FetchFailure = v.InferOutput<typeof failureSchema>

/** Names an attempt: the same version under the same settings would fail in the same way. */
export function attemptKey(version: string, environment: NodeJS.ProcessEnv): string {
  const settings = Object.entries(environment).filter(([name]) => NETWORK_SETTING.test(name))
  // A hash, since addresses of mirrors and proxies may hold passwords.
  return createHash('sha256')
    .update(JSON.stringify([version, settings.toSorted()]))
    .digest('hex')
}

/** Reads the failure of an attempt, unless there is none or it is time to try again. */
export function recentFailure(
  file: string,
  attempt: string,
  now: number,
): FetchFailure | undefined {
  try {
    const failure = v.parse(failureSchema, JSON.parse(readFileSync(file, 'utf8')))
    const age = now - failure.time
    const isRecent = failure.attempt === attempt && age >= 0 && age < RETRY_AFTER_MS
    return isRecent ? failure : undefined
  } catch {
    return undefined
  }
}

export function keepFailure(file: string, failure: FetchFailure): void {
  writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`)
}

export function forgetFailure(file: string): void {
  rmSync(file, { force: true })
}
