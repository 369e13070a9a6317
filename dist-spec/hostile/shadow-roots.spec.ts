import { expect, test } from '../support/test.ts'

interface Way {
  name: string
  tag: string
  attributes?: string
  /** Matches once the tag is rendered. */
  rendered: string
  /** Puts the HTML into an open shadow root, which the document does not see. */
  act: (html: string) => void
}

/** Each way has a tag of its own, because one that is found defines all others of its name. */
const WAYS: Way[] = [
  {
    name: 'a root that is filled later',
    tag: 'trip-review',
    rendered: 'textarea',
    act: (html) => {
      const host = document.createElement('div')
      const root = host.attachShadow({ mode: 'open' })
      document.querySelector('#first')!.append(host)
      requestAnimationFrame(() => (root.innerHTML = html))
    },
  },
  {
    name: 'the root of an element that is defined later',
    tag: 'trip-testimonial',
    rendered: 'textarea',
    act: (html) => {
      document.querySelector('#first')!.append(document.createElement('late-element'))
      class LateElement extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' }).innerHTML = html
        }
      }
      requestAnimationFrame(() => customElements.define('late-element', LateElement))
    },
  },
  {
    name: 'a root',
    tag: 'trip-enquiry',
    rendered: 'form',
    act: (html) => {
      const host = document.createElement('div')
      document.querySelector('#first')!.append(host)
      host.attachShadow({ mode: 'open' }).innerHTML = html
    },
  },
  {
    name: 'a root in a root',
    tag: 'trip-attraction-card',
    attributes: 'attraction="taj-mahal"',
    rendered: '.name',
    act: (html) => {
      const host = document.createElement('div')
      const outer = host.attachShadow({ mode: 'open' })
      outer.innerHTML = '<p><span></span></p>'
      outer.querySelector('span')!.attachShadow({ mode: 'open' }).innerHTML = html
      document.querySelector('#first')!.append(host)
    },
  },
  {
    name: 'a declarative root',
    tag: 'trip-corporate-video',
    attributes: 'company="xoriant"',
    rendered: 'video',
    act: (html) => {
      const place = document.createElement('section') as HTMLElement & {
        setHTMLUnsafe: (html: string) => void
      }
      document.querySelector('#first')!.append(place)
      place.setHTMLUnsafe(`<p><template shadowrootmode="open">${html}</template></p>`)
    },
  },
]

for (const order of ['before', 'after']) {
  test(`finds tags in shadow roots, created ${order} the all-in-one looks`, async ({
    page,
    host,
    served,
  }) => {
    const act = async (way: Way) => {
      const { tag, attributes = '' } = way
      await page.evaluate(way.act, `<${tag} ${attributes}></${tag}>`)
    }
    const isFound = ({ name, tag, rendered }: Way) =>
      expect(page.locator(tag).locator(rendered).first(), name).toBeVisible()
    await page.goto(`${host}/bare.html`)
    if (order === 'before') for (const way of WAYS) await act(way)
    await page.addScriptTag({
      type: 'module',
      url: `${served.origins.provider}/widgets/trip-widgets.js`,
    })
    for (const way of WAYS) {
      if (order === 'after') await act(way)
      await page.locator(way.tag).evaluate((tag) => tag.scrollIntoView())
      await isFound(way)
    }
    const attachShadow = await page.evaluate(() => String(Element.prototype.attachShadow))
    expect(attachShadow).toContain('native code')
  })
}

test("finds a tag in a closed root through the tag's own file", async ({ page, host, served }) => {
  await page.goto(`${host}/bare.html`)
  const place = await page.evaluateHandle(() => {
    const root = document.querySelector('#first')!.attachShadow({ mode: 'closed' })
    return root.appendChild(document.createElement('trip-enquiry'))
  })
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-enquiry.js`,
  })
  await expect
    .poll(() => place.evaluate((element) => element.shadowRoot?.querySelectorAll('input').length))
    .toBeGreaterThan(3)
})

test('finds its tags where the name of an image hides a method', async ({ page, host, served }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${host}/bare.html`)
  await page.evaluate(() => {
    document.querySelector('#second')!.innerHTML = ['querySelector', 'querySelectorAll']
      .concat('createTreeWalker')
      .map((name) => `<img name="${name}" alt="">`)
      .join('')
    const form = document.createElement('form')
    form.innerHTML = '<input name="localName"><input name="shadowRoot">'
    document.getElementById('first')!.append(form, document.createElement('trip-enquiry'))
  })
  expect(await page.evaluate(() => typeof document.querySelectorAll)).toBe('object')
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-widgets.js`,
  })
  const days = page.locator('trip-enquiry').getByLabel('Days', { exact: true })
  await expect(days).toBeVisible()
  await days.fill('5')
  expect(errors).toEqual([])
})
