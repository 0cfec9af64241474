import { startBackend } from '#main/backend/start-backend.ts'

// A process that solves a game for winning and may be killed at any moment.

const [dataFolder, rules] = process.argv.slice(2) as [string, string]

const backend = await startBackend({
  dataFolder,
  workerFile: new URL('../../../../src-main/backend/solver-worker.ts', import.meta.url),
  emit: (name, data) => {
    if (name === 'notice') process.stderr.write(`${(data as { message: string }).message}\n`)
  },
  log: () => {},
  winTeam: { members: 2, keepEveryMs: 100 },
})
const reply = await backend.dispatch('win.solve', { rules: JSON.parse(rules) as unknown })
if (!reply.ok) throw new Error(reply.error.message)
await backend.close()
