import { useEffect } from 'react'
import { brand } from '../brand.ts'

interface PageHead {
  /** Without the company's name. */
  title: string
  description: string
  /** The page's one address, from the origin; without it search engines are asked to leave the page out. */
  path?: string
}

/** Says in the document's head what page this is; index.html holds the tags, with the home page's values. */
export function usePageHead({ title, description, path }: PageHead) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    const say = (selector: string, attribute: string, value: string) =>
      document.head.querySelector(selector)?.setAttribute(attribute, value)
    say('meta[name=description]', 'content', description)
    say('meta[name=robots]', 'content', path ? 'index' : 'noindex')
    say('meta[property="og:title"]', 'content', title)
    say('meta[property="og:description"]', 'content', description)
    say('meta[property="og:url"]', 'content', brand.origin + (path ?? '/'))
    say('link[rel=canonical]', 'href', brand.origin + (path ?? '/'))
  }, [title, description, path])
}
