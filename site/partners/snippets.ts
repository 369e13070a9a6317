import { pathOf } from '../routing/router.ts'
import type { Values } from './element-kinds.ts'
import { frameCode } from './frame-code.ts'
import { braced, php, quoted, string, texts, withQuery } from './quoting.ts'

export interface Chosen {
  tag: string
  attributes: Values
  /** Origin of the provider. */
  origin: string
  /** Of the provider, in the API's paths. */
  product: string
  /** Released version or major version; '' for the newest. */
  version: string
  /** Integrity by path within the version, of the tag's script and what it loads later; none for a channel. */
  pins?: Readonly<Record<string, string>>
}

/** Set once for all tags, in the settings of the WordPress plugin. */
const SHARED = new Set(['partner', 'theme'])

/** A way to add a tag to a page, and its code. */
export const SNIPPETS = {
  html: (chosen: Chosen) => `${scripts(chosen)}${element(chosen)}`,
  server: (chosen: Chosen) => `<?php
// In a page that PHP writes. Cache the response for up to five minutes if you can.
$form = @file_get_contents(${php(fragmentOf(chosen))});
echo $form ?: ${php(element(chosen))};
?>
${scripts(chosen)}`,
  react: ({ tag, ...chosen }: Chosen) => `// npm install trip-widgets
import 'trip-widgets/react'
import 'trip-widgets/${tag}'

export default function ${componentOf(tag)}() {
  return <${tag}${braced(bundled(chosen))} />
}`,
  next: (chosen: Chosen) => `'use client'
import { use } from 'react'

const ADDRESS = ${string(fragmentOf(chosen))}
const bare = { __html: ${string(element(chosen))} }
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

export default function ${componentOf(chosen.tag)}() {
  const html = typeof window === 'undefined' ? use(fragment()) : bare
  return (
    <>
      <script async type="module"${braced(scriptOf(chosen, 'crossOrigin'))} />
      <div suppressHydrationWarning dangerouslySetInnerHTML={html} />
    </>
  )
}`,
  vue: ({ tag, ...chosen }: Chosen) => `<!-- npm install trip-widgets, and in vite.config:
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('trip-') } } }) -->
<script setup>
import 'trip-widgets/${tag}'
</script>

<template>
  <${tag}${quoted(bundled(chosen))}></${tag}>
</template>`,
  svelte: ({ tag, ...chosen }: Chosen) => `<!-- npm install trip-widgets -->
<script>
  import 'trip-widgets/${tag}'
</script>

<${tag}${braced(bundled(chosen))}></${tag}>`,
  wordpress: ({ tag, attributes }: Chosen) => {
    const own = Object.entries(attributes).filter(([name]) => !SHARED.has(name))
    const list = quoted(Object.fromEntries(own), '="true"')
    // Brackets would end a shortcode, and WordPress runs `stripcslashes`.
    return `[${tag}${list.replaceAll(/[[\\\]]/g, (character) => `&#${character.charCodeAt(0)};`)}]`
  },
  address: ({ tag, attributes, origin }: Chosen) => origin + pathFor(tag, attributes),
  iframe: frameCode,
} satisfies Record<string, (chosen: Chosen) => string>

export type Way = keyof typeof SNIPPETS
export const WAYS = Object.keys(SNIPPETS) as Way[]

/** Import map that pins the files that a script loads later; undefined for a channel. */
export function importMap({ tag, origin, version, pins }: Omit<Chosen, 'attributes' | 'product'>) {
  const later = Object.entries(pins ?? {}).filter(([file]) => file !== `${tag}.js`)
  if (later.length === 0) return undefined
  const at = (file: string) => `${origin}/widgets/${version}/${file}`
  const integrity = Object.fromEntries(later.map(([file, hash]) => [at(file), hash]))
  return JSON.stringify({ integrity }, null, 2)
}

function scripts(chosen: Chosen): string {
  const map = importMap(chosen)
  const pinned = map ? `<script type="importmap">${map}</script>\n` : ''
  return `${pinned}<script type="module"${quoted(scriptOf(chosen, 'crossorigin'))}></script>`
}

function scriptOf({ tag, origin, version, pins }: Chosen, crossOrigin: string): Values {
  const file = `${tag}.js`
  const src = [`${origin}/widgets`, version, file].filter(Boolean).join('/')
  const integrity = pins?.[file]
  return { src, ...(integrity && { integrity, [crossOrigin]: 'anonymous' }) }
}

const fragmentOf = ({ tag, attributes, origin }: Chosen) =>
  withQuery(`${origin}/widgets/${tag}.html`, attributes)

/** The page of the site that editors turn into a tag. */
function pathFor(tag: string, attributes: Values): string {
  const { variant, attraction, destination, company } = texts(attributes)
  if (tag === 'trip-review') return pathOf('review', { attractionId: attraction })
  if (tag === 'trip-testimonial') return pathOf('submitTestimonial')
  if (tag === 'trip-attraction-card') return pathOf('attraction', { id: attraction })
  if (tag === 'trip-corporate-video') return pathOf('corporate', { corporateName: company })
  return variant === 'wizard' ? pathOf('enquiry', {}, { destination }) : pathOf('home')
}

const element = ({ tag, ...chosen }: Chosen) => `<${tag}${quoted(withProduct(chosen))}></${tag}>`

const withProduct = ({ attributes, product }: Omit<Chosen, 'tag'>): Values =>
  product === 'trips' ? attributes : { product, ...attributes }

/** The npm package doesn't know the provider. */
const bundled = (chosen: Omit<Chosen, 'tag'>): Values => ({
  provider: chosen.origin,
  ...withProduct(chosen),
})

const componentOf = (tag: string) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
