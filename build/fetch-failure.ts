import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const RETRY_AFTER_MS = 3 * 86_400_000

const NETWORK_SETTING =
  /^(npm_(package_)?config_)?(electron_.*|((https?|all|no)_?)?proxy|cafile)$|^NODE_(USE_ENV_PROXY|EXTRA_CA_CERTS)$/i

const failureSchema = v.object({
  attempt: v.string(),
  reason: v.string(),
  /** Milliseconds of the epoch. */
  time: v.number(),
})

export type FetchFailure = v.InferOutput<typeof failureSchema>

/** The same version under the same settings would fail again. */
export function attemptKey(version: string, environment: NodeJS.ProcessEnv): string {
  const settings = Object.entries(environment).filter(([name]) => NETWORK_SETTING.test(name))
  // Hashed, because addresses of mirrors and proxies may contain passwords.
  return createHash('sha256')
    .update(JSON.stringify([version, settings.toSorted()]))
    .digest('hex')
}

/** Undefined if there is no failure or it is time to retry. */
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
