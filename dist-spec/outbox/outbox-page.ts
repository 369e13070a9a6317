import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect } from '../support/test.ts'

export const SAVED = 'Saved on this device. We’ll send it when you’re back online.'
export const REFUSED = 'We couldn’t accept this. Edit it and send it again.'
export const DROPPED = 'We couldn’t send this within 7 days, so we removed it from this device.'

/** Calls that send a form. */
export const CALLS = /\/(?:enquiry\/|create_reviews|testimonial\/)(?:\?|$)/

let count = 0
export const newEmail = () => `outbox-${process.pid}-${++count}@mail.example`

export const hostPage = (host: string, tag = 'trip-enquiry', attributes = '') =>
  `${host}/any.html?tag=${tag}&attributes=${encodeURIComponent(`${attributes} outbox="on"`)}`

type WithElement = Pick<EnquiryForm, 'element'>

export const listOf = ({ element }: WithElement) => element.locator('[part=outbox]')

export const press = (form: WithElement, name: string) =>
  listOf(form).getByRole('button', { name, exact: true }).click()

/** Runs while the outbox's chunk loads, which must happen before the network goes. */
export async function whileLoading(page: Page, work: () => Promise<void>): Promise<void> {
  const ready = page.waitForResponse(/chunks\/outbox-/)
  await work()
  await (await ready).finished()
}

/** Fills in an enquiry and goes offline. */
export async function filled(page: Page, address: string, email: string): Promise<EnquiryForm> {
  const form = new EnquiryForm(page)
  await whileLoading(page, async () => {
    await page.goto(address)
    await form.fillIn({ ...RIGHT, Email: email })
  })
  await page.context().setOffline(true)
  return form
}

/** Saves an enquiry without a network. */
export async function saved(page: Page, address: string, email: string): Promise<EnquiryForm> {
  const form = await filled(page, address, email)
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  return form
}

/** Requests that send a form, from all pages of a context. */
export function sendingsOf(context: BrowserContext): Request[] {
  const sendings: Request[] = []
  context.on('request', (request) => {
    if (/POST|PUT/.test(request.method()) && CALLS.test(request.url())) sendings.push(request)
  })
  return sendings
}

export function errorsOf(page: Page): Error[] {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  return errors
}

export const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('trip:outbox'))

/** What a browser does when it thinks that the network is back. */
export const announceNetwork = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('online')))

interface Outgoing {
  form?: [name: string, value: string | File][]
}

interface Waiting {
  key: string
  kind: string
  /** In ms since 1970. */
  at: number
  state: string
  reference?: string
  outgoing: Outgoing
}

export interface Entry extends Omit<Waiting, 'outgoing'> {
  outgoing: Omit<Outgoing, 'form'>
  /** SHA-256 of its files, by name. */
  hashes: Record<string, string>
}

/** Everything that waits in IndexedDB. */
export const entriesOf = (page: Page): Promise<Entry[]> =>
  page.evaluate(async () => {
    const all = await new Promise<Waiting[]>((resolve) => {
      const opening = indexedDB.open('trip:outbox')
      opening.onupgradeneeded = () => opening.result.createObjectStore('waiting')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('waiting').objectStore('waiting').getAll()
        reading.onsuccess = () => resolve(reading.result)
        opening.result.close()
      }
    })
    const entries: Entry[] = []
    for (const { outgoing, ...entry } of all) {
      const { form = [], ...rest } = outgoing
      const hashes: Record<string, string> = {}
      for (const [, file] of form) {
        if (typeof file === 'string') continue
        const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
        hashes[file.name] = Array.from(new Uint8Array(digest), (byte) =>
          byte.toString(16).padStart(2, '0'),
        ).join('')
      }
      entries.push({ ...entry, outgoing: rest, hashes })
    }
    return entries
  })

/** Changes each value of a store in IndexedDB, or adds the lease. */
export const rewrite = (page: Page, database: string, store: string, change: object) =>
  page.evaluate(
    async ([database, store, change]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(database)
        opening.onupgradeneeded = () => opening.result.createObjectStore(store)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite')
          const rows = writing.objectStore(store)
          const keys = rows.getAllKeys()
          keys.onsuccess = () => {
            for (const key of keys.result.length > 0 ? keys.result : ['sending']) {
              const old = rows.get(key)
              old.onsuccess = () => rows.put({ ...old.result, ...change }, key)
            }
          }
          writing.oncomplete = () => resolve()
          opening.result.close()
        }
      }),
    [database, store, change] as const,
  )

/** References of the stored enquiries of an address. */
export const referencesOf = async ({ provider }: Serving, email: string): Promise<string[]> => {
  const query = 'select reference from enquiries where email = $1'
  const rows = await provider.database.query<{ reference: string }>(query, [email])
  return rows.map(({ reference }) => reference)
}
