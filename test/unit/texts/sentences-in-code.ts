import { readFileSync } from 'node:fs'
import { NodeTypes, type TemplateChildNode } from '@vue/compiler-core'
import { parse as parseComponent } from '@vue/compiler-sfc'
import ts from 'typescript'

/** Words with spaces between them, or with something filled in: what a reader could be meant to read. */
const SENTENCE = /\p{L}{2,}[,.:;]? +[\p{L}$]/u
const WORD = /\p{L}{2}/u

/** Beginnings of database statements. */
const SQL =
  /^\s*(--|SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|WITH|FROM|JOIN|WHERE|GROUP|ORDER|VACUUM|BEGIN)( |$)/

/** Attributes of a template whose values are read or heard. */
const READ = ['label', 'title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'note']

const BUG = /^(Type|Range)?Error$/
const LOG = /(^|[.#])(log|warn)$/

/** Whether a text is for developers: what is thrown for a bug, and a line of a log. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isNewExpression(at) && BUG.test(at.expression.getText())) return true
    if (ts.isCallExpression(at) && LOG.test(at.expression.getText())) return true
    if (ts.isStatement(at) || ts.isFunctionLike(at)) return false
  }
  return false
}

/** A string as it is written, with `$` for what is filled in. */
function written(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `$${literal.text}`).join('')
}

function ofScript(code: string): string[] {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.ESNext, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = written(node)
    if (text !== null && SENTENCE.test(text) && !SQL.test(text) && !isForDevelopers(node)) {
      found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Texts of a template, one word being enough, and sentences in the code in it. */
function ofTemplate(node: TemplateChildNode): string[] {
  const own: string[] = []
  if (node.type === NodeTypes.TEXT) own.push(node.content)
  if (node.type === NodeTypes.INTERPOLATION) own.push(...ofScript(`(${node.content.loc.source})`))
  if (node.type !== NodeTypes.ELEMENT) return own.filter((text) => WORD.test(text))
  for (const prop of node.props) {
    if (prop.type === NodeTypes.ATTRIBUTE) {
      if (READ.includes(prop.name)) own.push(prop.value?.content ?? '')
    } else if (prop.exp) own.push(...ofScript(`(${prop.exp.loc.source})`))
  }
  return [...own.filter((text) => WORD.test(text)), ...node.children.flatMap(ofTemplate)]
}

/** The sentences in code, each as it is written; those of a component by its script and template. */
export function sentencesOf(file: string, code: string): string[] {
  if (!file.endsWith('.vue')) return ofScript(code)
  const { script, scriptSetup, template } = parseComponent(code).descriptor
  const scripts = [script, scriptSetup].flatMap((part) => part?.content ?? [])
  return [...scripts.flatMap(ofScript), ...(template?.ast?.children ?? []).flatMap(ofTemplate)]
}

/** The sentences that stand in a file of code. */
export function sentencesIn(file: string): string[] {
  return sentencesOf(file, readFileSync(file, 'utf8'))
}
