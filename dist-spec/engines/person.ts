import { expect } from '@playwright/test'
import { find, type Kind, type Spot, SPOT, textOf, valueOf } from './looking.ts'
import { BACKSPACE, type Visitor } from './visitor.ts'

/** How often it is looked, in milliseconds: what comes soon is seen soon. */
const OFTEN = { intervals: [50, 50, 100, 200, 400] }

/** Somebody who uses a page by what it says. */
export class Person {
  readonly visitor: Visitor
  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  /** Presses what goes by these words, as soon as it is there and nothing covers it. */
  async press(words: string, kind: Kind = 'button'): Promise<void> {
    const { x, y } = await this.#spot(kind, words)
    await this.visitor.pressAt(x, y)
  }

  /** Waits until something goes by these words, and nothing covers it. */
  async sees(words: string, kind: Kind = 'button'): Promise<void> {
    await this.#spot(kind, words)
  }

  /** Writes into a field, in place of what is there. */
  async fill(label: string, text: string): Promise<void> {
    await this.press(label, 'field')
    const length = await this.visitor
      .evaluate(valueOf as () => string | null)
      .then((value) => value?.length ?? 0)
    await this.visitor.type(BACKSPACE.repeat(length) + text)
  }

  /** Writes into fields by their labels, one after the other. */
  async fillIn(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.fill(label, value)
  }

  /** Ticks a box or chooses one of several: what is drawn for it may be its label alone. */
  check(label: string): Promise<void> {
    return this.press(label, 'label')
  }

  /** Looks for a choice in a combobox, and takes it. */
  async pick(label: string, words: string): Promise<void> {
    await this.fill(label, words)
    await this.press(words, 'option')
    await expect.poll(() => this.value(label), OFTEN).toContain(words)
  }

  /** What a field holds; null where there is no such field. */
  value(label: string): Promise<string | null> {
    return this.#ask<string | null>(
      `(kind, words) => (${find})(kind, words)?.value ?? null`,
      'field',
      label,
    )
  }

  /** Chooses in a native select: its list is drawn by the system, where no script can press. */
  async choose(label: string, option: string): Promise<void> {
    const valueOf = `(kind, words, option) =>
      [...((${find})(kind, words)?.options ?? [])].find(({ text }) => text === option)?.value ?? ''`
    const value = () => this.#ask<string>(valueOf, 'field', label, option)
    await expect.poll(value, OFTEN).not.toBe('')
    const set = `(kind, words, value) => {
      const field = (${find})(kind, words)
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return field.value
    }`
    expect(await this.#ask(set, 'field', label, await value())).not.toBe('')
  }

  async attach(label: string, ...files: string[]): Promise<void> {
    await this.visitor.attach(find as never, ['field', label], files)
    // What shows them makes room for itself, and moves what is below.
    let [height, times] = [0, 0]
    const rests = async () => {
      const now = await this.visitor.evaluate(() => document.documentElement.scrollHeight)
      times = now === height ? times + 1 : 0
      height = now
      return times
    }
    await expect.poll(rests, { intervals: [80] }).toBeGreaterThan(4)
  }

  /** All that is to be read, shadow roots included. */
  text(): Promise<string> {
    return this.visitor.evaluate(textOf)
  }

  async reads(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.text(), OFTEN).toMatch(words)
  }

  async #spot(kind: Kind, words: string): Promise<Spot> {
    let spot: Spot | null = null
    let scrolled = ''
    await expect
      .poll(async () => {
        const before = spot
        spot = await this.#ask<Spot | null>(SPOT, kind, words, scrolled)
        if (!spot) return `no ${kind} '${words}'`
        // What was pushed away meanwhile would be missed.
        const stays = before?.x === spot.x && before.y === spot.y
        if (stays && spot.over === 'nothing' && !scrolled) {
          // A page that does not let itself be scrolled by scripts, as one that snaps.
          await this.visitor.wheel(spot.below)
          scrolled = 'by the wheel'
        }
        return stays ? spot.over : `${words} moves`
      }, OFTEN)
      .toBe('')
    return spot!
  }

  #ask<Answer>(task: string, ...args: string[]): Promise<Answer> {
    return this.visitor.evaluate(
      Object.assign(() => {}, { toString: () => task }) as never,
      ...args,
    )
  }
}
