import { killedBackend } from './killed-backend.ts'

// Starts a backend on a data folder and lives until it is killed; says so, or why it did not start.

try {
  await killedBackend(process.argv[2]!)
  process.stdout.write('started\n')
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
setInterval(() => {}, 60_000)
