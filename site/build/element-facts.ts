import type { Plugin } from 'vite'
import { elementsOf, manifest, pageWide } from '../../widgets/build/manifest/manifest.ts'

const NAME = 'virtual:elements'
const LOADED = `\0${NAME}`

/** Provides `custom-elements.json` to the site, with what all tags share only once. */
export function elementFacts(): Plugin {
  return {
    name: 'element-facts',
    resolveId: (id) => (id === NAME ? LOADED : null),
    load: (id) => (id === LOADED ? `export default ${JSON.stringify(facts())}` : null),
  }
}

function facts() {
  const shared = new Set(pageWide().map(({ name }) => name))
  const described = elementsOf(manifest())
  const elements = described.map((element) => ({
    tag: element.tagName,
    description: element.description,
    attributes: element.attributes?.filter(({ name }) => !shared.has(name)).map(attributeOf),
    events: element.events?.map(({ name, type, description }) => ({
      name,
      detail: type.text.replace(/^CustomEvent<(.*)>$/, '$1'),
      description,
    })),
    slots: element.slots,
    parts: element.cssParts?.map(({ name }) => name),
  }))
  return {
    elements,
    pageWide: pageWide().map(attributeOf),
    properties: described[0]?.cssProperties,
  }
}

const attributeOf = ({
  name,
  type,
  default: word,
  description,
}: ReturnType<typeof pageWide>[0]) => ({ name, type: type?.text, default: word, description })
