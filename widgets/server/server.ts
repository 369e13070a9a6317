import { reader } from '../stores/read.ts'
import { draw, type ToDraw } from './draw.tsx'

export { draw } from './draw.tsx'

/** A page with its tags drawn. */
export interface DrawnPage {
  html: string
  /** What a content security policy allows their styles by. */
  styles: string[]
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

const attributesOf = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity]!),
    ]),
  )

/** Draws the tags of a page that React has drawn; one that fails is left to its script. */
export async function drawTags(
  html: string,
  {
    onFailure,
    provider,
    carrier,
    ...asked
  }: Pick<ToDraw, 'provider'> & {
    /** Carries a call to the provider. */
    carrier: typeof fetch
    onFailure: (error: unknown) => void
    sending: (tag: string, attributes: Record<string, string>) => ToDraw['sending']
  },
): Promise<DrawnPage> {
  const common = { provider, read: reader(provider, { carrier }) }
  const found = [...html.matchAll(TAG)]
  const drawings = await Promise.all(
    found.map(async ([, tag = '', written = '']) => {
      const attributes = attributesOf(written)
      return draw({ ...common, tag, attributes, sending: asked.sending(tag, attributes) }).catch(
        onFailure,
      )
    }),
  )
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
