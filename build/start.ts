import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { startApp } from './start-app.ts'

const ROOT = join(import.meta.dirname, '..')

try {
  ensureBuilt()
  process.exitCode = await startApp({
    root: ROOT,
    webShell: join(ROOT, 'out/main/web.js'),
    args: process.argv.slice(2),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
