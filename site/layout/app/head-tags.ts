import { brand } from '../../brand.ts'
import { companyPicture, typeOf } from '../share-picture.ts'
import { type Language, LANGUAGE, LANGUAGES, pathIn } from '../../routing/languages.ts'
import type { Head, SharePicture } from '../../routing/page.ts'

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** Title length shown by search engines, in characters. */
const LONGEST = 70

export function headTags(head: Head, origin: string): HeadTag[] {
  const { title, description, path, picture = companyPicture, structuredData = [] } = head
  const whole = `${title} · ${brand.name}`
  const address = path === undefined ? undefined : new URL(path, origin).href
  return [
    { tag: 'title', attributes: {}, text: whole.length > LONGEST ? title : whole },
    meta('description', description),
    meta('robots', address ? 'index' : 'noindex'),
    ...(address
      ? [link('canonical', address), meta('og:url', address), ...languageTags(path!, origin)]
      : []),
    meta('og:type', 'website'),
    meta('og:locale', openGraphLocale(LANGUAGE)),
    meta('og:site_name', brand.name),
    meta('og:title', title),
    meta('og:description', description),
    ...pictureTags(picture, origin),
    ...structuredData.map((item): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...item }, wholeAddresses(origin)),
    })),
  ]
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  // Open Graph uses `property`; all others use `name`.
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
})

const link = (rel: string, href: string, hreflang?: string): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...(hreflang && { hreflang }) },
})

const openGraphLocale = ({ locale }: Language) => locale.replace('-', '_')

/** The same page in every language, this one included, and English for all other visitors. */
function languageTags(path: string, origin: string): HeadTag[] {
  const [english] = LANGUAGES
  return [
    ...LANGUAGES.map((language) =>
      link('alternate', origin + pathIn(language, path), language.code),
    ),
    link('alternate', origin + pathIn(english!, path), 'x-default'),
    ...LANGUAGES.filter(({ code }) => code !== LANGUAGE.code).map((language) =>
      meta('og:locale:alternate', openGraphLocale(language)),
    ),
  ]
}

/** Preview of a shared link (ogp.me; X cards). */
function pictureTags({ address, alt, width, height }: SharePicture, origin: string): HeadTag[] {
  const whole = new URL(address, origin).href
  const type = typeOf(address)
  return [
    meta('og:image', whole),
    ...(type ? [meta('og:image:type', type)] : []),
    ...(width ? [meta('og:image:width', String(width))] : []),
    ...(height ? [meta('og:image:height', String(height))] : []),
    meta('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', whole),
    meta('twitter:image:alt', alt),
  ]
}

const ADDRESSES = /^(?:url|item|logo|image|contentUrl|thumbnailUrl)$/

/** Consumers read JSON-LD outside of the page, so relative addresses must become absolute. */
function wholeAddresses(origin: string) {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    return typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value
  }
  return (name: string, value: unknown) => (ADDRESSES.test(name) ? whole(value) : value)
}

/** Marks the page's own tags among those of the site. */
const MARK = 'data-page'

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** Escapes '<' in scripts, so that '</script>' in the data can't end them. */
export function tagHtml({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const open = `<${tag} ${MARK}${written.join('')}>`
  if (text === undefined) return open
  const inner = tag === 'script' ? text.replaceAll('<', String.raw`\u003c`) : escaped(text)
  return `${open}${inner}</${tag}>`
}

export function writeHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${MARK}], title`)) old.remove()
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag)
    element.setAttribute(MARK, '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}
