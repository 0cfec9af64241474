import { startWebShell } from '#main/web/web-shell.ts'

// Starts a web shell on a data folder and says its address.

const [dataFolder, rendererFolder] = process.argv.slice(2) as [string, string]

const { address } = await startWebShell({
  dataFolder,
  rendererFolder,
  port: 0,
  portNamed: false,
  version: '1.2.3',
  workerFile: new URL('../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  log: (line) => console.error(line),
})
console.log(address)
