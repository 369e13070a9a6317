import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Preloads the fonts that a language adds in its `type.css`, so that headings don't wait for the style sheet. */
export function languageFonts(code: string): Plugin {
  return {
    name: 'language-fonts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html,
        tags: fontsOf(code).map((file) => preloadOf(`./messages/${code}/${file}`)),
      }),
    },
  }
}

function fontsOf(code: string): string[] {
  const sheet = readFileSync(resolve(import.meta.dirname, `../messages/${code}/type.css`), 'utf8')
  return [...sheet.matchAll(/url\('\.\/([^']+\.woff2)'\)/g)].map(([, file]) => file!)
}

const preloadOf = (href: string) => ({
  tag: 'link',
  injectTo: 'head' as const,
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: true,
  },
})
