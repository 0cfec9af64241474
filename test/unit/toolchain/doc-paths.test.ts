import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDERS = ['src-shared', 'src-main', 'src-renderer', 'test', 'build', 'docs', '.github']
const found = (pattern: string): boolean => globSync(pattern, { cwd: ROOT }).length > 0

/** What a document names between backticks as a file, or as a folder from the root on. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```[^]*?^```/gm, '')
  const named = [...prose.matchAll(/`([\w.@<>*/-]+)`/g)].map(([, path]) => path!)
  return named.filter(
    (path) => /\.(ts|vue|yml)$/.test(path) || FOLDERS.some((one) => path.startsWith(`${one}/`)),
  )
}

/**
 * Whether a path is there; `<game>` stands for the name of some game. A document that has said where
 * it is may leave out the folders above.
 */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/<\w+>/g, '*')
  if (FOLDERS.some((one) => path.startsWith(`${one}/`))) return found(pattern)
  return found(pattern) || found(`{${FOLDERS.join()}}/**/${pattern}`)
}

/** Files that links of a document lead to, from the root on. */
function linksIn(markdown: string, file: string): string[] {
  const links = [...markdown.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!)
  return links.map((to) => normalize(join(dirname(file), to)))
}

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).sort()

describe.each(DOCUMENTS)('%s', (file) => {
  const markdown = readFileSync(join(ROOT, file), 'utf8')

  it('names only files and folders that are there', () => {
    expect(pathsIn(markdown).filter((path) => !exists(path))).toEqual([])
  })

  it('links only to files that are there', () => {
    expect(linksIn(markdown, file).filter((path) => !found(path))).toEqual([])
  })
})

it('the table of folders has every folder that games have', () => {
  const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const rows = architecture.match(/^\| `src-shared\/games\/<game>\/.*$/gm) ?? []
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)])
  const folders = globSync('src-shared/games/*/*/', { cwd: ROOT }).map((path) => basename(path))
  expect([...new Set(named.map(([, path]) => basename(path!)))].sort()).toEqual(
    [...new Set(folders)].sort(),
  )
})

it('a path that is not there is found out', () => {
  const text = 'See `src-shared/games/<game>/rules`, `test/unit/nothing.test.ts`, `no-file.ts`.'
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual([
    'test/unit/nothing.test.ts',
    'no-file.ts',
  ])
})
