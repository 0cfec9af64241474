import { grouped } from '#shared/texts/numbers.ts'

/** Number of records that an import would add, change or keep. An import never removes records. */
export type Changes = Record<'added' | 'changed' | 'same', number>

const KINDS = ['ruleSets', 'sessions', 'answers', 'records', 'cards', 'reviews'] as const
type Kind = (typeof KINDS)[number]

export class Tally {
  /** Games of the package that were deleted here and stay so. */
  deletedGames = 0
  readonly #changes = Object.fromEntries(
    KINDS.map((kind) => [kind, { added: 0, changed: 0, same: 0 }]),
  ) as Record<Kind, Changes>
  readonly #remarks = new Map<string, number>()

  count(kind: Kind, change: keyof Changes): void {
    this.#changes[kind][change]++
  }

  /** `#` in the sentence is replaced by the number of occurrences. */
  remark(sentence: string): void {
    this.#remarks.set(sentence, (this.#remarks.get(sentence) ?? 0) + 1)
  }

  result(): Record<Kind, Changes> & { deletedGames: number; remarks: string[] } {
    return {
      ...this.#changes,
      deletedGames: this.deletedGames,
      remarks: [...this.#remarks].map(([sentence, count]) => sentence.replace('#', grouped(count))),
    }
  }
}
