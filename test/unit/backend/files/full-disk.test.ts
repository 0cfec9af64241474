import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { SENTENCE, start, temporaryFolder } from '../harness.ts'
import { HAS_SMALL_DISK, onSmallDisk } from '../small-disk.ts'

/** Its solve takes long enough for a checkpoint. */
const RULES: RuleSet = { ...PRESETS.zilch, goal: 1_000 }

interface Outcome {
  readonly replies: readonly { readonly ok: boolean; readonly value: Record<string, unknown> }[]
  readonly notices: readonly string[]
}

describe.runIf(HAS_SMALL_DISK)('a disk that is full', () => {
  test('costs what would be kept, not the answers; the next start is whole', async () => {
    const folder = temporaryFolder()
    const { replies, notices } = onSmallDisk(4, 'small-disk-backend.ts', [
      folder,
      JSON.stringify(RULES),
    ]) as Outcome
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(replies[2]).toEqual(replies[0])
    expect(replies[3]).toEqual(replies[1])

    // Each kind of loss is told once, with what to do.
    expect(notices).toHaveLength(2)
    const [unfinished, results] = notices
    expect(unfinished).toMatch(
      /^The disk is full, so the progress of this solve cannot be saved\..* make room/,
    )
    expect(results).toContain(join(folder, 'results'))
    expect(results).toMatch(/^The disk is full.* Make room on the disk/)
    for (const notice of notices) expect(notice).toMatch(SENTENCE)

    // Nothing half-written stays, under whatever name.
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'lock',
      join('lock', 'backend.lock'),
      'results',
      'unfinished',
    ])

    const next = await start(folder)
    const { seconds: _, ...solved } = await next.ask('farkle.winSolve', { rules: RULES })
    expect(replies[0]!.value).toMatchObject(solved)
    expect(await next.ask('farkle.scoreOverview', { rules: RULES })).toEqual(replies[1]!.value)
    expect(await next.ask('cache.status', {})).toMatchObject({ files: 2, putAside: [] })
    expect(next.notices).toEqual([])
  })
})
