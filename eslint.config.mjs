import eslint from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'
import { circlesRule } from './build/circles.ts'
import { lateTextsRule } from './build/late-texts.ts'
import { layersRule } from './build/layers.ts'
import { PACKED_SYNTAX } from './build/packed-syntax.ts'
import { readVueScripts } from './build/vue-scripts.ts'

const PURE = 'src-shared is pure: time, chance and the surroundings are passed in.'
const IMPURE_GLOBALS =
  'Date Temporal performance crypto setTimeout setInterval setImmediate queueMicrotask fetch ' +
  'globalThis global self window document navigator location localStorage sessionStorage ' +
  'indexedDB requestAnimationFrame requestIdleCallback process Buffer require'

/** What stands in a template as it is: the app's name, keys, and marks of every language. */
const BARE = ['Breakpoint', 'K', 'T', ...'()[]{}<>,.;:!?&+-=*/#%|·•‐–—−×←→…±']

readVueScripts()

export default defineConfig(
  globalIgnores([
    'out/',
    'dist/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'test/fixtures/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  vue.configs['flat/recommended'],
  accessibility.configs['flat/recommended'],
  {
    // The layout of templates is Prettier's.
    rules: vue.configs['no-layout-rules'].rules,
  },
  {
    name: 'breakpoint/languages',
    languageOptions: {
      parserOptions: {
        // The same for all files, or the type service starts again at each change of kind.
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
        // What reads the scripts of .vue files.
        parser: tseslint.parser,
      },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.vue', '.mjs', '.js'],
    },
  },
  {
    name: 'breakpoint/imports',
    plugins: {
      'import-x': importX,
      breakpoint: {
        rules: { circles: circlesRule, layers: layersRule, 'late-texts': lateTextsRule },
      },
    },
    rules: {
      'breakpoint/layers': 'error',
      'breakpoint/circles': 'error',
      'import-x/no-duplicates': 'error',
      // Node runs the sources as they are, so it must find every file by the name written.
      'import-x/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    name: 'breakpoint/code',
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...PACKED_SYNTAX],
      // Kernels over numbers index arrays where the index is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // They take a sixth of the time, for enums and assigned classes that are nowhere here.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Strings that are taken apart here are digits.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    name: 'breakpoint/pure',
    files: ['src-shared/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.split(' ').map((name) => ({ name, message: PURE })),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: PURE }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { name: '@noble/hashes/utils.js', importNames: ['randomBytes'], message: PURE },
      ],
    },
  },
  {
    // What stands in the script of a component runs when it is shown.
    name: 'breakpoint/texts',
    files: ['src-*/**/*.ts'],
    rules: { 'breakpoint/late-texts': 'error' },
  },
  {
    name: 'breakpoint/renderer',
    files: ['src-renderer/**', 'test/unit/renderer/**'],
    rules: {
      // The linter, unlike vue-tsc, takes types that come out of .vue files for any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    name: 'breakpoint/vue',
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser, globals: globals.browser },
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      // What is read stands in src-shared/texts; names, keys and marks are the same everywhere.
      'vue/no-bare-strings-in-template': ['error', { allowlist: BARE }],
      // The compiler finds names that are not there, and knows those of types.
      'no-undef': 'off',
      'vue/no-undef-components': ['error', { ignorePatterns: ['RouterLink', 'RouterView'] }],
      // An optional prop may be undefined, and its type says so.
      'vue/require-default-prop': 'off',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  {
    name: 'breakpoint/folders',
    files: ['src-main/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PACKED_SYNTAX,
        {
          selector:
            'CallExpression[callee.name=/^mkdir(Sync)?$/][arguments.1.type="ObjectExpression"]',
          message: 'Use makeFolder: a recursive mkdir never returns below /proc.',
        },
      ],
    },
  },
  {
    // Their output is a terminal.
    name: 'breakpoint/terminal',
    files: ['src-main/cli/**', 'src-main/web/**', 'build/**', 'test/**', '*.config.*'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'breakpoint/tests',
    files: ['test/**'],
    rules: {
      // Matchers such as expect.stringContaining() are of type any and stand among the expected.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'breakpoint/untyped',
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
)
