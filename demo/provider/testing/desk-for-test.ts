import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import type { TestProvider } from './open-for-test.ts'

/** A staff member's browser with pages and forms. */
export interface DeskBrowser {
  get(path: string): Promise<Response>
  /** Posts a form as from an own page, unless headers say otherwise. */
  post(
    path: string,
    fields?: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>
  signIn(email?: string, password?: string): Promise<Response>
  read(path: string): Promise<string>
}

export function deskBrowser({ app }: Pick<TestProvider, 'app'>): DeskBrowser {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name!, value!)
    }
    return response
  }
  const browser: DeskBrowser = {
    get: async (path) => keep(await app.request(path, { headers: { cookie: cookie() } })),
    post: async (path, fields = {}, headers = { 'sec-fetch-site': 'same-origin' }) =>
      keep(
        await app.request(path, {
          method: 'POST',
          body: fields instanceof FormData ? fields : new URLSearchParams(fields),
          headers: { cookie: cookie(), ...headers },
        }),
      ),
    signIn: (email = DEMO_STAFF.email, password = DEMO_STAFF.password) =>
      browser.post('/desk/sign-in', { email, password }),
    read: async (path) => textOf(await (await browser.get(path)).text()),
  }
  return browser
}

export function textOf(page: string): string {
  return page
    .replace(/<head>.*?<\/head>|<[^>]*>/gs, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
}
