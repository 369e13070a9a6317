import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

/** Ways to put a tag into an open shadow root, which the document does not see. */
const WAYS: Record<string, () => void> = {
  'a root': () => {
    const host = document.createElement('div')
    document.querySelector('#first')!.append(host)
    host.attachShadow({ mode: 'open' }).append(document.createElement('trip-enquiry'))
  },
  'a root in a root': () => {
    const host = document.createElement('div')
    const outer = host.attachShadow({ mode: 'open' })
    outer.innerHTML = '<p><span></span></p>'
    const inner = outer.querySelector('span')!.attachShadow({ mode: 'open' })
    inner.append(document.createElement('trip-enquiry'))
    document.querySelector('#first')!.append(host)
  },
  'a declarative root': () => {
    const first = document.querySelector('#first') as HTMLElement & {
      setHTMLUnsafe: (html: string) => void
    }
    first.setHTMLUnsafe(
      '<p><template shadowrootmode="open"><trip-enquiry></trip-enquiry></template></p>',
    )
  },
  'a root that is filled later': () => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    document.querySelector('#first')!.append(host)
    requestAnimationFrame(() => root.append(document.createElement('trip-enquiry')))
  },
  'the root of an element that is defined later': () => {
    document.querySelector('#first')!.innerHTML = '<late-element></late-element>'
    class LateElement extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'open' }).innerHTML = '<trip-enquiry></trip-enquiry>'
      }
    }
    requestAnimationFrame(() => customElements.define('late-element', LateElement))
  },
}

for (const [name, act] of Object.entries(WAYS)) {
  for (const order of ['before', 'after']) {
    test(`finds a tag in ${name}, created ${order} the all-in-one looks`, async ({
      page,
      host,
      served,
    }) => {
      await page.goto(`${host}/bare.html`)
      if (order === 'before') await page.evaluate(act)
      const url = `${served.origins.provider}/widgets/trip-widgets.js`
      await page.addScriptTag({ type: 'module', url })
      if (order === 'after') await page.evaluate(act)
      await expect(new EnquiryForm(page).field('Days')).toBeVisible()
    })
  }
}

test('leaves attachShadow unchanged', async ({ page, host, served }) => {
  await page.goto(`${host}/bare.html`)
  const isNative = () =>
    page.evaluate(() => /native code/.test(String(Element.prototype.attachShadow)))
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-widgets.js`,
  })
  expect(await isNative()).toBe(true)
})

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
