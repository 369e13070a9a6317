import { FRAMES, NOT_IN_FRAMES, VIDEO_FRAME, WIZARD_HEIGHT } from '../routing/frames.ts'
import { escaped } from '../../widgets/contract/values/escaped.ts'
import type { Values } from './element-kinds.ts'
import { quoted, texts, withQuery } from './quoting.ts'

interface Framed {
  tag: string
  attributes: Values
  /** Of the provider. */
  origin: string
}

/** An `<iframe>` that shows a tag. Its height counts until the frame reports its own. */
export function frameCode({ tag, attributes, origin }: Framed): string {
  const { company = '', variant, analytics } = texts(attributes)
  const frame = Object.values(FRAMES).find((each) => each.tag === tag)
  const height = variant === 'wizard' ? WIZARD_HEIGHT : frame?.height
  const src = frame
    ? withQuery(origin + frame.path, inFrame(attributes))
    : origin + VIDEO_FRAME + encodeURIComponent(company)
  return `<iframe
  src="${escaped(src)}"
  title="${frame?.title ?? 'A film'}"
  referrerpolicy="no-referrer-when-downgrade"
  style="width: 100%; ${height ? `height: ${height}px` : 'aspect-ratio: 16 / 9'}; border: 0"${
    analytics ? `\n ${quoted({ 'data-trip-analytics': analytics })}` : ''
  }
></iframe>
<script src="${origin}/widgets/trip-frame.js" async></script>`
}

/** In a frame, a path would be one of the provider's site. */
const isPath = (name: string, value: string | true) =>
  (name === 'href' || name === 'privacy') && !/^https?:/i.test(String(value))

const inFrame = (attributes: Values): Values =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !NOT_IN_FRAMES.has(name) && !isPath(name, value),
    ),
  )
