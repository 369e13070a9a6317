/** Shows the defects of plain r2wc that `define` works around. If one of these tests fails, its workaround can go. */
import core from '@r2wc/core'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, test } from 'vitest'

interface Props {
  open?: boolean
  label?: string
  onSend?: (detail: object) => void
}
let draws: Props[] = []
function Screen(props: Props) {
  draws.push({ ...props })
  return <input />
}

const r2wc = (Component: typeof Screen, options: object = {}) => {
  const draw = (root: Root, props: object) => {
    root.render(createElement(Component, { ...props }))
    return root
  }
  return core(Component as never, options, {
    mount: (container, _, props) => draw(createRoot(container), props),
    update: draw,
    unmount: (root) => root.unmount(),
  })
}

let tags = 0
function defineRaw(): string {
  const tag = `raw-${++tags}`
  const props = { open: 'boolean', label: 'string' } as const
  customElements.define(tag, r2wc(Screen, { shadow: 'open', props, events: ['onSend'] }))
  return tag
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
async function put(tag: string, attributes = ''): Promise<HTMLElement> {
  draws = []
  document.body.innerHTML = `<${tag} ${attributes}></${tag}><aside></aside>`
  await settle()
  return document.querySelector(tag)!
}

test.each(['open="open"', 'open="on"'])('reads %s as false', async (attribute) => {
  await put(defineRaw(), attribute)
  expect(draws.at(-1)!.open).toBe(false)
})

test('keeps the old value of a removed attribute', async () => {
  const element = await put(defineRaw(), 'label="old"')
  element.removeAttribute('label')
  await settle()
  expect(draws.at(-1)!.label).toBe('old')
})

test('loses a property set before the definition', async () => {
  const early = document.createElement('raw-early') as HTMLElement & Props
  early.label = 'early'
  document.body.append(early)
  const props = { label: 'string' } as const
  customElements.define('raw-early', r2wc(Screen, { shadow: 'open', props }))
  await settle()
  expect(draws.at(-1)!.label).toBeUndefined()
})

test('unmounts when it moves', async () => {
  const element = await put(defineRaw())
  const input = element.shadowRoot!.querySelector('input')
  document.querySelector('aside')!.append(element)
  await settle()
  expect(element.shadowRoot!.querySelector('input')).not.toBe(input)
})

test('dispatches events that do not bubble', async () => {
  const element = await put(defineRaw())
  const heard: Event[] = []
  element.addEventListener('send', (event) => heard.push(event))
  draws.at(-1)!.onSend!({})
  expect(heard.map(({ bubbles, composed }) => [bubbles, composed])).toEqual([[false, false]])
})

test('has no adopted styles and throws on a second definition', async () => {
  const tag = defineRaw()
  const element = await put(tag)
  expect(element.shadowRoot!.adoptedStyleSheets).toHaveLength(0)
  expect(() => customElements.define(tag, r2wc(Screen))).toThrow(/defined|already/i)
})
