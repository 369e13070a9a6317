import { createServer, type RequestListener } from 'node:http'
import { listening } from '../support/listening.ts'
import { expect, test } from './wordpress-test.ts'
import { THEMES } from './wordpress.ts'

/** A provider of its own, at a name that WordPress may request. */
async function answering(listener: RequestListener) {
  const { origin, close } = await listening(createServer(listener))
  return { origin: origin.replace('127.0.0.1', 'localhost'), close }
}

const block = (tag: string, given: object = {}) =>
  `<!-- wp:trip-widgets/widget ${JSON.stringify({ tag, with: given })} /-->`

const ALL = [
  '<!-- wp:paragraph --><p>Four days of rain in Kuttanad.</p><!-- /wp:paragraph -->',
  block('trip-enquiry'),
  `<!-- wp:shortcode -->[trip-enquiry variant="wizard" destination="Agra" intro="Don't wait -- plan"]<!-- /wp:shortcode -->`,
  block('trip-attraction-card', { attraction: 'taj-mahal', href: '/places/{id}' }),
  '<!-- wp:shortcode -->[trip-review attraction="taj-mahal"]<!-- /wp:shortcode -->',
  block('trip-testimonial'),
  '<!-- wp:shortcode -->[trip-corporate-video company="xoriant"]<!-- /wp:shortcode -->',
].join('\n\n')

const FRAGMENTS = [
  'trip-enquiry.html?',
  `trip-enquiry.html?variant=wizard&destination=Agra&intro=Don't wait -- plan`,
  'trip-attraction-card.html?attraction=taj-mahal&href=/places/{id}',
  'trip-review.html?attraction=taj-mahal',
  'trip-testimonial.html?',
  'trip-corporate-video.html?company=xoriant',
]

test('every tag works in every theme', async ({ page, blog, served }) => {
  const { provider } = served.origins
  await blog.plugin({ provider, version: '0', partner: 'ledger' })
  const post = await blog.post(ALL)
  const fragments = await Promise.all(
    FRAGMENTS.map(async (query) =>
      (await fetch(`${provider}/widgets/${query}&partner=ledger`)).text(),
    ),
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  for (const theme of THEMES) {
    await blog.php(`switch_theme('${theme}');`)
    const text = await (await fetch(post)).text()
    // WordPress changed nothing in them.
    for (const [at, fragment] of fragments.entries())
      expect(text.includes(fragment), `${theme}: ${FRAGMENTS[at]}`).toBe(true)
    expect(text.match(/<script type="module"/g), theme).toHaveLength(5)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(post)
    for (const tag of ['trip-enquiry', 'trip-review', 'trip-testimonial'])
      await expect(page.locator(tag).locator('style'), `${theme}: ${tag}`).toHaveCount(0)
    const destination = page.getByLabel('Destination').nth(1)
    await expect(destination, theme).toHaveValue('Agra, Uttar Pradesh')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        return document.documentElement.scrollWidth - innerWidth
      })
      expect(overflow, `${theme}: ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(errors, theme).toEqual([])
  }
  expect(await blog.notices()).toEqual([])
})

test('authors can smuggle nothing into a page or an address', async ({ page, blog, served }) => {
  const { provider } = served.origins
  const asked: string[] = []
  const own = await answering((request, response) => {
    asked.push(request.url!)
    response.writeHead(404).end()
  })
  const { origin } = own
  await blog.plugin({ provider: origin, version: '0' })
  const hostile = [
    `[trip-enquiry destination='"><script>alert(1)</script>' onload="alert(1)" days="1&provider=https://evil.example"]`,
    `[trip-enquiry provider="https://evil.example" product="evil" theme="evil" style="color:red" variant="'onclick=alert(1)"]`,
    `[trip-attraction-card attraction="../../x?y#z" href="javascript:alert(1)"]`,
    `[trip-review privacy="//evil.example" heading="&quot; onmouseover=alert(1) &quot;" partner="<b>" theme="dark"]`,
    block('trip-enquiry', { destination: '"><img src=x onerror=alert(1)>', onclick: 'alert(1)' }),
    block('script', { heading: { a: 1 }, days: 3, corporate: 'x" autofocus onfocus=alert(1) "' }),
    '<!-- wp:trip-widgets/widget {"tag":["x"],"with":"x"} /-->',
  ]
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const post = await blog.post(hostile.join('\n\n'))
  await page.goto(post)
  const tags = await page
    .locator('trip-enquiry, trip-attraction-card, trip-review')
    .evaluateAll((elements) =>
      elements.map(({ localName, attributes }) => [
        localName,
        Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      ]),
    )
  const [enquiry, card, review] = ['trip-enquiry', 'trip-attraction-card', 'trip-review']
  const shared = { provider: origin, partner: 'localhost' }
  expect(tags).toEqual([
    [enquiry, { ...shared, destination: '">alert(1)', days: '1&provider=https://evil.example' }],
    [enquiry, shared],
    [card, { ...shared, attraction: '../../x?y#z' }],
    [
      review,
      { provider: origin, heading: '" onmouseover=alert(1) "', partner: '<b>', theme: 'dark' },
    ],
    [enquiry, { ...shared, destination: '"><img src="x">' }],
    [enquiry, { ...shared, days: '3', corporate: '' }],
    [enquiry, shared],
  ])
  const fragments = asked.filter((path) => path.includes('.html')).toSorted()
  expect(fragments).toEqual([
    '/widgets/trip-attraction-card.html?attraction=..%2F..%2Fx%3Fy%23z&partner=localhost',
    '/widgets/trip-enquiry.html?days=3&corporate=&partner=localhost',
    '/widgets/trip-enquiry.html?destination=%22%3E%3Cimg%20src%3D%22x%22%3E&partner=localhost',
    '/widgets/trip-enquiry.html?destination=%22%3Ealert%281%29&days=1%26provider%3Dhttps%3A%2F%2Fevil.example&partner=localhost',
    '/widgets/trip-enquiry.html?partner=localhost',
    '/widgets/trip-review.html?heading=%22%20onmouseover%3Dalert%281%29%20%22&partner=%3Cb%3E&theme=dark',
  ])
  await blog.plugin({ provider, version: '0' })
  await page.goto(post)
  await expect(page.locator('trip-enquiry').first().locator('style')).toHaveCount(0)
  expect(dialogs).toEqual([])
  await own.close()
})

test('shows the last good copy while the provider is down, and waits for it once', async ({
  blog,
}) => {
  const good = '<trip-enquiry><template shadowrootmode="open">Good</template></trip-enquiry>'
  let mode: 'good' | 'hangs' | 'broken' = 'good'
  let requests = 0
  const own = await answering((_, response) => {
    requests++
    if (mode === 'hangs') return
    response.writeHead(mode === 'good' ? 200 : 500, { 'content-type': 'text/html' })
    response.end(mode === 'good' ? good : '<trip-enquiry>Broken</trip-enquiry>')
  })
  await blog.plugin({ provider: own.origin, version: '0' })
  const post = await blog.post('[trip-enquiry]\n\n[trip-enquiry variant="wizard"]')
  const read = async () => (await fetch(post)).text()
  const copies = async () => (await read()).split(good).length - 1
  expect(await copies()).toBe(2)
  expect(await copies()).toBe(2)
  expect(requests).toBe(2)

  const age = `foreach ($wpdb->get_col("select option_name from $wpdb->options where option_name like '_transient_trip_widgets_%'") as $name) {
    $copy = get_option($name); if (is_array($copy)) update_option($name, ['until' => 0] + $copy);
  } delete_transient('trip_widgets_pause');`
  await blog.php(age)
  mode = 'hangs'
  const start = performance.now()
  expect(await copies()).toBe(2)
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await copies()).toBe(2)
  expect(requests).toBe(3)

  await blog.php(age)
  mode = 'broken'
  expect(await copies()).toBe(2)
  expect(requests).toBe(4)
  const other = await blog.post('[trip-review attraction="taj-mahal"]')
  const plain = await (await fetch(other)).text()
  expect(plain).toContain(
    `<a href="${own.origin}/review/taj-mahal">Write a review</a></trip-review>`,
  )
  expect(requests).toBe(4)
  expect(await blog.notices()).toEqual([])
  await own.close()
})

test('feeds and excerpts have a link instead of a form', async ({ blog, served }) => {
  const { provider } = served.origins
  await blog.plugin({ provider, version: '0' })
  await blog.post(`<!-- wp:paragraph --><p>Rain.</p><!-- /wp:paragraph -->${block('trip-enquiry')}`)
  const feed = await (await fetch(`${blog.origin}/?feed=rss2`)).text()
  expect(feed).toContain(`<a href="${provider}/">Plan your trip</a>`)
  expect(feed).not.toContain('<trip-enquiry')
  expect(feed).toContain('<description><![CDATA[Rain.]]></description>')
})

test('loads one script for a tag in a post and in a widget area', async ({
  page,
  blog,
  served,
}) => {
  const { provider } = served.origins
  await blog.plugin({ provider, version: '0' })
  const widgets = JSON.stringify({ 2: { content: block('trip-enquiry') }, _multiwidget: 1 })
  await blog.php(`switch_theme('twentytwentyone'); update_option('widget_block', json_decode('${widgets}', true));
    update_option('sidebars_widgets', ['sidebar-1' => ['block-2']]);`)
  await page.goto(await blog.post('[trip-enquiry]'))
  await expect(page.locator('script[src*="/widgets/"]')).toHaveCount(1)
  await expect(page.locator('trip-enquiry')).toHaveCount(2)
  await expect(page.locator('trip-enquiry').locator('style')).toHaveCount(0)
  await page.locator('footer trip-enquiry, aside trip-enquiry').getByLabel('Days').fill('4')
  await expect(page.getByLabel('Days').first()).toHaveValue('')
})
