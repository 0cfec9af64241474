import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { handedIn } from '../packages/packages.ts'
import type { BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { killedBackend } from './killed-backend.ts'
import { readAnswer, type AnswerTo } from '#test/support/plain-answer.ts'

// Takes a package in, and is killed from outside, or by itself: before its n-th rename (`rename 3`), or
// before or after the store takes in everything (`commit`, `committed`).

const [dataFolder, file, moment = '', nth = '1'] = process.argv.slice(2)

const backend = await killedBackend(dataFolder!)
async function ask<N extends keyof BackendRequests, const P extends ParamsOf<BackendRequests, N>>(
  name: N,
  params: P,
): Promise<AnswerTo<N, P>> {
  const answer = readAnswer(name, await backend.dispatch(name, params))
  return answer as AnswerTo<N, P>
}

// Its own commits, of a store that is begun, are over.
await ask('study.store', {})
const id = await handedIn({ ask }, readFileSync(file!))

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process is killed.')
}

if (moment === 'rename') {
  const { rename } = fs
  let left = Number(nth)
  fs.rename = (from, to) => (--left === 0 ? die() : rename(from, to))
  syncBuiltinESMExports()
}
if (moment.startsWith('commit')) {
  const exec = DatabaseSync.prototype.exec
  DatabaseSync.prototype.exec = function (sql) {
    if (sql !== 'COMMIT') {
      exec.call(this, sql)
      return
    }
    if (moment === 'committed') exec.call(this, sql)
    die()
  }
}

process.stdout.write('begun\n')
await ask('data.import', { id })
process.stdout.write('done\n')
// Until it is killed, if that comes so late.
setInterval(() => {}, 1000)
