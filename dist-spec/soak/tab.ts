import type { BrowserContext, Page } from '@playwright/test'

/** What a form has reported to its page. */
export interface Report {
  name: 'sent' | 'failed'
  detail: { reference?: string; failure?: string; saved?: boolean; late?: boolean }
}

/** Keeps the reports of all forms in local storage, where they survive the end of a tab. */
export async function keepReports(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const tag of ['trip-enquiry', 'trip-review', 'trip-testimonial']) {
      for (const name of ['sent', 'failed']) {
        document.addEventListener(`${tag}-${name}`, (event) => {
          const all = JSON.parse(localStorage.getItem('soak') ?? '[]') as object[]
          all.push({ name, detail: (event as CustomEvent<unknown>).detail })
          localStorage.setItem('soak', JSON.stringify(all))
        })
      }
    }
  })
}

export const reportsIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('soak') ?? '[]') as Report[])

export const forgetReports = (page: Page) => page.evaluate(() => localStorage.removeItem('soak'))

/** The first report after `count` others. */
export async function nextReport(page: Page, count: number, timeout: number): Promise<Report> {
  const isNext = (count: number) =>
    (JSON.parse(localStorage.getItem('soak') ?? '[]') as Report[]).at(count)
  const next = await page.waitForFunction(isNext, count, { timeout, polling: 100 })
  return (await next.jsonValue())!
}

/** Ends the process of a tab. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
}

/** Closes a tab, and opens it again as browsers do: with its session storage, and without its files. */
export async function reopen(page: Page, end?: (page: Page) => Promise<void>): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
  await end?.(page)
  await page.close()
  const again = await page.context().newPage()
  await again.addInitScript((stored) => {
    if (sessionStorage.getItem('soak:restored')) return
    for (const [key, text] of Object.entries({ ...stored, 'soak:restored': '1' })) {
      sessionStorage.setItem(key, text)
    }
  }, stored)
  return again
}
