import type { Attribute, CustomElement, Event, Package } from 'custom-elements-manifest'
import { elementsOf } from './manifest.ts'

const HEAD = `// Written by \`npm run manifest\`: change the declarations in widgets/*/element.ts instead.

`

const FOOT = `
/** Attributes and events of a tag in JSX, such as \`ontrip-enquiry-sent\`. */
export type JsxAttributes<Tag extends keyof TripElements> = {
  [Name in keyof TripElements[Tag] as Exclude<Name, keyof HTMLElement>]?:
    Written<TripElements[Tag][Name]> | undefined
} & {
  [Name in keyof TripEvents as Name extends \`\${Tag}-\${string}\` ? \`on\${Name}\` : never]?:
    ((event: TripEvents[Name]) => void) | undefined
}

/** Accepts numbers too if the value consists of digits or is any text. */
type Written<Value> = string extends Value
  ? string | number
  : Value extends \`\${infer Digits extends number}\`
    ? Value | Digits
    : Value

declare global {
  interface HTMLElementTagNameMap extends TripElements {}
  // They bubble out of shadow roots up to the window.
  interface GlobalEventHandlersEventMap extends TripEvents {}
}
`

export function typesOf(manifest: Package, pageWide: Attribute[]): string {
  const elements = elementsOf(manifest)
  const shared = new Set(pageWide.map(({ name }) => name))
  const events = elements.flatMap((element) => element.events ?? [])
  return [
    HEAD,
    comment('Attributes of every tag, inherited from an ancestor or from `<html>`.'),
    block('interface TripElement extends HTMLElement', pageWide.map(member)),
    ...elements.flatMap((element) => [
      comment(element.description),
      block(
        `export interface ${interfaceOf(element)} extends TripElement`,
        (element.attributes ?? []).filter(({ name }) => !shared.has(name)).map(member),
      ),
    ]),
    comment('Elements by tag name.'),
    block(
      'export interface TripElements',
      elements.map((element) => `'${element.tagName}': ${interfaceOf(element)}\n`),
    ),
    comment('Events by name.'),
    block('export interface TripEvents', events.map(listener)),
    FOOT,
  ].join('')
}

const interfaceOf = ({ name }: CustomElement & { name: string }) => `${name}Element`

const block = (head: string, lines: string[]) => `${head} {\n${lines.join('')}}\n\n`

const comment = (text = '') =>
  text.includes('\n') ? `/**\n${text.replaceAll(/^/gm, ' * ')}\n */\n` : `/** ${text} */\n`

const member = ({ name, description, type, default: word }: Attribute) =>
  `${comment(description + (word ? `; \`${word}\` by default` : ''))}${name}: ${type?.text}\n`

const listener = ({ name, description, type }: Event) =>
  `${comment(description)}'${name}': ${type.text}\n`
