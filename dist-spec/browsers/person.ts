import { expect } from '@playwright/test'
import { find, type Kind, type Spot, SPOT, textOf, valueOf } from './looking.ts'
import { BACKSPACE, type Visitor } from './visitor.ts'

/** Poll intervals in ms, short at first so that quick changes are seen quickly. */
const OFTEN = { intervals: [50, 50, 100, 200, 400] }

/** A user who finds everything by its visible text. */
export class Person {
  readonly visitor: Visitor
  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  /** Presses this as soon as it exists and nothing covers it. */
  async press(words: string, kind: Kind = 'button'): Promise<void> {
    const { x, y } = await this.#spot(kind, words)
    await this.visitor.pressAt(x, y)
  }

  async sees(words: string, kind: Kind = 'button'): Promise<void> {
    await this.#spot(kind, words)
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press(label, 'field')
    const length = await this.visitor
      .evaluate(valueOf as () => string | null)
      .then((value) => value?.length ?? 0)
    await this.visitor.type(BACKSPACE.repeat(length) + text)
  }

  async fillIn(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.fill(label, value)
  }

  /** Presses the label, because only that may be visible of a checkbox or radio button. */
  check(label: string): Promise<void> {
    return this.press(label, 'label')
  }

  async pick(label: string, words: string): Promise<void> {
    await this.fill(label, words)
    await this.press(words, 'option')
    await expect.poll(() => this.value(label), OFTEN).toContain(words)
  }

  /** Value of a field, or null if there is no such field. */
  value(label: string): Promise<string | null> {
    return this.#ask<string | null>(
      `(kind, words) => (${find})(kind, words)?.value ?? null`,
      'field',
      label,
    )
  }

  /**
   * Chooses in a native select, whose list belongs to the system and cannot be pressed by scripts, or in the text field
   * that has replaced it.
   */
  async choose(label: string, option: string): Promise<void> {
    const valueOf = `(kind, words, option) =>
      (${find})(kind, words)?.localName === 'input' ? 'typed' :
      [...((${find})(kind, words)?.options ?? [])].find(({ text }) => text === option)?.value ?? ''`
    const value = () => this.#ask<string>(valueOf, 'field', label, option)
    await expect.poll(value, OFTEN).not.toBe('')
    if ((await value()) === 'typed') return this.pick(label, option)
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
    // The preview makes room for itself, and moves everything below.
    let [height, times] = [0, 0]
    const rests = async () => {
      const now = await this.visitor.evaluate(() => document.documentElement.scrollHeight)
      times = now === height ? times + 1 : 0
      height = now
      return times
    }
    await expect.poll(rests, { intervals: [80] }).toBeGreaterThan(4)
  }

  /** All readable text, shadow roots included. */
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
        // A press would miss a moving element.
        const stays = before?.x === spot.x && before.y === spot.y
        if (stays && spot.over === 'nothing' && !scrolled) {
          // Some pages cannot be scrolled by scripts, such as those with scroll snapping.
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
