import { startBackend } from '#main/backend/start-backend.ts'

// A backend whose disk has no room, asked for what takes a worker and for what takes a team, twice
// each; says all answers and all that the user is told. See small-disk.ts.

process.on('SIGXFSZ', () => {})

const [dataFolder, rules] = process.argv.slice(2) as [string, string]
const notices: string[] = []
const backend = await startBackend({
  dataFolder,
  workerFile: new URL('../../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  emit: (name, data) => {
    if (name === 'notice') notices.push((data as { message: string }).message)
  },
  log: () => {},
  team: { members: 2, checkpointEveryMs: 20 },
})
const replies: unknown[] = []
for (const name of [
  'farkle.winSolve',
  'farkle.scoreOverview',
  'farkle.winSolve',
  'farkle.scoreOverview',
]) {
  replies.push(await backend.dispatch(name, { rules: JSON.parse(rules) as unknown }))
}
await backend.close()
process.stdout.write(JSON.stringify({ replies, notices }))
