import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flag, oneOf, text } from './attributes.ts'
import { define } from './define.ts'
import type { HostProps } from './host-props.ts'

interface ProbeProps extends HostProps {
  variant: string
  days: string
  corporate: boolean
}
type Probe = HTMLElement & { days: unknown; corporate: unknown; variant: unknown; theme: unknown }

let draws: ProbeProps[] = []
let mounts = 0

function Screen(props: ProbeProps) {
  draws.push(props)
  const [mount] = useState(() => ++mounts)
  return <input data-mount={mount} data-theme={props.theme} />
}

const attributes = { variant: oneOf('simple', 'wizard'), days: text, corporate: flag }
const undrawn = async () => {
  throw new Error('was drawn by nobody')
}
define('trip-probe', attributes, ':host { color: red }', Screen, undrawn)

const settle = () => new Promise((resolve) => setTimeout(resolve))
const last = () => draws.at(-1)!

async function put(markup: string): Promise<Probe> {
  document.body.innerHTML = markup
  await settle()
  return document.querySelector<Probe>('trip-probe')!
}

beforeEach(() => {
  draws = []
  mounts = 0
})
afterEach(() => {
  document.body.innerHTML = ''
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
})

test.each(['', 'corporate', 'on', 'true', 'false'])(
  'reads corporate="%s" as true',
  async (value) => {
    await put(`<trip-probe corporate="${value}"></trip-probe>`)
    expect(last().corporate).toBe(true)
  },
)

test('restores the default when an attribute is removed or emptied', async () => {
  const probe = await put('<trip-probe variant="WIZARD" days="5" corporate></trip-probe>')
  expect(last()).toMatchObject({ variant: 'wizard', days: '5', corporate: true })
  probe.removeAttribute('variant')
  probe.setAttribute('days', '')
  probe.removeAttribute('corporate')
  await settle()
  expect(last()).toMatchObject({ variant: 'simple', days: '', corporate: false })
})

test('falls back to the default for an unknown word', async () => {
  await put('<trip-probe variant="deluxe" theme="sepia"></trip-probe>')
  expect(last()).toMatchObject({ variant: 'simple', theme: 'auto' })
})

test('keeps properties set before the definition and follows later ones', async () => {
  const early = document.createElement('trip-early') as Probe
  early.days = 4
  early.corporate = true
  document.body.append(early)
  define('trip-early', attributes, '', Screen, undrawn)
  await settle()
  expect(last()).toMatchObject({ days: '4', corporate: true })
  early.days = 9
  early.corporate = false
  await settle()
  expect(last()).toMatchObject({ days: '9', corporate: false })
  expect(early.hasAttribute('corporate')).toBe(false)
})

test('renders once for all changes in one task, and only when connected', async () => {
  const probe = document.createElement('trip-probe') as Probe
  probe.days = 1
  probe.corporate = true
  await settle()
  expect(draws).toHaveLength(0)
  document.body.append(probe)
  probe.days = 2
  probe.variant = 'wizard'
  probe.setAttribute('theme', 'dark')
  await settle()
  expect(draws).toHaveLength(1)
  expect(last()).toMatchObject({ days: '2', variant: 'wizard', theme: 'dark' })
})

test('keeps its tree and typed text when it moves', async () => {
  const probe = await put('<trip-probe></trip-probe><aside></aside>')
  const input = probe.shadowRoot!.querySelector('input')!
  input.value = 'typed'
  document.querySelector('aside')!.append(probe)
  await settle()
  expect(probe.shadowRoot!.querySelector('input')).toBe(input)
  expect(input.value).toBe('typed')
  expect(mounts).toBe(1)
})

test('unmounts when it is removed, and renders again when it is put back', async () => {
  const probe = await put('<trip-probe></trip-probe>')
  probe.remove()
  await settle()
  expect(probe.shadowRoot!.querySelector('input')).toBeNull()
  document.body.append(probe)
  await settle()
  expect(probe.shadowRoot!.querySelector('input')!.dataset.mount).toBe('2')
})

test('creates a value once, even if the element is removed and put back', async () => {
  const probe = await put('<trip-probe></trip-probe>')
  const make = () => ({})
  const made = last().once(make)
  probe.remove()
  await settle()
  document.body.append(probe)
  await settle()
  expect(last().once(make)).toBe(made)
  expect(last().once(() => ({}))).not.toBe(made)
})

test('dispatches prefixed events that bubble, cross shadow roots and can be cancelled', async () => {
  const probe = await put('<main><trip-probe></trip-probe></main>')
  const heard: CustomEvent[] = []
  const hear = (event: Event) => {
    heard.push(event as CustomEvent)
    event.preventDefault()
  }
  for (const name of ['send', 'sent']) document.addEventListener(`trip-probe-${name}`, hear)
  expect(last().emit('send', { payload: 1 })).toBe(false)
  expect(last().emit('sent', {})).toBe(true)
  expect(heard.map((event) => [event.type, event.composed, event.target])).toEqual([
    ['trip-probe-send', true, probe],
    ['trip-probe-sent', true, probe],
  ])
  expect(heard[0]!.detail).toEqual({ payload: 1 })
})

test('shares adopted styles between elements, and adds later ones', async () => {
  await put('<trip-probe></trip-probe><trip-probe></trip-probe>')
  const [one, two] = document.querySelectorAll('trip-probe')
  expect(one!.shadowRoot!.adoptedStyleSheets).toHaveLength(2)
  expect(one!.shadowRoot!.adoptedStyleSheets[1]).toBe(two!.shadowRoot!.adoptedStyleSheets[1])
  expect(one!.shadowRoot!.querySelector('style')).toBeNull()
  last().adopt('.later { color: blue }')
  last().adopt('.later { color: blue }')
  expect(two!.shadowRoot!.adoptedStyleSheets).toHaveLength(3)
})

test('skips a tag that is already defined', () => {
  const defined = customElements.get('trip-probe')
  define('trip-probe', attributes, '', Screen, undrawn)
  expect(customElements.get('trip-probe')).toBe(defined)
})

test('leaves light children alone', async () => {
  const probe = await put('<trip-probe><a href="/plan">Plan a trip</a></trip-probe>')
  expect(probe.innerHTML).toBe('<a href="/plan">Plan a trip</a>')
})

test('reads page-wide attributes from itself, an ancestor or <html>, in that order', async () => {
  document.documentElement.setAttribute('data-trip-theme', 'dark')
  document.documentElement.setAttribute('data-trip-provider', 'https://page.example/x')
  const probe = await put(
    '<section partner="blog" theme="light"><trip-probe></trip-probe></section>',
  )
  expect(last()).toMatchObject({
    theme: 'light',
    provider: { origin: 'https://page.example', product: 'trips', partner: 'blog' },
  })
  probe.setAttribute('theme', 'dark')
  await settle()
  expect(last().theme).toBe('dark')
})

test.each(['data-trip-theme', 'trip-theme'])('follows later changes of %s', async (name) => {
  await put('<trip-probe></trip-probe>')
  document.documentElement.setAttribute(name, 'dark')
  await settle()
  expect(last().theme).toBe('dark')
  document.documentElement.removeAttribute(name)
  await settle()
  expect(last().theme).toBe('auto')
})
