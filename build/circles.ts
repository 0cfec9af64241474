import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { dynamicImports, staticImports } from './module-imports.ts'

export type ImportsOf = (file: string) => readonly string[]

/** Files imported statically or dynamically; no types, no packages. */
export function filesImportedBy(source: string, file: string): string[] {
  const targets = [...staticImports(source, file), ...dynamicImports(source, file)]
  return targets.flatMap((target) =>
    'file' in target && /\.(ts|vue)$/.test(target.file) ? [target.file] : [],
  )
}

/** Shortest import cycle through a file; null if there is none. */
export function circleThrough(file: string, importsOf: ImportsOf): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [file]
  // The loop also visits files queued meanwhile.
  for (const here of queue) {
    for (const next of importsOf(here)) {
      if (next === file) {
        const way = [file]
        for (let at = here; at !== file; at = cameFrom.get(at)!) way.unshift(at)
        return [file, ...way]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, here)
      queue.push(next)
    }
  }
  return null
}

const known = new Map<string, readonly string[]>()

function importsIn(root: string): ImportsOf {
  return (file) => {
    const path = join(root, file)
    const found = known.get(path)
    if (found) return found
    let imports: readonly string[] = []
    try {
      imports = filesImportedBy(readFileSync(path, 'utf8'), file)
    } catch {
      // The compiler reports missing files.
    }
    known.set(path, imports)
    return imports
  }
}

export const circlesRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid imports that lead in a circle.' },
    messages: { circle: 'These imports lead in a circle: {{circle}}.' },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.physicalFilename).split(sep).join('/')
    // The editor's text, which may differ from the file on disk.
    known.set(join(context.cwd, file), filesImportedBy(context.sourceCode.text, file))
    return {
      Program(node) {
        const circle = circleThrough(file, importsIn(context.cwd))
        if (!circle) return
        context.report({ node, messageId: 'circle', data: { circle: circle.join(' -> ') } })
      },
    }
  },
}
