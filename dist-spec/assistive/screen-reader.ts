import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { pendingCalls, settle } from '../support/kept-focus.ts'
import { announcements, listen } from './live-regions.ts'
import { shownErrors } from './shown-errors.ts'
import { faultsOf } from './spoken-faults.ts'
import { type SpokenFocus, spokenFocus } from './spoken-focus.ts'
import { activeOf, changes, entered } from './spoken-words.ts'
import { sentTitle } from './sent-title.ts'
import { checked } from './transcript.ts'

/** Uses a page without sight, and records what a screen reader says. */
export class ScreenReader {
  readonly faults: string[] = []
  private readonly lines: string[] = []
  private readonly masks: [RegExp | string, string][] = [
    [/"\d+[ \u200e]*%[^"]*"$/g, '"(progress)"'],
  ]
  private readonly pending: ReturnType<typeof pendingCalls>
  private focus: SpokenFocus | undefined
  private title = ''
  private path = ''
  private said = ''
  private unreliable: RegExp | undefined
  private readonly unheard = new Set<string>()
  private readonly told = new Set<string>()

  readonly page: Page
  private readonly cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page
    this.cdp = cdp
    this.pending = pendingCalls(page)
  }

  static async of(page: Page): Promise<ScreenReader> {
    await listen(page)
    // From now on the browser intercepts choosers. It would start too late for the first one that a test waits for.
    page.on('filechooser', () => {})
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Accessibility.enable')
    await cdp.send('DOM.enable')
    return new ScreenReader(page, cdp)
  }

  /** Leaves out announcements that come at any moment. */
  ignore(announcements: RegExp): void {
    this.unreliable = announcements
  }

  mask(words: RegExp | string, instead: string): void {
    this.masks.push([words, instead])
  }

  chapter(words: string): void {
    this.lines.push('', `## ${words}`, '')
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await settle(this.page, this.pending)
    this.focus = undefined
    this.path = new URL(this.page.url()).pathname
    this.title = await this.page.title()
    const heading = await this.page.getByRole('heading', { level: 1 }).first().textContent()
    this.write(`opens ${this.path}`, `page "${this.title}", heading 1 "${heading?.trim()}"`)
    await this.hear()
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.act(key, () => this.page.keyboard.press(key))
  }

  /** Presses Tab until the target has focus. Every stop is checked, but those between are only counted. */
  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    const arrived = () =>
      target.first().evaluate(async (element) => {
        await new Promise(requestAnimationFrame)
        return element.matches(':focus')
      })
    for (let presses = 0; presses < 150; presses += 1) {
      await this.page.keyboard.press(key)
      if (await arrived()) {
        await settle(this.page, this.pending)
        return this.tell(presses > 0 ? `${key} … ${key}` : key)
      }
      this.fault(...faultsOf(await spokenFocus(this.cdp)))
    }
    throw new Error(`no way by keyboard to ${target}, after:\n${this.lines.join('\n')}`)
  }

  async type(text: string): Promise<void> {
    await this.act(`types "${text}"`, () => this.page.keyboard.type(text), true)
  }

  async fill(...texts: string[]): Promise<void> {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await this.press('Tab')
      if (text) await this.type(text)
    }
  }

  /** Does something that no key alone can, such as choosing a file in the system dialog. */
  async act(what: string, work: () => Promise<unknown>, isTyped = false): Promise<void> {
    await work()
    await settle(this.page, this.pending)
    await this.tell(what, isTyped)
  }

  async hears(words: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.hear()
      expect(this.said).toMatch(words)
    }).toPass({ intervals: [20] })
    await settle(this.page, this.pending)
    await this.tell('')
  }

  async end(file: string): Promise<void> {
    for (const error of this.unheard) this.faults.push(`never heard: ${error}`)
    await checked(file, this.lines.join('\n'))
    expect(this.faults).toEqual([])
  }

  /** Records the effect of a key: new focus, a change of the focused element, another page, or a message. */
  private async tell(key: string, isTyped = false): Promise<void> {
    const before = this.focus
    // A repeated action may repeat its announcement.
    if (key) this.said = ''
    const now = await spokenFocus(this.cdp)
    const isSame = before && now && before.id === now.id
    if (isSame) this.write(key, isTyped ? activeOf(before, now) : changes(before, now))
    else this.write(key, entered(before, now))
    this.focus = now
    this.fault(...faultsOf(now))
    await this.arrive(now)
    await this.hear()
    await this.countErrors(isSame ? undefined : now)
  }

  /** A loaded page must have its title, and focus on its heading. */
  private async arrive(now: SpokenFocus | undefined): Promise<void> {
    const [title, url] = [await this.page.title(), new URL(this.page.url())]
    if (title !== this.title) this.write('', `page "${title}"`)
    if (url.pathname !== this.path) {
      const own = await sentTitle(this.page, url.href)
      // Pages that require sign-in get their title only in the browser.
      if (title !== own && !/^\/(my-|submit-review)/.test(url.pathname))
        this.fault(`${url.pathname} is called "${title}", not "${own}"`)
      // Errors of the previous page are gone with it.
      this.unheard.clear()
      if (now?.role !== 'heading') this.fault(`${url.pathname} has come without its heading`)
    }
    this.title = title
    this.path = url.pathname
  }

  private async hear(): Promise<void> {
    for (const { how, text } of await announcements(this.page)) {
      if (this.unreliable?.test(text)) continue
      this.write('', `said (${how}): "${text}"`)
      if (this.said.split('\n').includes(text)) this.fault(`said twice: ${text}`)
      this.said += `\n${text}`
    }
  }

  /** Records errors that have appeared, and those announced as a message or with the focused element. */
  private async countErrors(now: SpokenFocus | undefined): Promise<void> {
    const shown = await this.page.evaluate(shownErrors)
    for (const error of this.unheard)
      if (!shown.includes(error)) this.fault(`gone before it was heard: ${error}`)
    this.unheard.clear()
    for (const error of shown) if (!this.told.has(error)) this.unheard.add(error)
    for (const error of this.unheard) {
      if (!`${this.said} ${now?.description} ${now?.within.join(' ')}`.includes(error)) continue
      this.unheard.delete(error)
      this.told.add(error)
    }
    for (const error of this.told) if (!shown.includes(error)) this.told.delete(error)
  }

  private fault(...all: string[]): void {
    for (const words of all.map((one) => this.masked(one))) {
      if (!this.faults.includes(words)) this.faults.push(words)
    }
  }

  private write(key: string, words: string): void {
    if (!key && !words) return
    const line = this.masked(`${key.padEnd(12)}${words && `  ${words}`}`).trimEnd()
    // The number of progress announcements depends on the connection.
    if (!(line.endsWith('"(progress)"') && line === this.lines.at(-1))) this.lines.push(line)
  }

  private masked(words: string): string {
    return this.masks.reduce((text, [from, to]) => text.replaceAll(from, to), words)
  }
}
