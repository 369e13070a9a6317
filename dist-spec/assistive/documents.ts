import type { Browser, Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { sendAll } from '../site/support/every-mail.ts'
import { come, OWN_SCREENS, PUBLIC_SCREENS, type Screen } from '../site/support/screens.ts'
import { bring, ownSession } from '../site/support/traveller.ts'
import type { Mail } from '../support/test.ts'

/** Source of HTML: a server's response, a serialized document, a shadow tree wrapped in a document, or an email. */
export type Kind = 'sent' | 'drawn' | 'shadow' | 'mail'

export interface Document {
  name: string
  kind: Kind
  html: string
}

export interface Finding {
  document: Document
  says: string
}

export async function allDocuments(browser: Browser, serving: Serving): Promise<Document[]> {
  const { provider, blog, intranet } = serving.origins
  await sendAll(serving)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const documents: Document[] = []
  const draw = async (name: string) => void documents.push(...(await drawnOn(page, name)))
  const others = [
    blog,
    `${blog}/letters.html`,
    intranet,
    `${intranet}/video.html`,
    `${intranet}/share.html`,
    `${provider}/_demo/outbox`,
    `${provider}/embed/corporate-video/xoriant`,
  ]
  for (const address of [...others, ...(await addressesOf(provider))]) {
    documents.push(...sentParts(address, await textOf(address)))
  }
  for (const address of others) {
    await page.goto(address)
    await page.waitForLoadState('load')
    await draw(address)
  }
  const drawAll = async (screens: Record<string, Screen>) => {
    let path = ''
    for (const [name, screen] of Object.entries(screens)) {
      // A state of the page that is open already.
      if (screen.reach && screen.path === path) await screen.reach(page)
      else await come(page, provider, screen)
      path = screen.path
      await draw(name)
    }
  }
  await drawAll(PUBLIC_SCREENS)
  await bring(page, serving.origins, await ownSession(serving.origins))
  await drawAll(OWN_SCREENS)
  documents.push(...(await mailsOf(provider)))
  await page.close()
  return documents
}

function sentParts(name: string, text: string): Document[] {
  const shadows: Document[] = []
  const html = text.replaceAll(
    /(<template shadowrootmode[^>]*>)(.*?)(<\/template>)/gs,
    (_, open: string, tree: string, end: string) => {
      shadows.push({ name, kind: 'shadow', html: documentOf('a declared shadow tree', tree) })
      return open + end
    },
  )
  return [{ name, kind: 'sent', html }, ...shadows]
}

/** Wraps a shadow tree in a document, without styles, which a shadow tree may contain but a body may not. */
const documentOf = (title: string, tree: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body>${tree.replaceAll(/<style>.*?<\/style>/gs, '')}</body></html>`

async function addressesOf(provider: string): Promise<Set<string>> {
  const sitemap = await textOf(`${provider}/sitemap.xml`)
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address!)
  const few = listed.filter(
    (address, index) => !/attraction-details|reviews/.test(address) || index % 9 === 0,
  )
  const paths = [...Object.values(PUBLIC_SCREENS), ...Object.values(OWN_SCREENS)]
  return new Set([...few, ...paths.map(({ path }) => provider + path)])
}

async function mailsOf(provider: string): Promise<Document[]> {
  const headers = { accept: 'application/json' }
  const list = await fetch(`${provider}/_demo/outbox`, { headers })
  const count = ((await list.json()) as Mail[]).length
  const mails: Document[] = []
  for (let id = 1; id <= count; id += 1) {
    const answer = await fetch(`${provider}/_demo/outbox/${id}`)
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
    if (isPage) mails.push({ name: `mail ${id}`, kind: 'mail', html: await answer.text() })
  }
  return mails
}

const textOf = async (address: string) =>
  (await fetch(address, { headers: { accept: 'text/html' } })).text()

async function drawnOn(page: Page, name: string): Promise<Document[]> {
  const [drawn = '', ...texts] = await page.evaluate(() => {
    const texts = [`<!DOCTYPE html>${document.documentElement.outerHTML}`]
    const roots: ParentNode[] = [document]
    for (const root of roots) {
      for (const { localName, shadowRoot } of root.querySelectorAll('*')) {
        // Lazy parts are empty until they are near the viewport.
        if (!shadowRoot || shadowRoot.querySelector('[aria-busy=true]')) continue
        roots.push(shadowRoot)
        const body = document.createElement('body')
        body.append(...[...shadowRoot.children].map((child) => child.cloneNode(true)))
        for (const other of body.querySelectorAll('.flatpickr-calendar, .filepond--root'))
          other.remove()
        texts.push(localName, body.innerHTML)
      }
    }
    return texts
  })
  const shadows: Document[] = []
  for (let at = 0; at < texts.length; at += 2) {
    const html = documentOf(texts[at]!, texts[at + 1]!)
    shadows.push({ name: `${name}, a shadow tree`, kind: 'shadow', html })
  }
  return [{ name, kind: 'drawn', html: drawn }, ...shadows]
}
