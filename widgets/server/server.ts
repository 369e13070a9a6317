import { reader } from '../stores/read.ts'
import { SHOWN } from '../contract/values/form-facts.ts'
import type { Provider } from '../stores/provider.ts'
import type { FormOptions } from './as-form.ts'
import { draw, type ToDraw } from './draw.tsx'
import { PAGE_WIDE } from '../element/page-wide.ts'
import { described } from './describe.ts'
import { newScope, type Scope, scopes } from './scope.ts'
import { FORMS, type Outcome } from './send.ts'

export { send } from './send.ts'
export { newScope } from './scope.ts'

export interface DrawnPage {
  html: string
  /** Hashes of the styles for a content security policy. */
  styles: string[]
}

export interface ToDrawPage {
  provider: Provider
  carrier: typeof fetch
  /** Called if a tag can't be rendered. Its script renders it instead. */
  onFailure: (error: unknown) => void
  /** URL that forms are posted to without JavaScript. */
  action: string
  /** Identifies one rendered page, so that a form posted from it twice is stored once. */
  key: string
  /** When the page was rendered, signed by the provider. */
  shown?: string
  formsOnly?: true
  outcome?: Exclude<Outcome, { reference: string }> | undefined
  scope?: Scope | undefined
}

const TAG = /<(trip-[a-z]+(?:-[a-z]+)*)((?:\s+[^\s<>=]+(?:="[^"<>]*")?)*)\s*>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

const readAttributes = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity]!),
    ]),
  )

const formOf = (tag: string, { variant }: Readonly<Record<string, string>>) =>
  FORMS.find((form) => form === (variant === 'wizard' ? `${tag} wizard` : tag))

/** Attribute names of a tag, including page-wide ones; undefined for an unknown tag. */
export function attributesOf(tag: string): string[] | undefined {
  const found = described.get(tag)
  return found && [...Object.keys(found.attributes), ...PAGE_WIDE]
}

/** Renders the tags in the HTML of a page. */
export async function drawTags(html: string, page: ToDrawPage): Promise<DrawnPage> {
  const { provider, carrier, onFailure, outcome, scope = newScope() } = page
  const read = reader(provider, { carrier })
  const found = [...html.matchAll(TAG)]
  const one = async ([, tag = '', written = '']: RegExpExecArray) => {
    const attributes = readAttributes(written)
    const name = formOf(tag, attributes)
    const form = name && optionsFor(name, page)
    if (page.formsOnly && !name) return undefined
    const asked: ToDraw = { provider, read, tag, attributes, form, filled: name && outcome?.filled }
    return draw(asked).catch(onFailure)
  }
  const drawings = await scopes.run(scope, async () => Promise.all(found.map(one)))
  let at = 0
  let text = ''
  found.forEach((match, index) => {
    const end = match.index + match[0].length
    text += html.slice(at, end) + (drawings[index]?.html ?? '')
    at = end
  })
  const styles = drawings.flatMap((drawing) => (drawing ? [drawing.style] : []))
  return { html: text + html.slice(at), styles: [...new Set(styles)] }
}

function optionsFor(
  name: string,
  { action, key, shown, outcome, provider }: ToDrawPage,
): FormOptions {
  const { hidden, ...rest } = outcome?.form ?? { hidden: {} }
  const { partner } = provider
  return {
    action,
    ...rest,
    hidden: {
      form: name,
      key,
      ...(shown && { [SHOWN]: shown }),
      ...(partner && { partner }),
      ...hidden,
    },
  }
}
