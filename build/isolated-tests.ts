import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesImportedBy } from './circles.ts'

/** Replaces modules, globals, the clock, the environment or a hook of the worker that runs a test. */
const CHANGES_WORKER = new RegExp(
  [
    /\bvi\.(?:mock|doMock|spyOn|resetModules|useFakeTimers|setSystemTime|stubEnv|stubGlobal)\(/,
    /\bprocess\.env\.\w+ (?:\?\?)?=(?!=)/,
    /\bdelete process\.env\b/,
    /\bsetClientLanguage\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Hooks that a helper registers when it is loaded: in a shared worker, for its first file alone. */
const HOOKS_ON_LOADING =
  /^(?:export )?(?:const \w+ = )?(?:(?:before|after)(?:All|Each)|sharedFolder|preparedFolder)\(/m

/** Test files that change their worker, themselves or by a helper, as paths from the root. */
export function isolatedTests(root: string, pattern: string): string[] {
  const sources = new Map<string, string>()
  function sourceOf(file: string): string {
    const path = join(root, file)
    // Tests of checks hold sources in texts, which import what is not there.
    const source = sources.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
    sources.set(file, source)
    return source
  }
  function changesWorker(test: string): boolean {
    const files = new Set([test])
    // A set is walked with what is added on the way.
    for (const file of files) {
      if (CHANGES_WORKER.test(sourceOf(file))) return true
      if (file !== test && HOOKS_ON_LOADING.test(sourceOf(file))) return true
      for (const path of filesImportedBy(sourceOf(file), file)) {
        if (path.startsWith('test/')) files.add(path)
      }
    }
    return false
  }
  const tests = globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return tests.sort().filter(changesWorker)
}
