import type { Rule, Scope } from 'eslint'

/** Where functions begin: what stands in one runs when it is called, not when its file is loaded. */
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** The lint rule that lets `texts` be read inside functions only, after a language is spoken. */
export const lateTextsRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid reading a text while a file is loaded.' },
    messages: {
      early: 'Read a text inside a function: here no language is spoken yet.',
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
        if (node.imported.type !== 'Identifier' || node.imported.name !== 'texts') return
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          for (const reference of variable.references.filter(early)) {
            context.report({ node: reference.identifier, messageId: 'early' })
          }
        }
      },
    }
  },
}
