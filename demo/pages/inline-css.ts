import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSource } from '../provider/http/hash-source.ts'

const LINK = /<link rel="stylesheet" href="((?:\/[\w-]+)?\/assets\/[\w.-]+\.css)">/g

export interface Inlined {
  html: string
  styles: string[]
}

/**
 * Inlines a page's style sheets for a faster first paint. The links stay, disabled, so that the site's loader finds
 * them and requests no sheet again.
 */
export function inlineCss(site: string): (html: string) => Promise<Inlined> {
  /** Built files are content-hashed, so they never change. */
  const kept = new Map<string, Sheet>()
  const sheetAt = async (href: string) => {
    const found = kept.get(href) ?? (await read(join(site, href)))
    kept.set(href, found)
    return found
  }
  return async (html) => {
    const links = [...html.matchAll(LINK)]
    const sheets = new Map<string, Sheet>()
    for (const [link, href] of links) sheets.set(link, await sheetAt(href!))
    const inlined = html.replace(LINK, (link, href) => {
      const { text } = sheets.get(link)!
      return `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`
    })
    return { html: inlined, styles: [...sheets.values()].map(({ hash }) => hash) }
  }
}

interface Sheet {
  text: string
  hash: string
}

async function read(path: string): Promise<Sheet> {
  const text = await readFile(path, 'utf8')
  if (text.includes('</style')) throw new Error(`${path} contains </style.`)
  return { text, hash: hashSource(text) }
}
