import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** The linter's findings by file, as `rule: message`. */
type Findings = Readonly<Record<string, readonly string[]>>

/**
 * Lints a house of the given files under the project's own configuration. The house stands in a
 * temporary folder, so that a run that crashes leaves nothing in the checkout. Rules that need types
 * are off, for it has no tsconfig.
 */
async function lint(files: Readonly<Record<string, string>>): Promise<Findings> {
  const house = realpathSync(mkdtempSync(join(tmpdir(), 'breakpoint-house-')))
  try {
    cpSync(join(ROOT, 'package.json'), join(house, 'package.json'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), text)
    }
    const eslint = new ESLint({
      cwd: house,
      overrideConfigFile: join(ROOT, 'eslint.config.mjs'),
      overrideConfig: tseslint.configs.disableTypeChecked,
    })
    const results = await eslint.lintFiles(['.'])
    return Object.fromEntries(
      results.map(({ filePath, messages }) => [
        relative(house, filePath).split(sep).join('/'),
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ]),
    )
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

const { forbidden: FORBIDDEN, allowed: ALLOWED } = JSON.parse(
  readFileSync(join(ROOT, 'test/fixtures/imports.json'), 'utf8'),
) as Record<'forbidden' | 'allowed', [file: string, specifier: string][]>

describe('imports across the layers', () => {
  /** Further sources with one fault each. */
  const OTHERS = {
    'src-shared/dice/type.ts': `export type { A } from '../games/farkle/rules/legal.ts'`,
    'src-shared/dice/all.ts': `export * from '../games/farkle/rules/legal.ts'`,
    'src-shared/dice/import.ts': `import { a } from '../games/farkle/rules/legal.ts'\nexport const b = a`,
    'src-shared/dice/later.ts': `export const a = () => import('../games/farkle/rules/legal.ts')`,
    'src-shared/dice/type-of.ts': `export type A = import('../games/farkle/rules/legal.ts').A`,
    'src-shared/dice/computed.ts': 'export const a = (name: string) => import(`./${name}.ts`)',
    'src-main/web/worker.ts': `export const at = new URL('../cli/legal.ts', import.meta.url)`,
    'src-main/electron/entry.ts': `export { default } from '../web/legal.ts?modulePath'`,
    'src-renderer/features/drill/DrillView.vue': `<script setup lang="ts">
import CardView from '../cards/CardView.vue'
</script>

<template>
  <CardView />
</template>
`,
    'src-shared/blackjack/new.ts': `export const a = 1`,
    'src-shared/loose.ts': `export const a = 1`,
  }
  const TYPES = {
    'src-main/electron/preload/types.ts': `export type { A } from '#shared/contract/legal.ts'`,
  }
  const FOLDERS = [...FORBIDDEN, ...ALLOWED].map(([file]) => dirname(file))
  let findings: Findings

  beforeAll(async () => {
    findings = await lint({
      ...Object.fromEntries(
        [...FOLDERS, 'src-renderer/features/cards'].map((folder) => [
          `${folder}/legal.ts`,
          'export const a = 1',
        ]),
      ),
      ...Object.fromEntries(
        [...FORBIDDEN, ...ALLOWED].map(([file, specifier]) => [
          file,
          `export { a } from '${specifier}'`,
        ]),
      ),
      ...OTHERS,
      ...TYPES,
    })
  })

  it.each(FORBIDDEN)('forbids %s -> %s', (file) => {
    expect(findings[file]).toEqual([expect.stringMatching(/^breakpoint\/layers: /)])
  })

  it.each(ALLOWED)('allows %s -> %s', (file) => {
    expect(findings[file]).toEqual([])
  })

  it.each(Object.keys(OTHERS))('finds the fault in %s', (file) => {
    expect(findings[file]).toEqual([expect.stringMatching(/^breakpoint\/layers: /)])
  })

  it('lets the preload script import types of the contract', () => {
    expect(findings['src-main/electron/preload/types.ts']).toEqual([])
  })

  it('says what must not import what', () => {
    expect(findings['src-shared/dice/f1.ts']).toEqual([
      'breakpoint/layers: src-shared/dice must not import src-shared/games/farkle/rules (build/layers.ts).',
    ])
  })
})

describe('circles', () => {
  const CIRCLE = /^breakpoint\/circles: These imports lead in a circle: (\S+) -> .*\1\.$/

  const vue = (specifier: string, name: string): string => `<script setup lang="ts">
import { ${name} } from '${specifier}'
</script>

<template>
  <p>{{ ${name} }}</p>
</template>
`
  it('are found between .ts files, by relative paths and by aliases', async () => {
    const findings = await lint({
      'src-shared/dice/a.ts': `export { b } from './b.ts'\nexport const a = 1`,
      'src-shared/dice/b.ts': `export { a } from './a.ts'\nexport const b = 1`,
      'src-shared/games/farkle/rules/a.ts': `export { b } from '#shared/games/farkle/rules/b.ts'\nexport const a = 1`,
      'src-shared/games/farkle/rules/b.ts': `export { c } from '#shared/games/farkle/rules/c.ts'\nexport const b = 1`,
      'src-shared/games/farkle/rules/c.ts': `export { a } from '#shared/games/farkle/rules/a.ts'\nexport const c = 1`,
    })
    for (const [file, found] of Object.entries(findings)) {
      expect(found, file).toEqual([expect.stringMatching(CIRCLE)])
    }
    expect(Object.keys(findings)).toHaveLength(5)
  })

  it('are found through .vue files', async () => {
    const findings = await lint({
      'src-renderer/components/DiceRow.vue': vue('#renderer/components/faces.ts', 'faces'),
      'src-renderer/components/faces.ts': `import DiceRow from './DiceRow.vue'\nexport const faces: readonly unknown[] = [DiceRow]`,
      'src-renderer/components/ScoreBar.vue': vue('./TurnBar.vue', 'one'),
      'src-renderer/components/TurnBar.vue': vue('#renderer/components/ScoreBar.vue', 'two'),
    })
    for (const [file, found] of Object.entries(findings)) {
      expect(found, file).toEqual([expect.stringMatching(CIRCLE)])
    }
    expect(Object.keys(findings)).toHaveLength(4)
  })
})

describe('pure code', () => {
  it.each([
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['Math.random()', 'no-restricted-properties'],
    ['performance.now()', 'no-restricted-globals'],
    ['crypto.getRandomValues(new Uint8Array(1))', 'no-restricted-globals'],
    ['globalThis.crypto', 'no-restricted-globals'],
    ['setTimeout(String, 1)', 'no-restricted-globals'],
    ['process.env', 'no-restricted-globals'],
    ['console.log(1)', 'no-console'],
  ])('has no %s', async (code, rule) => {
    const findings = await lint({
      'src-shared/games/farkle/rules/pure.ts': `export const a = (): unknown => ${code}`,
      'src-main/cli/free.ts': `export const a = (): unknown => ${code}`,
    })
    expect(findings['src-shared/games/farkle/rules/pure.ts']).toEqual([
      expect.stringContaining(`${rule}: `),
    ])
    expect(findings['src-main/cli/free.ts']).toEqual([])
  })

  it('takes no randomness from a package', async () => {
    const findings = await lint({
      'src-shared/base/pure.ts': `export { randomBytes } from '@noble/hashes/utils.js'`,
    })
    expect(findings['src-shared/base/pure.ts']).toEqual([
      expect.stringContaining('no-restricted-imports'),
    ])
  })
})

describe('imports that Node must find by itself', () => {
  it('name the extension', async () => {
    const findings = await lint({
      'src-shared/dice/a.ts': `export { b } from './b'\nexport { c } from '#shared/dice/c'`,
      'src-shared/dice/b.ts': 'export const b = 1',
      'src-shared/dice/c.ts': 'export const c = 1',
    })
    expect(findings['src-shared/dice/a.ts']).toEqual([
      expect.stringContaining('import-x/extensions'),
      expect.stringContaining('import-x/extensions'),
    ])
  })
})

describe('folders', () => {
  it('are not made by what may never return', async () => {
    const code = (call: string): string =>
      `import { mkdirSync } from 'node:fs'\nexport const a = (): unknown => ${call}`
    const findings = await lint({
      'src-main/backend/wrong.ts': code(`mkdirSync('a/b', { recursive: true })`),
      'src-main/backend/right.ts': code(`mkdirSync('a')`),
    })
    expect(findings['src-main/backend/wrong.ts']).toEqual([expect.stringContaining('makeFolder')])
    expect(findings['src-main/backend/right.ts']).toEqual([])
  })
})
