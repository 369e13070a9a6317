/** Files that the site serves besides its pages, as paths of hono. */
export const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/:part{sitemap-\\w+\\.xml}',
  '/site.webmanifest',
  '/speculation-rules.json',
  '/.well-known/security.txt',
  '/.well-known/change-password',
]

export const isFile = (path: string) => FILES.includes(path) || /^\/sitemap-\w+\.xml$/.test(path)
