import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { pendingCalls, settle } from '../support/kept-focus.ts'
import { announcements, listen } from './live-regions.ts'
import { shownErrors } from './shown-errors.ts'
import { faultsOf } from './spoken-faults.ts'
import { type SpokenFocus, spokenFocus } from './spoken-focus.ts'
import { activeOf, changes, entered } from './spoken-words.ts'
import { sentTitle } from './sent-title.ts'
import { checked } from './transcript.ts'

/** What a person without sight does with a page, and hears of it. */
export class ScreenReader {
  /** What is wrong with what was heard. */
  readonly faults: string[] = []
  private readonly lines: string[] = []
  private readonly masks: [RegExp | string, string][] = [[/"\d+ %[^"]*"$/g, '"(progress)"']]
  private readonly pending: ReturnType<typeof pendingCalls>
  private focus: SpokenFocus | undefined
  private title = ''
  private path = ''
  private said = ''
  /** Errors that have appeared and were not heard yet. */
  private readonly unheard = new Set<string>()
  /** Errors that are shown, and were heard. */
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
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Accessibility.enable')
    await cdp.send('DOM.enable')
    return new ScreenReader(page, cdp)
  }

  /** Writes something in place of what differs from run to run. */
  mask(words: RegExp | string, instead: string): void {
    this.masks.push([words, instead])
  }

  /** A headline of the transcript. */
  chapter(words: string): void {
    this.lines.push('', `## ${words}`, '')
  }

  /** Opens an address: the title is read out. */
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

  /** Presses keys one after the other, and hears what comes of each. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.act(key, () => this.page.keyboard.press(key))
  }

  /** Presses Tab until that has focus, and hears every stop; those between are told by their number. */
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

  /** Types into what has focus. */
  async type(text: string): Promise<void> {
    await this.act(`types "${text}"`, () => this.page.keyboard.type(text), true)
  }

  /** Types into what has focus, and into each field that comes after it. */
  async fill(...texts: string[]): Promise<void> {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await this.press('Tab')
      await this.type(text)
    }
  }

  /** Does what no key alone does, such as choosing a file in the dialog of the system. */
  async act(what: string, work: () => Promise<unknown>, isTyped = false): Promise<void> {
    await work()
    await settle(this.page, this.pending)
    await this.tell(what, isTyped)
  }

  /** Waits until something has been said, whatever else is said before. */
  async hears(words: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.hear()
      expect(this.said).toMatch(words)
    }).toPass({ intervals: [20] })
    await settle(this.page, this.pending)
    await this.tell('')
  }

  /** Compares what was heard with what is written down, and says what was wrong with it. */
  async end(file: string): Promise<void> {
    for (const error of this.unheard) this.faults.push(`never heard: ${error}`)
    await checked(file, this.lines.join('\n'))
    expect(this.faults).toEqual([])
  }

  /** Tells what a key has led to: another focus, a change of what has it, another page, a message. */
  private async tell(key: string, isTyped = false): Promise<void> {
    const before = this.focus
    // What a person does once more may be told once more.
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

  /** A page that comes has its title, and focus is on its heading. */
  private async arrive(now: SpokenFocus | undefined): Promise<void> {
    const [title, url] = [await this.page.title(), new URL(this.page.url())]
    if (title !== this.title) this.write('', `page "${title}"`)
    if (url.pathname !== this.path) {
      const own = await sentTitle(this.page, url.href)
      // Pages of one's own get their title here alone.
      if (title !== own && !/^\/(my-|submit-review)/.test(url.pathname))
        this.fault(`${url.pathname} is called "${title}", not "${own}"`)
      // What was wrong on the page before went with it.
      this.unheard.clear()
      if (now?.role !== 'heading') this.fault(`${url.pathname} has come without its heading`)
    }
    this.title = title
    this.path = url.pathname
  }

  private async hear(): Promise<void> {
    for (const { how, text } of await announcements(this.page)) {
      this.write('', `said (${how}): "${text}"`)
      if (this.said.split('\n').includes(text)) this.fault(`said twice: ${text}`)
      this.said += `\n${text}`
    }
  }

  /** Notes errors that have appeared, and those that were heard: said, or told of what has focus. */
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
    // How often progress is told depends on the line.
    if (!(line.endsWith('"(progress)"') && line === this.lines.at(-1))) this.lines.push(line)
  }

  private masked(words: string): string {
    return this.masks.reduce((text, [from, to]) => text.replaceAll(from, to), words)
  }
}
