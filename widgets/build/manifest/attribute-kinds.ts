import type { Attribute } from 'custom-elements-manifest'
import type { ESTree } from 'vite'
import type { Module } from './module.ts'

type Kind = Required<Pick<Attribute, 'type'>> & Pick<Attribute, 'default'>

const TEXT: Kind = { type: { text: 'string' } }
const FLAG: Kind = { type: { text: 'boolean' } }
const TEXT_OR_NULL: Kind = { type: { text: 'string | null' } }

export function attributesOf(module: Module, own: ESTree.Expression): Map<string, Kind> {
  const object = module.valueOf(own)
  if (object?.type !== 'ObjectExpression')
    throw new Error(`${module.path}: no object of attributes`)
  return new Map(
    object.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') {
        throw new Error(`${module.path}: an attribute without a plain name`)
      }
      return [property.key.name, kindOf(module, property.value)]
    }),
  )
}

/** Page-wide attributes are text, except those with a constant in `define.ts`, such as `THEME`. */
export function pageWideAttributes(pageWide: Module, define: Module): Map<string, Kind> {
  const names = pageWide.valueOf('PAGE_WIDE')
  if (names?.type !== 'ArrayExpression') throw new Error(`${pageWide.path}: no list PAGE_WIDE`)
  return new Map(
    names.elements.map((element) => {
      const name = wordOf(pageWide, element)
      const special = define.valueOf(name.toUpperCase())
      return [name, special ? kindOf(define, special) : TEXT]
    }),
  )
}

function kindOf({ path }: Module, value: ESTree.Node): Kind {
  if (value.type === 'Identifier' && value.name === 'text') return TEXT
  if (value.type === 'Identifier' && value.name === 'flag') return FLAG
  if (value.type === 'Identifier' && value.name === 'textOrNull') return TEXT_OR_NULL
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') {
    throw new Error(`${path}: an attribute that is neither text, textOrNull, flag nor oneOf()`)
  }
  const words = value.arguments.map((word) => wordOf({ path }, word))
  const text = words.map((word) => `'${word}'`).join(' | ')
  return { type: { text }, ...(words[0] && { default: words[0] }) }
}

function wordOf({ path }: Pick<Module, 'path'>, node: ESTree.Node | null): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  throw new Error(`${path}: a value that is not a literal`)
}
