import { grouped } from '#shared/texts/numbers.ts'
import type { ImportPreview } from '#shared/contract/data.ts'

/** Numbers of records of one kind that an import adds, changes or leaves the same. */
export type Changes = ImportPreview['answers']

const KINDS = ['ruleSets', 'sessions', 'answers', 'records', 'cards', 'reviews'] as const
type Kind = (typeof KINDS)[number]

/** Counts what an import does, and what there is to say of it. */
export class Tally {
  readonly #changes = Object.fromEntries(
    KINDS.map((kind) => [kind, { added: 0, changed: 0, same: 0 }]),
  ) as Record<Kind, { added: number; changed: number; same: number }>
  /** Sentences with how often there is cause for them. */
  readonly #remarks = new Map<string, number>()

  count(kind: Kind, change: keyof Changes): void {
    this.#changes[kind][change]++
  }

  /** A sentence; the one for several things is given the number of them in the place of `#`. */
  remark(sentence: string): void {
    this.#remarks.set(sentence, (this.#remarks.get(sentence) ?? 0) + 1)
  }

  result(): Record<Kind, Changes> & { remarks: string[] } {
    return {
      ...this.#changes,
      remarks: [...this.#remarks].map(([sentence, count]) => sentence.replace('#', grouped(count))),
    }
  }
}
