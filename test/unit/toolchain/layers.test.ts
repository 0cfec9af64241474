import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
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

/** Importers and what they import, one per line as `FILE -> SPECIFIER`. */
function imports(lines: string): (readonly [file: string, specifier: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', specifier = ''] = line.trim().split(' -> ')
      return [file, specifier]
    })
}

const FORBIDDEN = imports(`
  src-shared/base/f1.ts -> ../dice/legal.ts
  src-shared/dice/f1.ts -> ../games/farkle/rules/legal.ts
  src-shared/dice/f2.ts -> #shared/games/farkle/rules/legal.ts
  src-shared/dice/f3.ts -> ../texts/legal.ts
  src-shared/games/farkle/rules/f1.ts -> ../solve/legal.ts
  src-shared/games/farkle/rules/f2.ts -> ../texts/legal.ts
  src-shared/games/farkle/rules/f3.ts -> ../../../texts/legal.ts
  src-shared/games/farkle/rules/f4.ts -> ../../yahtzee/rules/legal.ts
  src-shared/games/farkle/solve/f1.ts -> ../analysis/legal.ts
  src-shared/games/farkle/solve/f2.ts -> ../texts/legal.ts
  src-shared/games/farkle/solve/f3.ts -> ../../yahtzee/rules/legal.ts
  src-shared/games/farkle/analysis/f1.ts -> ../drill/legal.ts
  src-shared/games/farkle/drill/f1.ts -> ../../yahtzee/drill/legal.ts
  src-shared/games/farkle/drill/f2.ts -> ../../../contract/legal.ts
  src-shared/games/yahtzee/drill/f1.ts -> ../../farkle/drill/legal.ts
  src-shared/games/yahtzee/drill/f2.ts -> ../../games.ts
  src-shared/study/f1.ts -> ../games/farkle/drill/legal.ts
  src-shared/study/f2.ts -> ../games/games.ts
  src-shared/study/f3.ts -> ../contract/legal.ts
  src-shared/cards/f1.ts -> ../games/farkle/cards/legal.ts
  src-shared/sheets/f1.ts -> ../games/yahtzee/sheets/legal.ts
  src-shared/pictures/f1.ts -> ../games/farkle/rules/legal.ts
  src-shared/contract/f1.ts -> #main/backend/legal.ts
  src-shared/contract/f2.ts -> ../../src-main/backend/legal.ts
  src-shared/contract/f3.ts -> #renderer/app/legal.ts
  src-shared/contract/f4.ts -> #test/support/chromium.ts
  src-shared/games/farkle/rules/f5.ts -> node:crypto
  src-shared/games/farkle/rules/f6.ts -> fs/promises
  src-shared/contract/f5.ts -> electron
  src-shared/contract/f6.ts -> vue
  src-shared/games/farkle/rules/f7.ts -> birpc
  src-shared/games/farkle/rules/f8.ts -> @noble/curves/ed25519.js
  src-main/backend/f1.ts -> electron
  src-main/backend/f2.ts -> electron/main
  src-main/backend/f3.ts -> vue
  src-main/backend/f4.ts -> ../electron/legal.ts
  src-main/backend/f5.ts -> ../web/legal.ts
  src-main/backend/f6.ts -> ../cli/legal.ts
  src-main/backend/f7.ts -> ../served-files/legal.ts
  src-main/backend/f8.ts -> #renderer/app/legal.ts
  src-main/backend/f9.ts -> fs
  src-main/served-files/f1.ts -> ../backend/legal.ts
  src-main/served-files/f2.ts -> electron
  src-main/settings/f1.ts -> electron
  src-main/settings/f2.ts -> ../web/legal.ts
  src-main/backend/f10.ts -> ../settings/legal.ts
  src-main/web/f1.ts -> ../cli/legal.ts
  src-main/web/f2.ts -> ../electron/legal.ts
  src-main/web/f3.ts -> electron
  src-main/web/f4.ts -> #renderer/app/legal.ts
  src-main/cli/f1.ts -> ../web/legal.ts
  src-main/cli/f2.ts -> ../electron/legal.ts
  src-main/cli/f3.ts -> electron
  src-main/electron/f1.ts -> ../web/legal.ts
  src-main/electron/f2.ts -> #main/cli/legal.ts
  src-main/electron/f3.ts -> #renderer/app/legal.ts
  src-main/electron/preload/f1.ts -> #shared/contract/legal.ts
  src-main/electron/preload/f2.ts -> ../legal.ts
  src-main/electron/preload/f3.ts -> node:path
  src-main/electron/preload/f4.ts -> #shared/games/farkle/rules/legal.ts
  src-renderer/app/f1.ts -> #main/backend/legal.ts
  src-renderer/app/f2.ts -> node:fs
  src-renderer/app/f3.ts -> electron
  src-renderer/app/services/f1.ts -> ../legal.ts
  src-renderer/components/f1.ts -> ../features/drill/legal.ts
  src-renderer/components/f2.ts -> ../app/legal.ts
  src-renderer/features/drill/f1.ts -> ../cards/legal.ts
  src-renderer/features/drill/f2.ts -> #renderer/features/cards/legal.ts
  src-renderer/features/drill/f3.ts -> ../../app/legal.ts
  src-renderer/features/drill/f4.ts -> electron
  src-renderer/features/drill/f5.ts -> #main/backend/legal.ts
  src-renderer/features/drill/f6.ts -> ../../games/farkle/legal.ts
  src-renderer/games/farkle/f1.ts -> ../yahtzee/legal.ts
  src-renderer/games/farkle/f2.ts -> ../../features/drill/legal.ts
`)

const ALLOWED = imports(`
  src-shared/dice/a1.ts -> ../base/legal.ts
  src-shared/games/farkle/rules/a1.ts -> ../../../dice/legal.ts
  src-shared/base/a1.ts -> @noble/hashes/sha2.js
  src-shared/games/farkle/solve/a1.ts -> ../rules/legal.ts
  src-shared/games/farkle/analysis/a1.ts -> ../solve/legal.ts
  src-shared/games/farkle/drill/a1.ts -> ../analysis/legal.ts
  src-shared/games/farkle/drill/a2.ts -> #shared/study/legal.ts
  src-shared/games/yahtzee/rules/a1.ts -> #shared/dice/legal.ts
  src-shared/games/yahtzee/drill/a1.ts -> ../../game.ts
  src-shared/games/games.ts -> ./farkle/drill/legal.ts
  src-shared/study/a1.ts -> ../schemas/legal.ts
  src-shared/contract/a1.ts -> ../sheets/legal.ts
  src-shared/contract/a2.ts -> valibot
  src-shared/contract/a3.ts -> birpc
  src-main/backend/a1.ts -> node:worker_threads
  src-main/backend/a2.ts -> #shared/contract/legal.ts
  src-main/web/a1.ts -> ../backend/legal.ts
  src-main/web/a2.ts -> ws
  src-main/web/a3.ts -> ../served-files/legal.ts
  src-main/web/a4.ts -> ../settings/legal.ts
  src-main/cli/a1.ts -> #main/backend/legal.ts
  src-main/electron/a1.ts -> electron
  src-main/electron/a2.ts -> ../backend/legal.ts
  src-main/electron/a4.ts -> #main/settings/legal.ts
  src-main/electron/a3.ts -> ./preload/legal.ts
  src-main/electron/preload/a1.ts -> electron
  src-renderer/app/a1.ts -> ../features/drill/legal.ts
  src-renderer/app/a2.ts -> #renderer/components/legal.ts
  src-renderer/features/drill/a1.ts -> ./legal.ts
  src-renderer/features/drill/a2.ts -> #renderer/components/legal.ts
  src-renderer/features/drill/a3.ts -> ../../app/services/legal.ts
  src-renderer/features/drill/a4.ts -> ../../games/games.ts
  src-renderer/features/drill/a5.ts -> vue
  src-renderer/components/a1.ts -> #shared/dice/legal.ts
  src-renderer/games/farkle/a1.ts -> ../../components/legal.ts
  src-renderer/games/farkle/a2.ts -> ../game.ts
  src-renderer/games/games.ts -> ./farkle/legal.ts
`)

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
      expect(found, file).toEqual([expect.stringMatching(/^breakpoint\/circles: /)])
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
      expect(found, file).toEqual([expect.stringMatching(/^breakpoint\/circles: /)])
    }
    expect(Object.keys(findings)).toHaveLength(4)
  })

  it('are not seen where there are none', async () => {
    const findings = await lint({
      'src-renderer/components/DiceRow.vue': vue('./faces.ts', 'faces'),
      'src-renderer/components/faces.ts': `export { a as faces } from '#shared/dice/a.ts'`,
      'src-shared/dice/a.ts': 'export const a = 1',
    })
    expect(Object.values(findings)).toEqual([[], [], []])
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
