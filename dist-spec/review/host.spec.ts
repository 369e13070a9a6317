import { bothLooks } from '../support/both-looks.ts'
import { photo } from './photos.ts'
import { FAILED, RIGHT, ReviewForm, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

const CALL = '**/api/v1/create_reviews?*'

let count = 0
const address = () => `host-${process.pid}-${++count}@example.com`

test('keeps its input when the host moves it, lets it change or cancel what is sent, and reports the result', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  await form.addPhotos(await photo('gate.jpg'))
  await expect(form.photos).toHaveText(['gate.jpg'])
  await form.field('Last Name').focus()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const element = document.querySelector('trip-review')!
    ;(element.parentElement as Element & Moving).moveBefore(
      element,
      element.parentElement!.firstChild,
    )
  })
  await page.keyboard.type('-Iyer')
  await expect(form.field('Last Name')).toHaveValue('Rao-Iyer')
  await page.evaluate(() => document.body.append(document.querySelector('trip-review')!))
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await expect(form.field('4 stars')).toBeChecked()
  await expect(form.photos).toHaveText(['gate.jpg'])

  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard, stop: true })
    for (const name of ['send', 'sent', 'failed']) {
      document.addEventListener(`trip-review-${name}`, (event) => {
        const { detail } = event as CustomEvent<{ payload?: { last_name: string } }>
        heard.push([name, detail.payload ? Object.keys(detail.payload).length : detail])
        if (detail.payload) detail.payload.last_name = 'Iyer'
        if ((window as unknown as { stop: boolean }).stop) event.preventDefault()
      })
    }
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await form.submit()
  await expect.poll(heard).toEqual([['send', 8]])
  await expect(form.overlay).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { stop: false, heard: [] }))
  await page.route(CALL, (route) => route.abort(), { times: 1 })
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select last_name from reviews where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([{ last_name: 'Iyer' }])
})

interface Moving {
  moveBefore: (node: Node, child: Node | null) => void
}

test('sends a review with its photos under the strictest policy', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/strict-review.html`)
  await form.fillIn({ 'Email Address': email })
  await expect(form.field('Date of visit')).toHaveAttribute('type', 'text')
  await form.addPhotos(await photo('gate.jpg', 7), await photo('pool.png', 8))
  await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(2)
  await form.button('Remove').first().click()
  await expect(form.photos).toHaveText(['pool.png'])
  await expect(form.button('Remove')).toBeFocused()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select images from reviews where email = $1'
  const [row] = await served.provider.database.query<{ images: string[] }>(query, [email])
  expect(row!.images).toHaveLength(1)
})

test('has no violation in any state', async ({ page, host, axe }) => {
  const clean = await bothLooks(page, axe, 320, { inside: 'trip-review' })
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await clean()
  await form.submit()
  await expect(form.field('Feedback')).toHaveAttribute('aria-invalid', 'true')
  await clean()
  await form.attraction.fill('temple')
  await expect(form.options.first()).toBeVisible()
  await clean()
  await form.attraction.fill('zzz')
  await expect(form.options).toHaveCount(0)
  await clean()
  await form.attraction.press('Escape')
  await form.button('Open the calendar').click()
  await expect(form.button('Previous month')).toBeVisible()
  await clean()
  await page.keyboard.press('Escape')
  await form.fillIn({ 'Email Address': address() })
  await form.addPhotos(await photo('gate.jpg', 9), {
    ...(await photo('no.jpg')),
    buffer: Buffer.alloc(2000, 'no'),
  })
  await expect(form.photosError).toBeVisible()
  await expect(form.element.locator('.filepond--image-preview canvas')).toBeAttached()
  await clean()
  await page.route(CALL, () => {})
  await form.submit()
  await expect(form.overlay).toBeVisible()
  await clean()
  await form.button('Cancel').click()
  await page.unroute(CALL)
  await expect(form.notice).not.toHaveText('')
  await clean()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  await expect(form.button('Write another review')).toBeVisible()
  await clean()
})
