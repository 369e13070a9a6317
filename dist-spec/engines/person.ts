import { expect } from '@playwright/test'
import { BACKSPACE, type Visitor } from './visitor.ts'

/** What is looked for, by the words a person sees. */
type Kind = 'field' | 'label' | 'button' | 'option'

/**
 * The element of a kind that goes by these words, in whatever open shadow root. It is sent into pages, so
 * all it needs is in it.
 */
export function find(kind: string, words: string): HTMLElement | undefined {
  const roots: (Document | ShadowRoot)[] = [document]
  const all: Element[] = []
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      all.push(element)
      if (element.shadowRoot) roots.push(element.shadowRoot)
    }
  }
  const said = (element: Element) => (element.textContent ?? '').replace(/\s*\*\s*$/, '').trim()
  const isNamed = (element: Element) =>
    said(element) === words || element.getAttribute('aria-label') === words
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const label = () =>
    all.find((element) => element.matches('label') && isNamed(element)) as
      HTMLLabelElement | undefined
  if (kind === 'label') return label()
  if (kind === 'field') return label()?.control ?? undefined
  const selectors: Record<string, string> = {
    option: '[role=option]',
    button: 'button, a, [role=button]',
  }
  const seen = all.filter((element) => element.matches(selectors[kind]!) && isSeen(element))
  // Of choices any that holds them: they say more than what is looked for.
  return seen.find(
    (element) => isNamed(element) || (kind === 'option' && said(element).includes(words)),
  ) as HTMLElement | undefined
}

/** How often it is looked, in milliseconds: what comes soon is seen soon. */
const OFTEN = { intervals: [50, 50, 100, 200, 400] }

/** Where one has to press for it, or what lies over it; null while it is not there. */
const SPOT = `(kind, words) => {
  const element = (${find})(kind, words)
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y)
  const isFree = hit && (hit === element || element.contains(hit) || hit.contains(element))
  return { x, y, over: isFree ? '' : (hit?.outerHTML ?? 'nothing').slice(0, 80) }
}`

interface Spot {
  x: number
  y: number
  /** Empty where nothing lies over it. */
  over: string
}

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
    await expect
      .poll(async () => {
        const before = spot
        spot = await this.#ask<Spot | null>(SPOT, kind, words)
        if (!spot) return `no ${kind} '${words}'`
        // What was pushed away meanwhile would be missed.
        const stays = before?.x === spot.x && before.y === spot.y
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

/** What the field with focus holds. */
function valueOf(): string | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return (active as HTMLInputElement | null)?.value ?? null
}

function textOf(): string {
  const read = (root: Document | ShadowRoot | Element): string =>
    [...root.children]
      .map((element) => {
        if (element.matches('script, style')) return ''
        const own = element.shadowRoot ? read(element.shadowRoot) : ''
        const rest = element.children.length > 0 ? read(element) : (element.textContent ?? '')
        const texts = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && element.children.length > 0)
          .map((node) => node.textContent)
        return [own, ...texts, rest].join(' ')
      })
      .join(' ')
  return read(document).replace(/\s+/g, ' ')
}
