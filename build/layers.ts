import { isBuiltin } from 'node:module'
import { posix, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { targetOf } from './module-imports.ts'

/** Allowed imports of the code below one folder; anything not listed is forbidden. */
export interface Layer {
  /** From the root of the checkout; a part `*` makes every folder there a layer of its own. */
  readonly folder: string
  /** Folders and files it may import besides itself; `*` is the same folder as in `folder`. */
  readonly may: readonly string[]
  readonly mayTypes?: readonly string[]
  readonly packages: readonly string[]
  readonly node?: true
}

const PAGE_PACKAGES = [
  '@fontsource-variable/inter',
  '@fontsource/inter',
  '@lucide/vue',
  '@vueuse/core',
  'birpc',
  'chart.js',
  'fuse.js',
  'pinia',
  'reka-ui',
  'valibot',
  'vue',
  'vue-router',
]

const BELOW_GAMES = [
  'src-shared/base',
  'src-shared/dice',
  'src-shared/texts',
  'src-shared/schemas',
  'src-shared/study',
  'src-shared/cards',
  'src-shared/pictures',
  'src-shared/sheets',
  'src-shared/games/game.ts',
  'src-shared/games/solver.ts',
]

const GAME_PARTS = [
  'cards-part',
  'drill-part',
  'game',
  'game-routes',
  'games',
  'progress-part',
  'use-habit-rows',
  'use-part',
].map((file) => `src-renderer/games/${file}.ts`)

/** From bottom to top. Games must not import each other, nor shared folders a game. */
export const LAYERS: readonly Layer[] = [
  { folder: 'src-shared/base', may: [], packages: ['@noble/hashes'] },
  { folder: 'src-shared/texts', may: ['src-shared/base'], packages: [] },
  { folder: 'src-shared/dice', may: ['src-shared/base'], packages: [] },
  {
    folder: 'src-shared/schemas',
    may: ['src-shared/base', 'src-shared/dice', 'src-shared/texts'],
    packages: ['valibot'],
  },
  {
    folder: 'src-shared/study',
    may: ['src-shared/base', 'src-shared/dice', 'src-shared/texts', 'src-shared/schemas'],
    packages: ['valibot'],
  },
  {
    folder: 'src-shared/cards',
    may: [
      'src-shared/base',
      'src-shared/dice',
      'src-shared/texts',
      'src-shared/schemas',
      'src-shared/study',
    ],
    packages: ['ts-fsrs', 'valibot'],
  },
  {
    folder: 'src-shared/pictures',
    may: ['src-shared/base', 'src-shared/dice', 'src-shared/texts'],
    packages: ['culori'],
  },
  {
    folder: 'src-shared/sheets',
    may: ['src-shared/base', 'src-shared/dice', 'src-shared/texts', 'src-shared/schemas'],
    packages: ['valibot'],
  },
  {
    folder: 'src-shared/games/*/texts',
    may: ['src-shared/base', 'src-shared/texts'],
    packages: [],
  },
  {
    folder: 'src-shared/games/*/rules',
    may: ['src-shared/base', 'src-shared/dice'],
    packages: ['valibot'],
  },
  {
    folder: 'src-shared/games/*/solve',
    may: [
      'src-shared/base',
      'src-shared/dice',
      'src-shared/games/solver.ts',
      'src-shared/games/*/rules',
    ],
    packages: [],
  },
  {
    folder: 'src-shared/games/*/analysis',
    may: [
      'src-shared/base',
      'src-shared/dice',
      'src-shared/texts',
      'src-shared/games/*/texts',
      'src-shared/games/*/rules',
      'src-shared/games/*/solve',
    ],
    packages: [],
  },
  {
    folder: 'src-shared/games/*/input',
    may: [
      'src-shared/base',
      'src-shared/dice',
      'src-shared/texts',
      'src-shared/games/*/texts',
      'src-shared/games/*/rules',
      'src-shared/games/*/solve',
      'src-shared/games/*/analysis',
    ],
    packages: ['valibot'],
  },
  {
    folder: 'src-shared/games/*',
    may: [...BELOW_GAMES, 'src-shared/games/*'],
    packages: ['valibot', 'lru-cache'],
  },
  {
    folder: 'src-shared/games',
    may: [
      'src-shared/base',
      'src-shared/dice',
      'src-shared/texts',
      'src-shared/schemas',
      'src-shared/study',
      'src-shared/cards',
      'src-shared/sheets',
      'src-shared/games',
    ],
    packages: ['valibot'],
  },
  { folder: 'src-shared/contract', may: ['src-shared'], packages: ['birpc', 'valibot'] },

  {
    folder: 'src-main/backend',
    may: ['src-shared'],
    packages: ['lru-cache', 'valibot'],
    node: true,
  },
  { folder: 'src-main/served-files', may: ['src-shared'], packages: [], node: true },
  {
    folder: 'src-main/settings',
    may: ['src-shared', 'src-main/backend'],
    packages: [],
    node: true,
  },
  {
    folder: 'src-main/cli',
    may: ['src-shared', 'src-main/backend', 'src-main/served-files', 'src-main/cli'],
    packages: ['valibot'],
    node: true,
  },
  {
    folder: 'src-main/cli/games/*',
    may: [
      'src-shared',
      'src-main/backend',
      ...[
        'answer-text',
        'command',
        'cost-words',
        'options',
        'rules-argument',
        'session',
        'usage',
      ].map((file) => `src-main/cli/${file}.ts`),
    ],
    packages: ['valibot'],
    node: true,
  },
  {
    folder: 'src-main/web',
    may: ['src-shared', 'src-main/backend', 'src-main/served-files', 'src-main/settings'],
    packages: ['conf', 'valibot', 'ws'],
    node: true,
  },
  {
    // Sandboxed: one CommonJS file, which can load no module but electron.
    folder: 'src-main/electron/preload',
    may: [],
    mayTypes: ['src-shared/contract'],
    packages: ['electron'],
  },
  {
    folder: 'src-main/electron',
    may: [
      'src-shared',
      'src-main/backend',
      'src-main/served-files',
      'src-main/settings',
      'src-main/electron/preload',
    ],
    packages: ['electron', 'electron-store', 'valibot'],
    node: true,
  },

  { folder: 'src-renderer/components', may: ['src-shared'], packages: PAGE_PACKAGES },
  {
    folder: 'src-renderer/services',
    may: ['src-shared'],
    // Answers have the types that their handlers return.
    mayTypes: ['src-main/backend/start-backend.ts'],
    packages: PAGE_PACKAGES,
  },
  {
    folder: 'src-renderer/games/*',
    may: ['src-shared', 'src-renderer/components', 'src-renderer/services', ...GAME_PARTS],
    packages: PAGE_PACKAGES,
  },
  {
    folder: 'src-renderer/games',
    may: ['src-shared', 'src-renderer/components', 'src-renderer/services', 'src-renderer/games'],
    packages: PAGE_PACKAGES,
  },
  {
    folder: 'src-renderer/features/*',
    may: ['src-shared', 'src-renderer/components', 'src-renderer/services', ...GAME_PARTS],
    packages: PAGE_PACKAGES,
  },
  { folder: 'src-renderer/app', may: ['src-shared', 'src-renderer'], packages: PAGE_PACKAGES },
]

const lies = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

function folderOf(path: string, { folder }: Layer): string | undefined {
  const parts = path.split('/')
  const pattern = folder.split('/')
  const fits = pattern.every(
    (part, i) => part === parts[i] || (part === '*' && i + 1 < parts.length),
  )
  return fits ? parts.slice(0, pattern.length).join('/') : undefined
}

function layerOf(path: string): { layer: Layer; folder: string } | undefined {
  let found: { layer: Layer; folder: string } | undefined
  for (const layer of LAYERS) {
    const folder = folderOf(path, layer)
    if (folder && folder.length > (found?.folder.length ?? 0)) found = { layer, folder }
  }
  return found
}

/** Undefined if the import is allowed. Paths are relative to the checkout and use `/`. */
export function forbidden(
  importer: string,
  specifier: string,
  typesOnly: boolean,
): string | undefined {
  const own = layerOf(importer)
  if (!own) return undefined
  const target = targetOf(specifier, importer)
  if ('module' in target) {
    if (isBuiltin(specifier)) {
      if (!own.layer.node) return `${own.folder} must not use Node's ${specifier}`
      return specifier.startsWith('node:') ? undefined : `Node's ${specifier} is node:${specifier}`
    }
    return own.layer.packages.includes(target.module)
      ? undefined
      : `${own.folder} must not import the package ${target.module}`
  }
  const its = layerOf(target.file)
  if (its?.folder === own.folder) return undefined
  const place = own.layer.folder.split('/').indexOf('*')
  const part = own.folder.split('/')[place] ?? '*'
  const allowed = [...own.layer.may, ...((typesOnly && own.layer.mayTypes) || [])].map((folder) =>
    folder.replace('*', part),
  )
  if (its && allowed.some((folder) => lies(target.file, folder))) return undefined
  const types = own.layer.mayTypes?.some((folder) => lies(target.file, folder))
  return types
    ? `${own.folder} may import types of ${its?.folder ?? target.file} and nothing else`
    : `${own.folder} must not import ${its?.folder ?? target.file}`
}

function textOf(node: Rule.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return undefined
}

export const layersRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid imports across the layers of the house.' },
    messages: {
      across: '{{why}} (build/layers.ts).',
      homeless: 'This file lies in no layer: add its folder to build/layers.ts.',
      computed: 'An import must name its file, or its layer cannot be checked.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.physicalFilename).split(sep).join('/')
    if (!layerOf(file)) {
      if (!file.startsWith('src-') || file.endsWith('.d.ts')) return {}
      return { Program: (node) => context.report({ node, messageId: 'homeless' }) }
    }
    const check = (node: Rule.Node, specifier: string | undefined, typesOnly: boolean): void => {
      if (specifier === undefined) {
        context.report({ node, messageId: 'computed' })
        return
      }
      const why = forbidden(file, specifier, typesOnly)
      if (why) context.report({ node, messageId: 'across', data: { why } })
    }
    const declaration = (node: Rule.Node): void => {
      const { source, importKind, exportKind } = node as unknown as {
        source?: Rule.Node | null
        importKind?: string
        exportKind?: string
      }
      if (source) check(node, textOf(source), importKind === 'type' || exportKind === 'type')
    }
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: declaration,
      TSImportType(node: Rule.Node) {
        check(node, textOf((node as unknown as { source: Rule.Node }).source), true)
      },
      // Workers and other entries are named by address: new URL('./worker.ts', import.meta.url)
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return
        const address = textOf(node.arguments[0] as Rule.Node | undefined)
        if (!address?.startsWith('.') || node.arguments.length < 2) return
        if (layerOf(posix.join(posix.dirname(file), address))) check(node, address, false)
      },
    }
  },
}
