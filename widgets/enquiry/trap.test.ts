import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './element.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  // happy-dom has no such constructor.
  vi.stubGlobal('Option', function option(text: string, value: string) {
    return Object.assign(document.createElement('option'), { text, value })
  })
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each(['simple', 'wizard'])(
  'the %s form ends with a field that people skip',
  async (variant) => {
    document.body.innerHTML = `<trip-enquiry variant="${variant}"></trip-enquiry>`
    const root = document.querySelector('trip-enquiry')!.shadowRoot!
    const field = await vi.waitUntil(() => root.querySelector('form [name=topic]'), 10_000)
    expect(field.outerHTML).toBe(
      '<input name="topic" tabindex="-1" autocomplete="off" aria-hidden="true">',
    )
    expect(field.parentElement!.localName).toBe('form')
    expect(field.nextElementSibling).toBeNull()
  },
)
