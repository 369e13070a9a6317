import type {
  Attribute,
  CustomElementDeclaration,
  CustomElementField,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest'
import { repositoryFiles } from '../../repository.ts'
import { attributesOf, pageWideAttributes } from './attribute-kinds.ts'
import { customProperties } from './custom-properties.ts'
import type { DocBlock, DocTag } from './doc-block.ts'
import { definition, moduleOf } from './module.ts'
import { partsOf } from './parts.ts'

const PAGE_WIDE = 'widgets/element/page-wide.ts'

export function manifest(): Package {
  const elements = repositoryFiles().filter((path) => /^widgets\/[^/]+\/element\.ts$/.test(path))
  return { schemaVersion: '2.1.0', readme: 'widgets/README.md', modules: elements.map(moduleFor) }
}

export function pageWide(): Attribute[] {
  const module = moduleOf(PAGE_WIDE)
  const kinds = pageWideAttributes(module, moduleOf('widgets/element/define.ts'))
  return described(PAGE_WIDE, kinds, module.docOf('@attr'))
}

export function elementsOf({ modules }: Package): CustomElementDeclaration[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration) => 'customElement' in declaration && declaration.kind === 'class')
}

function moduleFor(path: string): JavaScriptModule {
  const module = moduleOf(path)
  const { tag, own } = definition(module)
  const doc = module.docOf(`<${tag}>`)
  const attributes = [...described(path, attributesOf(module, own), doc), ...pageWide()]
  const tagged = (name: string) => doc.tags.filter((tag) => tag.tag === name)
  const name = classOf(tag)
  const declaration: CustomElementDeclaration = {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    description: doc.description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes,
    members: attributes.map(fieldOf),
    events: tagged('fires').map((event) => eventOf(path, tag, event)),
    slots: tagged('slot').map(({ name, description }) => ({ name, description })),
    cssParts: partsOf(path).map((name) => ({ name })),
    cssProperties: customProperties('widgets/element/tokens.css'),
  }
  const file = `dist/widgets/${tag}.js`
  const exported = { kind: 'custom-element-definition', name: tag, declaration: { name } } as const
  return { kind: 'javascript-module', path: file, declarations: [declaration], exports: [exported] }
}

/** Joins declared attributes with their descriptions. Throws if either is missing. */
function described(
  path: string,
  kinds: ReturnType<typeof attributesOf>,
  { tags }: DocBlock,
): Attribute[] {
  const told = tags.filter(({ tag }) => tag === 'attr')
  const unknown = told.find(({ name }) => !kinds.has(name))
  if (unknown) throw new Error(`${path}: @attr ${unknown.name} is not declared`)
  return [...kinds].map(([name, kind]) => {
    const description = told.find((tag) => tag.name === name)?.description
    if (!description) throw new Error(`${path}: no @attr documents ${name}`)
    return Object.assign({ name, fieldName: name, description }, kind)
  })
}

function fieldOf({ name, description = '', type, default: word }: Attribute): CustomElementField {
  const initial =
    { boolean: 'false', 'string | null': 'null' }[type?.text ?? ''] ?? `'${word ?? ''}'`
  return {
    kind: 'field',
    name,
    description,
    ...(type && { type }),
    default: initial,
    attribute: name,
    reflects: true,
  }
}

function eventOf(path: string, tag: string, { name, type, description }: DocTag) {
  if (!name.startsWith(`${tag}-`) || !type) throw new Error(`${path}: @fires {type} ${tag}-…`)
  return { name, description, type: { text: type } }
}

export const classOf = (tag: string) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
