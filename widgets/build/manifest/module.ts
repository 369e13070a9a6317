import { type ESTree, parseSync } from 'vite'
import { read } from '../../repository.ts'
import { type DocBlock, docBlock } from './doc-block.ts'

export interface Module {
  path: string
  program: ESTree.Program
  docOf: (text: string) => DocBlock
  /** Value of a constant without `as const`; an expression is returned as it is. */
  valueOf: (value: string | ESTree.Expression) => ESTree.Expression | undefined
}

export function moduleOf(path: string): Module {
  const { program, comments } = parseSync(path, read(path).text)
  const constants = new Map<string, ESTree.Expression>()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  const valueOf: Module['valueOf'] = (value) => {
    const found = typeof value === 'string' ? constants.get(value) : value
    if (found?.type === 'TSAsExpression') return found.expression
    return found?.type === 'Identifier' ? constants.get(found.name) : found
  }
  const docOf = (text: string) => {
    const block = comments.find(({ value }) => value.startsWith('*') && value.includes(text))
    if (!block) throw new Error(`${path}: no doc block with ${text}`)
    return docBlock(block.value)
  }
  return { path, program, docOf, valueOf }
}

export function definition({ path, program }: Module): { tag: string; own: ESTree.Expression } {
  for (const statement of program.body) {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : null
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue
    const [tag, own] = call.arguments
    if (call.callee.name !== 'define' || tag?.type !== 'Literal') continue
    if (own && own.type !== 'SpreadElement') return { tag: String(tag.value), own }
  }
  throw new Error(`${path}: no define('trip-…', { … })`)
}
