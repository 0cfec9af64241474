import type { Rule, Scope } from 'eslint'
import type { ImportDeclaration } from 'estree'

/** Code in these runs when called, not when its file is loaded. */
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const TEXTS = /(^|\/)(page-)?texts\.ts$/

export const lateTextsRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid reading a text while a file is loaded.' },
    messages: { early: 'Read a text inside a function: here the language is not known yet.' },
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
