import { StudyStore } from '#main/backend/store/study-store.ts'

// Opens a store that is damaged, and is killed when the store looks at the clock so many times.

const [folder, times] = process.argv.slice(2) as [string, string]
let left = Number(times)

const store = new StudyStore({
  folder,
  now() {
    if (--left < 0) process.kill(process.pid, 'SIGKILL')
    return Date.now()
  },
  notice: () => {},
})
store.answers()
store.close()
