import type { Rule, Scope } from 'eslint'
import type { ImportDeclaration } from 'estree'

/** Where functions begin: what stands in one runs when it is called, not when its file is loaded. */
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** The files that texts are imported from, those of the app, of its screens and of a game. */
const TEXTS = /(^|\/)(page-)?texts\.ts$/

/** The lint rule that lets texts be read inside functions only, when the language is known. */
export const lateTextsRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid reading a text while a file is loaded.' },
    messages: {
      early: 'Read a text inside a function: here the language is not known yet.',
    },
    schema: [],
  },
  create(context) {
    const early = ({ identifier }: Scope.Reference): boolean => {
      for (let node = (identifier as Rule.Node).parent; node; node = node.parent) {
        if (FUNCTIONS.includes(node.type) || node.type.startsWith('TSType')) return false
      }
      return true
    }
    return {
      ImportSpecifier(node) {
        const { source } = (node as Rule.Node).parent as ImportDeclaration
        if (!TEXTS.test(String(source.value))) return
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          for (const reference of variable.references.filter(early)) {
            context.report({ node: reference.identifier, messageId: 'early' })
          }
        }
      },
    }
  },
}
