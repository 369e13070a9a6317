import { FRAMES } from '../routing/frames.ts'
import { pathOf } from '../routing/router.ts'
import type { Values } from './element-kinds.ts'
import { pageWide } from './tags.ts'
import { braced, escaped, php, quoted, string, texts, withQuery } from './quoting.ts'

export interface Chosen {
  tag: string
  attributes: Values
  /** Origin of the provider. */
  origin: string
  /** Released version or major version; '' for the newest. */
  version: string
  /** Integrity by path within the version, of the tag's script and what it loads later; none for a channel. */
  pins?: Readonly<Record<string, string>>
}

/** Set once for all tags, in the settings of the WordPress plugin. */
const SHARED = new Set(pageWide.map(({ name }) => name))

/** A way to add a tag to a page, and its code. */
export const SNIPPETS = {
  html: ({ tag, attributes, ...chosen }: Chosen) =>
    `${scripts(tag, chosen)}${element(tag, attributes)}`,
  server: ({ tag, attributes, ...chosen }: Chosen) => `<?php
// In a page that PHP writes. Keep the answer for up to five minutes where you can.
$form = @file_get_contents(${php(fragmentOf(tag, attributes, chosen.origin))});
echo $form ?: ${php(element(tag, attributes))};
?>
${scripts(tag, chosen)}`,
  react: ({ tag, attributes, origin }: Chosen) => `// npm install trip-widgets
import 'trip-widgets/react'
import 'trip-widgets/${tag}'

export default function ${componentOf(tag)}() {
  return <${tag}${braced({ provider: origin, ...attributes })} />
}`,
  next: ({ tag, attributes, ...chosen }: Chosen) => `'use client'
import { use } from 'react'

const ADDRESS = ${string(fragmentOf(tag, attributes, chosen.origin))}
const bare = { __html: ${string(element(tag, attributes))} }
let kept = Promise.resolve(bare)
let until = 0

function fragment() {
  if (Date.now() < until) return kept
  until = Date.now() + 300_000
  kept = fetch(ADDRESS, { signal: AbortSignal.timeout(2000) })
    .then(async (answer) => (answer.ok ? { __html: await answer.text() } : bare))
    .catch(() => bare)
  return kept
}

export default function ${componentOf(tag)}() {
  const html = typeof window === 'undefined' ? use(fragment()) : bare
  return (
    <>
      <script async type="module"${braced(scriptOf(tag, chosen, 'crossOrigin'))} />
      <div suppressHydrationWarning dangerouslySetInnerHTML={html} />
    </>
  )
}`,
  vue: ({ tag, attributes, origin }: Chosen) => `<!-- npm install trip-widgets, and in vite.config:
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('trip-') } } }) -->
<script setup>
import 'trip-widgets/${tag}'
</script>

<template>
  ${element(tag, { provider: origin, ...attributes })}
</template>`,
  svelte: ({ tag, attributes, origin }: Chosen) => `<!-- npm install trip-widgets -->
<script>
  import 'trip-widgets/${tag}'
</script>

<${tag}${braced({ provider: origin, ...attributes })}></${tag}>`,
  wordpress: ({ tag, attributes }: Chosen) => {
    const own = Object.entries(attributes).filter(([name]) => !SHARED.has(name))
    const list = quoted(Object.fromEntries(own), '="true"')
    // Brackets would end a shortcode.
    return `[${tag}${list.replaceAll('[', '&#91;').replaceAll(']', '&#93;')}]`
  },
  address: ({ tag, attributes, origin }: Chosen) => origin + pathFor(tag, attributes),
  iframe: ({ tag, attributes, origin }: Chosen) => `<iframe
  src="${escaped(frameFor(tag, attributes, origin))}"
  title="${TITLES[tag]}"
  style="width: 100%; ${sizeOf(tag, attributes)}; border: 0"
></iframe>
<script src="${origin}/widgets/trip-frame.js" async></script>`,
} satisfies Record<string, (chosen: Chosen) => string>

export type Way = keyof typeof SNIPPETS
export const WAYS = Object.keys(SNIPPETS) as Way[]

const TITLES: Record<string, string> = {
  'trip-enquiry': 'Plan your trip',
  'trip-review': 'Submit your review',
  'trip-testimonial': 'Send us a video',
  'trip-attraction-card': 'A place to see',
  'trip-corporate-video': 'A film',
}

/** Heights in px on a phone, until the frame tells its own. */
const HEIGHTS: Record<string, number> = {
  'trip-enquiry': 760,
  'trip-review': 1180,
  'trip-testimonial': 920,
  'trip-attraction-card': 580,
}

function sizeOf(tag: string, attributes: Values): string {
  const height = attributes['variant'] === 'wizard' ? 1600 : HEIGHTS[tag]
  return height ? `height: ${height}px` : 'aspect-ratio: 16 / 9'
}

/** Import map that pins the files that a script loads later; undefined for a channel. */
export function importMap({ tag, origin, version, pins }: Omit<Chosen, 'attributes'>) {
  const later = Object.entries(pins ?? {}).filter(([file]) => file !== `${tag}.js`)
  if (later.length === 0) return undefined
  const at = (file: string) => `${origin}/widgets/${version}/${file}`
  const integrity = Object.fromEntries(later.map(([file, hash]) => [at(file), hash]))
  return JSON.stringify({ integrity }, null, 2)
}

function scripts(tag: string, chosen: Omit<Chosen, 'tag' | 'attributes'>): string {
  const map = importMap({ tag, ...chosen })
  const pinned = map ? `<script type="importmap">${map}</script>\n` : ''
  return `${pinned}<script type="module"${quoted(scriptOf(tag, chosen, 'crossorigin'))}></script>`
}

function scriptOf(
  tag: string,
  { origin, version, pins }: Omit<Chosen, 'tag' | 'attributes'>,
  crossOrigin: string,
): Values {
  const file = `${tag}.js`
  const src = [`${origin}/widgets`, version, file].filter(Boolean).join('/')
  const integrity = pins?.[file]
  return { src, ...(integrity && { integrity, [crossOrigin]: 'anonymous' }) }
}

const fragmentOf = (tag: string, attributes: Values, origin: string) =>
  withQuery(`${origin}/widgets/${tag}.html`, attributes)

const FRAME_OF: Record<string, string> = {
  'trip-enquiry': FRAMES.enquiry,
  'trip-review': FRAMES.review,
  'trip-testimonial': FRAMES.testimonial,
  'trip-attraction-card': FRAMES.attraction,
}

function frameFor(tag: string, attributes: Values, origin: string): string {
  const frame = FRAME_OF[tag]
  if (frame) return withQuery(origin + frame, attributes)
  return origin + FRAMES.corporateVideo + encodeURIComponent(attributes['company'] || 'example')
}

/** The page of the site that editors turn into a tag. */
function pathFor(tag: string, attributes: Values): string {
  const { variant, attraction, destination, company } = texts(attributes)
  if (tag === 'trip-review') return pathOf('review', { attractionId: attraction })
  if (tag === 'trip-testimonial') return pathOf('submitTestimonial')
  if (tag === 'trip-attraction-card') return pathOf('attraction', { id: attraction })
  if (tag === 'trip-corporate-video') return pathOf('corporate', { corporateName: company })
  return variant === 'wizard' ? pathOf('enquiry', {}, { destination }) : pathOf('home')
}

const element = (tag: string, values: Values) => `<${tag}${quoted(values)}></${tag}>`

const componentOf = (tag: string) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
