/** Why decisions wait to be asked once more: they went wrong, or took long. */
export type Wait = 'failed' | 'slow'

const WAITS: readonly Wait[] = ['failed', 'slow']

/** The kinds of which there are any. */
export function waitsOf(counts: Readonly<Record<Wait, number>> | null): Wait[] {
  return counts === null ? [] : WAITS.filter((wait) => counts[wait] > 0)
}
