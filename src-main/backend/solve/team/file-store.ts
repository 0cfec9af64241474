import type { Notify } from '#shared/contract/events.ts'
import type { ResultCache } from '../result-cache.ts'
import type { ResultLabel } from '../result-codec.ts'
import { Checkpoints, type CheckpointClaim } from './checkpoints.ts'
import type { TeamStore } from './team-solve.ts'

export interface FileStoreOptions {
  readonly cache: ResultCache
  readonly checkpointFolder: string
  readonly notice: Notify
}

export interface FileStoreKind<Params, Checkpoint> extends Omit<ResultLabel, 'key'> {
  key(params: Params): string
  /** Checks the size of a checkpoint. */
  fits(params: Params, found: Partial<Checkpoint>): boolean
}

export class FileStore<Params, Checkpoint, Result> implements TeamStore<
  Params,
  Checkpoint,
  Result
> {
  readonly #cache: ResultCache
  readonly #kind: FileStoreKind<Params, Checkpoint>
  readonly #checkpoints: Checkpoints<Checkpoint>

  constructor(kind: FileStoreKind<Params, Checkpoint>, options: FileStoreOptions) {
    this.#cache = options.cache
    this.#kind = kind
    this.#checkpoints = new Checkpoints(options.checkpointFolder, kind, options.notice)
  }

  #label(params: Params): ResultLabel {
    const { solver, solverVersion } = this.#kind
    return { solver, solverVersion, key: this.#kind.key(params) }
  }

  async result(params: Params): Promise<Result | undefined> {
    return (await this.#cache.get(this.#label(params))) as Result | undefined
  }

  checkpoint(params: Params): Promise<Checkpoint | null> {
    const kind = this.#kind
    return this.#checkpoints.read(kind.key(params), (found) => kind.fits(params, found))
  }

  claim(params: Params): CheckpointClaim | null {
    return this.#checkpoints.claim(this.#kind.key(params))
  }

  saveCheckpoint(params: Params, checkpoint: Checkpoint): Promise<void> {
    return this.#checkpoints.write(this.#kind.key(params), checkpoint)
  }

  async saveResult(params: Params, result: Result): Promise<void> {
    await this.#cache.put(this.#label(params), result)
  }

  removeCheckpoint(params: Params): Promise<void> {
    return this.#checkpoints.remove(this.#kind.key(params))
  }
}
