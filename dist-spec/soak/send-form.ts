import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { flagOf, hostPage, listOf, REFUSED } from '../outbox/outbox-page.ts'
import type { Chosen } from './files.ts'
import { FORMS, type SoakForm, TAGS } from './forms.ts'
import type { Intent } from './plan.ts'
import type { Random } from './random.ts'
import { crash, forgetReports, nextReport, reopen, reportsIn } from './tab.ts'

/** In ms, after which a visitor gives up. */
const PATIENCE = 15 * 60_000
const LOAD = 20_000
const RESPONSE = 90_000

/** Presses of the button until a visitor rather loads the page again. */
const PRESSES = 5

export interface Visit {
  /** Confirmed by the form or by its outbox. Otherwise the reason. */
  outcome: 'sent' | 'saved' | Error
  /** The one that the page showed or reported. */
  reference?: string | undefined
  failures: number
  reloads: number
  killedTabs: number
}

export interface Visitor {
  context: BrowserContext
  host: string
  random: Random
  /** Called at each press of the button. */
  onSubmit(intent: Intent): void
}

/** Sends a form as a person does: tries again after a failure, reloads a page that does not work. */
export async function visit(visitor: Visitor, intent: Intent, { paths }: Chosen): Promise<Visit> {
  const { context, host, random, onSubmit } = visitor
  const visit: Visit = { outcome: new Error('gave up'), failures: 0, reloads: 0, killedTabs: 0 }
  const end = Date.now() + PATIENCE
  let page = await context.newPage()
  let form: SoakForm | undefined
  let isOffline = intent.isOffline
  await page.goto(`${host}/host.css`)
  await forgetReports(page)

  /** Returns what an earlier tab or page has seen already, or else the filled form. */
  async function load(): Promise<SoakForm | 'sent' | 'saved'> {
    await context.setOffline(false)
    const outbox = page.waitForResponse(/chunks\/outbox-/, { timeout: LOAD }).catch(() => {})
    const isNeeded = (request: Request) =>
      request.method() === 'GET' && /\/api\/|\/trip-\w+\.js/.test(request.url())
    const failed = page.waitForEvent('requestfailed', { predicate: isNeeded, timeout: LOAD }).then(
      (request) => Promise.reject(new Error(`lost ${request.url()}`)),
      () => Promise.reject(new Error('the page did not load')),
    )
    failed.catch(() => {})
    await page.goto(hostPage(host, TAGS[intent.kind]))
    const reports = await reportsIn(page)
    if (reports.some(({ name }) => name === 'sent')) return 'sent'
    if (reports.some(({ detail }) => detail.saved)) return 'saved'
    const loaded = FORMS[intent.kind](page)
    await Promise.race([loaded.fill(intent.email, paths), failed])
    if (isOffline) await outbox
    return loaded
  }

  async function kill(): Promise<void> {
    visit.killedTabs += 1
    page = await reopen(page, crash)
    form = undefined
  }

  while (Date.now() < end) {
    try {
      if (!form) {
        const loaded = await load()
        if (loaded === 'sent') return { ...visit, ...(await confirmed(page)) }
        if (loaded === 'saved') return { ...visit, ...(await drained(end)) }
        form = loaded
      }
      await context.setOffline(isOffline)
      const { length } = await reportsIn(page)
      await form.submit()
      onSubmit(intent)
      if (intent.isKilled && !isOffline && visit.killedTabs === 0) {
        await wait(random.below(intent.kind === 'testimonial' ? 6000 : 1200))
        await kill()
        continue
      }
      const { name, detail } = await nextReport(page, length, RESPONSE)
      if (name === 'sent') {
        const shown = await form.reference()
        const reference = shown === detail.reference ? shown : `${shown} or ${detail.reference}`
        return { ...visit, outcome: 'sent', reference }
      }
      if (detail.saved) {
        if (intent.isKilled) await kill()
        return { ...visit, ...(await drained(end)) }
      }
      isOffline = false
      await context.setOffline(false)
      visit.failures += 1
      if (visit.failures % PRESSES === 0) form = undefined
      await wait(200 + random.below(800))
    } catch (error) {
      if (!context.browser()?.isConnected()) throw error
      visit.outcome = error as Error
      visit.reloads += 1
      form = undefined
      await context.setOffline(false)
      // Whatever still fills in the old page ends with it.
      page = await reopen(page).catch(() => context.newPage())
      await wait(500)
    }
  }
  return visit

  /** Waits until the outbox has sent it, and presses its button while nothing happens. */
  async function drained(end: number): Promise<Pick<Visit, 'outcome' | 'reference'>> {
    await context.setOffline(false)
    let form: SoakForm | undefined
    for (let ticks = 0; Date.now() < end; ticks += 1) {
      try {
        if (!form || ticks % 60 === 0) {
          if (!form || ticks > 0) await page.goto(hostPage(host, TAGS[intent.kind]))
          form = FORMS[intent.kind](page)
        }
        if ((await flagOf(page)) === null) return await confirmed(page, 'saved')
        const list = listOf(form)
        if (await list.getByText(REFUSED).isVisible()) return { outcome: new Error('refused') }
        const button = list.getByRole('button', { name: 'Send now', exact: true })
        if (await button.isVisible()) await button.click({ timeout: 1000 })
      } catch {
        form = undefined
      }
      await wait(400 + random.below(400))
    }
    return { outcome: new Error('the outbox did not send it') }
  }
}

async function confirmed(
  page: Page,
  outcome: 'sent' | 'saved' = 'sent',
): Promise<Pick<Visit, 'outcome' | 'reference'>> {
  const sent = (await reportsIn(page)).find(({ name }) => name === 'sent')
  return { outcome, reference: sent?.detail.reference }
}
