import { enableCompileCache } from 'node:module'

// What was compiled once is only read the next time; so it comes before all else is loaded.
enableCompileCache()

const { run } = await import('./run.ts')
const { Terminal } = await import('./terminal.ts')
process.exitCode = await run(process.argv.slice(2), new Terminal())
