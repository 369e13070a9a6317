import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'postcss'
import { hashSource } from '../provider/http/hash-source.ts'
import { type Look, lookFor, parseCss, usedCss } from './used-css.ts'

/** Vite links the sheet of the page's script, which has the fonts, with `crossorigin`. */
const LINK =
  /\s*<link rel="stylesheet"( crossorigin)? href="((?:\/[\w-]+)?\/assets\/[\w.-]+\.css)">/g
const END = '<script type="application/json" id="page-data">'

/** Pages differ in a few sets of classes. */
const MOST_KEPT = 500

export interface Inlined {
  html: string
  /** Hashes of inline styles. */
  styles: string[]
}

/**
 * Inlines the rules that a page uses, so that it is painted without a second round trip. Its whole sheets are linked
 * after its content, where they delay no paint. The sheet with the fonts is inlined whole and not linked, because fonts that
 * arrive again lay out the whole page again.
 */
export function inlineCss(site: string): (html: string) => Promise<Inlined> {
  /** Built files are content-hashed, so they never change. */
  const sheets = new Map<string, Root>()
  const inlined = new Map<string, { text: string; hash: string }>()
  const sheetAt = async (href: string) => {
    const found = sheets.get(href) ?? parseCss(await readFile(join(site, href), 'utf8'))
    sheets.set(href, found)
    return found
  }
  const looks = new Map<string, Look>()
  async function lookAt(links: string[]): Promise<Look> {
    const key = links.join(' ')
    const look = looks.get(key) ?? lookFor(await Promise.all(links.map(sheetAt)))
    looks.set(key, look)
    return look
  }
  return async (html) => {
    const rest = html.indexOf('</head>')
    const found = [...html.slice(0, rest).matchAll(LINK)]
    const links = found.map(([, , href]) => href!)
    const later = found.filter(([, ofScript]) => !ofScript)
    const end = html.indexOf(END)
    if (links.length === 0 || end < 0) return { html, styles: [] }
    const used = (await lookAt(links))(html)
    const { classes, tags, attributes } = used
    const key = [...links, ...[...classes, ...tags, ...attributes].toSorted()].join(' ')
    let style = inlined.get(key)
    if (!style) {
      const each = await Promise.all(links.map(sheetAt))
      const text = each
        .map((sheet, at) => (found[at]![1] ? sheet.toString() : usedCss(sheet, used)))
        .join('')
      style = { text, hash: hashSource(text) }
      if (inlined.size >= MOST_KEPT) inlined.clear()
      inlined.set(key, style)
    }
    const { text, hash } = style
    let isFirst = true
    const head = html.slice(0, rest).replace(LINK, () => {
      const here = isFirst ? `<style>${text}</style>` : ''
      isFirst = false
      return here
    })
    const whole = later.map(([link]) => link.trim()).join('')
    const content = html.slice(rest, end) + whole + html.slice(end)
    return { html: head + content, styles: [hash] }
  }
}
