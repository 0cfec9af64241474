import ts from 'typescript'
import { expect } from 'vitest'
import type { TextSet } from './text-sets.ts'

/** Combinations of arguments that one function is called with at most. */
const MAX_CALLS = 64

/** Arguments for sample texts of each function: lists of arguments, by the function's path. */
export type SampleArguments = ReadonlyMap<string, readonly (readonly unknown[])[]>

/** All ways to take one of each list, the first ones if there are many. */
function combinations(lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (found, list) =>
      found.flatMap((one) => list.map((value) => [...one, value])).slice(0, MAX_CALLS),
    [[]],
  )
}

/** Values of a type, every kind of it: all members of a union, one and several of what is counted. */
function samplesOf(checker: ts.TypeChecker, type: ts.Type): readonly unknown[] {
  const { flags } = type
  if (type.isUnion()) return type.types.flatMap((one) => samplesOf(checker, one))
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  if (flags & ts.TypeFlags.Boolean) return [true, false]
  if (flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true']
  if (flags & ts.TypeFlags.Null) return [null]
  if (flags & ts.TypeFlags.Undefined) return [undefined]
  if (flags & ts.TypeFlags.Number) return [1, 3, 6]
  if (flags & ts.TypeFlags.String) return ['40']
  if (checker.isTupleType(type)) {
    const parts = checker.getTypeArguments(type as ts.TypeReference)
    return combinations(parts.map((part) => samplesOf(checker, part)))
  }
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    const samples = samplesOf(checker, element!)
    return [samples.slice(0, 1), samples.slice(0, 2), samples]
  }
  if (type.getCallSignatures().length > 0) return [String]
  const fields = checker.getPropertiesOfType(type)
  const values = fields.map((field) => samplesOf(checker, checker.getTypeOfSymbol(field)))
  return combinations(values).map((chosen) =>
    Object.fromEntries(fields.map((field, i) => [field.name, chosen[i]])),
  )
}

/** Arguments for every text that is a function, by what its types allow. */
export function sampleArguments(sets: readonly TextSet[]): SampleArguments {
  const files = sets.map(({ file }) => file)
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.Preserve,
    target: ts.ScriptTarget.ESNext,
    types: [],
  })
  const checker = program.getTypeChecker()
  const found = new Map<string, unknown[][]>()

  const visit = (type: ts.Type, path: string): void => {
    const [signature] = type.getCallSignatures()
    if (signature) {
      const parameters = signature.getParameters().map((one) => checker.getTypeOfSymbol(one))
      found.set(path, combinations(parameters.map((one) => samplesOf(checker, one))))
    } else if (type.flags & ts.TypeFlags.Object && !checker.isArrayType(type)) {
      for (const field of checker.getPropertiesOfType(type)) {
        visit(checker.getTypeOfSymbol(field), path === '' ? field.name : `${path}.${field.name}`)
      }
    }
  }
  for (const { file, path } of sets) {
    const source = program.getSourceFile(file)!
    const [root] = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)
    expect(root?.name).toBe('en')
    visit(checker.getTypeOfSymbol(root!), path)
  }
  return found
}
