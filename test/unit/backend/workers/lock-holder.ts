import { FileLock } from '#main/backend/locks/file-lock.ts'

// Takes a lock and holds it until it is killed.

FileLock.take(process.argv[2]!)
process.stdout.write('held\n')
setInterval(() => {}, 60_000)
