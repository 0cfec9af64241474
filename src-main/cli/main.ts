import { enableCompileCache } from 'node:module'

// Before any import, so that every module comes from the compile cache.
enableCompileCache()

const { run } = await import('./run.ts')
const { Terminal } = await import('./terminal.ts')
process.exitCode = await run(process.argv.slice(2), new Terminal())
