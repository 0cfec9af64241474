import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { PortPump, type StandInPort } from './ports.ts'
import { report } from './report.ts'
import type { UtilityWord } from './utility-words.ts'

const SHIM = new URL('./utility-shim.ts', import.meta.url).href

class StandInUtilityProcess extends EventEmitter {
  readonly #child: ChildProcess
  readonly #pump = new PortPump({
    receive: (id, data) => this.#say({ kind: 'port', id, data }),
    gone: (id) => this.#say({ kind: 'closed', id }),
  })

  constructor(script: string, args: readonly string[]) {
    super()
    this.#child = fork(script, args, {
      execArgv: ['--import', SHIM],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    this.#child.on('spawn', () => {
      if (this.pid !== undefined) report({ kind: 'forked', pid: this.pid })
      this.emit('spawn')
    })
    this.#child.on('exit', (code) => {
      this.#pump.close()
      this.emit('exit', code ?? 1)
    })
    this.#child.on('message', (word: UtilityWord) => {
      if (word.kind === 'port') this.#pump.receive(word.id, word.data)
      else if (word.kind === 'closed') this.#pump.close(word.id)
      else this.emit('message', word.data)
    })
  }

  get stderr(): ChildProcess['stderr'] {
    return this.#child.stderr
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  postMessage(data: unknown, ports: readonly StandInPort[] = []): void {
    this.#say({ kind: 'message', data, ports: ports.map((port) => this.#pump.send(port)) })
  }

  kill(): boolean {
    return this.#child.kill()
  }

  #say(word: UtilityWord): void {
    if (this.#child.connected) this.#child.send(word)
  }
}

export const utilityProcess = {
  fork: (script: string, args: readonly string[] = []): StandInUtilityProcess =>
    new StandInUtilityProcess(script, args),
}
