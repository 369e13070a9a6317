import type { Attribute, CustomElement, Package } from 'custom-elements-manifest'
import { elementsOf } from '../manifest/manifest.ts'

/** VS Code custom data: https://code.visualstudio.com/api/extension-guides/custom-data-extension */
export function htmlCustomData(manifest: Package, pageWide: Attribute[]) {
  return {
    version: 1.1,
    tags: elementsOf(manifest).map(({ tagName, description, attributes = [] }) => ({
      name: tagName,
      description: markdown(description),
      attributes: attributes.map(vsCodeAttribute),
    })),
    globalAttributes: pageWide.map((attribute) => ({
      ...vsCodeAttribute(attribute),
      name: `data-trip-${attribute.name}`,
      description: markdown(`on \`<html>\`: ${attribute.description}`),
    })),
  }
}

const markdown = (value = '') => ({ kind: 'markdown', value })

function vsCodeAttribute({ name, description, type }: Attribute) {
  const values = wordsOf(type?.text).map((word) => ({ name: word }))
  return {
    name,
    description: markdown(description),
    ...(type?.text === 'boolean' && { valueSet: 'v' }),
    ...(values.length > 0 && { values }),
  }
}

const wordsOf = (type = '') => [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word)

/** JetBrains web types: https://github.com/JetBrains/web-types */
export function webTypes(manifest: Package, version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'trip-widgets',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elementsOf(manifest).map(webTypesElement) } },
  }
}

function webTypesElement(element: CustomElement) {
  const { tagName: name, description, attributes = [], members = [], events = [] } = element
  const properties = members.map(({ name, description }) => ({ name, description }))
  return {
    name,
    description,
    attributes: attributes.map(webTypesAttribute),
    slots: (element.slots ?? []).map(({ name, description }) => ({ name, description })),
    js: {
      properties,
      events: events.map(({ name, description }) => ({ name, description })),
    },
    css: {
      parts: (element.cssParts ?? []).map(({ name }) => ({ name })),
      properties: (element.cssProperties ?? []).map(({ name, description }) => ({
        name,
        description,
      })),
    },
  }
}

function webTypesAttribute({ name, description, type, default: word }: Attribute) {
  const isFlag = type?.text === 'boolean'
  const kind = isFlag ? 'no-value' : 'plain'
  const value = {
    kind,
    type:
      wordsOf(type?.text)
        .map((word) => `'${word}'`)
        .join(' | ') || type?.text,
  }
  return { name, description, value, ...(word && { default: word }) }
}
