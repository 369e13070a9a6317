import type { Attribute, CustomElementDeclaration } from 'custom-elements-manifest'
import { read } from '../../repository.ts'
import { elementsOf, manifest, pageWide } from './manifest.ts'
import { attributeTable, code, eventTable, propertyTable, table } from './tables.ts'

/** The provider replaces it in `llms.txt`. */
const PLACEHOLDER = 'https://YOUR-PROVIDER'

const FOLDER = 'reference'
const GUIDE = `${FOLDER}/guide.md`

const referenceOf = (tag: string) => `${FOLDER}/${tag}.md`

/** Files in Markdown next to the widgets, and `llms.txt` (https://llmstxt.org) that lists them, by path. */
export function references(): Map<string, string> {
  const elements = elementsOf(manifest())
  const shared = pageWide()
  const readme = read('widgets/README.md').text
  const files = elements.map((element): [string, string] => [
    referenceOf(element.tagName ?? ''),
    reference(element, shared, readme),
  ])
  return new Map([...files, [GUIDE, guide(readme)], ['llms.txt', index(elements)]])
}

/** Everything that the manifest says about a tag. */
function reference(element: CustomElementDeclaration, all: Attribute[], readme: string): string {
  const { tagName: tag = '', attributes = [], members = [] } = element
  const { events = [], slots = [], cssParts = [], cssProperties = [] } = element
  const shared = new Set(all.map(({ name }) => name))
  const fields = members.filter((member) => member.kind === 'field')
  const parts = cssParts.map(({ name }) => `- ${code(name)}`).join('\n')
  const content = slots.map(({ name, description = '' }) => [
    name ? code(name) : 'default',
    description,
  ])
  return sections([
    [`# ${code(`<${tag}>`)}`, aboutOf(element), example(tag, readme)],
    ['## Attributes', attributeTable(attributes.filter(({ name }) => !shared.has(name)))],
    [
      '## Attributes of all tags',
      'They can also be set on an ancestor, or on `<html>` with the prefix `data-trip-`.',
      attributeTable(all),
    ],
    [
      '## Properties',
      'Each reflects the attribute of the same name.',
      table(
        ['property', 'type', 'default'],
        fields.map(({ name, type, default: initial = '' }) => [
          code(name),
          code(type?.text ?? ''),
          code(initial),
        ]),
      ),
    ],
    [
      '## Events',
      'They bubble and are composed. `-send` and `-open` can be cancelled with `preventDefault()`.',
      eventTable(events),
    ],
    ['## CSS custom properties', propertyTable(cssProperties)],
    ['## Parts', `Style one with ${code(`${tag}::part(name)`)}.`, parts],
    content.length > 0 && ['## Slots', table(['slot', 'content'], content)],
    ['## More', `[Guide](${address(GUIDE)})`],
  ])
}

/** The README without the sections of tags, whose references have more, and without links to other files. */
function guide(readme: string): string {
  const [before = ''] = readme.split(/^## `</m)
  return before
    .replace(/^<!-- .* -->\n+/gm, '')
    .replace(/^!\[.*\n+/gm, '')
    .replace(/^Sample apps: .*?\n\n/ms, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1')
    .trimEnd()
    .concat('\n')
}

function index(elements: CustomElementDeclaration[]): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${address(path)}): ${about}`
  const tags = elements.map((element) => {
    const { tagName: tag = '' } = element
    return link(code(`<${tag}>`), referenceOf(tag), aboutOf(element).split('.')[0]!)
  })
  return sections([
    [
      '# Trip widgets',
      '> Custom elements that put a trip enquiry, a review, a testimonial, an attraction or a corporate video into any page. Each is one line of HTML: a module script and a tag.',
      fenced(`${script('trip-enquiry')}\n<trip-enquiry partner="your-blog"></trip-enquiry>`),
      'A script calls the provider that it was loaded from. Styles are in a shadow root. `YOUR-PROVIDER` in the pages below is this host.',
    ],
    [
      '## Start',
      link(
        'Guide',
        GUIDE,
        'one line, npm, HTML from a server, React, frames, theming, policies and versions',
      ),
    ],
    ['## Reference', tags.join('\n')],
    [
      '## Optional',
      [
        link('Manifest', 'custom-elements.json', 'the same as a custom elements manifest'),
        link('Types', 'trip-widgets.d.ts', 'TypeScript types of tags and events'),
        link('Versions', 'versions.json', 'all versions with the integrity of each file'),
        `- [API](${PLACEHOLDER}/api/openapi.json): the provider’s calls as OpenAPI 3.1`,
      ].join('\n'),
    ],
  ])
}

/** Its docblock as a paragraph of its own. */
function aboutOf({ tagName, description = '' }: CustomElementDeclaration): string {
  const text = description.replace(`\`<${tagName}>\`: `, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The README's line with a tag; without attributes if it has none. */
function example(tag: string, readme: string): string {
  const bare = `${script(tag)}<${tag}></${tag}>`
  const line = readme.split('\n').find((each) => each.startsWith(script(tag))) ?? bare
  return fenced(line.replace('</script><', '</script>\n<'))
}

const script = (tag: string) =>
  `<script type="module" src="${PLACEHOLDER}/widgets/${tag}.js"></script>`

const fenced = (text: string) => `\`\`\`html\n${text}\n\`\`\``

const address = (path: string) => `${PLACEHOLDER}/widgets/${path}`

const sections = (parts: (string[] | false)[]) =>
  `${parts
    .filter((part) => part !== false)
    .map((part) => part.join('\n\n'))
    .join('\n\n')}\n`
