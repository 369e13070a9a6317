// @vitest-environment node
import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { pageOf } from '../routing/pages.ts'
import { ask, refusing } from './ask-for-test.ts'

afterEach(() => vi.restoreAllMocks())

test.each(['//:', '//[', '//evil.example/login', '//evil.example/'])(
  'renders no page at %s, which only looks like a path',
  async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).not.toContain('canonical')
  },
)

test('responds 503 on a render error, reports it, and lets the browser retry', async () => {
  const page = await pageOf('login')
  const wrong = new TypeError('no such thing')
  vi.spyOn(page, 'head').mockImplementation(() => {
    throw wrong
  })
  const onFailure = vi.fn<(error: unknown) => void>()
  const { status, text } = await ask('/login', { onFailure })
  expect(status).toBe(503)
  expect(text).toContain('This page didn’t load.')
  expect(text).toContain(
    '<script type="application/json" id="page-data">{"product":"trips"}</script>',
  )
  expect(onFailure.mock.calls).toEqual([[wrong]])
})

test('escapes the title and the product in a page of an account', async () => {
  const page = await pageOf('myProfile')
  vi.spyOn(page, 'head').mockReturnValue({ title: 'Asha & <b>', description: '' })
  const { text } = await ask('/my-profile', { product: `"><script>$'` })
  const { document } = new Window()
  document.write(text)
  expect(document.documentElement.dataset['tripProduct']).toBe(`"><script>$'`)
  expect(text).toContain('<noscript><h1>Asha &#38; &#60;b&#62;</h1>')
})

test('keeps concurrent renders apart', async () => {
  const carrier = (async (url: string) => {
    const id = /attractions\/x(\d+)x$/.exec(url)?.[1]
    if (!id) return refusing()
    // Each call takes a different time, so that later ones overtake earlier ones.
    for (let turn = 0; turn < (Number(id) * 7) % 11; turn += 1) await new Promise(setImmediate)
    const lists = { image: [], activities: [], category: [] }
    const rest = { description: '', avg_review: 0, total_review: 0 }
    const attraction = { _id: `x${id}x`, name: `Place x${id}x`, attraction_location_label: '' }
    return Response.json({ ...attraction, ...lists, ...rest })
  }) as typeof fetch
  const ids = Array.from({ length: 200 }, (_, index) => `x${index}x`)
  const drawn = await Promise.all(
    ids.map(async (id) => ask(`/attraction-details/${id}`, { carrier })),
  )
  for (const [index, { status, text }] of drawn.entries()) {
    expect(status).toBe(200)
    expect(new Set(text.match(/x\d+x/g))).toEqual(new Set([ids[index]]))
  }
})
